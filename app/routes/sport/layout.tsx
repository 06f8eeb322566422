import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { Outlet, useLoaderData, type ShouldRevalidateFunctionArgs } from '@remix-run/react';
import { toSportBarView } from '~/blocks/sport/sport-bar-view';
import { PageFailure } from '~/components/shell/page-failure';
import { SportBar, SportDataMissing } from '~/components/sport/sport-bar';
import { loadLayoutView } from '~/page/load-view';
import { sources } from './layout-sources';

export const loader = (args: LoaderFunctionArgs) =>
  loadLayoutView(args, sources, ({ subject }, { sport }) => ({
    bar: toSportBarView(sport, subject.facts?.value ?? null),
  }));

export function shouldRevalidate({ currentParams, nextParams }: ShouldRevalidateFunctionArgs): boolean {
  return currentParams.sportId !== nextParams.sportId;
}

export { buildLayoutMeta as meta } from '~/page/page-meta';

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

export function ErrorBoundary() {
  return <PageFailure />;
}
