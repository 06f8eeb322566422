import type { Override, PolicyDocument } from '~/cache/tuning/policy-document';
import { doublesUpstreamCalls } from '../../simulation/forecast';
import { readAssignments } from '../assignments';
import { forecastPolicyChange } from '../change-forecast';
import { withOverride } from '../change-policy';
import { changedValues, changeSection } from '../change-report';
import { textOption, type Command, type CommandContext } from '../command';
import { requireValid, knownNames, readCurrentPolicy } from '../current-policy';
import { parseDuration } from '../durations';
import { effectLines } from '../platform-cache';
import { wrongUsage } from '../problems';
import type { Section } from '../report';
import { changeOptions, applyDocument, requireReason } from './change-options';

export const setCommand: Command = {
  name: 'set',
  summary: 'change freshness while the site runs, without a deploy',
  usage: 'NAME.FIELD=VALUE… --why "…" [--for 6h]',
  words: [1, 40],
  options: {
    for: { type: 'string', value: '6h', help: 'until when it holds: 90s, 15m, 6h or 2d; without it until unset' },
    ...changeOptions,
  },
  examples: [
    'set scores.freshSeconds=60 --why "golf finals" --for 6h',
    'set schedule.mostDroppedPercent=80 --why "upstream takes half of the events off" --for 2d',
    'set news.recent.freshSeconds=2m alerts.negativeSeconds=30 --why "storm warnings"',
  ],
  run: async (context) => {
    const { admin, nowMs, options } = context;
    const why = requireReason(context);
    const untilIso = endOf(textOption(options, 'for'), nowMs);
    const wanted = readAssignments(context.words);
    const before = await readCurrentPolicy(admin);
    const change = { nowMs, by: context.operator, why };
    const next = [...wanted.values()].reduce<PolicyDocument>(
      (document, { target, override }) =>
        requireValid(withOverride(document, target, { ...override, ...untilIso }, change, knownNames)),
      before.document,
    );
    const foreseen = await confirmForecast(context, before.document, next);
    const document = await applyDocument(context, 'set', before, next);
    const changed = changedValues(before.document, document, nowMs);
    return {
      report: {
        title: `Set on ${admin.place}.`,
        sections: [changeSection(changed, nowMs), foreseen, { lines: effectLines(before.document, document, nowMs) }],
      },
      json: { revision: document.revision, changed },
    };
  },
};

/**
 * Forecasts a change, and asks for confirmation when upstream calls would more than double.
 * @returns the sections of the forecast
 */
export async function confirmForecast(
  context: CommandContext,
  before: PolicyDocument,
  after: PolicyDocument,
): Promise<Section> {
  const foreseen = await forecastPolicyChange({ admin: context.admin, before, after, nowMs: context.nowMs });
  if (doublesUpstreamCalls(foreseen.forecast)) {
    const changed = changeSection(changedValues(before, after, context.nowMs), context.nowMs);
    const warning = { lines: ['Upstream would be called more than twice as often.'] };
    await context.confirm({ title: '', sections: [changed, foreseen.section, warning] }, 'Change it?');
  }
  return foreseen.section;
}

function endOf(span: string | undefined, nowMs: number): Pick<Override, 'untilIso'> {
  if (span === undefined) return {};
  const milliseconds = parseDuration(span);
  if (milliseconds === undefined) throw wrongUsage(`--for ${span}: say 90s, 15m, 6h or 2d.`);
  return { untilIso: new Date(nowMs + milliseconds).toISOString() };
}
