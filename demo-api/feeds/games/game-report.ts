import { formatClockTime, formatLongDate } from '../../calendar/civil';
import { buildNoonClock } from '../../calendar/clock';
import type { Context } from '../../http/context';
import type { Dice } from '../../random/dice';
import { gameSentences, quotes } from '../../words/sentences.json';
import { escapeHtml } from '../../words/slug';
import { getHeadCoach } from '../../world/coaches';
import type { Game } from '../../world/game';
import { findGameLeader, getGameState } from '../../world/game-state';
import { getTeamRecord } from '../../world/records';
import type { Final } from '../../world/scoring/contest';
import { getIdentity, findSchool } from './school-links';

/** Written from the line score. */
export function writeGameReport(context: Context, roll: Dice, game: Game): string[] {
  const [home, away] = (['home', 'away'] as const).map((side) => escapeHtml(getIdentity(context, game, side).name));
  const state = getGameState(game, buildNoonClock(game.day + 2));
  const opening = `<p><strong>${(home ?? '').toUpperCase()}</strong>&nbsp;&mdash; ${formatLongDate(game.day)}, ${formatClockTime(game.startMinutes)}. ${roll.pick(gameSentences)}</p>`;
  if (state.status !== 'final') return [opening];
  return [
    opening,
    `<p>${describeCourse(state.result, [home ?? '', away ?? ''], game.plan.style === 'volleyball')} ${roll.pick(gameSentences)}</p>`,
    formatLineScore(context, game, state.result),
    writeQuote(context, roll, game, state.result),
    `<p>${roll.shuffle(gameSentences).slice(0, 3).join(' ')}</p>`,
    `<p>${writeRecordSentence(context, game, game.home, home ?? '')} ${writeRecordSentence(context, game, game.away, away ?? '')}</p>`,
  ];
}

function writeQuote(context: Context, roll: Dice, game: Game, { home, away }: Final): string {
  const winner = findSchool(context, findGameLeader(game, home, away) === 'away' ? game.away : game.home);
  if (winner === undefined) return '';
  const { name, since } = getHeadCoach(context.world, winner, game.plan.sportId, game.schoolYear);
  const years = game.schoolYear - since + 1;
  const tenure = years === 1 ? 'in a first season there' : `in season ${years} there`;
  return `<p>&ldquo;${roll.pick(quotes)}&rdquo; said ${escapeHtml(name)}, ${tenure}.</p>`;
}

/**
 * Describes the course of the lead. Not for ties and cross country, which have no reports.
 * @param isInSets periods are sets, whose points do not add up to the result
 */
export function describeCourse(
  { periods, home, away, ending }: Final,
  [homeName, awayName]: readonly [home: string, away: string],
  isInSets: boolean,
): string {
  const winner = home > away ? homeName : awayName;
  const first = periods.slice(0, Math.ceil(periods.length / 2));
  const [homeEarly, awayEarly] = sumPeriods(isInSets ? first.map(findSetWinner) : first);
  const isLevel = homeEarly === awayEarly;
  const half = isLevel
    ? `It was ${homeEarly}-${awayEarly} halfway.`
    : `${homeEarly > awayEarly ? homeName : awayName} led ${Math.max(homeEarly, awayEarly)}-${Math.min(homeEarly, awayEarly)} halfway.`;
  const cameBack = !isLevel && home > away !== homeEarly > awayEarly;
  const heldOn = !isLevel && !cameBack && ending === '';
  const verb = cameBack ? 'came from behind' : heldOn ? 'never let go' : 'won';
  return `${half} ${winner} ${verb}${describeLength(ending)}.`;
}

const regulationInnings = 7;

/** `, but it took 2OT`, ` in 5 innings`; empty for the usual length. */
function describeLength(ending: string): string {
  const innings = /^(\d+) INN$/.exec(ending)?.[1];
  if (innings !== undefined && Number(innings) < regulationInnings) return ` in ${innings} innings`;
  const words = innings === undefined ? ending.replace('SO', 'a shootout') : `${innings} innings`;
  return words === '' ? '' : `, but it took ${words}`;
}

function findSetWinner([home, away]: Final['periods'][number]): readonly [home: number, away: number] {
  return home > away ? [1, 0] : [0, 1];
}

function sumPeriods(periods: Final['periods']): readonly [home: number, away: number] {
  return [periods.reduce((sum, [home]) => sum + home, 0), periods.reduce((sum, [, away]) => sum + away, 0)];
}

function formatLineScore(context: Context, game: Game, { periods, home, away }: Final): string {
  const header = periods.map((_, index) => `<th scope="col">${index + 1}</th>`).join('');
  const buildScoreRow = (side: 'home' | 'away', values: readonly number[], total: number): string => {
    const cells = values.map((value) => `<td align="right">${value}</td>`).join('');
    return `<tr><td>${escapeHtml(getIdentity(context, game, side).shortName)}</td>${cells}<td align="right"><b>${total}</b></td></tr>`;
  };
  const visitors = buildScoreRow(
    'away',
    periods.map(([, value]) => value),
    away,
  );
  const hosts = buildScoreRow(
    'home',
    periods.map(([value]) => value),
    home,
  );
  return `<table border="1" cellpadding="4" style="width:100%"><caption>Score by period</caption><tr><th scope="col">Team</th>${header}<th scope="col">T</th></tr>${visitors}${hosts}</table>`;
}

function writeRecordSentence({ world }: Context, game: Game, team: number, name: string): string {
  const games = world.getSeason(game.plan, game.schoolYear).listGamesOf(team);
  const { wins, losses, ties } = getTeamRecord(team, games, buildNoonClock(game.day + 1));
  return `${name} is ${wins}-${losses}${ties === 0 ? '' : `-${ties}`}.`;
}
