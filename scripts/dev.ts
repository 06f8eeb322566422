import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { buildStore, setCurrentBuild } from './build-in-use';
import { openEmptyFolder } from './build-store';
import { writeGeneratedFiles } from './generate';
import { readLocalEnvironment } from './local-environment';
import { bundleWorkers, copyDevelopmentFiles } from './make-build';
import { requireFreePorts } from './required-ports';

/** `npm run dev`: Remix's compiler with hot reload; `scripts/serve-development.ts` runs the result in workerd. Returns the exit code. */
export async function main(): Promise<number> {
  // Refuses wrong settings before the compiler starts.
  const { port, demoPort } = readLocalEnvironment(process.env);
  await requireFreePorts({ PORT: port, DEMO_PORT: demoPort });
  await writeGeneratedFiles();
  const folder = await openEmptyFolder(buildStore);
  setCurrentBuild(folder);
  await Promise.all([copyDevelopmentFiles(folder), bundleWorkers(folder)]);
  const compiler = spawn(
    'node',
    ['node_modules/@remix-run/dev/dist/cli.js', 'dev', '--manual', '-c', 'node scripts/run.mjs serve-development'],
    { stdio: 'inherit', env: { ...process.env, NODE_ENV: 'development' } },
  );
  const [code] = (await once(compiler, 'close')) as [number | null];
  return code ?? 0;
}
