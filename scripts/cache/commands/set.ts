import { fromZonedTime } from 'date-fns-tz';
import type { Override, PolicyDocument } from '~/cache/tuning/policy-document';
import { readContentClock, type Environment } from '~/config/environment';
import { getCalendarDay } from '~/models/dates/content-clock';
import { DAY_MS } from '~/time-units';
import { readAssignments } from '../assignments';
import { forecastPolicyChange } from '../change-forecast';
import { withOverride } from '../change-policy';
import { listChangedValues, buildChangeSection } from '../change-report';
import { readTextOption, type Command, type CommandContext } from '../command';
import { requireValid, knownNames, readCurrentPolicy } from '../current-policy';
import { parseDuration } from '../durations';
import { describeEffect } from '../platform-cache';
import { listFieldLines } from '../policy-values';
import { createUsageProblem } from '../problems';
import type { Section } from '../report';
import { changeOptions, applyDocument, requireReason } from './change-options';

export const setCommand: Command = {
  name: 'set',
  summary: 'change freshness while the site runs, without a deploy',
  usage: 'NAME.FIELD=VALUE… [NAME --live 30s] --why "…" [--for 6h]',
  words: [1, 40],
  options: {
    for: {
      type: 'string',
      value: '6h',
      help: 'how long it holds: 90s, 15m, 6h or 2d, at most until June 30; without it until unset',
    },
    live: {
      type: 'string',
      value: '30s',
      help: 'liveFreshSeconds of each NAME without a field: how often games in play are refreshed',
    },
    ...changeOptions,
  },
  examples: [
    'set scores.freshSeconds=60 --why "golf finals" --for 6h',
    'set scores --live 30s --why "state finals" --for 12h',
    'set schedule.mostDroppedPercent=80 --why "upstream takes half of the events off" --for 2d',
    'set upstream.callsPerSecond=5 --why "their database is slow" --for 4h',
    'set news.recent.freshSeconds=2m alerts.negativeSeconds=30 --why "storm warnings"',
  ],
  notes: listFieldLines(),
  run: async (context) => {
    const { admin, nowMs, options } = context;
    const why = requireReason(context);
    const environment = await admin.readEnvironment();
    const untilIso = computeOverrideEnd(readTextOption(options, 'for'), nowMs, environment);
    const wanted = readAssignments(addLiveField(context.words, readTextOption(options, 'live')));
    const before = await readCurrentPolicy(admin);
    const change = { nowMs, by: context.operator, why };
    const next = [...wanted.values()].reduce<PolicyDocument>(
      (document, { target, override }) =>
        requireValid(withOverride(document, target, { ...override, ...untilIso }, change, knownNames)),
      before.document,
    );
    const foreseen = await confirmForecast(context, before.document, next);
    const document = await applyDocument(context, 'set', before, next);
    const changed = listChangedValues(before.document, document, nowMs, environment.UPSTREAM_CALLS_PER_SECOND);
    return {
      report: {
        title: `Set on ${admin.place}.`,
        sections: [
          buildChangeSection(changed, nowMs),
          foreseen,
          { lines: describeEffect(before.document, document, nowMs) },
        ],
      },
      json: { revision: document.revision, changed },
    };
  },
};

/** `scores` is `scores.liveFreshSeconds=30s` with `--live 30s`. */
function addLiveField(words: readonly string[], live: string | undefined): readonly string[] {
  const isName = (word: string) => !word.includes('=');
  if (live !== undefined && !words.some(isName))
    throw createUsageProblem(`--live ${live}: of what? Say scores, or a source.`);
  return words.map((word) => (live !== undefined && isName(word) ? `${word}.liveFreshSeconds=${live}` : word));
}

/** Forecasts a change, and asks for confirmation when upstream would be called more than twice as often. */
export async function confirmForecast(
  context: CommandContext,
  before: PolicyDocument,
  after: PolicyDocument,
): Promise<Section> {
  const foreseen = await forecastPolicyChange({ admin: context.admin, before, after, nowMs: context.nowMs });
  if (foreseen.rises.length > 0) {
    const { UPSTREAM_CALLS_PER_SECOND } = await context.admin.readEnvironment();
    const values = listChangedValues(before, after, context.nowMs, UPSTREAM_CALLS_PER_SECOND);
    const changed = buildChangeSection(values, context.nowMs);
    await context.confirm(
      { title: '', sections: [changed, foreseen.section, { lines: foreseen.rises }] },
      'Change it?',
    );
  }
  return foreseen.section;
}

/** Overrides end with the season at the latest, because they are easily forgotten. */
function computeOverrideEnd(
  span: string | undefined,
  nowMs: number,
  environment: Environment,
): Pick<Override, 'untilIso'> {
  if (span === undefined) return {};
  const milliseconds = parseDuration(span);
  if (milliseconds === undefined) throw createUsageProblem(`--for ${span}: say 90s, 15m, 6h or 2d.`);
  const clock = readContentClock(environment);
  const leftMs = computeSeasonEndMs(clock.getNowMs(), clock.timeZone) - clock.getNowMs();
  if (milliseconds > leftMs) {
    const days = Math.max(1, Math.floor(leftMs / DAY_MS));
    throw createUsageProblem(
      `--for ${span}: at most until the season ends on June 30, which is ${days}d; without --for it holds until unset.`,
    );
  }
  return { untilIso: new Date(nowMs + milliseconds).toISOString() };
}

/** The end of the season, which runs from July to June in the association's time zone. */
export function computeSeasonEndMs(nowMs: number, timeZone: string): number {
  const [year = 0, month = 0] = getCalendarDay(nowMs, timeZone).split('-').map(Number);
  return fromZonedTime(`${month >= 7 ? year + 1 : year}-07-01T00:00:00`, timeZone).valueOf();
}
