/** What a visitor has pinned to the top of leaderboards. It stays on the device: no server ever hears of it. */
export interface GolfPins {
  /** Golfers, by `buildGolferPin`. */
  readonly golfers: readonly string[];
  /** Schools, by their id in the directory: the team, and all its golfers. */
  readonly schools: readonly string[];
}

export const noPins: GolfPins = { golfers: [], schools: [] };

/** Member ids are given anew each season, and one service numbers boys and girls. */
export function buildGolferPin(season: string, sportId: string, memberId: string): string {
  return `${season}/${sportId}/${memberId}`;
}

const mostKept = 60;

/** Reads what the device kept; anything that is not pins reads as none. */
export function readPins(kept: string | null): GolfPins {
  try {
    const { golfers, schools } = JSON.parse(kept ?? '{}') as Partial<Record<keyof GolfPins, unknown>>;
    return { golfers: texts(golfers), schools: texts(schools) };
  } catch {
    return noPins;
  }
}

/** Sets a pin, or takes it away. The oldest go when there are too many. */
export function togglePin(pins: GolfPins, kind: keyof GolfPins, id: string): GolfPins {
  const kept = pins[kind];
  return { ...pins, [kind]: kept.includes(id) ? kept.filter((one) => one !== id) : [...kept, id].slice(-mostKept) };
}

function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string').slice(-mostKept) : [];
}
