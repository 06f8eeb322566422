import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { buildAll } from '../build/build';
import { measureIdleWorkerGrowth } from './idle-worker';
import { listSoakProblems } from './judgment';
import { formatReportLines, withSoakReport } from './report';
import { runSoak } from './soak-run';

const usage = 'Usage: npm run soak -- [--minutes 20] [--seed 1]';
const reportFile = 'docs/reliability.md';
const USUAL_MINUTES = 20;
const MOST_MINUTES = 600;
/** Share of a run in which V8 may grow its heap, without a judgment of memory. */
const SETTLE_SHARE = 0.15;

/**
 * `npm run soak`: loads the site while upstream fails, crons tick, policies change and versions are deployed. Runs of 20 minutes or more
 * judge memory and write docs/reliability.md. Returns the exit code.
 */
export async function main(words: readonly string[]): Promise<number> {
  const options = readOptions(words);
  if (options === null) {
    console.error(usage);
    return 1;
  }
  const { minutes, seed } = options;
  const seconds = minutes * 60;
  await buildAll();
  const result = await runSoak({ seconds, seed, print: console.log });
  const settleSeconds = minutes >= USUAL_MINUTES ? seconds * SETTLE_SHARE : null;
  const problems = listSoakProblems(result.seen, settleSeconds);
  const day = new Date().toISOString().slice(0, 10);
  // Compared with the growth of the site, which short runs do not judge.
  const idleRssKbPerRequest = settleSeconds === null ? undefined : await measureIdleWorkerGrowth();
  const facts = { minutes, seed, settleSeconds, day, idleRssKbPerRequest };
  const lines = formatReportLines(result, facts, problems);
  console.log(lines.join('\n'));
  if (minutes >= USUAL_MINUTES) await writeFile(reportFile, withSoakReport(await readFile(reportFile, 'utf8'), lines));
  return problems.length > 0 ? 1 : 0;
}

/** `null` when the words are no options of this command. */
export function readOptions(words: readonly string[]): { readonly minutes: number; readonly seed: number } | null {
  try {
    const text = { type: 'string' } as const;
    const { values } = parseArgs({ args: [...words], options: { minutes: text, seed: text } });
    const [minutes, seed] = [Number(values.minutes ?? USUAL_MINUTES), Number(values.seed ?? 1)];
    const isValid = Number.isInteger(minutes) && minutes >= 1 && minutes <= MOST_MINUTES && Number.isSafeInteger(seed);
    return isValid ? { minutes, seed } : null;
  } catch {
    return null;
  }
}
