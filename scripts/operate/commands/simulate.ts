import { readFile } from 'node:fs/promises';
import type { ReplayMetrics } from '../../simulation/replay';
import { readTrace } from '../../simulation/trace';
import { forecastPolicyChange, generateTraffic, buildPlatform, type Traffic } from '../change-forecast';
import { readCountOption, readTextOption, type Command, type CommandContext } from '../command';
import { readCurrentPolicy } from '../current-policy';
import { listFieldLines } from '../policy-values';
import { CommandProblem, createUsageProblem } from '../problems';
import { withAssignments } from '../targets';

export const simulateCommand: Command = {
  name: 'simulate',
  summary: 'see what a change would do to traffic, without making it',
  usage: '--set NAME.FIELD=VALUE [NAME.FIELD=VALUE…] [--trace FILE]',
  words: [0, 40],
  options: {
    set: { type: 'string', value: 'NAME.FIELD=VALUE', help: 'the change; more of them may follow as words' },
    trace: {
      type: 'string',
      value: 'FILE',
      help: 'recorded views: lines of {"at", "path"}, or of wrangler tail --format json',
    },
    views: { type: 'string', value: '20000', help: 'how many views to generate where none were recorded' },
    hours: { type: 'string', value: '2', help: 'over how many hours they are spread' },
  },
  examples: [
    'simulate --set scores.freshSeconds=60',
    'simulate --set leaderboard.freshSeconds=120 leaderboard.staleWhileRevalidateSeconds=60 --trace finals.ndjson',
  ],
  notes: listFieldLines(),
  run: async (context) => {
    const { admin, nowMs, options, showProgress } = context;
    const set = readTextOption(options, 'set');
    if (set === undefined) throw createUsageProblem('Say what to change: --set scores.freshSeconds=60.');
    const { document: before } = await readCurrentPolicy(admin);
    const after = withAssignments(before, [set, ...context.words], { nowMs, by: context.operator, why: 'what if' });
    const traffic = await readTraffic(context);
    const { forecast, section, rises } = await forecastPolicyChange({
      admin,
      before,
      after,
      nowMs,
      traffic,
      comparesFront: true,
      onProgress: showProgress,
    });
    const { withoutFront } = forecast;
    const toPlainData = (metrics: ReplayMetrics) => ({
      ...metrics,
      callsBySource: Object.fromEntries(metrics.callsBySource),
    });
    return {
      report: {
        title: `What if, on ${admin.place}.`,
        sections: [section, { lines: [...rises, 'Nothing was changed.'] }],
      },
      json: {
        before: toPlainData(forecast.before),
        after: toPlainData(forecast.after),
        withoutFront: withoutFront && toPlainData(withoutFront),
        changedSources: forecast.changedSources.size,
        allSources: forecast.allSources,
      },
    };
  },
};

async function readTraffic({ options }: CommandContext): Promise<Traffic> {
  const file = readTextOption(options, 'trace');
  if (file !== undefined) return readRecordedTraffic(file);
  return generateTraffic({
    views: readCountOption(options, 'views', 20_000, 500_000),
    hours: readCountOption(options, 'hours', 2, 24),
  });
}

/** The first tenth of the recorded time warms the caches. */
async function readRecordedTraffic(file: string): Promise<Traffic> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw createUsageProblem(`${file} cannot be read.`);
  });
  const { views, otherLines, badLines } = readTrace(text);
  if (views.length === 0) throw new CommandProblem('failed', `${file} holds no view of a page.`);
  const left = otherLines + badLines;
  const name = `${views.length} views of ${file}${left === 0 ? '' : `, ${left} lines left out (${badLines} unreadable)`}`;
  return { listViews: () => views, name, deployment: buildPlatform((views.at(-1)?.atMs ?? 0) / 10) };
}
