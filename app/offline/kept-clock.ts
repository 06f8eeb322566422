import type { ContentClockSettings } from '~/models/dates/content-clock';

/* The association's clock for the service worker. The worker is a static file, so it reads the settings from the kept offline page. */

const offsetAttribute = 'data-clock-offset-ms';
const rateAttribute = 'data-clock-rate';
const timeZoneAttribute = 'data-time-zone';

/** Attributes of an element of that page. */
export function buildClockAttributes({ offsetMs, rate = 1, timeZone }: ContentClockSettings) {
  return { [offsetAttribute]: offsetMs, [rateAttribute]: rate, [timeZoneAttribute]: timeZone };
}

/** The page's clock, by default that of the device. */
export function readClockSettings(html: string): ContentClockSettings {
  const readAttribute = (attribute: string) => new RegExp(`\\s${attribute}="([^"]*)"`).exec(html)?.[1];
  return {
    offsetMs: Number(readAttribute(offsetAttribute) ?? 0),
    rate: Number(readAttribute(rateAttribute) ?? 1),
    timeZone: readAttribute(timeZoneAttribute) ?? Intl.DateTimeFormat().resolvedOptions().timeZone,
  };
}
