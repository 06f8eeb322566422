import { readFile } from 'node:fs/promises';
import type { PolicyDocument } from '~/cache/tuning/policy-document';
import { readTrace } from '../../simulation/trace';
import { readAssignments } from '../assignments';
import { forecastPolicyChange, generateTraffic, buildPlatform, type Traffic } from '../change-forecast';
import { withOverride } from '../change-policy';
import { readTextOption, type Command, type CommandContext } from '../command';
import { requireValid, knownNames, readCurrentPolicy } from '../current-policy';
import { listFieldLines } from '../policy-values';
import { CommandProblem, createUsageProblem } from '../problems';

const defaultViews = 20_000;
const mostViews = 500_000;
const defaultHours = 2;
const mostHours = 24;

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
    const wanted = readAssignments([set, ...context.words]);
    const { document: before } = await readCurrentPolicy(admin);
    const change = { nowMs, by: context.operator, why: 'what if' };
    const after = [...wanted.values()].reduce<PolicyDocument>(
      (document, { target, override }) => requireValid(withOverride(document, target, override, change, knownNames)),
      before,
    );
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
    return {
      report: {
        title: `What if, on ${admin.place}.`,
        sections: [section, { lines: [...rises, 'Nothing was changed.'] }],
      },
      json: {
        before: { ...forecast.before, callsBySource: Object.fromEntries(forecast.before.callsBySource) },
        after: { ...forecast.after, callsBySource: Object.fromEntries(forecast.after.callsBySource) },
        withoutFront: withoutFront && {
          ...withoutFront,
          callsBySource: Object.fromEntries(withoutFront.callsBySource),
        },
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
    views: parseCount(readTextOption(options, 'views'), 'views', defaultViews, mostViews),
    hours: parseCount(readTextOption(options, 'hours'), 'hours', defaultHours, mostHours),
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

function parseCount(text: string | undefined, name: string, otherwise: number, most: number): number {
  if (text === undefined) return otherwise;
  const count = Number(text);
  if (!/^\d+$/.test(text) || count < 1 || count > most) {
    throw createUsageProblem(`--${name} ${text}: say a whole number from 1 to ${most}.`);
  }
  return count;
}
