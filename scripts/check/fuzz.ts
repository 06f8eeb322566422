import { parseArgs } from 'node:util';
import { runAll } from '../build/run-commands';

const usage = 'Usage: npm run fuzz -- [--cases 50000] [--seed 1] [--source NAME]';

/** `npm run fuzz`: damages upstream answers and checks schemas and pages. Prints the smallest case of each fault. Returns the exit code. */
export function main(words: readonly string[]): Promise<number> {
  const options = readOptions(words);
  if (options === null) {
    console.error(usage);
    return Promise.resolve(1);
  }
  const { cases, seed, source } = options;
  process.env.FUZZ_CASES = String(cases);
  process.env.FUZZ_SEED = String(seed);
  const only = source === undefined ? [] : ['-t', `the source ${source} `];
  const file = 'tests/faults/fuzzed-answers.test.ts';
  return runAll([[['vitest', 'run', '--project', 'system', '--silent=false', '--bail=0', ...only, file]]]);
}

/** `null` for invalid options. */
function readOptions(words: readonly string[]) {
  try {
    const text = { type: 'string' } as const;
    const { values } = parseArgs({ args: [...words], options: { cases: text, seed: text, source: text } });
    const [cases, seed] = [Number(values.cases ?? 50_000), Number(values.seed ?? 1)];
    const isValid = Number.isSafeInteger(cases) && cases > 0 && Number.isSafeInteger(seed);
    return isValid ? { cases, seed, source: values.source } : null;
  } catch {
    return null;
  }
}
