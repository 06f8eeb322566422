import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { Outlet, useLoaderData } from '@remix-run/react';
import { PageFailure } from '~/components/shell/page-failure';
import { StaleNotice } from '~/components/shell/stale-notice';
import { PageRefreshProvider } from '~/components/ui/page-refresh';
import { fullDay } from '~/models/dates/calendar-date';
import { getCalendarDay } from '~/models/dates/content-clock';
import { findOldestFetch, computeRefreshSeconds, buildStaleNotice } from './page-age';

/** What the row says of the page, and the day; and, once all that the page reads is there, its age and how often it is refreshed. */
export async function loader({ context: { site } }: LoaderFunctionArgs) {
  const reads = await site.whenRead();
  const { clock } = site;
  return {
    page: site.page,
    today: fullDay(getCalendarDay(clock.nowMs(), clock.timeZone)),
    siteUrl: site.environment.SITE_URL ?? null,
    staleNotice: buildStaleNotice(reads, clock, Date.now()),
    pageFrom: findOldestFetch(reads, clock),
    refreshSeconds: computeRefreshSeconds(reads, site.getPolicy),
  };
}

export { shouldRevalidate } from '~/page/search-on-page';

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

export { buildLayoutMeta as meta } from '~/page/page-meta';

export function ErrorBoundary() {
  return <PageFailure />;
}
