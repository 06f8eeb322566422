import { parseJson } from '~/parse-json';

/**
 * Golfers (values of `buildGolferPin`) and schools (ids in the directory, for the team and all its golfers) pinned to the top of
 * leaderboards. They stay on the device.
 */
export type GolfPins = Readonly<Record<'golfers' | 'schools', readonly string[]>>;

/** Member ids are reassigned each season, and one service numbers boys and girls. */
export function buildGolferPin(season: string, sportId: string, memberId: string): string {
  return `${season}/${sportId}/${memberId}`;
}

const mostKept = 60;

/** Parses what the device kept; anything else gives no pins. */
export function readPins(kept: string | null): GolfPins {
  const { golfers, schools } = (parseJson(kept) ?? {}) as Partial<Record<keyof GolfPins, unknown>>;
  return { golfers: readTexts(golfers), schools: readTexts(schools) };
}

/** Sets or removes a pin. Drops the oldest ones beyond the limit. */
export function togglePin(pins: GolfPins, kind: keyof GolfPins, id: string): GolfPins {
  const kept = pins[kind];
  return {
    ...pins,
    [kind]: kept.includes(id) ? kept.filter((pinned) => pinned !== id) : [...kept, id].slice(-mostKept),
  };
}

function readTexts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((id) => typeof id === 'string').slice(-mostKept) : [];
}
