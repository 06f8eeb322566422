import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { Outlet, useLoaderData, useLocation, type ShouldRevalidateFunctionArgs } from '@remix-run/react';
import { PageFailure } from '~/components/shell/page-failure';
import { SideNav } from '~/components/ui/side-nav';
import { loadPage } from '~/routes/load-page';

import { sources } from '../layout-sources';
import { sportOfAddress } from '../sport-of-address';
import { toStateSeriesNavigation } from './navigation-view';

export async function loader(args: LoaderFunctionArgs) {
  const sport = sportOfAddress(args.params);
  const { subject } = await loadPage(args, sources);
  const { environment } = args.context.site;
  return {
    label: `State series of ${sport.title}`,
    groups: toStateSeriesNavigation(sport, subject.facts?.value ?? null, environment),
  };
}

/** From section to section and class to class the navigation stays as it is. */
export function shouldRevalidate({ currentParams, nextParams }: ShouldRevalidateFunctionArgs): boolean {
  return currentParams.sportId !== nextParams.sportId;
}

export { layoutMeta as meta } from '~/routes/page-meta';

/** The layout of the state-series pages: the sections beside the page, or above it on a phone. A page brings its `main`. */
export default function StateSeriesLayout() {
  const { label, groups } = useLoaderData<typeof loader>();
  const isAreasOwnPage = useLocation().pathname.endsWith('/state-series');
  return (
    <div
      className={`wrap grid gap-x-8 print:block ${groups.length > 0 ? 'large-tablet:grid-cols-[13rem_minmax(0,1fr)]' : ''}`}
    >
      {groups.length > 0 && (
        <div className="pt-3 large-tablet:pt-6 large-tablet:pb-6 print:hidden">
          <SideNav key={String(isAreasOwnPage)} label={label} groups={groups} startsOpen={isAreasOwnPage} />
        </div>
      )}
      <Outlet />
    </div>
  );
}

export function ErrorBoundary() {
  return <PageFailure />;
}
