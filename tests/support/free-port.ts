import { createServer } from 'node:net';

/*
 * A port is chosen some time before a runtime binds it, and another test process may choose meanwhile. So each process has its
 * own block of ports by its id, below the system's range for outgoing connections.
 */
const blocks = 440;
const portsOfBlock = 50;
const firstPort = 10_240 + (process.pid % blocks) * portsOfBlock;
let taken = 0;

/** A port of the loopback interface that nobody listens on right now. */
export async function findFreePort(): Promise<number> {
  for (let tried = 0; tried < portsOfBlock; tried += 1) {
    const port = firstPort + (taken % portsOfBlock);
    taken += 1;
    if (await isFree(port)) return port;
  }
  throw new Error(`All ports from ${firstPort} to ${firstPort + portsOfBlock - 1} are taken.`);
}

/** Two different free ports. */
export async function findFreePorts(): Promise<readonly [number, number]> {
  return [await findFreePort(), await findFreePort()];
}

function isFree(port: number): Promise<boolean> {
  const server = createServer();
  return new Promise((resolve) => {
    server.once('error', () => {
      resolve(false);
    });
    server.listen(port, '127.0.0.1', () => {
      server.close(() => {
        resolve(true);
      });
    });
  });
}
