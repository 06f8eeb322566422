import { isNamedTeam } from '../brackets/bracket-team';
import { mayStillChange, type AsOf } from './as-of';
import {
  findCalledOff,
  type Game,
  type GameTeam,
  findLeader,
  getColumns,
  hasNothingToFollow,
  isOfPast,
  isToCome,
  type LiveGame,
  settlePastGame,
  type TeamIndex,
  findWinner,
  formatDecision,
  formatTime,
} from './game';
import { type GameList, mayBeContestId } from './game-path';
import { formatClassAndStage, formatStageOfGame } from './stage';

/** One game as a score card shows it: ready words, for every feed. */
export interface ScoreCardView {
  readonly id: string;
  /** The state in a word, for assistive technology: see `formatCardLabel`. */
  readonly status: string;
  readonly state: Game['kind'];
  readonly badges: readonly BadgeView[];
  /** The time of a game to come, `Final`, or the feed's own word. */
  readonly headline: string | null;
  /** A quiet word after the headline. */
  readonly aside: string | null;
  readonly site: string | null;
  /** `Regional, Rockwell Invitational`, where the page does not say it in a heading. */
  readonly stage: string | null;
  readonly teams: readonly [TeamLineView, TeamLineView];
  /** `1`, `2`, `3` over the columns of volleyball; empty with a single column. */
  readonly columnHeads: readonly string[];
  readonly highlight: string | null;
  readonly scheduleChange: string | null;
  /** Where the game can be followed, by kind; those that are not known are absent. */
  readonly links: GameLinksView;
  /** Plain words instead of a link. */
  readonly note: string | null;
  /** The list that contains the game, for its page; `null` without such a page. Many cards share one value. */
  readonly list: GameList | null;
  /** When upstream gave this state (real clock, milliseconds); `null` for games of earlier days. */
  readonly asOfMs: number | null;
}

export interface BadgeView {
  readonly tone: 'final' | 'live' | 'time' | 'forfeit';
  readonly text: string;
}

export interface TeamLineView {
  /** Decides the drawn mark; `null` where the logo stands alone, empty for an undecided team. */
  readonly markKey: string | null;
  readonly logoUrl: string | null;
  readonly seed: string | null;
  readonly name: string;
  /** The page of the team; `null` where it is not known, absent on cards that do not link teams. */
  readonly to?: string | null;
  /** One text per column; `null` is drawn as a dash. */
  readonly scores: readonly (string | null)[];
  readonly outcome: 'won' | 'leading' | null;
  /** Whether the feed marks the team as the host. */
  readonly isHost: boolean;
}

/** In the order in which cards show them. */
export const gameLinkKinds = ['watch', 'tickets', 'audio', 'live-stats', 'box-score'] as const;

export type GameLinkKind = (typeof gameLinkKinds)[number];

type GameLinksView = Readonly<Partial<Record<GameLinkKind, string>>>;

export interface ScoreCardOptions {
  /** Shown if there is no box score; omitted by default. */
  readonly withoutBoxScore?: string;
  /** Shown beside the time of a game without a score; omitted by default. */
  readonly withoutScore?: string;
  /** Names level and round on the card, on pages that do not group by them. */
  readonly withStage?: boolean;
  /** Names the class with level and round. */
  readonly withClass?: boolean;
  /** Watch and ticket links are shown only when they lead to these hosts (or below them). */
  readonly streamHost?: string | undefined;
  readonly ticketsHost?: string | undefined;
  /** Draws no mark behind a logo, and leaves out the site where the host is marked. */
  readonly isForHundreds?: boolean;
  /** Whether the lower score wins in the game's sport. */
  readonly lowScoreWins?: boolean;
  /** Where the page of a school's team is, on pages that link the teams; `null` for a sport without such pages. */
  readonly buildTeamHref?: ((schoolId: string) => string) | null;
  /** The list for the game's page; without it the card has no link. */
  readonly getGameList?: (game: Game) => GameList | null;
  /** When upstream gave the game, so that browsers recognize older states. */
  readonly asOf?: AsOf | undefined;
}

