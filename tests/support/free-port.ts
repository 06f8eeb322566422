import { createServer, type AddressInfo, type Server } from 'node:net';

/** A port of the loopback interface that nobody listens on right now. */
export async function freePort(): Promise<number> {
  const [port] = await freePorts();
  return port;
}

/** Two such ports, which differ: both are held until both are known. */
export async function freePorts(): Promise<readonly [number, number]> {
  const [first, second] = await Promise.all([listen(), listen()]);
  const ports = [portOf(first), portOf(second)] as const;
  await Promise.all([close(first), close(second)]);
  return ports;
}

function listen(): Promise<Server> {
  const server = createServer();
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      resolve(server);
    });
  });
}

function portOf(server: Server): number {
  return (server.address() as AddressInfo).port;
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => {
      resolve();
    });
  });
}
