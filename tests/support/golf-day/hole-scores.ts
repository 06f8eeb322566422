import {
  getInnerFields,
  isFields,
  getGameList,
  readNumber,
  selectRowsWith,
  readText,
  type Fields,
} from '../../contract/world/reading';

/** A row of a leaderboard: the place, the score against par and the strokes, as a page shows them. */
export interface ShownScore {
  readonly place: string;
  readonly overall: string;
  readonly total: string;
}

interface Card {
  readonly memberId: string;
  readonly schoolId: string;
  readonly isOut: boolean;
  readonly holes: number;
  readonly strokes: number;
  readonly versusPar: number;
}

const countingScores = 4;

/**
 * The leaderboards of a class computed from the strokes on each hole only, independently of the site's model, so that both do not
 * share errors.
 * @param files the scorecard files of the first and the second round, as sent
 */
export function computeLeaderboardsByHoles(files: readonly [first: unknown, second: unknown]): {
  readonly golfers: ReadonlyMap<string, ShownScore>;
  readonly computeTeams: (schoolIds: Iterable<string>) => ReadonlyMap<string, ShownScore>;
} {
  const rounds = files.map(readCards);
  const ids = new Set(rounds.flatMap((cards) => cards.map(({ memberId }) => memberId)));
  const golfers = [...ids].map(
    (id) => [id, sumGolfer(rounds.flat().filter(({ memberId }) => memberId === id))] as const,
  );
  return {
    golfers: rankTotals(golfers),
    computeTeams: (schoolIds) => rankTotals([...schoolIds].map((id) => [id, sumTeam(rounds, id)] as const)),
  };
}

interface Total {
  readonly strokes: number;
  readonly versusPar: number;
}

function sumGolfer(cards: readonly Card[]): Total | null {
  const begun = cards.filter(({ holes }) => holes > 0);
  return begun.length === 0 || cards.some(({ isOut }) => isOut) ? null : sum(begun);
}

/** The best four scores of each round so far; `null` for a team with fewer golfers left when a round is over. */
function sumTeam(rounds: readonly (readonly Card[])[], schoolId: string): Total | null {
  const scores = rounds.map((cards) => {
    const playing = cards.filter((card) => card.schoolId === schoolId && !card.isOut);
    const isShort = playing.length < countingScores && cards.length > 0 && playing.every(({ holes }) => holes === 18);
    const begun = playing.filter(({ holes }) => holes > 0);
    begun.sort((a, b) => a.versusPar - b.versusPar || b.holes - a.holes || Number(a.memberId) - Number(b.memberId));
    return { isShort, best: begun.slice(0, countingScores) };
  });
  const counting = scores.flatMap(({ best }) => best);
  return counting.length === 0 || scores.some(({ isShort }) => isShort) ? null : sum(counting);
}

function sum(cards: readonly Card[]): Total {
  return {
    strokes: cards.reduce((total, { strokes }) => total + strokes, 0),
    versusPar: cards.reduce((total, { versusPar }) => total + versusPar, 0),
  };
}

function rankTotals(totals: readonly (readonly [id: string, total: Total | null])[]): Map<string, ShownScore> {
  const scores = totals.flatMap(([, total]) => (total === null ? [] : [total.versusPar]));
  return new Map(
    totals.flatMap(([id, total]): [string, ShownScore][] => {
      if (total === null) return [];
      const place = 1 + scores.filter((score) => score < total.versusPar).length;
      const isShared = scores.filter((score) => score === total.versusPar).length > 1;
      return [
        [
          id,
          {
            place: `${isShared ? 'T' : ''}${place}`,
            overall: formatSigned(total.versusPar),
            total: String(total.strokes),
          },
        ],
      ];
    }),
  );
}

function formatSigned(score: number): string {
  if (score === 0) return 'E';
  return score < 0 ? `−${Math.abs(score)}` : `+${score}`;
}

function readCards(file: unknown): Card[] {
  return selectRowsWith(isFields(file) ? getGameList(file, 'individuals') : [], 'memberId').flatMap((row) => {
    const schoolId = readText(row, 'externalId');
    return schoolId === '' ? [] : [readCard(row, schoolId)];
  });
}

function readCard(row: Fields, schoolId: string): Card {
  const holes = Object.values(getInnerFields(row, 'holes')).filter(isFields);
  const played = holes.flatMap((hole) => {
    const [gross, par] = [readNumber(hole, 'gross'), readNumber(hole, 'par')];
    return gross === null || par === null ? [] : [{ gross, par }];
  });
  return {
    memberId: String(readNumber(row, 'memberId')),
    schoolId,
    isOut: readText(row, 'status') !== '',
    holes: played.length,
    strokes: played.reduce((total, { gross }) => total + gross, 0),
    versusPar: played.reduce((total, { gross, par }) => total + gross - par, 0),
  };
}