/* Shared by many cards, so that the data of a page with hundreds of games names it once. */
const none: readonly never[] = [];
const noLinks: GameLinksView = {};
export const setHeads = ['1', '2', '3'] as const;
export const finalBadges: readonly BadgeView[] = [{ tone: 'final', text: 'F' }];
export const forfeitBadges: readonly BadgeView[] = [{ tone: 'forfeit', text: 'Forfeit' }];
export const finalForfeitBadges: readonly BadgeView[] = [...finalBadges, ...forfeitBadges];
const noScore = [null] as const;
const noSets = [null, null, null] as const;

/** Turns a game of any feed into its card. */
export function toScoreCardView(listed: Game, options: ScoreCardOptions = {}): ScoreCardView {
  const { asOf } = options;
  // Without a day, no game is of the past.
  const today = asOf?.today ?? '';
  const game = settlePastGame(listed, today);
  const status = buildGameStatus(game, today);
  const links = buildGameLinks(game, today, options);
  return {
    id: game.id,
    status: status.word,
    state: game.kind,
    badges: status.badges,
    headline: status.headline,
    aside:
      asOf?.marks?.get(game.id) ??
      (isToCome(game) && findCalledOff(game) === null ? (options.withoutScore ?? null) : null),
    site: status.siteIsBadge || (options.isForHundreds && game.hostIndex !== null) ? null : game.site,
    stage: options.withStage ? (options.withClass ? formatClassAndStage : formatStageOfGame)(game) : null,
    teams: [buildTeamLine(game, 0, options), buildTeamLine(game, 1, options)],
    columnHeads: game.countsSets && !(game.kind === 'forfeit' && game.columns.length === 0) ? setHeads : none,
    highlight: game.kind === 'final' ? dropRepeated(game.highlight, status.headline) : null,
    scheduleChange: 'scheduleChange' in game ? game.scheduleChange : null,
    links,
    note: links['box-score'] !== undefined ? null : (options.withoutBoxScore ?? null),
    list: mayBeContestId(game.id) ? (options.getGameList?.(game) ?? null) : null,
    // A game of another list is not as old as those of the page.
    asOfMs:
      asOf === undefined || game.ofWeek !== undefined || (game.day !== null && !mayStillChange(game.day, asOf))
        ? null
        : asOf.ms,
  };
}

/** `SO` and `OT` are no highlights beside `Final / SO 5-4`. */
function dropRepeated(highlight: string | null, headline: string | null): string | null {
  return headline?.toLowerCase().includes(highlight?.toLowerCase() ?? '') ? null : highlight;
}

/** What a card says of the state in words: `Final / 2OT`, `7:00 PM`, `Q3 4:12`, `Forfeit`. */
export function formatStatus({ state, status, headline, badges }: CardStatus): string {
  return state === 'live' ? badges.map(({ text }) => text).join(' ') : (headline ?? status);
}

type CardStatus = Pick<ScoreCardView, 'state' | 'status' | 'headline' | 'badges'>;

/** Names a card for assistive technology: `Ashgrove against Fort Harlan, Live`. */
export function formatCardLabel({ teams, status }: Pick<ScoreCardView, 'teams' | 'status'>): string {
  return `${formatPairing(teams)}, ${status}`;
}

export type PairOfNames = readonly [Pick<TeamLineView, 'name'>, Pick<TeamLineView, 'name'>];

/** `Ashgrove against Fort Harlan`. */
export function formatPairing([first, second]: PairOfNames): string {
  return `${first.name} against ${second.name}`;
}

interface Status {
  readonly word: string;
  readonly badges: readonly BadgeView[];
  readonly headline: string | null;
  readonly siteIsBadge?: boolean;
}

/** Of a game without a score. */
export const noScoreReported = 'No Score Reported';

function buildGameStatus(game: Game, today: string): Status {
  if (game.kind === 'live') return buildLiveStatus(game);
  if (game.kind === 'forfeit') {
    return { word: 'Forfeit', badges: game.isFinal ? finalForfeitBadges : forfeitBadges, headline: null };
  }
  if (game.kind === 'final') {
    return {
      word: 'Final',
      badges: finalBadges,
      headline: ['Final', formatDecision(game)].filter(Boolean).join(' / '),
    };
  }
  const time = game.kind === 'unreported' && isOfPast(game, today) ? noScoreReported : formatTime(game.time);
  if (game.kind === 'unreported') return { word: time, badges: none, headline: time };
  return { word: game.remark ?? 'Scheduled', badges: none, headline: game.remark ?? time };
}

