import { Outlet, useLoaderData, useLocation } from '@remix-run/react';
import { selectPageLinks, toRegularSeasonNavigation } from '~/blocks/sport/regular-season-navigation';
import { useSportPages } from '~/blocks/sport/sport-pages';
import { SideNavColumns } from '~/components/ui/side-nav';
import { type LoaderArgs, loadLayoutView } from '~/page/load-page';
import { readNothing } from '~/page/page-sources';

export const loader = (args: LoaderArgs) =>
  loadLayoutView(args, readNothing, (_, { sport }) => ({
    label: `Regular season of ${sport.title}`,
    ...toRegularSeasonNavigation(sport),
  }));

export { ErrorBoundary, meta, shouldRevalidate } from '~/blocks/sport/sport-layout';

/** Layout of the regular season and the statistics: a side menu beside the page, which has its own `main`. */
export default function RegularSeasonLayout() {
  const { groups, ...navigation } = useLoaderData<typeof loader>();
  const { pathname } = useLocation();
  return (
    <SideNavColumns {...navigation} groups={selectPageLinks(groups, pathname)} within={useSportPages()}>
      <Outlet />
    </SideNavColumns>
  );
}
