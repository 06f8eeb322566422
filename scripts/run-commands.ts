import { spawn } from 'node:child_process';
import path from 'node:path';

type Command = readonly [program: string, ...words: string[]];

/** Runs groups of programs in parallel, one group after another, until one fails. Returns 0 or the first failure's exit code. */
export async function runAll(groups: readonly (readonly Command[])[]): Promise<number> {
  for (const group of groups) {
    const codes = await Promise.all(group.map(run));
    const failed = codes.find((code) => code !== 0);
    if (failed !== undefined) return failed;
  }
  return 0;
}

function run([program, ...words]: Command): Promise<number> {
  // The Go tools spend a third less processor time with rarer garbage collection.
  const env = { ...process.env, GOGC: '400' };
  const child = spawn(path.join('node_modules', '.bin', program), words, { stdio: 'inherit', env });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      resolve(code ?? 1);
    });
  });
}

export interface CommandResult {
  readonly code: number;
  /** What it printed to its standard output, which the terminal has shown too. */
  readonly output: string;
}

/** Runs a program with further environment variables and returns its output. */
export function runCommand(
  [program = '', ...words]: readonly string[],
  names: Readonly<Record<string, string>> = {},
): Promise<CommandResult> {
  const child = spawn(path.join('node_modules', '.bin', program), words, {
    stdio: ['inherit', 'pipe', 'inherit'],
    env: { ...process.env, ...names },
  });
  const printed: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => {
    printed.push(chunk);
    process.stdout.write(chunk);
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      resolve({ code: code ?? 1, output: Buffer.concat(printed).toString('utf8') });
    });
  });
}
