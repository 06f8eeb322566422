import { useLoaderData } from '@remix-run/react';
import { SchoolMark } from '~/components/scores/school-mark';
import { type DataColumn, DataTable } from '~/components/ui/data-table';
import { EmptyState } from '~/components/ui/empty-state';
import { LiveBar } from '~/components/ui/live-bar';
import { Page, usePageHeading } from '~/components/ui/page';
import { MoreLink } from '~/components/ui/section-head';
import { OptionalLink } from '~/components/ui/site-link';
import { type LoaderArgs, loadView } from '~/page/load-page';
import { describePage } from '~/page/page-meta';
import { sources, type StandingRow, toView } from './page';

export const loader = (args: LoaderArgs) => loadView(args, sources, toView);

export const meta = describePage<typeof loader>(({ standings: { conference } }) => ({
  subject: conference ?? undefined,
}));

export default function ConferenceStandings() {
  const { heading, standings } = useLoaderData<typeof loader>();
  const rowTitle = usePageHeading();
  return (
    <Page
      {...heading}
      {...(standings.conference !== null && {
        title: standings.conference,
        kicker: `${heading.kicker}: ${rowTitle}`,
      })}
    >
      <LiveBar stamp={standings.stamp} refreshHref={standings.path}>
        <span className="print:hidden">
          <MoreLink to={standings.listPath}>All conferences</MoreLink>
        </span>
      </LiveBar>
      <div className="mt-3">
        {standings.rows.length === 0 ? (
          <EmptyState>No standings found.</EmptyState>
        ) : (
          <DataTable
            caption={standings.conference ?? 'Standings'}
            columns={columns}
            rows={standings.rows}
            buildRowKey={({ schoolId }) => schoolId}
          />
        )}
        {standings.rows.length > 0 && <p className="pt-2 text-sm text-ink-2">Win %: share of conference games won.</p>}
      </div>
    </Page>
  );
}

const columns: readonly DataColumn<StandingRow>[] = [
  { head: 'School', renderCell: (row) => <School row={row} /> },
  { head: 'Conf', name: 'Conference record', isNumeric: true, className: 'whitespace-nowrap', field: 'conference' },
  { head: 'Overall', name: 'Overall record', isNumeric: true, className: 'whitespace-nowrap', field: 'overall' },
  {
    head: 'Win %',
    name: 'Share of conference games won',
    isNumeric: true,
    renderCell: ({ winPercent }) => <b className="font-semibold">{winPercent}</b>,
  },
];

function School({ row: { schoolId, name, nickname, logoUrl, to } }: { readonly row: StandingRow }) {
  return (
    <span className="flex items-center gap-2">
      <SchoolMark markKey={schoolId} name={name} logoUrl={logoUrl} />
      <span className="min-w-0">
        <OptionalLink to={to} prefetch="none" className="inline-block min-h-6">
          {name}
        </OptionalLink>
        {nickname !== null && <span className="block text-xs text-ink-2">{nickname}</span>}
      </span>
    </span>
  );
}
