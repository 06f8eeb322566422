import type { Town } from '../../world/towns';

/** Pixels, with margins for a heading and labels. */
export const frame = { width: 640, height: 760, left: 90, right: 90, top: 74, bottom: 66 };

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
const smallestSpan = 0.4;

/**
 * The largest scale that fits all places.
 * @param stretch from 0, to scale, to 1: how much of the room places share evenly, so that crowded parts of the map are larger
 */
export function fitFrame(places: readonly Place[], stretch = 0): MapFrame {
  const [west, east] = computeSpan(places.map(({ longitude }) => longitude));
  const [south, north] = computeSpan(places.map(({ latitude }) => latitude));
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
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const missing = Math.max(0, smallestSpan - (high - low)) / 2;
  return [low - missing, high + missing];
}

export function drawStateShape(on: MapFrame): string {
  const points = border.map(([latitude, longitude]) => on({ latitude, longitude }).join(' '));
  return `<path d="M${points.join('L')}Z" fill="#f3ecd9" stroke="#8a8168" stroke-width="2"/>`;
}

export function drawBorderLine(on: MapFrame, y: number): string {
  const [from] = on({ latitude: 40, longitude: -92.7 });
  const [to] = on({ latitude: 40, longitude: -87.95 });
  return `<path d="M${from} ${y}H${to}" stroke="#555555" stroke-width="1.5" stroke-dasharray="8 5" fill="none"/>`;
}
