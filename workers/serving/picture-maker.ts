import { requireInTime, type Clock } from '~/cache/base/clock';
import { logFailure, type Log } from '~/cache/base/log';
import type { WaitUntil } from '~/cache/base/single-flight';
import { CallLimit } from '~/cache/upstream/call-limit';
import { DAY_SECONDS } from '~/time-units';
import type { PictureService } from '../bindings';

export interface PictureMakerDependencies {
  /** Absent without the binding; then no picture is rendered. */
  readonly service: PictureService | undefined;
  /** Stores pictures for all isolates. */
  readonly kv: PictureStore | undefined;
  readonly clock: Clock;
  readonly log: Log;
}

export interface PictureStore {
  get(key: string, options: { type: 'arrayBuffer'; cacheTtl: number }): Promise<ArrayBuffer | null>;
  put(key: string, value: Uint8Array, options: { expirationTtl: number }): Promise<void>;
}

/** Longer than a rendering takes, and shorter than crawlers wait for a picture. */
const DEADLINE_MS = 4000;
/** Limit of one isolate: twice that of a visitor network (`UNKNOWN_LIMIT`). A rendering takes up to 150 ms of CPU. */
const MOST_RENDERINGS = { count: 30, periodMs: 60_000 };
/** Long, because the same drawing always gives the same picture. */
const KEPT_SECONDS = 30 * DAY_SECONDS;
const READ_CACHE_SECONDS = 3600;

/**
 * Renders a drawing as PNG. Resolves with `null` without the pictures worker, and if it is busy or fails.
 * @param admits counts a rendering for the visitor's network; resolves with false over its limit
 */
export type MakePicture = (
  svg: string,
  waitUntil: WaitUntil,
  admits?: () => Promise<boolean>,
) => Promise<Uint8Array | null>;

/** Creates the function that renders pictures: one at a time, limited per minute by network and isolate, stored in KV by drawing. */
export function createPictureMaker({ service, kv, clock, log }: PictureMakerDependencies): MakePicture {
  const limit = new CallLimit(clock, MOST_RENDERINGS.count, MOST_RENDERINGS.periodMs);
  let busyUntilMs = -Infinity;

  return async (svg, waitUntil, admits) => {
    if (service === undefined) return null;
    const key = await buildPictureKey(svg);
    const kept = kv === undefined ? null : await catchAsNull('picture-read-failed', findPicture(kv, key));
    if (kept !== null) return kept;
    const made = await render(service, svg, admits);
    if (made === null || kv === undefined) return made;
    waitUntil(catchAsNull('picture-write-failed', kv.put(key, made, { expirationTtl: KEPT_SECONDS })));
    return made;
  };

  /** `busyUntilMs` expires by itself, because a cancelled request does not run `finally`. */
  async function render(
    pictures: PictureService,
    svg: string,
    admits: (() => Promise<boolean>) | undefined,
  ): Promise<Uint8Array | null> {
    const isBusy = () => clock.getNowMs() < busyUntilMs;
    // Before `admits`, so that a refusal by the isolate does not count for the network.
    if (isBusy() || !limit.hasRoom()) return null;
    if (admits !== undefined && !(await admits())) return null;
    if (isBusy() || !limit.admits()) return null;
    const untilMs = clock.getNowMs() + DEADLINE_MS;
    busyUntilMs = untilMs;
    try {
      return await catchAsNull('picture-failed', pictures.png(svg));
    } finally {
      if (busyUntilMs === untilMs) busyUntilMs = -Infinity;
    }
  }

  async function catchAsNull<Value>(event: string, work: Promise<Value>): Promise<Value | null> {
    return (await logFailure(log, { event }, () => requireInTime(clock, work, DEADLINE_MS))) ?? null;
  }
}

async function findPicture(kv: PictureStore, key: string): Promise<Uint8Array | null> {
  const bytes = await kv.get(key, { type: 'arrayBuffer', cacheTtl: READ_CACHE_SECONDS });
  return bytes && new Uint8Array(bytes);
}

async function buildPictureKey(svg: string): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(svg)));
  return `picture:1:${[...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
