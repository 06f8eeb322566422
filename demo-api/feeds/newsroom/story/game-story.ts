import { pickScoreboard, pickSportMotif } from '../../../art/subjects';
import { formatShortDate } from '../../../calendar/civil';
import { buildNoonClock } from '../../../calendar/clock';
import type { Context } from '../../../http/context';
import type { Dice } from '../../../random/dice';
import { escapeHtml } from '../../../words/slug';
import type { Game } from '../../../world/game';
import { getGameState, findWinner } from '../../../world/game-state';
import { getSport } from '../../../world/sports';
import { writeGameReport } from '../../games/game-report';
import { getIdentity } from '../../games/school-links';
import { describeGamePicture } from '../../site/pictures';
import { renderFilm, renderPicture } from './pictures';

const gamesShown = 5;

export function pickGameStory(context: Context, roll: Dice, game: Game, title: string): string[] {
  const sport = getSport(game.plan.sportId);
  const blocks = [renderPicture(context, roll, choosePicture(context, game)), ...writeGameReport(context, roll, game)];
  blocks.push(
    '<h3>How they got here</h3>',
    writeLastGames(context, game, 'home'),
    writeLastGames(context, game, 'away'),
  );
  if (roll.drawChance(0.3)) blocks.splice(roll.drawBetween(2, 4), 0, renderFilm(roll, game.id, `Highlights: ${title}`));
  if (game.stage !== null)
    blocks.push(
      `The bracket and the rest of the schedule are on the <a href="/sports/${sport.id}/state-series/brackets">${escapeHtml(sport.title)} state series pages</a>.`,
    );
  blocks.push(writeLinks(context, game));
  return blocks;
}

/** The board with the score, or the sport in the colors of both schools. */
function choosePicture(context: Context, game: Game): Parameters<typeof renderPicture>[2] {
  const sport = getSport(game.plan.sportId);
  const details = describeGamePicture(context, game);
  const isBoard = details.score !== null && details.score !== undefined && game.id % 3 === 0;
  const motif = isBoard ? pickScoreboard(sport) : pickSportMotif(sport, game.id);
  return { motif, variant: game.id % 10_000, details };
}

export function writeLastGames(context: Context, game: Game, side: 'home' | 'away'): string {
  const team = side === 'home' ? game.home : game.away;
  const clock = buildNoonClock(game.day);
  const rows = context.world
    .getSeason(game.plan, game.schoolYear)
    .listGamesOf(team)
    .filter((candidate) => candidate.day < game.day)
    .slice(-gamesShown)
    .map((earlier) => {
      const isHome = earlier.home === team;
      const state = getGameState(earlier, clock);
      const winner = findWinner(earlier, state);
      const opponent = getIdentity(context, earlier, isHome ? 'away' : 'home').shortName;
      const letter = winner === null ? '' : (winner === 'home') === isHome ? 'W' : 'L';
      const score =
        state.status === 'final'
          ? `${isHome ? state.result.home : state.result.away}-${isHome ? state.result.away : state.result.home}`
          : state.status;
      return `<tr><td nowrap>${formatShortDate(earlier.day)}</td><td>${isHome ? '' : '@ '}${escapeHtml(opponent)}</td><td align="center">${letter}</td><td align="right">${score}</td></tr>`;
    });
  if (rows.length === 0) return '';
  return `<table class="table table-sm" style="width:100%;max-width:480px"><caption>${escapeHtml(getIdentity(context, game, side).name)}</caption><tbody>${rows.join('')}</tbody></table>`;
}

function writeLinks(context: Context, game: Game): string {
  const pages = (['home', 'away'] as const).flatMap((side) => {
    const { id, shortName } = getIdentity(context, game, side);
    return id === null ? [] : [`<a href="/schools/details/${id}">${escapeHtml(shortName)}</a>`];
  });
  const boxScore = `<a href="${context.origin}/boxscores/${game.id}" target="_blank" rel="noopener">Box score</a>`;
  return `<p>${[boxScore, ...pages].join(' &#124; ')}</p>`;
}
