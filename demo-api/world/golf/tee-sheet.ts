import type { Dice } from '../../random/dice';
import type { RoundStart } from './events';
import { listTeamSchools, type Finalist } from './finals-field';

const holes = 18;

export interface Group {
  readonly golfers: readonly Finalist[];
  readonly startHole: number;
  /** Minutes after midnight. */
  readonly teeMinutes: number;
  /** Index of the group ahead on the same tee. */
  readonly behind: number | null;
}

/** Golfers of the same rank of three or four teams; individuals among themselves. */
export function groupFirstRound(roll: Dice, field: readonly Finalist[], start: RoundStart): Group[] {
  const teams = splitIntoChunks(roll.shuffle(listTeamSchools(field)), start.size);
  const together = teams.flatMap((some) =>
    [1, 2, 3, 4, 5, 6].map((rank) =>
      field.filter(
        (candidate) => candidate.isTeam && candidate.rank === rank && some.includes(candidate.golfer.school),
      ),
    ),
  );
  const alone = splitIntoChunks(roll.shuffle(field.filter(({ isTeam }) => !isTeam)), start.size);
  return scheduleGroups(roll.shuffle([...alone, ...together].filter((group) => group.length > 0)), start);
}

/** Leaders start last, from the first tee. */
export function groupSecondRound(leadersFirst: readonly Finalist[], start: RoundStart): Group[] {
  return scheduleGroups(splitIntoChunks(leadersFirst, start.size).reverse(), start);
}

/** The first half starts on the tenth tee; a shotgun start uses every hole. */
function scheduleGroups(groups: readonly (readonly Finalist[])[], start: RoundStart): Group[] {
  const half = Math.floor(groups.length / 2);
  return groups.map((golfers, index): Group => {
    if (start.kind === 'shotgun') return placeOnOwnHole(golfers, groups.length - 1 - index, groups.length, start);
    const slot = index < half ? index : index - half;
    return {
      golfers,
      startHole: index < half ? 10 : 1,
      teeMinutes: start.first + slot * start.interval,
      behind: slot === 0 ? null : index - 1,
    };
  });
}

/** With more groups than holes, some holes have two groups. */
function placeOnOwnHole(golfers: readonly Finalist[], place: number, count: number, { first }: RoundStart): Group {
  const behind = place < holes ? null : count - 1 - (place - holes);
  return { golfers, startHole: (place % holes) + 1, teeMinutes: first, behind };
}

/** As even as possible. */
function splitIntoChunks<Item>(items: readonly Item[], size: number): Item[][] {
  const count = Math.ceil(items.length / size);
  const computeCut = (index: number): number => Math.round((index * items.length) / count);
  return Array.from({ length: count }, (_, index) => items.slice(computeCut(index), computeCut(index + 1)));
}
