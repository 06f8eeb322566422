import type { FreshnessPolicy } from '../../../app/cache/policies';
import { withOverride, type Target } from '../../../app/cache/tuning/change-policy';
import type { Override, PolicyDocument } from '../../../app/cache/tuning/policy-document';
import { changedValues, changeSection } from '../change-report';
import { textOption, type Command, type CommandContext } from '../command';
import { parseDuration } from '../durations';
import { forecastByCounts } from '../forecast-by-counts';
import { accepted, knownNames, readPolicyInForce, TAKES_EFFECT } from '../policy-in-force';
import { wrongUsage } from '../problems';
import { readField, readTarget } from '../targets';
import { changeOptions, putDocumentInForce, whyOf } from './change-options';

/** What foresees the effect of a change before it is made. */
const forecast = forecastByCounts;

export const setCommand: Command = {
  name: 'set',
  summary: 'change freshness while the site runs, without a deploy',
  usage: 'NAME.FIELD=SECONDS… --why "…" [--for 6h]',
  words: [1, 40],
  options: {
    for: { type: 'string', value: '6h', help: 'until when it holds: 90s, 15m, 6h or 2d; without it until unset' },
    ...changeOptions,
  },
  examples: [
    'set scores.freshSeconds=60 --why "golf finals" --for 6h',
    'set news.recent.freshSeconds=2m alerts.negativeSeconds=30 --why "storm warnings"',
  ],
  run: async (context) => {
    const { admin, nowMs, options } = context;
    const why = whyOf(context);
    const untilIso = endOf(textOption(options, 'for'), nowMs);
    const wanted = readAssignments(context.words);
    const before = await readPolicyInForce(admin);
    const change = { nowMs, by: context.operator, why };
    const next = [...wanted.values()].reduce<PolicyDocument>(
      (document, { target, override }) =>
        accepted(withOverride(document, target, { ...override, ...untilIso }, change, knownNames)),
      before.document,
    );
    await confirmForecast(context, before.document, next);
    const document = await putDocumentInForce(context, 'set', before, next);
    const changed = changedValues(before.document, document, nowMs);
    return {
      report: {
        title: `Set on ${admin.place}.`,
        sections: [changeSection(changed, nowMs), { lines: [TAKES_EFFECT] }],
      },
      json: { revision: document.revision, changed },
    };
  },
};

/** Asks before a change that more than doubles what upstream is asked. */
export async function confirmForecast(
  context: CommandContext,
  before: PolicyDocument,
  after: PolicyDocument,
): Promise<void> {
  const foreseen = await forecast(before, after, context);
  if (foreseen?.doublesUpstreamCalls !== true) return;
  const changed = changeSection(changedValues(before, after, context.nowMs), context.nowMs);
  await context.confirm({ title: '', sections: [changed, foreseen.section] }, 'Change it?');
}

interface Assignment {
  readonly target: Target;
  readonly override: Override;
}

/** `scores.freshSeconds=60` and `scores.negativeSeconds=30` are one change of `scores`. */
function readAssignments(words: readonly string[]): ReadonlyMap<string, Assignment> {
  const found = new Map<string, Assignment>();
  for (const word of words) {
    const [, name = '', value = ''] = /^([^=]+)=(.+)$/.exec(word) ?? [];
    if (name === '')
      throw wrongUsage(`"${word}" is not of the form NAME.FIELD=SECONDS, such as scores.freshSeconds=60.`);
    const dot = name.lastIndexOf('.');
    const target = readTarget(name.slice(0, Math.max(0, dot)), word);
    const field: keyof FreshnessPolicy = readField(name.slice(dot + 1), word);
    const override = { ...found.get(target.name)?.override, [field]: readSeconds(value, word) };
    found.set(target.name, { target, override });
  }
  return found;
}

function readSeconds(value: string, word: string): number {
  const milliseconds = parseDuration(value);
  if (milliseconds !== undefined) return milliseconds / 1000;
  if (!/^\d{1,9}$/.test(value))
    throw wrongUsage(`${word}: "${value}" is no number of seconds, and no span such as 2m.`);
  return Number(value);
}

function endOf(span: string | undefined, nowMs: number): Pick<Override, 'untilIso'> {
  if (span === undefined) return {};
  const milliseconds = parseDuration(span);
  if (milliseconds === undefined) throw wrongUsage(`--for ${span}: say 90s, 15m, 6h or 2d.`);
  return { untilIso: new Date(nowMs + milliseconds).toISOString() };
}