/** What the badges of a game in play say: period and clock, as far as they are known. */
export function listLiveWords(game: LiveGame): readonly string[] {
  return buildLiveStatus(game).badges.map(({ text }) => text);
}

/** The same in one badge: `Q3 4:12`, `Live`. */
export function formatLiveBadge(game: LiveGame): string {
  return listLiveWords(game).join(' ');
}

/** Without a period the badge says what is known instead: no score yet, the site, or just `Live`. */
function buildLiveStatus(game: LiveGame): Status {
  const { period, timeRemaining, columns, site } = game;
  const describeLive = (text: string, siteIsBadge = false): Status => {
    const remaining = timeRemaining === null ? [] : [{ tone: 'time', text: timeRemaining } as const];
    return { word: 'Live', badges: [{ tone: 'live', text }, ...remaining], headline: null, siteIsBadge };
  };
  if (period !== null || timeRemaining === null) return describeLive(period ?? 'Live');
  if (columns.flat().every((points) => points === null)) return describeLive(noScoreReported);
  return describeLive(site ?? 'Live', site !== null);
}

function buildTeamLine(
  game: Game,
  index: TeamIndex,
  { lowScoreWins = false, isForHundreds, buildTeamHref = null }: ScoreCardOptions,
): TeamLineView {
  const team: GameTeam = game.teams[index];
  // A feed may have a logo, or an id without a name, for a team that is not decided.
  const isKnown = isNamedTeam(team);
  const logoUrl = isKnown ? team.logoUrl : null;
  return {
    markKey: isForHundreds && logoUrl !== null ? null : isKnown ? (team.schoolId ?? team.name) : '',
    logoUrl,
    seed: team.seed,
    name: team.name,
    ...(buildTeamHref !== null && { to: team.schoolId === null ? null : buildTeamHref(team.schoolId) }),
    scores: formatScores(game, index),
    outcome:
      findWinner(game, lowScoreWins) === index ? 'won' : findLeader(game, lowScoreWins) === index ? 'leading' : null,
    isHost: game.hostIndex === index,
  };
}

function formatScores(game: Game, index: TeamIndex): readonly (string | null)[] {
  const columns = getColumns(game);
  if (columns.length > 0) return buildSharedScores(columns.map((score) => score[index]?.toString() ?? null));
  if (game.kind === 'forfeit') return [game.namedWinner === null ? null : game.namedWinner === index ? 'W' : 'L'];
  return game.countsSets ? noSets : noScore;
}

const scoresSeen = new Map<string, readonly (string | null)[]>();
const MOST_SHARED_SCORES = 1000;

/** The one value for all lines with these scores. */
function buildSharedScores(scores: readonly (string | null)[]): readonly (string | null)[] {
  const key = scores.join();
  const known = scoresSeen.get(key);
  if (known !== undefined) return known;
  if (scoresSeen.size < MOST_SHARED_SCORES) scoresSeen.set(key, scores);
  return scores;
}

function buildGameLinks(game: Game, today: string, options: ScoreCardOptions): GameLinksView {
  const { boxScoreUrl, watchUrl, ticketsUrl, audioUrl, liveStatsUrl } = game.links;
  const isClosed = hasNothingToFollow(game, today);
  const known: readonly (readonly [GameLinkKind, string | null])[] = [
    ['watch', isClosed ? null : stayOnHost(watchUrl, options.streamHost)],
    ['tickets', isClosed ? null : stayOnHost(ticketsUrl, options.ticketsHost)],
    ['audio', isClosed ? null : audioUrl],
    ['live-stats', isClosed ? null : liveStatsUrl],
    ['box-score', boxScoreUrl],
  ];
  const links = known.filter(([, href]) => href !== null);
  return links.length === 0 ? noLinks : Object.fromEntries(links);
}

/** An address if it leads to this host, or below it. */
export function stayOnHost(href: string | null, host: string | undefined): string | null {
  if (href === null || host === undefined) return null;
  const { hostname } = new URL(href);
  return hostname === host || hostname.endsWith(`.${host}`) ? href : null;
}
