import { spawn } from 'node:child_process';
import path from 'node:path';

type Command = readonly [program: string, ...words: string[]];

/**
 * Runs groups of installed programs: the commands of a group in parallel, the groups in sequence, stopping after the
 * first group with a failure.
 * @returns 0, or the exit code of the first command that failed
 */
export async function runAll(groups: readonly (readonly Command[])[]): Promise<number> {
  for (const group of groups) {
    const codes = await Promise.all(group.map(run));
    const failed = codes.find((code) => code !== 0);
    if (failed !== undefined) return failed;
  }
  return 0;
}

/** The type checker and the lint are written in Go: collecting their memory less often spares a third of their processor time. */
const environment = { ...process.env, GOGC: '400' };

function run([program, ...words]: Command): Promise<number> {
  const child = spawn(path.join('node_modules', '.bin', program), words, { stdio: 'inherit', env: environment });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      resolve(code ?? 1);
    });
  });
}
