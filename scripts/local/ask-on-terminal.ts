import { createInterface } from 'node:readline/promises';

/** The line that somebody types after the question. */
export async function askOnTerminal(question: string): Promise<string> {
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return await lines.question(question);
  } finally {
    lines.close();
  }
}
