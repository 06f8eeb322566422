import { runAll } from './run-commands';

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

interface Options {
  readonly cases: number;
  readonly seed: number;
  readonly source: string | undefined;
}

/** `null` for invalid options. */
function readOptions(words: readonly string[]): Options | null {
  const given = new Map<string, string>();
  for (let index = 0; index < words.length; index += 2) {
    const [name = '', value = ''] = words.slice(index, index + 2);
    if (!['--cases', '--seed', '--source'].includes(name) || value === '') return null;
    given.set(name, value);
  }
  const cases = Number(given.get('--cases') ?? '50000');
  const seed = Number(given.get('--seed') ?? '1');
  return Number.isSafeInteger(cases) && cases > 0 && Number.isSafeInteger(seed)
    ? { cases, seed, source: given.get('--source') }
    : null;
}
