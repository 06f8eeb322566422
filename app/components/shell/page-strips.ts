import { buildHref, fillPath, Route } from '~/href';
/** State-series sections of any sport, and football's own. */
const sectionsWithoutStrips = new Set([
  'brackets',
  'schedules',
  'state-brackets',
  'playoff-brackets',
  'playoff-schedules',
]);

/** School records, archives, and brackets and schedules of a state series have no strips. */
export function hasStrips(pathname: string): boolean {
  if (pathname.startsWith(`${fillPath(Route.schoolsRecords, {})}/`) || pathname.startsWith(buildHref(Route.archives)))
    return false;
  const section = /^\/sports\/[^/]+\/state-series\/([^/]+)/.exec(pathname)?.[1];
  return section === undefined || !sectionsWithoutStrips.has(section);
}
