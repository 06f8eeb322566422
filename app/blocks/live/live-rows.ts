import type { LiveRow } from '~/cache/source/live-rows';

/** Body of a file of games in play. It contains no times of the answer, so the file does not change until a row does. */
export interface LiveFile {
  /** Build of the site: a page of another build does not use the rows. */
  readonly build: string;
  /** Interval at which newer rows are due. */
  readonly everySeconds: number;
  readonly rows: readonly LiveRow[];
}

/** Times in the header `LIVE_MOMENTS_HEADER` of the file, which a 304 also has. */
export interface LiveMoments {
  /** When the oldest of the rows was fetched from upstream (real clock, milliseconds). */
  readonly asOfMs: number;
  /** When newer rows are due (real clock, milliseconds). */
  readonly freshUntilMs: number;
}

/** A file of games in play with its times. */
export interface LiveDelta extends LiveFile, LiveMoments {}

export function formatLiveMoments({ asOfMs, freshUntilMs }: LiveMoments): string {
  return `as-of=${asOfMs}, fresh-until=${freshUntilMs}`;
}

/** Passed to listeners when a newer file has arrived. */
export interface LiveRowsUpdate extends Pick<LiveDelta, 'asOfMs' | 'rows'> {
  /** Name of the file, such as `day-2025-10-11.json`. It identifies the feed. */
  readonly file: string;
}

/**
 * Effect of a file on the page. `ignored`: it is no newer than the page. `patched`: the page shows all changed rows. `page-outdated`:
 * the page's data must be loaded again, because a game has begun or ended, which changes other parts of the page, or because no part of
 * the page shows the rows.
 */
export type DeltaEffect = 'ignored' | 'patched' | 'page-outdated';

/** @returns whether the page shows games of the file and has updated them */
type Listener = (update: LiveRowsUpdate) => boolean;

/** The rows of games in play that this page has received since it was loaded. */
export class LiveRowStore {
  readonly #listeners = new Set<Listener>();
  readonly #files = new Map<string, { readonly asOfMs: number; readonly rows: ReadonlyMap<string, LiveRow> }>();

  readonly subscribe = (listener: Listener): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The latest row of a game; `undefined` if no file contained the game. */
  read(file: string, id: string): LiveRow | undefined {
    return this.#files.get(file)?.rows.get(id);
  }

  /** @param pageAsOfMs when the page's own data were fetched from upstream */
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

/** A row that starts or ends changes other parts of the page, and any row of a leaderboard may change the order. */
function isOutdating(file: string, [id, state]: LiveRow, before: ReadonlyMap<string, LiveRow> | undefined): boolean {
  return state !== 'live' || file.startsWith('golf-') || (before !== undefined && !before.has(id));
}

/** The live rows of this browser tab. */
export const liveRows = new LiveRowStore();

/**
 * Parses a file of games in play; `null` if it is malformed, for example cut off.
 * @param moments the header `LIVE_MOMENTS_HEADER`
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
