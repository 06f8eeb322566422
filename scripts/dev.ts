import { spawn } from 'node:child_process';
import { buildStore, setCurrentBuild } from './build-in-use';
import { openEmptyFolder } from './build-store';
import { copyDevelopmentFiles } from './development-files';
import { writeGeneratedFiles } from './generate';
import { readLocalEnvironment } from './local-environment';
import { bundleWorkers } from './make-build';

/** `npm run dev`: Remix's compiler with hot reload; `scripts/serve-development.ts` runs the result in workerd. Returns the exit code. */
export async function main(): Promise<number> {
  const local = readLocalEnvironment(process.env);
  if ('problem' in local) {
    console.error(local.problem);
    return 1;
  }
  await writeGeneratedFiles();
  const folder = await openEmptyFolder(buildStore);
  setCurrentBuild(folder);
  await Promise.all([copyDevelopmentFiles(folder), bundleWorkers(folder)]);
  const compiler = spawn(
    'node',
    ['node_modules/@remix-run/dev/dist/cli.js', 'dev', '--manual', '-c', 'node scripts/run.mjs serve-development'],
    { stdio: 'inherit', env: { ...process.env, NODE_ENV: 'development' } },
  );
  return new Promise((resolve) => {
    compiler.once('close', (code) => {
      resolve(code ?? 0);
    });
  });
}
