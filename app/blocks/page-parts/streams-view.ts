import type { StreamView } from '~/components/streams/stream-board';
import { indexOnce } from '~/compute-once';
import { findSport, getTypicalMinutes } from '~/config/sports';
import { groupBy } from '~/group-by';
import { nameHiddenResult } from '~/models/content/tells-result';
import { addDays, formatDayOfMonth, formatShortMonth, formatShortWeekday } from '~/models/dates/calendar-date';
import { formatClockTime } from '~/models/dates/clock-time';
import { getCalendarDay, type ContentClock } from '~/models/dates/content-clock';
import type { Game } from '~/models/games/game';
import { foldSchoolName } from '~/models/schools/school-match';
import { foldText } from '~/models/text/search-text';
import { MINUTE_MS } from '~/time-units';
import type { Stream } from '~/upstream/streams';

const SHOWN = 5;
/** The five streams that are on or come next, earliest first. */
export function listNextStreams(
  streams: readonly Stream[],
  clock: ContentClock,
  games: readonly Game[],
): readonly StreamView[] {
  const nowMs = clock.getNowMs();
  const today = getCalendarDay(nowMs, clock.timeZone);
  return streams
    .map((stream) => ({ stream, state: findStreamState(stream, nowMs, findGameOfStream(stream, games)) }))
    .filter(({ stream, state }) => state === 'live' || (state === 'coming' && stream.day >= today))
    .sort((a, b) => compareStarts(a.stream, b.stream))
    .slice(0, SHOWN)
    .map(({ stream, state }) => toStreamView(stream, state === 'live', today, clock.timeZone));
}

export type StreamState = 'coming' | 'live' | 'over';

/**
 * The feeds decide whether a stream is live. Without a game in a feed, it is over after the usual length of its sport.
 * @param game as `findGameOfStream` finds it
 */
export function findStreamState({ startsAtMs, sportId }: Stream, nowMs: number, game: Game | null): StreamState {
  const kind = game?.kind;
  if (kind === 'live') return 'live';
  if (kind === 'final' || kind === 'forfeit') return 'over';
  if (startsAtMs === null || startsAtMs > nowMs) return 'coming';
  if (startsAtMs + getTypicalMinutes(sportId) * MINUTE_MS <= nowMs) return 'over';
  // A feed that has the game does not call it live yet.
  return kind === undefined ? 'live' : 'coming';
}

/** The game of that day and sport with both teams in the title; `null` if several fit. */
export function findGameOfStream({ title, day, sportId }: Stream, games: readonly Game[]): Game | null {
  const index = getIndex(games);
  if (!index.days.has(day) && !index.days.has(null)) return null;
  const words = toWords(foldText(title)).split(' ');
  const phrases = words.flatMap((first, start) =>
    index.firstWords.has(first)
      ? words.slice(start, start + index.mostWords).map((_, count) => words.slice(start, start + count + 1).join(' '))
      : [],
  );
  const named = [...new Set(phrases)].filter((phrase) => index.names.has(phrase)).sort();
  const ofTeams = named.flatMap((a, from) => named.slice(from).flatMap((b) => index.byTeams.get(`${a}\n${b}`) ?? []));
  const [found, ...others] = ofTeams
    .sort((a, b) => a.place - b.place)
    .map(({ game }) => game)
    .filter(
      (game) =>
        (game.day === null || game.day === day) &&
        (sportId === null || game.sportId === null || game.sportId === sportId),
    );
  return found !== undefined && others.every(({ kind }) => kind === found.kind) ? found : null;
}

/** Games by the names of both teams. */
const getIndex = indexOnce((games: readonly Game[]) => {
  const placed = games.map((game, place) => {
    return { game, place, teams: game.teams.map(({ name }) => toWords(foldSchoolName(name))).sort() };
  });
  const names = new Set(placed.flatMap(({ teams }) => teams));
  return {
    days: new Set(games.map(({ day }) => day)),
    names,
    firstWords: new Set([...names].map((name) => name.split(' ')[0])),
    mostWords: Math.max(0, ...[...names].map((name) => name.split(' ').length)),
    byTeams: groupBy(placed, ({ teams }) => teams.join('\n')),
  };
});

function toWords(text: string): string {
  return text.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
}

/** Removes the start time that some titles end in: `Oak vs. Elm (7:00 PM)`. The time is shown beside it. */
function shortenStreamTitle(title: string, time: string | null): string {
  const ending = time === null ? null : `(${time})`;
  const rest = ending !== null && title.endsWith(ending) ? title.slice(0, -ending.length).trim() : '';
  return rest === '' ? title : rest;
}

/** Streams without a time come last on their day. */
export function compareStarts(a: Stream, b: Stream): number {
  const byDay = a.day.localeCompare(b.day);
  return byDay !== 0 ? byDay : (a.startsAtMs ?? Infinity) - (b.startsAtMs ?? Infinity) || 0;
}

function toStreamView(stream: Stream, isLive: boolean, today: string, timeZone: string): StreamView {
  return { ...toStreamFacts(stream, timeZone), day: isLive ? 'Live' : formatDay(stream.day, today) };
}

/** What every card of a stream says. Its title omits the time, which is shown beside it. */
export function toStreamFacts(stream: Stream, timeZone: string) {
  const { id, title, day, startsAtMs, url } = stream;
  const time = startsAtMs === null ? null : formatClockTime(startsAtMs, timeZone);
  const shortTitle = shortenStreamTitle(title, time);
  return {
    key: id,
    time,
    iso: startsAtMs === null ? day : new Date(startsAtMs).toISOString(),
    title: shortTitle,
    neutralTitle: nameHiddenResult(shortTitle),
    sport: nameSportOfStream(stream),
    href: url,
  };
}

/** What upstream calls the sport of a stream, or else our title of it; `null` without both. */
export function nameSportOfStream({ category, sportId }: Stream): string | null {
  return category ?? findSport(sportId ?? '')?.title ?? null;
}

function formatDay(day: string, today: string): string {
  if (day === today) return 'Today';
  if (day === addDays(today, 1)) return 'Tomorrow';
  return `${formatShortWeekday(day)}, ${formatShortMonth(day)} ${formatDayOfMonth(day)}`;
}
