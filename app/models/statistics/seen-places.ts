import { parseJson } from '~/parse-json';

/** A place in the rankings and the last day on which it was seen, `YYYY-MM-DD`. */
export interface SeenPlace {
  readonly place: number;
  readonly day: string;
}

interface Seen {
  readonly now: SeenPlace;
  /** The previous place. */
  readonly before: SeenPlace | null;
}

const mostTeams = 60;

/**
 * Remembers a team's place on the device, because the provider sends no earlier places.
 * @returns the place before the current one, if it ever changed, and the text to store
 */
export function rememberPlace(kept: string | null, team: string, now: SeenPlace) {
  const { [team]: seen, ...others } = readSeen(kept);
  const before = seen === undefined || seen.now.place === now.place ? (seen?.before ?? null) : seen.now;
  const teams = [...Object.entries(others).slice(1 - mostTeams), [team, { now, before }] as const];
  return { before, kept: JSON.stringify(Object.fromEntries(teams)) };
}

/** `Up 3 since Oct 4`; `null` without a move. */
export function formatMovement(
  place: number,
  before: SeenPlace | null,
  dayText: (isoDay: string) => string,
): string | null {
  if (before === null || before.place === place) return null;
  const gained = before.place - place;
  return `${gained > 0 ? 'Up' : 'Down'} ${Math.abs(gained)} since ${dayText(before.day)}`;
}

function readSeen(kept: string | null): Readonly<Record<string, Seen>> {
  const value = parseJson(kept);
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(Object.entries(value).filter(([, seen]) => isSeen(seen)));
}

function isSeen(value: unknown): value is Seen {
  const { now, before } = (value ?? {}) as Partial<Record<keyof Seen, unknown>>;
  return isPlace(now) && (before === null || isPlace(before));
}

function isPlace(value: unknown): value is SeenPlace {
  const { place, day } = (value ?? {}) as Partial<Record<keyof SeenPlace, unknown>>;
  return Number.isInteger(place) && typeof day === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(day);
}
