import { Outlet, useLoaderData } from '@remix-run/react';
import { toSportBarView } from '~/blocks/sport/sport-bar-view';
import { SportBar, SportDataMissing } from '~/components/sport/sport-bar';
import { type LoaderArgs, loadLayoutView } from '~/page/load-page';
import { sources } from './layout-sources';

export const loader = (args: LoaderArgs) =>
  loadLayoutView(args, sources, ({ subject }, { sport }) => ({
    bar: toSportBarView(sport, subject.facts?.value ?? null),
  }));

export { ErrorBoundary, meta, shouldRevalidate } from '~/blocks/sport/sport-layout';

export default function SportLayout() {
  const { bar } = useLoaderData<typeof loader>();
  return (
    <>
      <SportBar title={bar.title} to={bar.to} links={bar.links} more={bar.more} />
      {!bar.isComplete && <SportDataMissing />}
      <Outlet />
    </>
  );
}
