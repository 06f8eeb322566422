import { once } from 'node:events';
import { createServer } from 'node:net';
import { EnvironmentError } from '~/config/environment';

/** What an error of `listen` means for a setting, by code. */
const portProblems: Readonly<Record<string, string>> = {
  EADDRINUSE: 'another program listens on this port. End it, or set another port',
  EACCES: 'this user may not listen on this port. Set another one',
};

/** Throws an `EnvironmentError` that names the first setting whose port on loopback cannot be used. */
export async function requireFreePorts(ports: Readonly<Record<string, number>>): Promise<void> {
  for (const [name, port] of Object.entries(ports)) {
    const problem = await findPortProblem(port);
    if (problem !== null) throw new EnvironmentError(`${name} is ${port}: ${problem}`);
  }
}

async function findPortProblem(port: number): Promise<string | null> {
  const server = createServer();
  try {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    server.close();
    await once(server, 'close');
    return null;
  } catch (error) {
    const problem = portProblems[(error as NodeJS.ErrnoException).code ?? ''];
    if (problem === undefined) throw error;
    return problem;
  }
}
