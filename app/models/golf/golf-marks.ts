/** Score on a hole relative to par. */
export type GolfMark = 'eagle' | 'birdie' | 'par' | 'bogey' | 'double-bogey';

export interface GolfMarkKind {
  readonly mark: GolfMark;
  /** For the legend. */
  readonly name: string;
  /** Example score on a par four. */
  readonly example: number;
}

/** Double circle, circle, plain, square, double square. */
export const golfMarks: readonly GolfMarkKind[] = [
  { mark: 'eagle', name: 'Eagle or better', example: 2 },
  { mark: 'birdie', name: 'Birdie', example: 3 },
  { mark: 'par', name: 'Par', example: 4 },
  { mark: 'bogey', name: 'Bogey', example: 5 },
  { mark: 'double-bogey', name: 'Double bogey or worse', example: 6 },
];

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
