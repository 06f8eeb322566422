import { formatClockTime, formatMonthAndDay, formatTerm, getWeekdayName, type DayNumber } from '../../calendar/civil';
import type { Context } from '../../http/context';
import { buildLegacyLink, escapeLegacyText } from '../../http/legacy-page';
import type { FootballClaim } from '../../world/football-bids';
import type { PlayoffClass } from '../../world/football-playoff-field';
import { findMondayOfWeek } from '../../world/football-weeks';
import type { Game } from '../../world/game';
import { findGameLeader, findWinner, getGameState, type GameState } from '../../world/game-state';
import { getIdentity } from '../games/school-links';

/** `(3) Ashgrove`, as HTML. */
export function formatSide(context: Context, game: Game, side: 'home' | 'away'): string {
  const seed = side === 'home' ? game.stage?.homeSeed : game.stage?.awaySeed;
  return `(${seed ?? ''}) ${escapeLegacyText(getIdentity(context, game, side).name)}`;
}

/** `35-14 (OT)`, or `Ashgrove 14, Belmer 10, 3rd 4:12` for a live game. */
export function formatScore(context: Context, game: Game, state: GameState): string {
  switch (state.status) {
    case 'final': {
      const { home, away, ending } = state.result;
      const score = findGameLeader(game, home, away) === 'away' ? `${away}-${home}` : `${home}-${away}`;
      return ending === '' ? score : `${score} (${ending})`;
    }
    case 'forfeit':
      return 'Forfeit';
    case 'live': {
      const { home, away, period, clock } = state.moment;
      const mine = `${escapeLegacyText(getIdentity(context, game, 'home').shortName)} ${home ?? 0}`;
      const theirs = `${escapeLegacyText(getIdentity(context, game, 'away').shortName)} ${away ?? 0}`;
      const inOrder = (away ?? 0) > (home ?? 0) ? [theirs, mine] : [mine, theirs];
      return `<SPAN CLASS="live">${inOrder.join(', ')}, ${escapeLegacyText([period, clock].filter(Boolean).join(' '))}</SPAN>`;
    }
    case 'scheduled':
    case 'postponed':
    case 'cancelled':
    case 'unreported':
      return '';
  }
}

/** `Sat., November 1, 1:00 PM` */
export function formatDateTime({ day, startMinutes }: Game): string {
  return `${formatDay(day)}, ${formatClockTime(startMinutes)}`;
}

/** `Sat., November 1` */
export function formatDay(day: DayNumber): string {
  return `${getWeekdayName(day).slice(0, 3)}., ${formatMonthAndDay(day)}`;
}

const firstPlayoffWeek = 10;
const [friday, saturday] = [4, 5];
const classesOnFriday = 4;

/** `October 31 &#150; November 1`; later rounds have one day. */
export function formatRoundDates(schoolYear: number, round: number, classNumber?: number): string {
  const monday = findMondayOfWeek(schoolYear, firstPlayoffWeek + round);
  const [first, last] = [formatMonthAndDay(monday + friday), formatMonthAndDay(monday + saturday)];
  if (round === 2 || round === 3) return last;
  if (round < 2 || classNumber === undefined) return `${first} &#150; ${last}`;
  return classNumber <= classesOnFriday ? first : last;
}

export function formatVenue(context: Context, game: Game): string {
  const site = game.stage?.site ?? '';
  return site === '' ? `at ${escapeLegacyText(getIdentity(context, game, 'home').name)}` : escapeLegacyText(site);
}

/** Empty for the large classes, which have one bracket. */
export function listHalfNames({ classNumber }: PlayoffClass): readonly string[] {
  return classNumber > 6 ? [] : ['Top', 'Bottom'];
}

/** Numbers of the teams that have lost a game. */
export function listLosers({ clock }: Context, { rounds }: PlayoffClass): ReadonlySet<number> {
  return new Set(
    rounds.flat().flatMap((game) => {
      const winner = findWinner(game, getGameState(game, clock));
      return winner === null ? [] : [winner === 'home' ? game.away : game.home];
    }),
  );
}

/** By seed, one list per half. */
export function listSeededTeams(playoffClass: PlayoffClass): (readonly SeededTeam[])[] {
  const first = playoffClass.rounds[0] ?? [];
  const halves = listHalfNames(playoffClass).length === 0 ? [first] : [first.slice(0, 8), first.slice(8)];
  const claims = new Map(playoffClass.teams.map((claim) => [claim.school.index, claim] as const));
  return halves.map((games) =>
    games
      .flatMap(({ home, away, stage }) => [
        { seed: stage?.homeSeed ?? 0, claim: claims.get(home) },
        { seed: stage?.awaySeed ?? 0, claim: claims.get(away) },
      ])
      .filter((candidate): candidate is SeededTeam => candidate.claim !== undefined)
      .sort((left, right) => left.seed - right.seed),
  );
}

export interface SeededTeam {
  readonly seed: number;
  readonly claim: FootballClaim;
}

export function buildPdfLine(
  context: Context,
  { schoolYear, className }: PlayoffClass,
  name: string,
  text: string,
): string {
  const file = `/documents/football/${formatTerm(schoolYear)}/${className.toLowerCase()}-${name}.pdf`;
  return `<P ALIGN="CENTER">${buildLegacyLink(context.origin + file, text)}</P>`;
}
