import type { LiveRow } from '~/cache/source/live-rows';

/** What a file of games in play has in its body: as long as nothing changes, answers of upstream make the same file. */
export interface LiveFile {
  /** Rows are compared with what a page of the same build has. */
  readonly build: string;
  /** How often newer rows are due. */
  readonly everySeconds: number;
  readonly rows: readonly LiveRow[];
}

/** What its header says (`LIVE_MOMENTS_HEADER`), also in a 304. */
export interface LiveMoments {
  /** When upstream gave the oldest of the rows: real clock, milliseconds. */
  readonly asOfMs: number;
  /** When newer ones are due, by the same clock. */
  readonly freshUntilMs: number;
}

export interface LiveDelta extends LiveFile, LiveMoments {}

export function formatLiveMoments({ asOfMs, freshUntilMs }: LiveMoments): string {
  return `as-of=${asOfMs}, fresh-until=${freshUntilMs}`;
}

/** Rows that came together, for those who show them. */
export interface LiveNews extends Pick<LiveDelta, 'asOfMs' | 'rows'> {
  /** Name of the file, which tells the feed: `day-2025-10-11.json`. */
  readonly file: string;
}

/**
 * What a delta means for the page: nothing new, rows that are shown in place, or that the page as a whole is out of
 * date, because a game has begun or ended that decides what stands around it, or because nothing shows rows in place.
 */
export type DeltaEffect = 'ignored' | 'patched' | 'page-outdated';

/** @returns whether the page shows games of the file in place */
type Listener = (news: LiveNews) => boolean;

/** The rows of games in play that this page has received since it was loaded. */
export class LiveRowStore {
  readonly #listeners = new Set<Listener>();
  readonly #files = new Map<string, { readonly asOfMs: number; readonly rows: ReadonlyMap<string, LiveRow> }>();

  readonly subscribe = (listener: Listener): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The latest row of a game; `undefined` for one that no file has had. */
  read(file: string, id: string): LiveRow | undefined {
    return this.#files.get(file)?.rows.get(id);
  }

  /** @param pageAsOfMs when upstream gave what the page was loaded with */
  applyDelta(file: string, { asOfMs, rows }: LiveDelta, pageAsOfMs: number): DeltaEffect {
    const before = this.#files.get(file);
    if (asOfMs <= Math.max(before?.asOfMs ?? 0, pageAsOfMs)) return 'ignored';
    const sinceMs = Math.max(pageAsOfMs, before?.asOfMs ?? 0);
    const changed = rows.filter((row) => row[6] > sinceMs);
    this.#files.set(file, { asOfMs, rows: new Map(rows.map((row) => [row[0], row])) });
    const isShown = [...this.#listeners].map((listener) => listener({ file, asOfMs, rows })).includes(true);
    const isPatched = isShown && !changed.some((row) => isOutdating(file, row, before?.rows));
    return isPatched || changed.length === 0 ? 'patched' : 'page-outdated';
  }
}

/** Leaderboards are ordered by what changes, so their rows cannot be patched in place. */
function isOutdating(file: string, [id, state]: LiveRow, before: ReadonlyMap<string, LiveRow> | undefined): boolean {
  return state !== 'live' || file.startsWith('golf-') || (before !== undefined && !before.has(id));
}

/** The rows of this page; pages of a sport or a bracket show those that they know. */
export const liveRows = new LiveRowStore();

/**
 * Reads a file; `null` for anything else, such as half of one.
 * @param moments its header
 */
export function parseLiveDelta(text: string, moments: string | null): LiveDelta | null {
  const [, asOf, freshUntil] = /^as-of=(\d{1,15}), fresh-until=(\d{1,15})$/.exec(moments ?? '') ?? [];
  const [asOfMs, freshUntilMs] = [Number(asOf), Number(freshUntil)];
  try {
    const file = JSON.parse(text) as Partial<LiveFile> | null;
    const { build, everySeconds, rows } = file ?? {};
    if (typeof build !== 'string' || !Array.isArray(rows) || !rows.every(isLiveRow)) return null;
    if (!isTime(asOfMs) || !isTime(freshUntilMs) || !isTime(everySeconds)) return null;
    return { build, asOfMs, freshUntilMs, everySeconds, rows };
  } catch {
    return null;
  }
}

function isTime(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value > 0;
}

function isLiveRow(row: unknown): row is LiveRow {
  if (!Array.isArray(row) || row.length !== 7) return false;
  const [id, state, first, second, period, clock, changedAtMs] = row as unknown[];
  const areTexts = [period, clock].every((text) => text === null || typeof text === 'string');
  return (
    typeof id === 'string' &&
    typeof state === 'string' &&
    isPoints(first) &&
    isPoints(second) &&
    areTexts &&
    isTime(changedAtMs)
  );
}

function isPoints(points: unknown): boolean {
  return Array.isArray(points) ? points.every(isPoint) : isPoint(points);
}

function isPoint(point: unknown): boolean {
  return point === null || typeof point === 'number';
}
