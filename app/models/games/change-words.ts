import { DAY_MS } from '~/time-units';
import { formatMonthAndDay } from '../dates/calendar-date';
import { formatClockTime } from '../dates/clock-time';
import { computeContentTimeMs, getCalendarDay, type ContentClock, getToday } from '../dates/content-clock';
import type { GameChange, GameChangeKind, PublishedChange } from './game-changes';

const words: Readonly<Record<GameChangeKind, string>> = {
  final: 'Final',
  score: 'Score corrected',
  winner: 'Winner corrected',
  time: 'Time changed',
  place: 'Place changed',
  'called-off': 'Called off',
  restored: 'Scheduled again',
};

/** Where the log of a source is kept: its changes are those of games. */
interface WithChangeLog {
  readonly changeLog?: { readonly changes: readonly object[] };
}

/** Whether the words of a change tell a result. */
export function tellsResult({ kind }: Pick<GameChange, 'kind'>): boolean {
  return kind === 'final' || kind === 'score' || kind === 'winner';
}

/** The last change of each game that is more than its first final, by id. */
export function findLastCorrections({ changeLog }: WithChangeLog): ReadonlyMap<string, GameChange> {
  const changes = (changeLog?.changes ?? []) as readonly GameChange[];
  return new Map(changes.filter(({ kind }) => kind !== 'final').map((change) => [change.id, change]));
}

/** Words for the cards of games with a correction within a day, by id: `Score corrected 9:40 PM`. */
export function listCardMarks(read: WithChangeLog, clock: ContentClock): ReadonlyMap<string, string> {
  const sinceMs = clock.getNowMs() - DAY_MS;
  return new Map(
    [...findLastCorrections(read)].flatMap(([id, change]) =>
      computeContentTimeMs(change.atMs, clock) < sinceMs
        ? []
        : [[id, `${words[change.kind]} ${formatMoment(change, clock)}`]],
    ),
  );
}

/** `Score corrected 9:40 PM, was 21-14` */
export function formatChangeLine(change: GameChange, clock: ContentClock): string {
  const was = change.was === null ? '' : `, was ${change.was}`;
  return `${words[change.kind]} ${formatMoment(change, clock)}${was}`;
}

/** `Score corrected from 21-14 to 21-17`, `Final 21-14`, `Called off: Postponed` */
export function describeChange({ kind, was, now }: Pick<PublishedChange, 'kind' | 'was' | 'now'>): string {
  const word = words[kind];
  if (kind === 'final') return [word, now].filter(Boolean).join(' ');
  if (kind === 'called-off') return [word, now].filter(Boolean).join(': ');
  return [word, was && `from ${was}`, now && `to ${now}`].filter(Boolean).join(' ');
}

/** `9:40 PM`; `Oct 10, 9:40 PM` on another day. */
function formatMoment({ atMs }: GameChange, clock: ContentClock): string {
  const momentMs = computeContentTimeMs(atMs, clock);
  const day = getCalendarDay(momentMs, clock.timeZone);
  const time = formatClockTime(momentMs, clock.timeZone);
  return day === getToday(clock) ? time : `${formatMonthAndDay(day)}, ${time}`;
}
