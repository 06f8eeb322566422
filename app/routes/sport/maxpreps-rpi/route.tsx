import { useLoaderData } from '@remix-run/react';
import { Rank } from '~/blocks/statistics/rank';
import { useUnpacked } from '~/browser/packed';
import { RpiStrip } from '~/components/statistics/rpi-strip';
import { ClassTabs } from '~/components/ui/class-tabs';
import { type DataColumn, DataTable, foldedFigure } from '~/components/ui/data-table';
import { EmptyState } from '~/components/ui/empty-state';
import { LiveBar } from '~/components/ui/live-bar';
import { Page } from '~/components/ui/page';
import { OptionalLink } from '~/components/ui/site-link';
import { Unavailable } from '~/components/ui/unavailable';
import { type LoaderArgs, loadView } from '~/page/load-page';
import { describePage } from '~/page/page-meta';
import { type RankingRow, sources, toView } from './page';

export const loader = (args: LoaderArgs) => loadView(args, sources, toView);

export const meta = describePage<typeof loader>(({ canonicalHref }) => ({ canonical: canonicalHref }));

export default function RpiRankings() {
  const { heading, unavailable, rankings } = useLoaderData<typeof loader>();
  const { stamp, refreshHref, classTabs, rows, caption, strip } = useUnpacked(rankings);
  const isIncomplete = unavailable.length > 0;
  return (
    <Page {...heading}>
      <LiveBar stamp={stamp} refreshHref={refreshHref}>
        {classTabs.length > 0 && <ClassTabs tabs={classTabs} label="Classes" />}
      </LiveBar>
      <div className="mt-3">
        {isIncomplete && (
          <Unavailable what={rows.length === 0 ? 'The ratings' : 'Some of the ratings'} isMain={rows.length === 0} />
        )}
        {rows.length === 0 && !isIncomplete && <EmptyState>No RPI data available.</EmptyState>}
        {rows.length > 0 && (
          <DataTable
            caption={`${caption} by rating`}
            isCaptionShown
            columns={columns}
            rows={rows}
            buildRowKey={({ schoolId }) => schoolId}
            isShaded={({ isTied }) => isTied}
          />
        )}
        {rows.length > 0 && strip !== null && <RpiStrip strip={strip} />}
      </div>
    </Page>
  );
}

const columns: readonly DataColumn<RankingRow>[] = [
  { head: 'Rank', className: 'w-0', renderCell: ({ rank, isTied }) => <Rank rank={rank} isTied={isTied} /> },
  { head: 'School', isRowHead: true, renderCell: (row) => <School row={row} /> },
  { head: 'RPI', name: 'Ratings percentage index', isNumeric: true, renderCell: ({ rpi }) => <b>{rpi}</b> },
  {
    head: 'W-L',
    name: 'Wins and losses',
    isNumeric: true,
    onPhones: 'folded',
    className: 'whitespace-nowrap',
    field: 'record',
  },
  { head: 'WP', name: 'Share of games won, weighted', isNumeric: true, field: 'winPercent' },
  { head: 'OWP', name: 'Share of games won by the opponents', ...foldedFigure, field: 'opponents' },
  { head: 'OOWP', name: "Share of games won by the opponents' opponents", ...foldedFigure, field: 'theirOpponents' },
];

function School({ row: { name, to, isSelected } }: { readonly row: RankingRow }) {
  return (
    <OptionalLink
      to={to}
      prefetch="none"
      aria-current={isSelected ? 'true' : undefined}
      className={`inline-block min-h-6 ${isSelected ? 'border-l-3 border-accent-fill pl-2' : ''}`}
    >
      {name}
      {isSelected && <span className="ml-1 text-2xs text-ink-2">shown in the drawing</span>}
    </OptionalLink>
  );
}
