import { redirect, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { buildClassSlug } from '~/blocks/state-series/class-of-address';
import { buildHref, Route } from '~/href';
import { requirePageRequest } from '~/page/load-page';
import { loadLegacyFrame } from '~/routes/legacy-frame/load-legacy-frame';

/** Golf has its own winner report instead of the old server's page. */
export function loader(args: LoaderFunctionArgs) {
  const { sport, params } = requirePageRequest(args);
  if (sport.finals !== 'golf') return loadLegacyFrame(args);
  const { classId } = params;
  const location = buildHref(Route.ssWinnerReport, {
    sportId: sport.id,
    query: { class: classId && buildClassSlug(classId) },
  });
  throw redirect(location, 301);
}

export { default, meta } from '~/routes/legacy-frame/route';
