import { buildClassSlug } from '~/blocks/state-series/class-of-address';
import { buildHref, Route } from '~/href';
import { redirectTo, type PageOutcome } from '~/page/page-outcome';
import type { SportPageRequest } from '~/page/page-sources';

/** Golf has its own winner report instead of the old server's page. */
export function findElsewhere({ sport, params: { classId } }: SportPageRequest): PageOutcome | null {
  if (sport.finals !== 'golf') return null;
  const query = { class: classId && buildClassSlug(classId) };
  return redirectTo(buildHref(Route.ssWinnerReport, { sportId: sport.id, query }), 301);
}
