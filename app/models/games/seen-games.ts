import type { Game } from './game';
import type { GameList } from './game-path';
import { finalBadges, finalForfeitBadges, forfeitBadges, type ScoreCardView, setHeads } from './score-card-view';

/** Progress of a game, as a page shows it. */
export interface GameState {
  readonly kind: Game['kind'];
  /** Per team one text per column, as on a score card. */
  readonly scores: readonly [readonly (string | null)[], readonly (string | null)[]];
  readonly outcomes: readonly [Outcome, Outcome];
  /** Period and clock of a game in play, otherwise the headline. */
  readonly words: readonly string[];
}

type Outcome = ScoreCardView['teams'][number]['outcome'];

/** Feeds number their games independently, and one may lag behind another. `f` is a football schedule, which is compared and not kept. */
type Feed = 'd' | 's' | 'w' | 'f';

/** A game on a page. */
export interface ShownGame {
  readonly id: string;
  readonly names: readonly [string, string];
  readonly feed: Feed;
  /** When upstream gave this state (real clock, milliseconds). */
  readonly asOfMs: number;
  readonly state: GameState;
}

/** The latest state of a game that this browser knows. */
export interface SeenGame extends Pick<ShownGame, 'id' | 'feed' | 'state'> {
  /** A short hash of the name of each team. */
  readonly teams: readonly [string, string];
  readonly asOfSeconds: number;
  readonly hasChanged: boolean;
}

/** Room for some 50 games. */
const MOST_BYTES = 2000;
/** No page is older than this, except copies that are kept for offline reading, which say so. */
const KEPT_SECONDS = 12 * 60 * 60;

const feeds: Readonly<Record<string, Feed>> = { date: 'd', sport: 's', week: 'w' };

/** The state on a score card; `null` for a card without a game page or an age. */
export function readScoreCard(card: ScoreCardView): ShownGame | null {
  const { id, asOfMs, state: kind, badges, headline } = card;
  const [a, b] = card.teams;
  const feed = findFeed(card.list);
  if (feed === null || asOfMs === null) return null;
  const words = headline === null ? badges.map(({ text }) => text) : [headline];
  return {
    id,
    names: [a.name, b.name],
    feed,
    asOfMs,
    state: { kind, scores: [a.scores, b.scores], outcomes: [a.outcome, b.outcome], words },
  };
}

export function isFeed(text: string): text is Feed {
  return Object.values(feeds).some((feed) => feed === text);
}

function findFeed(list: GameList | null): Feed | null {
  const [name = ''] = Object.keys(list ?? {});
  return feeds[name] ?? null;
}

/** The card with another state of its game. */
export function showStateOnCard(card: ScoreCardView, { kind, scores, outcomes, words }: GameState): ScoreCardView {
  const [first = '', time] = words;
  const [a, b] = card.teams;
  const badges = {
    live: [{ tone: 'live', text: first }, ...(time === undefined ? [] : [{ tone: 'time', text: time } as const])],
    final: finalBadges,
    forfeit: words.length > 1 ? finalForfeitBadges : forfeitBadges,
    scheduled: [],
    unreported: [],
  } as const;
  return {
    ...card,
    state: kind,
    status: { live: 'Live', final: 'Final', forfeit: 'Forfeit', scheduled: 'Scheduled', unreported: first }[kind],
    badges: badges[kind],
    headline: kind === 'live' || kind === 'forfeit' ? null : first,
    aside: null,
    // Upstream's overtimes are spelled alike everywhere.
    highlight: first.includes(card.highlight ?? '') ? null : card.highlight,
    teams: [
      { ...a, scores: scores[0], outcome: outcomes[0] },
      { ...b, scores: scores[1], outcome: outcomes[1] },
    ],
    columnHeads: scores[0].length > 1 ? setHeads : [],
  };
}

export function toSeenGame({ id, names, feed, asOfMs, state }: ShownGame): SeenGame {
  const asOfSeconds = Math.floor(asOfMs / 1000);
  return { id, feed, state, teams: [hashName(names[0]), hashName(names[1])], asOfSeconds, hasChanged: false };
}

