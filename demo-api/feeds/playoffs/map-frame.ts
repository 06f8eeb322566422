import type { Town } from '../../world/towns';

/** Pixels, with margins for a heading and labels. */
export const frame = { width: 640, height: 760, left: 90, right: 90, top: 70, bottom: 56 };

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

/** The largest scale that fits all places. */
export function fitFrame(places: readonly Place[]): MapFrame {
  const [west, east] = computeSpan(places.map(({ longitude }) => longitude));
  const [south, north] = computeSpan(places.map(({ latitude }) => latitude));
  const [across, down] = [frame.width - frame.left - frame.right, frame.height - frame.top - frame.bottom];
  // A degree of longitude is about three quarters of a degree of latitude.
  const perDegree = Math.min(across / ((east - west) * 0.75), down / (north - south));
  const [middleX, middleY] = [frame.left + across / 2, frame.top + down / 2];
  return ({ latitude, longitude }) => [
    Math.round(middleX + (longitude - (west + east) / 2) * 0.75 * perDegree),
    Math.round(middleY - (latitude - (south + north) / 2) * perDegree),
  ];
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

export function drawBorderLine(on: MapFrame, latitude: number): string {
  const [from, y] = on({ latitude, longitude: -92.7 });
  const [to] = on({ latitude, longitude: -87.95 });
  return `<path d="M${from} ${y}H${to}" stroke="#555555" stroke-width="1.5" stroke-dasharray="8 5" fill="none"/>`;
}
