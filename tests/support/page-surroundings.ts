import { createContentClock } from '~/models/dates/content-clock';
import { readPageAddress, type PageAddress } from '~/routes/page-address';
import { sourcesOfPage, type DeclaredSource } from '~/routes/sources-of-page';
import { inProcessEnvironment } from './in-process-site';
import { saturdayAfternoon } from './test-site';

/** The surroundings of a page in this process: a fixed moment, and the environment of a local run. */
export const surroundings = {
  environment: inProcessEnvironment,
  clock: createContentClock({ timeZone: 'America/Chicago', fixedNowIso: saturdayAfternoon }),
};

/** How the site reads an address on that day. */
export function addressOf(page: string): PageAddress {
  return readPageAddress(new URL(page, 'https://site.invalid'), () => '2025-10-11');
}

/** The sources that the page at an address declares. */
export function declaredBy(page: string): readonly DeclaredSource[] {
  return sourcesOfPage(addressOf(page), surroundings);
}