/** Identifies a game: feeds may give one id to games of other teams. */
export function buildSeenKey({ id, teams }: Pick<SeenGame, 'id' | 'teams'>): string {
  return [id, ...[...teams].sort()].join('|');
}

/** The state with its teams in the order in which the other one has them. */
export function orderLike({ teams, state }: SeenGame, like: Pick<SeenGame, 'teams'>): GameState {
  return teams[0] === like.teams[0] ? state : reverseState(state);
}

/** The same with the second team first. */
export function reverseState(state: GameState): GameState {
  const { scores, outcomes } = state;
  return { ...state, scores: [scores[1], scores[0]], outcomes: [outcomes[1], outcomes[0]] };
}

type LivePoints = number | null | readonly (number | null)[];

/** A row of a file of live games: points by team, or those of each set. After a game, the clock is the index of its named winner. */
export type LiveGameRow = readonly [
  id: string,
  kind: string,
  first: LivePoints,
  second: LivePoints,
  period: string | null,
  clock: string | null,
  ...rest: readonly unknown[],
];

/** @returns `null` for a row of another kind than a game in play or one that has ended */
export function readLiveRow([, kind, first, second, period, clock]: LiveGameRow): GameState | null {
  if (kind !== 'live' && kind !== 'final') return null;
  const points = [[first].flat(), [second].flat()] as const;
  const formatPoints = (known: number | null) => known?.toString() ?? null;
  const scores = [points[0].map(formatPoints), points[1].map(formatPoints)] as const;
  const lead = points[0].reduce<number>((sum, own, set) => sum + Math.sign((own ?? 0) - (points[1][set] ?? 0)), 0);
  const leader = kind === 'final' && clock !== null ? Number(clock) : lead > 0 ? 0 : lead < 0 ? 1 : null;
  const ahead = kind === 'final' ? 'won' : points[0].length === 1 ? 'leading' : null;
  const liveWords = [period ?? 'Live', ...(clock === null ? [] : [clock])];
  return {
    kind,
    scores,
    outcomes: [leader === 0 ? ahead : null, leader === 1 ? ahead : null],
    words: kind === 'live' ? liveWords : [period === null ? 'Final' : `Final / ${period}`],
  };
}

/** The feed of a file of games in play: `day-2025-10-11.json`, `football-7.json`, `boys-soccer.json`. */
export function findFeedOfFile(file: string): Feed {
  return file.startsWith('day-') ? 'd' : /^football-\d/.test(file) ? 'w' : 's';
}

/** In one feed the later state counts, so that corrections apply. Between two feeds, the state that is further along counts. */
export function isAheadOf(known: SeenGame, other: SeenGame): boolean {
  if (known.feed !== other.feed) {
    const lead = measureProgress(known.state) - measureProgress(other.state);
    if (lead !== 0) return lead > 0;
  }
  return known.asOfSeconds > other.asOfSeconds;
}

/** More points than any game has. */
const OVER = 10_000;

function measureProgress({ kind, scores }: GameState): number {
  if (kind === 'final' || kind === 'forfeit') return OVER;
  const points = scores.flat().reduce((sum, text) => sum + (Number(text) || 0), 0);
  return kind === 'live' ? 1 + points : 0;
}

/** Whether followers want to know. A clock that has advanced is no news. */
export function isNews(before: GameState, after: GameState): boolean {
  return before.kind !== after.kind || formatScores(before) !== formatScores(after);
}

export function isSameState(a: GameState, b: GameState): boolean {
  return serializeState(a) === serializeState(b);
}

/** `Ashgrove 21, Fort Harlan 17, Q4 4:12`; `Final: Ashgrove 3, Fort Harlan 1`. */
export function describeState(names: ShownGame['names'], { kind, scores, words }: GameState): string {
  const sides = names.map((name, index) => [name, ...(scores[index] ?? []).filter(Boolean)].join(' ')).join(', ');
  return kind === 'live' ? [sides, words.join(' ')].join(', ') : `${words.join(' ')}: ${sides}`;
}

/** `21-17`; sets as `25 20-23 25`. */
export function formatScores({ scores }: GameState): string {
  return scores.map((columns) => columns.map((text) => text ?? '').join(' ')).join('-');
}

