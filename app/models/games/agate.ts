import { compareText } from '../text/text-order';
import {
  findCalledOff,
  findWinner,
  formatDecision,
  type Game,
  type GameTime,
  getColumns,
  settlePastGame,
} from './game';
import { countSetsSoFar } from './sets-won';

/* Games as newspapers set them in agate type: a sport in capitals, then a line for each game, the winner first. */

interface AgateSport {
  readonly title: string;
  readonly lowScoreWins: boolean;
  readonly games: readonly Game[];
}

/**
 * The sports in their order; within each the results by the name of the winner, as wire services list them, then games in play,
 * then those to come.
 * @param today `YYYY-MM-DD`
 */
export function formatAgate(heading: string, sports: readonly AgateSport[], today: string): string {
  const blocks = sports.map(({ title, lowScoreWins, games }) => {
    const lines = games
      .map((game) => settlePastGame(game, today))
      .map((game) => ({ rank: ranks[game.kind], line: formatAgateGame(game, lowScoreWins) }))
      .sort((a, b) => a.rank - b.rank || (a.rank === resultRank ? compareText(a.line, b.line) : 0));
    return [title.toUpperCase(), ...lines.map(({ line }) => line)].join('\n');
  });
  return `${[heading, ...blocks].join('\n\n')}\n`;
}

const resultRank = 0;
const ranks: Readonly<Record<Game['kind'], number>> = {
  final: resultRank,
  forfeit: resultRank,
  live: 1,
  scheduled: 2,
  unreported: 3,
};

/** `Ashgrove 3, Fort Harlan 1`; `Ashgrove def. Fort Harlan, 25-18, 25-20`; `Fort Harlan at Ashgrove, 7 p.m.` */
export function formatAgateGame(game: Game, lowScoreWins = false): string {
  const winner = findWinner(game, lowScoreWins);
  const [ahead, behind] = winner === 1 ? ([1, 0] as const) : ([0, 1] as const);
  const nameTeam = (index: 0 | 1) => game.teams[index].name;
  const columns = getColumns(game);
  if (game.kind === 'forfeit') {
    return winner === null ? `${formatPairing(game)}, forfeit` : `${nameTeam(ahead)} def. ${nameTeam(behind)}, forfeit`;
  }
  if (columns.length === 0 || columns.flat().every((points) => points === null)) {
    return `${formatPairing(game)}, ${describeWithoutScore(game)}`;
  }
  const formatPoints = (points: number | null | undefined) => points ?? '–';
  if (game.countsSets && game.kind === 'final' && winner !== null) {
    const sets = columns.map((set) => `${formatPoints(set[ahead])}-${formatPoints(set[behind])}`);
    return `${nameTeam(ahead)} def. ${nameTeam(behind)}, ${sets.join(', ')}`;
  }
  const score = game.countsSets ? countSetsSoFar(game.kind, columns) : columns[0];
  const sides = [ahead, behind].map((index) => `${nameTeam(index)} ${formatPoints(score?.[index])}`);
  const note = describeState(game);
  return `${sides.join(', ')}${note === null ? '' : `, ${note}`}`;
}

/** The host comes last. In the daily feed the first team is at home unless another one is marked; in the state series nobody is. */
function formatPairing({ teams, hostIndex, level, day }: Game): string {
  const [first, second] = teams;
  if (hostIndex === 1) return `${first.name} at ${second.name}`;
  return hostIndex === 0 || (level === null && day !== null)
    ? `${second.name} at ${first.name}`
    : `${first.name} vs. ${second.name}`;
}

function describeWithoutScore(game: Game): string {
  if (game.kind === 'final') return 'final';
  if (game.kind === 'live') return 'in progress';
  if (game.kind === 'unreported') return 'no score reported';
  const calledOff = findCalledOff(game);
  if (calledOff !== null) return calledOff.word.toLowerCase();
  return 'remark' in game && game.remark !== null ? game.remark.toLowerCase() : formatAgateTime(game.time);
}

function describeState(game: Game): string | null {
  if (game.kind === 'final') return formatDecision(game);
  if (game.kind === 'live') return [game.period, game.timeRemaining].filter(Boolean).join(' ') || 'in progress';
  return 'remark' in game && game.remark !== null ? game.remark.toLowerCase() : null;
}

/** `7 p.m.`, `6:30 p.m.`, `noon`, `TBA` */
export function formatAgateTime(time: GameTime | null): string {
  if (time === null) return 'TBA';
  const { minutesOfDay } = time;
  if (minutesOfDay === null) return time.text;
  if (minutesOfDay === 12 * 60) return 'noon';
  const hour = Math.floor(minutesOfDay / 60);
  const minute = minutesOfDay % 60;
  return `${hour % 12 || 12}${minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`} ${hour < 12 ? 'a.m.' : 'p.m.'}`;
}
