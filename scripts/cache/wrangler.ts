import { spawn } from 'node:child_process';
import path from 'node:path';

export interface WranglerResult {
  readonly code: number;
  readonly output: string;
  readonly errors: string;
}

/** Runs wrangler with these arguments; replaceable in tests. */
export type RunWrangler = (words: readonly string[]) => Promise<WranglerResult>;

/** The installed wrangler, or the program that FIELDHOUSE_WRANGLER names. It logs in itself. */
export function findWrangler(environment: Readonly<Record<string, string | undefined>>): RunWrangler {
  const program = environment.FIELDHOUSE_WRANGLER ?? path.join('node_modules', '.bin', 'wrangler');
  return (words) =>
    new Promise((resolve, reject) => {
      const child = spawn(program, words, {
        stdio: ['ignore', 'pipe', 'pipe'],
        env: { ...environment, WRANGLER_SEND_METRICS: 'false', NO_COLOR: '1' },
      });
      const output: Buffer[] = [];
      const errors: Buffer[] = [];
      child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
      child.stderr.on('data', (chunk: Buffer) => errors.push(chunk));
      child.on('error', reject);
      child.on('close', (code) => {
        resolve({
          code: code ?? 1,
          output: Buffer.concat(output).toString('utf8'),
          errors: Buffer.concat(errors).toString('utf8'),
        });
      });
    });
}
