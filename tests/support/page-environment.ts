import { createContentClock } from '~/models/dates/content-clock';
import { readPageAddress, type PageAddress } from '~/page/page-address';
import { listSourcesOfPage, type DeclaredSource } from '~/routes/sources-of-page';
import { inProcessEnvironment } from './in-process-site';
import { saturdayAfternoon } from './test-site';

/** A page's environment in this process: a fixed time, and the variables of a local run. */
export const pageEnvironment = buildPageEnvironment(saturdayAfternoon);

export function buildPageEnvironment(fixedNowIso: string) {
  return {
    environment: inProcessEnvironment,
    clock: createContentClock({ timeZone: 'America/Chicago', fixedNowIso }),
  };
}

/** The site's parsed address on that day. */
export function buildAddress(page: string): PageAddress {
  return readPageAddress(new URL(page, 'https://site.invalid'), () => '2025-10-11');
}

/** The sources that the page at an address declares. */
export function listDeclaredSources(page: string): readonly DeclaredSource[] {
  return listSourcesOfPage(buildAddress(page), pageEnvironment);
}

const { V1_BASE_URL, DATA_BASE_URL = '', LEGACY_BASE_URL = '', RECORDS_BASE_URL = '' } = inProcessEnvironment;
const { LEADERS_URL = '', SOCIAL_HISTORY_URL = '', BROADCASTS_URL = '' } = inProcessEnvironment;

/** Base addresses of the sources in this process; the site itself has none. */
export const upstreamBases = {
  v1: V1_BASE_URL,
  data: DATA_BASE_URL,
  legacy: LEGACY_BASE_URL,
  records: RECORDS_BASE_URL,
  leaders: LEADERS_URL,
  social: SOCIAL_HISTORY_URL,
  broadcasts: BROADCASTS_URL,
  site: 'https://site.invalid',
  store: 'https://store.invalid',
} as const;
