import type { Context } from '../../http/context';
import { getFirstEdition } from '../../world/first-editions';
import { getGameState, findWinner } from '../../world/game-state';
import type { School } from '../../world/schools';
import { getIdentity } from '../games/school-links';
import type { Edition } from './edition';

/** The last game of last year's series; empty without one. */
export function formatLastYearsAdvancement(context: Context, { plan, schoolYear }: Edition, school: School): string {
  const year = schoolYear - 1;
  if (year < getFirstEdition(plan.sportId)) return '';
  const games = context.world.getSeason(plan, year).listGamesOf(school.index);
  const last = games.filter((game) => game.stage !== null).at(-1);
  if (last === undefined || last.stage === null) return 'Did not advance';
  const isHome = last.home === school.index;
  const state = getGameState(last, context.clock);
  const hasWon = (findWinner(last, state) === 'home') === isHome;
  const { level, round, className } = last.stage;
  const inClass = className === '' ? '' : ` in Class ${className}`;
  if (level === 'State' && round === 'Championship') return `${hasWon ? 'State champion' : '2nd place'}${inClass}`;
  if (round === '3rd Place') return `${hasWon ? '3rd place' : '4th place'}${inClass}`;
  const opponent = getIdentity(context, last, isHome ? 'away' : 'home').shortName;
  const stage = `${level.toLowerCase()} ${round.toLowerCase()}`;
  if (state.status !== 'final') return `Reached the ${stage}`;
  const [mine, theirs] = isHome ? [state.result.home, state.result.away] : [state.result.away, state.result.home];
  return `Lost to ${opponent} in ${stage}${inClass}, ${theirs}-${mine}`;
}
