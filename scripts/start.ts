import { readLocalEnvironment } from './local-environment';
import { runSite } from './run-site';

/** `npm start`: the whole site in one local workerd until Ctrl-C. Returns the exit code. */
export async function main(): Promise<number> {
  const local = readLocalEnvironment(process.env);
  if ('problem' in local) {
    console.error(local.problem);
    return 1;
  }
  await runSite(local);
  return 0;
}
