/** Pixels. */
export const markRadius = 16;

/** The seed of a team as a mark, beside its town where other marks are too close. */
export interface Mark {
  readonly seed: number;
  readonly name: string;
  readonly half: number;
  /** Has lost a game. */
  readonly isOut: boolean;
  /** The town. */
  readonly place: readonly [x: number, y: number];
  readonly x: number;
  readonly y: number;
}

/** Where marks of a half may be. */
export interface MarkLimits {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const distance = 2 * markRadius + 4;
const mostPasses = 1000;

/** Moves marks apart until none covers another, inside the limits of their halves. */
export function spreadMarks(marks: readonly Mark[], getLimits: (half: number) => MarkLimits): readonly Mark[] {
  const spots = marks.map(({ x, y }, index) => {
    // Schools of one town begin around it, so that they do not end up in a line.
    const before = marks.slice(0, index).filter((other) => other.x === x && other.y === y).length;
    const away = distance * 0.6 * Math.sqrt(before);
    return { x: x + away * Math.cos(before * 2.4), y: y + away * Math.sin(before * 2.4) };
  });
  const keepInside = (index: number): void => {
    const spot = spots[index];
    const { left, right, top, bottom } = getLimits(marks[index]?.half ?? 0);
    if (spot === undefined) return;
    spot.x = Math.min(Math.max(spot.x, left), right);
    spot.y = Math.min(Math.max(spot.y, top), bottom);
  };
  spots.forEach((_, index) => keepInside(index));
  for (let pass = 0; pass < mostPasses && pushApart(spots); pass += 1) spots.forEach((_, index) => keepInside(index));
  return marks.map((mark, index) => ({
    ...mark,
    x: Math.round(spots[index]?.x ?? mark.x),
    y: Math.round(spots[index]?.y ?? mark.y),
  }));
}

interface Spot {
  x: number;
  y: number;
}

/** Whether any had to be moved. */
function pushApart(spots: readonly Spot[]): boolean {
  let hasMoved = false;
  for (const [index, one] of spots.entries()) {
    for (const other of spots.slice(index + 1)) {
      const [across, down] = [other.x - one.x, other.y - one.y];
      const apart = Math.hypot(across, down);
      if (apart >= distance) continue;
      hasMoved = true;
      // Schools of one town are moved in different directions.
      const [unitX, unitY] =
        apart === 0 ? [Math.cos(index * 2.4), Math.sin(index * 2.4)] : [across / apart, down / apart];
      const push = (distance - apart) / 2 + 0.5;
      one.x -= unitX * push;
      one.y -= unitY * push;
      other.x += unitX * push;
      other.y += unitY * push;
    }
  }
  return hasMoved;
}
