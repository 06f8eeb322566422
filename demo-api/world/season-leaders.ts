import type { Clock } from '../calendar/clock';
import { memoizeLatest } from './memoize-latest';
import { buildPrepTable } from './prep-table';
import { getRoster, type RosterPlayer } from './roster';
import type { StatLine } from './roster-squad';
import { tallyTeam } from './roster-tally';
import type { School } from './schools';
import type { Season } from './season';
import { getLeaderCategories, type LeaderCategory } from './season-leader-categories';
import { listLeaderLines } from './season-leader-lines';
import type { World } from './world';

/** Equal values share a rank. */
export interface Leader {
  readonly rank: number;
  readonly player: RosterPlayer;
  readonly school: School;
  readonly line: StatLine;
}

/** The nightly update. */
const countedMinutes = 5 * 60;
const longestList = 50;
/** Only the highest-scoring teams are searched. */
const teamsLooked = 80;
const teamsLookedInFootball = 60;

interface Candidate extends Omit<Leader, 'rank'> {
  /** Of the athlete's team. */
  readonly games: number;
}

/** As of the last nightly update; empty before the first games. */
export function listLeaders(world: World, season: Season, category: LeaderCategory, clock: Clock): readonly Leader[] {
  const today = clock.minutesNow >= countedMinutes ? clock.today : clock.today - 1;
  const counted: Clock = { ...clock, today, minutesNow: countedMinutes };
  const stamp = `${season.schoolYear} ${today}`;
  const { sportId, style } = season.plan;
  const lists = memoizeLatest(world, `leaders ${sportId}`, stamp, () => {
    const candidates = listLeaderCandidates(world, season, counted);
    return new Map(getLeaderCategories(sportId, style).map((row) => [row.name, rankLeaders(row, candidates)] as const));
  });
  return lists.get(category.name) ?? [];
}

function listLeaderCandidates(world: World, season: Season, clock: Clock): Candidate[] {
  const { plan, schoolYear } = season;
  const best = [...buildPrepTable(world, season, clock).values()]
    .filter(({ outcomes }) => outcomes.length > 0)
    .sort((left, right) => right.pointsFor - left.pointsFor || left.school.index - right.school.index)
    .slice(0, plan.style === 'football' ? teamsLookedInFootball : teamsLooked);
  return best.flatMap(({ school, wins }) => {
    const roster = getRoster(world, plan, school, schoolYear);
    const tally = tallyTeam(school.index, season.listGamesOf(school.index), clock);
    const lines = listLeaderLines(plan.style, roster, tally, schoolYear, wins);
    return roster.map((player, index): Candidate => ({ player, school, line: lines[index] ?? {}, games: tally.games }));
  });
}

function rankLeaders(category: LeaderCategory, candidates: readonly Candidate[]): Leader[] {
  const { by, isLowBetter, least } = category;
  const decimals = category.columns.find(({ stat }) => stat === by)?.decimals ?? 0;
  const roundValue = ({ line }: Candidate): number => Number((line[by] ?? 0).toFixed(decimals));
  const eligible = candidates.filter(
    ({ line, games }) =>
      line[by] !== undefined &&
      (isLowBetter || (line[by] ?? 0) > 0) &&
      (least === null || (line[least.stat] ?? 0) >= Math.max(1, least.perGame * games)),
  );
  const sorted = eligible
    .map((candidate) => ({ candidate, value: roundValue(candidate) * (isLowBetter ? 1 : -1) }))
    .sort(
      (left, right) => left.value - right.value || left.candidate.player.athlete.id - right.candidate.player.athlete.id,
    );
  const lowest = sorted[Math.min(longestList, sorted.length) - 1]?.value ?? 0;
  const kept = sorted.filter(({ value }, index) => index < longestList || value === lowest).slice(0, longestList + 10);
  let rank = 0;
  return kept.map(({ candidate: { player, school, line }, value }, index) => {
    if (value !== kept[index - 1]?.value) rank = index + 1;
    return { rank, player, school, line };
  });
}
