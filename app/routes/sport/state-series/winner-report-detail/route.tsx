import { redirect, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/cloudflare';
import { useLoaderData, useParams } from '@remix-run/react';
import { buildStateSeriesHeading } from '~/blocks/sport/sport-heading';
import { requireSport } from '~/blocks/sport/sport-of-address';
import { isNotFound, PageFailure } from '~/components/shell/page-failure';
import { ButtonLink } from '~/components/ui/button';
import { EmptyState } from '~/components/ui/empty-state';
import { LiveBar } from '~/components/ui/live-bar';
import { PageHeader } from '~/components/ui/page-header';
import { findSport } from '~/config/sports';
import { buildHref, Route } from '~/href';
import { loadPage } from '~/page/load-page';
import { buildLayoutMeta, buildPageMeta, usePageHeading } from '~/page/page-meta';
import { findOtherReportAddress, findOtherSport, sources, toWinnerDetailView } from './page';
import { ReportTables } from './report-tables';

export async function loader(args: LoaderFunctionArgs) {
  const sport = requireSport(args.params);
  const { siteId = '' } = args.params;
  const elsewhere = findOtherReportAddress(sport, siteId);
  if (elsewhere !== null) throw redirect(elsewhere, 301);
  // No site has another kind of id: upstream is not asked about it.
  if (!/^[1-9]\d{0,7}$/.test(siteId)) throw new Response(null, { status: 404 });
  const { critical } = await loadPage(args, sources);
  const other = findOtherSport(sport, critical.report.value);
  if (other !== null) {
    const location = buildHref(Route.ssWinnerDetail, { sportId: other.id, siteId });
    throw redirect(location, 301);
  }
  const report = toWinnerDetailView(sport, siteId, critical.report, args.context.site.clock);
  return { heading: withList(sport), report };
}

export const meta: MetaFunction<typeof loader> = (args) => {
  const { data, error, params } = args;
  if (data === undefined)
    return isNotFound(error) ? buildPageMeta(args, { title: missingWords(params.siteId) }) : buildLayoutMeta(args);
  const { meet, siteName, path } = data.report;
  return buildPageMeta(args, { subject: `${siteName}, ${meet}`, canonical: path });
};

export default function WinnerReportDetail() {
  const { heading, report } = useLoaderData<typeof loader>();
  return (
    <main id="main" className="min-w-0 pb-6">
      <PageHeader title={usePageHeading()} {...heading} kicker={report.meet} />
      <p className="-mt-1 pb-3 font-display text-d-lg font-semibold">
        {report.siteName}
        <span className="block text-d-sm text-ink-2">{report.date}</span>
      </p>
      <LiveBar stamp={report.stamp} refreshHref={report.path} />
      <p className="mt-3 border-l-3 border-line py-1 pl-3 text-sm text-ink-2">
        Results are submitted by meet managers. They need verification by the office.
      </p>
      <ReportTables report={report} />
      <p className="mt-6 print:hidden">
        <ButtonLink to={report.listPath} icon="left">
          Back to Results
        </ButtonLink>
      </p>
    </main>
  );
}

/** A site without a report has a page of its own, beside the navigation of the sport. */
export function ErrorBoundary() {
  const heading = usePageHeading();
  const { sportId = '', siteId } = useParams();
  const sport = findSport(sportId);
  if (sport === undefined) return <PageFailure />;
  return (
    <PageFailure
      missing={
        <main id="main" className="min-w-0 pb-6">
          <PageHeader title={heading} {...withList(sport)} />
          <EmptyState
            actions={
              <ButtonLink to={buildHref(Route.ssWinnerReport, { sportId: sport.id })} icon="left">
                Back to Results
              </ButtonLink>
            }
          >
            {missingWords(siteId)}
          </EmptyState>
        </main>
      }
    />
  );
}

function withList(sport: Parameters<typeof buildStateSeriesHeading>[0]) {
  const { kicker, trail } = buildStateSeriesHeading(sport);
  return { kicker, trail: [...trail, { to: buildHref(Route.ssWinnerReport, { sportId: sport.id }), text: 'Results' }] };
}

function missingWords(siteId = ''): string {
  return `No report found for site ${siteId}.`;
}
