import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { Outlet, useLoaderData } from '@remix-run/react';
import { useLiveRows } from '~/blocks/live/use-live-rows';
import { PageRefreshProvider } from '~/browser/page-refresh';
import { LiveStatus } from '~/components/scores/live-status';
import { PageFailure } from '~/components/shell/page-failure';
import { StaleNotice } from '~/components/shell/stale-notice';
import { PrintLine } from '~/components/ui/print-line';
import { UnpublishedTextContext } from '~/components/ui/unavailable';
import { formatFullDay } from '~/models/dates/calendar-date';
import { getToday } from '~/models/dates/content-clock';
import { buildPrintLine, findShownSeason } from '~/page/print-line';
import { findOldestFetch, planRefresh, buildStaleNotice, isMissingPart } from './page-age';

/** Shown in place of the main part of a page, if the association does not publish it. Other such parts are hidden. */
const unpublishedText = 'This association does not publish what would be here.';

/** Page identity and day; once all sources are read, also age and refresh interval. */
export async function loader({ context: { site } }: LoaderFunctionArgs) {
  const reads = await site.waitForReads();
  const { clock } = site;
  const oldest = findOldestFetch(reads, clock);
  return {
    page: site.page,
    today: formatFullDay(getToday(clock)),
    siteUrl: site.environment.SITE_URL ?? null,
    staleNotice: buildStaleNotice(reads, clock, Date.now()),
    pageFrom: oldest && oldest.text,
    printLine: buildPrintLine(site, oldest, findShownSeason(await site.waitForViews())),
    ...(site.hasLeftOut() && !reads.some(isMissingPart) && { unpublishedText }),
    refresh: planRefresh(reads, site.getPolicy, { build: site.environment.BUILD_ID, clock }),
  };
}

export { shouldRevalidate } from '~/page/search-on-page';

/**
 * Layout around every page, below the root: it refreshes the page, shows its age when sources do not answer, and
 * catches errors, so that header and footer stay in place.
 */
export default function SiteLayout() {
  const { staleNotice, refresh, printLine, unpublishedText: unpublished } = useLoaderData<typeof loader>();
  useLiveRows(refresh?.live ?? null);
  return (
    <PageRefreshProvider plan={refresh}>
      <div>
        <PrintLine text={printLine.text}>
          {/* Chromium and Firefox fetch a lazy picture without a box when they print; for WebKit see `app/styles/paper.css`. */}
          {printLine.codeHref && <img src={printLine.codeHref} alt="" loading="lazy" />}
        </PrintLine>
        <UnpublishedTextContext.Provider value={unpublished}>
          <Outlet />
        </UnpublishedTextContext.Provider>
        <StaleNotice notice={staleNotice} />
        <LiveStatus />
      </div>
    </PageRefreshProvider>
  );
}

export { buildLayoutMeta as meta } from '~/page/page-meta';

export function ErrorBoundary() {
  return <PageFailure />;
}
