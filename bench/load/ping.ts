// Asks a server for its health again and again, and tells its parent the longest wait since it was asked last, in ms:
// `node ping.ts ORIGIN`.
import { Agent, get } from 'node:http';

const [origin = ''] = process.argv.slice(2);
const agent = new Agent({ keepAlive: true });
let longestMs = 0;

function ping(): void {
  const begunAt = performance.now();
  get(`${origin}/healthz`, { agent }, (reply) => {
    reply.resume();
    reply.once('end', () => {
      longestMs = Math.max(longestMs, performance.now() - begunAt);
      setTimeout(ping, 1);
    });
  });
}

process.on('message', () => {
  process.send?.(longestMs);
  longestMs = 0;
});
ping();
