import { runAll } from '../build/run-commands';

/** `npm run format`: formats all files, or those that the words name. Returns the exit code. */
export async function main(words: readonly string[]): Promise<number> {
  return runAll([[['oxfmt', ...words]]]);
}
