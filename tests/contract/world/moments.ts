/** Seeds of the tested worlds. */
export const seeds: readonly number[] = Array.from({ length: 20 }, (_, index) => index + 1);

/** Moments of a school year with different kinds of answers. */
export const moments: readonly { readonly name: string; readonly now: string }[] = [
  { name: 'on a Friday night of the third football week', now: '2025-09-12T20:10:00-05:00' },
  { name: 'on the Saturday of the golf finals', now: '2025-10-11T13:20:00-05:00' },
  { name: 'just before the football pairings', now: '2025-10-25T19:59:00-05:00' },
  { name: 'just after the football pairings', now: '2025-10-25T21:05:00-05:00' },
  { name: 'on the Saturday of the quarterfinals', now: '2025-11-15T15:10:00-06:00' },
  { name: 'on the day after the football finals', now: '2025-11-30T12:00:00-06:00' },
  { name: 'on a Friday night in February', now: '2026-02-13T20:10:00-06:00' },
  { name: 'on a Saturday of state finals in June', now: '2026-06-06T12:30:00-05:00' },
];

/** Indexes of seed and moment. */
export interface Turn {
  readonly seed: number;
  readonly moment: number;
}

/** Whether a check is due in one of `every` turns; over the seeds each moment has one. */
export function isDue({ seed, moment }: Turn, every: number, shift = 0): boolean {
  return (seed + Math.floor(seed / 4) + moment + shift) % every === 0;
}

/** Another item at each turn. */
export function pickInTurn<Item>({ seed, moment }: Turn, items: readonly Item[], shift = 0): Item {
  const item = items[(seed + moment * 3 + shift) % items.length];
  if (item === undefined) throw new RangeError('There is nothing to take turns with.');
  return item;
}
