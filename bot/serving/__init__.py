"""How a process serves: shards, health, the public interface, and the connection to Discord's gateway."""

__all__ = ["doctor", "gateway", "gateway_shards", "health", "operator", "public_api", "token_conflict"]
