import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { Outlet, useLoaderData } from '@remix-run/react';
import { PageFailure } from '~/components/shell/page-failure';
import { StaleNotice } from '~/components/shell/stale-notice';
import { PageRefreshProvider } from '~/components/ui/page-refresh';
import { pageFromOf, refreshSecondsOf, staleNoticeOf } from './page-age';

/** What the row says of the page; and, once all that the page reads is there, its age and how often it is refreshed. */
export async function loader({ context: { site } }: LoaderFunctionArgs) {
  const reads = await site.whenRead();
  return {
    page: site.page,
    siteUrl: site.environment.SITE_URL ?? null,
    staleNotice: staleNoticeOf(reads, site.clock, Date.now()),
    pageFrom: pageFromOf(reads, site.clock),
    refreshSeconds: refreshSecondsOf(reads, site.policyOf),
  };
}

export { shouldRevalidate } from '../search-on-page';

/**
 * The layout around every page, below the root: it refreshes the page, says how old it is when its sources do not answer, and
 * catches what pages throw, so that the header and footer stay where they are while an error page takes the place of the page.
 */
export default function SiteLayout() {
  const { staleNotice, refreshSeconds } = useLoaderData<typeof loader>();
  return (
    <PageRefreshProvider everySeconds={refreshSeconds}>
      <div>
        <Outlet />
        <StaleNotice notice={staleNotice} />
      </div>
    </PageRefreshProvider>
  );
}

export { layoutMeta as meta } from '../page-meta';

export function ErrorBoundary() {
  return <PageFailure />;
}
