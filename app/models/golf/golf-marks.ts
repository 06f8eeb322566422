/** Double circle, circle, plain, square, double square, with their names and example scores on a par four for the legend. */
export const golfMarks = [
  { mark: 'eagle', name: 'Eagle or better', example: 2 },
  { mark: 'birdie', name: 'Birdie', example: 3 },
  { mark: 'par', name: 'Par', example: 4 },
  { mark: 'bogey', name: 'Bogey', example: 5 },
  { mark: 'double-bogey', name: 'Double bogey or worse', example: 6 },
] as const;

/** Score on a hole relative to par. */
type GolfMark = (typeof golfMarks)[number]['mark'];

/** @param versusPar strokes on the hole minus its par */
export function getGolfMark(versusPar: number): GolfMark {
  if (versusPar <= -2) return 'eagle';
  if (versusPar === -1) return 'birdie';
  if (versusPar === 0) return 'par';
  return versusPar === 1 ? 'bogey' : 'double-bogey';
}

/** Accessible text of a mark: `birdie`, `double bogey or worse`. */
export function describeGolfMark(mark: GolfMark): string {
  return golfMarks.find((kind) => kind.mark === mark)?.name.toLowerCase() ?? mark;
}