const kindLetters = { live: 'l', final: 'f', forfeit: 'x', scheduled: 's', unreported: 'u' } as const;

/** `l|21-17|-l|Q4~4:12` */
export function serializeState(state: GameState): string {
  const outcomes = state.outcomes.map((outcome) => outcome?.charAt(0) ?? '-').join('');
  const words = state.words.map((text) => text.replace(/[|~\n]/g, ' ')).join('~');
  return [kindLetters[state.kind], formatScores(state), outcomes, words].join('|');
}

/** @returns `null` for anything else */
export function parseState(text: string): GameState | null {
  const [letter, scores = '', outcomes = '', words = ''] = text.split('|');
  const kind = (Object.keys(kindLetters) as Game['kind'][]).find((name) => kindLetters[name] === letter);
  const [a, b, more] = scores.split('-').map((columns) => columns.split(' ').map((points) => points || null));
  if (kind === undefined || a === undefined || b === undefined || more !== undefined) return null;
  if (!/^[-wl]{2}$/.test(outcomes)) return null;
  return {
    kind,
    scores: [a, b],
    outcomes: [parseOutcome(outcomes.charAt(0)), parseOutcome(outcomes.charAt(1))],
    words: words.split('~'),
  };
}

function parseOutcome(letter: string): Outcome {
  return letter === 'w' ? 'won' : letter === 'l' ? 'leading' : null;
}

/** The games as a short text, those that this browser saw in play or change first. Games that do not fit are left out. */
export function serializeSeenGames(games: Iterable<SeenGame>, nowMs: number): string {
  const oldest = nowMs / 1000 - KEPT_SECONDS;
  const worthKeeping = [...games].filter(
    ({ asOfSeconds, hasChanged, state: { kind } }) =>
      asOfSeconds > oldest && (hasChanged || kind === 'live' || kind === 'final' || kind === 'forfeit'),
  );
  const rank = ({ hasChanged, state: { kind } }: SeenGame) => Number(hasChanged || kind === 'live');
  const lines = worthKeeping
    .sort((a, b) => rank(b) - rank(a) || b.asOfSeconds - a.asOfSeconds)
    .map(({ id, teams, feed, asOfSeconds, hasChanged, state }) =>
      [id, teams.join(''), feed + (hasChanged ? 'c' : ''), asOfSeconds.toString(36), serializeState(state)].join('|'),
    );
  let text = '';
  for (const line of lines) {
    if (new TextEncoder().encode(text + line).length >= MOST_BYTES) break;
    text += `${line}\n`;
  }
  return text;
}

/** Ignores invalid entries, games of another day, and those of a wrong clock. */
export function parseSeenGames(text: string | null, nowMs: number): SeenGame[] {
  return (text ?? '').split('\n').flatMap((line) => {
    const [id = '', names = '', feedText = '', asOf = '', ...rest] = line.split('|');
    const asOfSeconds = Number.parseInt(asOf, 36);
    const state = parseState(rest.join('|'));
    const feed = Object.values(feeds).find((letter) => feedText.startsWith(letter));
    const ageSeconds = nowMs / 1000 - asOfSeconds;
    if (state === null || feed === undefined || names.length !== 2 * HASH_LENGTH) return [];
    if (!(ageSeconds > -CLOCK_ERROR_SECONDS && ageSeconds < KEPT_SECONDS)) return [];
    const teams = [names.slice(0, HASH_LENGTH), names.slice(HASH_LENGTH)] as const;
    return [{ id, teams, feed, asOfSeconds, hasChanged: feedText.endsWith('c'), state }];
  });
}

/** How far the clocks of servers and devices are apart at most. */
const CLOCK_ERROR_SECONDS = 60 * 60;
const HASH_LENGTH = 4;

function hashName(name: string): string {
  let hash = 0;
  for (const character of name.toLowerCase()) hash = (Math.imul(hash, 31) + character.charCodeAt(0)) >>> 0;
  return hash.toString(36).slice(-HASH_LENGTH).padStart(HASH_LENGTH, '0');
}
