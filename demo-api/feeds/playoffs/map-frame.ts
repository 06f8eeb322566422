import type { Town } from '../../world/towns';

/** Pixels, with margins for labels and a legend. */
export const frame = { width: 640, height: 760, left: 40, right: 40, top: 14, bottom: 54 };

type Place = Pick<Town, 'latitude' | 'longitude'>;

export type MapFrame = (place: Place) => readonly [x: number, y: number];

/** Degrees: rivers in the west and south, a lake in the northeast. */
const border: readonly (readonly [latitude: number, longitude: number])[] = [
  [42.55, -92.7],
  [42.55, -88.45],
  [42.2, -88.15],
  [41.8, -88.05],
  [41.3, -88.0],
  [40.6, -87.95],
  [39.7, -88.05],
  [38.8, -87.95],
  [38.0, -88.05],
  [37.5, -88.2],
  [37.3, -89.6],
  [37.45, -90.5],
  [37.3, -91.3],
  [37.45, -92.6],
  [38.1, -92.5],
  [38.5, -92.75],
  [39.2, -92.55],
  [39.9, -92.8],
  [40.6, -92.55],
  [41.4, -92.8],
  [42.0, -92.55],
];

/**
 * The largest scale that fits the state.
 * @param stretch from 0, to scale, to 1: how much of the room places share evenly, so that crowded parts of the map are larger
 */
export function fitFrame(places: readonly Place[], stretch = 0): MapFrame {
  const [west, east] = computeSpan(border.map(([, longitude]) => longitude));
  const [south, north] = computeSpan(border.map(([latitude]) => latitude));
  const [across, down] = [frame.width - frame.left - frame.right, frame.height - frame.top - frame.bottom];
  // A degree of longitude is about three quarters of a degree of latitude.
  const perDegree = Math.min(across / ((east - west) * 0.75), down / (north - south));
  const width = (east - west) * 0.75 * perDegree;
  const height = (north - south) * perDegree;
  const [left, top] = [frame.left + (across - width) / 2, frame.top + (down - height) / 2];
  const getEast = createStretch(
    places.map(({ longitude }) => (longitude - west) / (east - west)),
    stretch,
  );
  const getNorth = createStretch(
    places.map(({ latitude }) => (latitude - south) / (north - south)),
    stretch,
  );
  return ({ latitude, longitude }) => [
    Math.round(left + getEast((longitude - west) / (east - west)) * width),
    Math.round(top + (1 - getNorth((latitude - south) / (north - south))) * height),
  ];
}

/** Spreads values between 0 and 1: part of each result follows the value's rank, so that crowded values move apart. */
function createStretch(values: readonly number[], stretch: number): (value: number) => number {
  const sorted = [...values].sort((a, b) => a - b);
  const last = sorted.length - 1;
  const [first = 0, end = 1] = [sorted[0], sorted[last]];
  const findOrder = (value: number): number => {
    if (last < 1 || value <= first) return value;
    if (value >= end) return value;
    const above = sorted.findIndex((each) => each > value);
    const [low = 0, high = 1] = [sorted[above - 1], sorted[above]];
    return first + ((above - 1 + (value - low) / (high - low)) / last) * (end - first);
  };
  return (value) => (1 - stretch) * value + stretch * findOrder(value);
}

function computeSpan(values: readonly number[]): readonly [low: number, high: number] {
  return [Math.min(...values), Math.max(...values)];
}

export function drawStateShape(on: MapFrame): string {
  const points = border.map(([latitude, longitude]) => on({ latitude, longitude }).join(' '));
  return `<path d="M${points.join('L')}Z" class="land" stroke-width="2"/>`;
}

export function drawBorderLine(on: MapFrame, y: number): string {
  const [from] = on({ latitude: 40, longitude: -92.7 });
  const [to] = on({ latitude: 40, longitude: -87.95 });
  return `<path d="M${from} ${y}H${to}" class="line" stroke-dasharray="8 5"/>`;
}

/** Miles: a degree of latitude has 69, one of longitude about three quarters of them. */
export function computeMiles(from: Place, to: Place): number {
  return Math.round(69 * Math.hypot(from.latitude - to.latitude, 0.75 * (from.longitude - to.longitude)));
}
