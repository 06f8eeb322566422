import type { LiveAge } from '~/components/ui/freshness-stamp';
import { type ContentClockSettings, computeContentTimeMs } from '~/models/dates/content-clock';
import { createZonedFormat } from '~/models/dates/zoned-format';
import { MINUTE_MS, SECOND_MS } from '~/time-units';

const secondFormat = createZonedFormat('en-US', {
  hour: 'numeric',
  minute: '2-digit',
  second: '2-digit',
  timeZoneName: 'shortGeneric',
});

interface Moments {
  /** When upstream gave the oldest rows that the page shows (real clock, milliseconds). */
  readonly asOfMs: number;
  /** When it gave the oldest of those that the page was loaded with. */
  readonly pageAsOfMs: number;
  /** `null` where the clock of the device cannot tell. */
  readonly ageMs: number | null;
}

/** What the stamps of a page say about its rows in play. */
export function describeLiveAge({ asOfMs, pageAsOfMs, ageMs }: Moments, clock: ContentClockSettings): LiveAge {
  const contentMs = computeContentTimeMs(asOfMs, clock);
  return {
    pageIso: new Date(computeContentTimeMs(pageAsOfMs, clock)).toISOString(),
    iso: new Date(contentMs).toISOString(),
    text: secondFormat(clock.timeZone).format(contentMs).replaceAll('\u202f', ' '),
    ageText: ageMs === null ? null : formatAge(ageMs),
  };
}

/** `25 s ago`; `3 min ago` from two minutes on. */
function formatAge(ageMs: number): string {
  const minutes = Math.floor(ageMs / MINUTE_MS);
  return minutes < 2 ? `${Math.floor(ageMs / SECOND_MS)} s ago` : `${minutes} min ago`;
}
