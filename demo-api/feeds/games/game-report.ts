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
    `<p>${describeCourse(state.result, home ?? '', away ?? '')} ${roll.pick(gameSentences)}</p>`,
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

/** Describes the course of the lead. */
function describeCourse({ periods, home, away, ending }: Final, homeName: string, awayName: string): string {
  const early = sumPeriods(periods.slice(0, Math.ceil(periods.length / 2)));
  const leader = early[0] > early[1] ? homeName : awayName;
  const half =
    early[0] === early[1]
      ? `It was ${early[0]}-${early[1]} halfway.`
      : `${leader} led ${Math.max(...early)}-${Math.min(...early)} halfway.`;
  const winner = home > away ? homeName : awayName;
  const turned = home > away !== early[0] > early[1] && early[0] !== early[1];
  return `${half} ${winner} ${turned ? 'came from behind' : 'never let go'}${ending === '' ? '' : `, but it took ${ending}`}.`;
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
