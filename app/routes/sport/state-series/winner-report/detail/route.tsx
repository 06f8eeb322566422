import type { MetaFunction } from '@remix-run/cloudflare';
import { useLoaderData, useParams } from '@remix-run/react';
import { PageFailure } from '~/components/shell/page-failure';
import { ButtonLink } from '~/components/ui/button';
import { EmptyState } from '~/components/ui/empty-state';
import { LiveBar } from '~/components/ui/live-bar';
import { Page } from '~/components/ui/page';
import { Results } from '~/components/ui/results';
import { findSport } from '~/config/sports';
import { buildHref, Route } from '~/href';
import { type LoaderArgs, loadView } from '~/page/load-page';
import { buildMissingMeta, buildPageMeta } from '~/page/page-meta';
import { findElsewhere, withList, sources, toView } from './page';
import { ReportTables } from './report-tables';

export const loader = (args: LoaderArgs) => loadView(args, sources, toView, findElsewhere);

export const meta: MetaFunction<typeof loader> = (args) => {
  const { data, params } = args;
  if (data === undefined) return buildMissingMeta(args, describeMissing(params.siteId));
  const { meet, siteName, path } = data.report;
  return buildPageMeta(args, { subject: `${siteName}, ${meet}`, canonical: path });
};

export default function WinnerReportDetail() {
  const { heading, report } = useLoaderData<typeof loader>();
  return (
    <Page {...heading} kicker={report.meet}>
      <p className="-mt-1 pb-3 font-display text-d-lg font-semibold">
        {report.siteName}
        <span className="block text-d-sm text-ink-2">{report.date}</span>
      </p>
      <LiveBar stamp={report.stamp} refreshHref={report.path} />
      <p className="mt-3 border-l-3 border-line py-1 pl-3 text-sm text-ink-2">
        Results are submitted by meet managers. They need verification by the office.
      </p>
      <Results isWhole>
        <ReportTables report={report} />
      </Results>
      <p className="mt-6 print:hidden">
        <ButtonLink to={report.listPath} icon="left">
          Back to Results
        </ButtonLink>
      </p>
    </Page>
  );
}

export function ErrorBoundary() {
  const { sportId = '', siteId } = useParams();
  const sport = findSport(sportId);
  if (sport === undefined) return <PageFailure />;
  return (
    <PageFailure
      missing={
        <Page {...withList(sport)}>
          <EmptyState
            actions={
              <ButtonLink to={buildHref(Route.ssWinnerReport, { sportId: sport.id })} icon="left">
                Back to Results
              </ButtonLink>
            }
          >
            {describeMissing(siteId)}
          </EmptyState>
        </Page>
      }
    />
  );
}

function describeMissing(siteId = ''): string {
  return `No report found for site ${siteId}.`;
}
