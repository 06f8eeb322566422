import { readLocalEnvironment } from './local-environment';
import { runSite } from './run-site';

export async function main(): Promise<number> {
  const local = readLocalEnvironment(process.env);
  if ('problem' in local) {
    console.error(local.problem);
    return 1;
  }
  await runSite(local);
  return 0;
}
