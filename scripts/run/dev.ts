import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { buildStore, setCurrentBuild } from '../build/build-in-use';
import { openEmptyFolder } from '../build/build-store';
import { writeGeneratedFiles } from '../build/generate';
import { bundleWorkers, copyDevelopmentFiles } from '../build/make-build';
import { readLocalEnvironment } from '../local/local-environment';
import { requireFreePorts } from '../local/required-ports';

/** `npm run dev`: Remix's compiler with hot reload; `scripts/run/serve-development.ts` runs the result in workerd. Returns the exit code. */
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
    ['node_modules/@remix-run/dev/dist/cli.js', 'dev', '--manual', '-c', 'node scripts/run.mjs run/serve-development'],
    { stdio: 'inherit', env: { ...process.env, NODE_ENV: 'development' } },
  );
  const [code] = (await once(compiler, 'close')) as [number | null];
  return code ?? 0;
}
