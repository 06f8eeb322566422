import { Outlet, useLoaderData } from '@remix-run/react';
import { isKnownGolfFinalsDay } from '~/blocks/live/golf-sources';
import { SideNavColumns } from '~/components/ui/side-nav';
import { buildHref, Route } from '~/href';
import { type LoaderArgs, loadLayoutView } from '~/page/load-page';
import type { ValuesOf, SportPageRequest } from '~/page/page-sources';
import { sources } from '../layout-sources';
import { toStateSeriesNavigation } from './navigation-view';

export const loader = (args: LoaderArgs) => loadLayoutView(args, sources, toLayoutView);

function toLayoutView({ subject }: ValuesOf<typeof sources>, { sport, environment, clock }: SportPageRequest) {
  // The playoffs' landing page lists its sections, and during golf finals leaders come first.
  const hasOwnContentFirst = sport.hasPlayoffs || isKnownGolfFinalsDay(sport, { clock });
  return {
    label: `State series of ${sport.title}`,
    title: sport.hasPlayoffs ? 'Playoffs' : undefined,
    groups: toStateSeriesNavigation(sport, subject.facts?.value ?? null, environment),
    areaPath: hasOwnContentFirst ? null : buildHref(Route.ssIndex, { sportId: sport.id }),
  };
}

export { ErrorBoundary, meta, shouldRevalidate } from '~/blocks/sport/sport-layout';

/** Layout of the state-series pages: the sections beside the page, above it on phones. The page has its own `main`. */
export default function StateSeriesLayout() {
  return (
    <SideNavColumns {...useLoaderData<typeof loader>()}>
      <Outlet />
    </SideNavColumns>
  );
}
