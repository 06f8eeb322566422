import { fromZonedTime } from 'date-fns-tz';
import type { Override, PolicyDocument } from '~/cache/tuning/policy-document';
import { readContentClock } from '~/config/environment';
import { addDays } from '~/models/dates/calendar-date';
import { getCalendarDay, type ContentClock } from '~/models/dates/content-clock';
import { forecastPolicyChange } from '../change-forecast';
import { removeOverride, type Change } from '../change-policy';
import { listChangedValues, buildChangeSection } from '../change-report';
import { readTextOption, type Command, type CommandContext, type CommandResult, type OptionValues } from '../command';
import { applyDocument, changeOptions, readCurrentPolicy, requireReason, type CurrentPolicy } from '../current-policy';
import { formatMoment, parseDuration } from '../durations';
import { describeEffect } from '../platform-cache';
import { listFieldLines } from '../policy-values';
import { createUsageProblem } from '../problems';
import { findTarget, readTargetField, withAssignments } from '../targets';
import { listOverrides } from './show';

export const setCommand: Command = {
  name: 'set',
  summary: 'change freshness while the site runs, without a deploy',
  usage: 'NAME.FIELD=VALUE… [NAME --live 30s] --why "…" [--for 6h | --until 23:00]',
  words: [1, 40],
  options: {
    for: {
      type: 'string',
      value: '6h',
      help: 'how long it holds: 90s, 15m, 6h or 2d, at most until June 30; without it until unset',
    },
    until: {
      type: 'string',
      value: '23:00',
      help: "the next time that the association's clocks say this, instead of --for",
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
    'set scores --live 30s --why "state finals" --until 23:00',
    'set schedule.mostDroppedPercent=80 --why "upstream takes half of the events off" --for 2d',
    'set upstream.callsPerSecond=5 --why "their database is slow" --for 4h',
    'set news.recent.freshSeconds=2m alerts.negativeSeconds=30 --why "storm warnings"',
  ],
  notes: listFieldLines(),
  run: async (context) => {
    const { admin, nowMs, options } = context;
    const why = requireReason(context);
    const clock = readContentClock(await admin.readEnvironment());
    const end = computeOverrideEnd(options, nowMs, clock);
    const words = addLiveField(context.words, readTextOption(options, 'live'));
    const before = await readCurrentPolicy(admin);
    const next = withAssignments(before.document, words, { nowMs, by: context.operator, why }, end);
    return changePolicy(context, 'set', before, next);
  },
};

export const unsetCommand: Command = {
  name: 'unset',
  summary: 'go back to the value that was built in',
  usage: 'NAME[.FIELD]… | --all  --why "…"',
  words: [0, 40],
  options: { all: { type: 'boolean', help: 'take back every override; purges stay' }, ...changeOptions },
  examples: ['unset scores.freshSeconds --why "finals are over"', 'unset --all --why "season is over"'],
  run: async (context) => {
    const { admin, words, options, nowMs } = context;
    if (words.length > 0 === (options.all === true)) throw createUsageProblem('Say what to unset: names, or --all.');
    const change = { nowMs, by: context.operator, why: requireReason(context) };
    const before = await readCurrentPolicy(admin);
    return changePolicy(context, 'unset', before, withoutOverrides(before.document, words, change));
  },
};

/** Removes the overrides that the words name, or all in force. Throws a `CommandProblem` for a name without one. */
export function withoutOverrides(document: PolicyDocument, words: readonly string[], change: Change): PolicyDocument {
  const names = words.length > 0 ? words : listOverrides(document, change.nowMs).map(({ name }) => name);
  if (names.length === 0) throw createUsageProblem('Nothing is overridden.');
  return names.reduce((before, word) => {
    const whole = findTarget(word);
    const { target, field } = whole === undefined ? readTargetField(word) : { target: whole, field: undefined };
    return removeOverride(before, target, field, change);
  }, document);
}

/** `scores` is `scores.liveFreshSeconds=30s` with `--live 30s`. */
function addLiveField(words: readonly string[], live: string | undefined): readonly string[] {
  const isName = (word: string) => !word.includes('=');
  if (live !== undefined && !words.some(isName))
    throw createUsageProblem(`--live ${live}: of what? Say scores, or a source.`);
  return words.map((word) => (live !== undefined && isName(word) ? `${word}.liveFreshSeconds=${live}` : word));
}

/** Forecasts a change, asks for confirmation when upstream would be called more than twice as often, and writes it. */
async function changePolicy(
  context: CommandContext,
  action: 'set' | 'unset',
  before: CurrentPolicy,
  next: PolicyDocument,
): Promise<CommandResult> {
  const { admin, nowMs } = context;
  const { UPSTREAM_CALLS_PER_SECOND } = await admin.readEnvironment();
  const listChanges = (after: PolicyDocument) =>
    listChangedValues(before.document, after, nowMs, UPSTREAM_CALLS_PER_SECOND);
  const foreseen = await forecastPolicyChange({ admin, before: before.document, after: next, nowMs });
  if (foreseen.rises.length > 0) {
    const changes = buildChangeSection(listChanges(next), nowMs);
    await context.confirm(
      { title: '', sections: [changes, foreseen.section, { lines: foreseen.rises }] },
      'Change it?',
    );
  }
  const document = await applyDocument(context, action, before, next);
  const changed = listChanges(document);
  const effect = { lines: describeEffect(before.document, document, nowMs) };
  return {
    report: {
      title: `${action === 'set' ? 'Set' : 'Unset'} on ${admin.place}.`,
      sections: [buildChangeSection(changed, nowMs), foreseen.section, effect],
    },
    json: { revision: document.revision, changed },
  };
}

/** Overrides end with the season at the latest, because they are easily forgotten. */
export function computeOverrideEnd(
  options: OptionValues,
  nowMs: number,
  clock: ContentClock,
): Pick<Override, 'untilIso'> {
  const [span, time] = [readTextOption(options, 'for'), readTextOption(options, 'until')];
  if (span !== undefined && time !== undefined) throw createUsageProblem('Say --for or --until, not both.');
  if (time !== undefined) return { untilIso: new Date(nowMs + computeMsUntil(time, clock)).toISOString() };
  if (span === undefined) return {};
  const milliseconds = parseDuration(span);
  if (milliseconds === undefined) throw createUsageProblem(`--for ${span}: say 90s, 15m, 6h or 2d.`);
  const leftMs = computeSeasonEndMs(clock.getNowMs(), clock.timeZone) - clock.getNowMs();
  if (milliseconds > leftMs) {
    throw createUsageProblem(
      `--for ${span}: at most until the season ends on June 30, ${formatMoment(leftMs, 0)}; without --for it holds until unset.`,
    );
  }
  return { untilIso: new Date(nowMs + milliseconds).toISOString() };
}

/** Milliseconds until the association's clocks say the time next. */
function computeMsUntil(time: string, { getNowMs, timeZone }: ContentClock): number {
  if (!/^(?:[01]\d|2[0-3]):[0-5]\d$/.test(time)) throw createUsageProblem(`--until ${time}: say a time such as 23:00.`);
  const nowMs = getNowMs();
  const today = getCalendarDay(nowMs, timeZone);
  const ends = [today, addDays(today, 1)].map((day) => fromZonedTime(`${day}T${time}:00`, timeZone).valueOf() - nowMs);
  return ends.find((left) => left > 0) ?? 0;
}

/** The end of the season, which runs from July to June in the association's time zone. */
export function computeSeasonEndMs(nowMs: number, timeZone: string): number {
  const [year = 0, month = 0] = getCalendarDay(nowMs, timeZone).split('-').map(Number);
  return fromZonedTime(`${month >= 7 ? year + 1 : year}-07-01T00:00:00`, timeZone).valueOf();
}
