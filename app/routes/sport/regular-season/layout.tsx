import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { Outlet, useLoaderData, useLocation, type ShouldRevalidateFunctionArgs } from '@remix-run/react';
import { sportOfAddress } from '~/blocks/sport/sport-of-address';
import { PageFailure } from '~/components/shell/page-failure';
import { SideNavColumns } from '~/components/ui/side-nav-columns';
import { linksForPage, toRegularSeasonNavigation } from './navigation-view';

export function loader({ params }: LoaderFunctionArgs) {
  const sport = sportOfAddress(params);
  return { label: `Regular season of ${sport.title}`, ...toRegularSeasonNavigation(sport) };
}

/** From page to page of one sport the navigation stays as it is. */
export function shouldRevalidate({ currentParams, nextParams }: ShouldRevalidateFunctionArgs): boolean {
  return currentParams.sportId !== nextParams.sportId;
}

export { layoutMeta as meta } from '~/page/page-meta';

/** The layout of the regular season and of the statistics: their pages beside the one that is shown. A page brings its `main`. */
export default function RegularSeasonLayout() {
  const { groups, ...navigation } = useLoaderData<typeof loader>();
  const { pathname } = useLocation();
  return (
    <SideNavColumns {...navigation} groups={linksForPage(groups, pathname)}>
      <Outlet />
    </SideNavColumns>
  );
}

export function ErrorBoundary() {
  return <PageFailure />;
}
