import type { ContentClockSettings } from '~/models/dates/content-clock';

/*
 * The service worker is a static file and knows no settings of the deployment. It reads the association's clock out of the page of
 * kept pages, which it has kept since it was installed.
 */

const offsetAttribute = 'data-clock-offset-ms';
const rateAttribute = 'data-clock-rate';
const timeZoneAttribute = 'data-time-zone';

/** Attributes of an element of that page. */
export function buildClockAttributes({ offsetMs, rate = 1, timeZone }: ContentClockSettings) {
  return { [offsetAttribute]: offsetMs, [rateAttribute]: rate, [timeZoneAttribute]: timeZone };
}

/** The clock that a page names in these attributes; that of the device when it names none. */
export function readClockSettings(html: string): ContentClockSettings {
  const readAttribute = (attribute: string) => new RegExp(`\\s${attribute}="([^"]*)"`).exec(html)?.[1];
  return {
    offsetMs: Number(readAttribute(offsetAttribute) ?? 0),
    rate: Number(readAttribute(rateAttribute) ?? 1),
    timeZone: readAttribute(timeZoneAttribute) ?? Intl.DateTimeFormat().resolvedOptions().timeZone,
  };
}
