import { once } from 'node:events';
import { createInterface } from 'node:readline/promises';
import { EnvironmentError } from '~/config/environment';

/** The line that somebody types after the question. Throws an `EnvironmentError` if the input ends first, as at Ctrl-D. */
export async function askOnTerminal(
  question: string,
  input: NodeJS.ReadableStream = process.stdin,
  output: NodeJS.WritableStream = process.stdout,
): Promise<string> {
  const lines = createInterface({ input, output });
  const end = (): never => {
    throw new EnvironmentError('Ended without an answer. Nothing is written.');
  };
  try {
    return await Promise.race([lines.question(question).catch(end), once(lines, 'close').then(end)]);
  } finally {
    lines.close();
  }
}
