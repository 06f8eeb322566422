import { buildTestEnvironment } from '~/config/environment.fixture';
import { createContentClock, getToday } from '~/models/dates/content-clock';
import { buildPageRequest, readPageAddress } from './page-address';
import type { PageRequest, SportPageRequest } from './page-sources';

const someAbout = {
  environment: buildTestEnvironment(),
  clock: createContentClock({ timeZone: 'America/Chicago', fixedNowIso: '2025-10-11T13:20:00-05:00' }),
};

export function buildTestRequest(
  path: string,
  about: Partial<Pick<PageRequest, 'clock' | 'environment'>> = {},
): PageRequest {
  const all = { ...someAbout, ...about };
  const address = readPageAddress(new URL(path, 'https://site.invalid'), () => getToday(all.clock));
  return buildPageRequest(address, all);
}

/** Like `buildTestRequest`, for an address that names a sport. */
export function buildTestSportRequest(path: string, about?: Parameters<typeof buildTestRequest>[1]): SportPageRequest {
  const { sport, ...request } = buildTestRequest(path, about);
  if (sport === null) throw new Error(`${path} names no sport.`);
  return { ...request, sport };
}

/** Why the route table refuses an address; `null` if it does not. */
export function findRefusalAt(path: string) {
  return readPageAddress(new URL(path, 'https://site.invalid'), () => '2025-10-11').refusal;
}

/** Values of a page's sources, with defaults for the kinds that are not given. */
export function buildTestValues<Given extends object>(given: Given) {
  return {
    critical: {},
    subject: {},
    subjectFailure: null,
    optional: {},
    dependent: {},
    unavailable: [],
    changedAtMs: 0,
    ...given,
  };
}
