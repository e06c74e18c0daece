// @discordjs/proxy before the origin that is named: node exit.cjs FOLDER_OF_NODE_MODULES ORIGIN; prints its port.
const { createRequire } = require('node:module');
const http = require('node:http');
const path = require('node:path');

const [folder, origin] = process.argv.slice(2);
const load = createRequire(path.join(folder, 'index.js'));
const { proxyRequests } = load('@discordjs/proxy');
const { REST } = load('@discordjs/rest');
const rest = new REST({ api: `${origin}/api`, version: '10', globalRequestsPerSecond: 50, timeout: 30_000, retries: 0 });
const pass = proxyRequests(rest);
const server = http.createServer((request, response) => {
  pass(request, response).catch(() => {
    response.statusCode = 502;
    response.end();
  });
});
server.listen(0, '127.0.0.1', () => console.log(server.address().port));
