import { layoutLines } from '~/models/charts/lines';
import { writeOutTown } from '~/models/schools/school-name';
import { formatCount } from '~/models/text/format-count';
import type { PolledTeam } from '~/upstream/football-polls';

/**
 * The ranks of the previous poll and of this one. Question: who has moved, and past whom?
 * @returns `null` without a team that has both ranks, such as in the first poll
 */
export function buildPollMovement(teams: readonly PolledTeam[]) {
  const ranked = teams
    .map(({ id, name, rank, previousRank }) => ({ id, name, now: parseRank(rank), before: parseRank(previousRank) }))
    .filter(({ now }) => now !== null);
  const count = (matches: (team: (typeof ranked)[number]) => boolean) => ranked.filter(matches).length;
  const isUp = ({ now, before }: (typeof ranked)[number]) => now !== null && before !== null && now < before;
  const isDown = ({ now, before }: (typeof ranked)[number]) => now !== null && before !== null && now > before;
  const isNew = ({ before }: (typeof ranked)[number]) => before === null;
  if (count(isNew) === ranked.length) return null;
  const lines = layoutLines({
    points: ['Before', 'Now'],
    series: ranked.map((team) => ({
      key: team.id,
      text: writeOutTown(team.name),
      values: [team.before, team.now],
      isChosen: isUp(team) || isNew(team),
    })),
    shape: 'straight',
    isReversed: true,
    tickCount: Math.min(10, ranked.length),
    percentPerName: Math.min(10, 90 / ranked.length),
  });
  if (lines === null) return null;
  return {
    text: `${formatCount(count(isUp), 'team')} moved up, ${count(isDown)} down, ${count(isNew)} new.`,
    scale: `Bold: up or new${count(isNew) === 0 ? '' : '; a dot without a line was not ranked'}.`,
    lines,
  };
}

/** The number in `3` and `T3`; `null` for a team without a rank, which may be `0`. */
function parseRank(rank: string | null): number | null {
  const number = Number(/\d+/.exec(rank ?? '')?.[0] ?? 0);
  return number === 0 ? null : number;
}
