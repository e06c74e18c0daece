"""The pictures of Warrior Knights: a view goes in, an encoded image comes out."""
