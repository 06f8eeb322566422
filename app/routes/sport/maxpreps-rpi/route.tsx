import { useLoaderData, useParams } from '@remix-run/react';
import { buildRatingHref, buildRatingRowId } from '~/blocks/statistics/paths';
import { Rank } from '~/blocks/statistics/rank';
import { useUnpacked } from '~/browser/packed';
import type { FollowedSchool } from '~/components/schools/followed-rows.client';
import { NoSchoolFound, SchoolFinder } from '~/components/schools/school-finder';
import { SchoolMark } from '~/components/scores/school-mark';
import { RpiParts, RpiStrip } from '~/components/statistics/rpi-charts';
import { ClassTabs } from '~/components/ui/class-tabs';
import { type DataColumn, DataTable, summarizeRow } from '~/components/ui/data-table';
import { EmptyState } from '~/components/ui/empty-state';
import { LiveBar } from '~/components/ui/live-bar';
import { Page } from '~/components/ui/page';
import { OptionalLink } from '~/components/ui/site-link';
import { Unavailable } from '~/components/ui/unavailable';
import { formatCount } from '~/models/text/format-count';
import { noValue } from '~/models/text/no-value';
import { type LoaderArgs, loadView } from '~/page/load-page';
import { describePage } from '~/page/page-meta';
import { type RankingRow, sources, toView } from './page';

export const loader = (args: LoaderArgs) => loadView(args, sources, toView);

export const meta = describePage<typeof loader>(({ canonicalHref }) => ({ canonical: canonicalHref }));

export default function RpiRankings() {
  const { heading, unavailable, rankings } = useLoaderData<typeof loader>();
  const { sportId = '' } = useParams();
  const { stamp, refreshHref, listHref, classTabs, rows, caption, strip, parts, isEmpty, ...list } =
    useUnpacked(rankings);
  const isIncomplete = unavailable.length > 0;
  const shownColumns = list.hasTies ? columnsWithTies : columns;
  const findRow = ({ id }: FollowedSchool) => {
    const row = rows.find(({ schoolId }) => schoolId === id);
    if (row !== undefined) return { href: `#${buildRatingRowId(id)}`, summary: summarizeRow(shownColumns, row) };
    return list.otherSchools.includes(id) ? { href: buildRatingHref(sportId, id), summary: null } : null;
  };
  const finder = !isEmpty && (
    <SchoolFinder
      path={listHref}
      search={list.search}
      countText={list.countText}
      findRow={findRow}
      className="min-w-0 flex-1"
    />
  );
  return (
    <Page {...heading}>
      <LiveBar stamp={stamp} refreshHref={refreshHref}>
        {classTabs.length > 0 ? <ClassTabs tabs={classTabs} label="Classes" /> : finder}
      </LiveBar>
      <div className="mt-2 grid grid-cols-1 gap-2 tablet:mt-3">
        {classTabs.length > 0 && finder}
        {isIncomplete && <Unavailable what={isEmpty ? 'The ratings' : 'Some of the ratings'} isMain={isEmpty} />}
        {isEmpty && !isIncomplete && <EmptyState>No RPI data available.</EmptyState>}
        {!isEmpty && rows.length === 0 && <NoSchoolFound path={listHref} />}
        {strip !== null && <RpiStrip strip={strip} />}
        {rows.length > 0 && (
          <DataTable
            isWide
            secondLine="[--before:3rem]"
            caption={
              list.search === ''
                ? `${classTabs.length > 0 ? caption : formatCount(rows.length, 'team')} by rating`
                : caption
            }
            isCaptionShown
            columns={shownColumns}
            rows={rows}
            buildRowKey={({ schoolId }) => schoolId}
            buildRowId={buildRowId}
            isShaded={({ isTied }) => isTied}
          />
        )}
        {parts !== null && <RpiParts parts={parts} />}
      </div>
    </Page>
  );
}

function buildRowId({ schoolId }: Pick<RankingRow, 'schoolId'>): string {
  return buildRatingRowId(schoolId);
}

/** A part that the provider does not give is named on phones, too: its rating contains it. */
const buildPartColumn = (
  field: 'opponents' | 'theirOpponents',
  head: string,
  name: string,
  foldedName: string,
): DataColumn<RankingRow> => ({
  head,
  name,
  isNumeric: true,
  whenNarrow: 'folded',
  width: 'w-20',
  field,
  renderFoldedCell: ({ [field]: part }) => `${foldedName} ${part === noValue ? 'not given' : part}`,
});

const buildColumns = (recordHead: Pick<DataColumn<RankingRow>, 'head' | 'name'>): readonly DataColumn<RankingRow>[] => [
  { head: 'Rank', width: 'w-12', renderCell: ({ rank, isTied }) => <Rank rank={rank} isTied={isTied} /> },
  { head: 'School', isRowHead: true, className: 'max-w-none', renderCell: (row) => <School row={row} /> },
  {
    head: 'RPI',
    name: 'Ratings percentage index',
    isNumeric: true,
    width: 'w-16',
    renderCell: ({ rpi }) => <b>{rpi}</b>,
  },
  {
    ...recordHead,
    isNumeric: true,
    whenNarrow: 'folded',
    width: 'w-20',
    field: 'record',
  },
  {
    head: 'WP',
    name: 'Share of games won, weighted',
    isNumeric: true,
    whenNarrow: 'folded',
    width: 'w-20',
    renderFoldedCell: () => null,
    field: 'winPercent',
  },
  buildPartColumn('opponents', 'OWP', 'Share of games won by the opponents', 'Opponents'),
  buildPartColumn('theirOpponents', 'OOWP', "Share of games won by the opponents' opponents", 'theirs'),
];

const columns = buildColumns({ head: 'W-L', name: 'Wins and losses' });

const columnsWithTies = buildColumns({ head: 'W-L-T', name: 'Wins, losses and ties' });

function School({ row: { schoolId, name, logoUrl, to, isSelected, classText } }: { readonly row: RankingRow }) {
  return (
    <span className="flex items-center gap-2">
      <SchoolMark markKey={logoUrl === null ? schoolId : null} name={name} logoUrl={logoUrl} />
      <OptionalLink
        to={to}
        prefetch="none"
        aria-current={isSelected ? 'true' : undefined}
        className={`inline-block min-h-6 min-w-0 ${isSelected ? 'border-l-3 border-accent-fill pl-2' : ''}`}
      >
        {name}
        {isSelected && <span className="ml-1 text-2xs text-ink-2">shown in the drawing</span>}
      </OptionalLink>
      {classText !== null && <span className="text-xs whitespace-nowrap text-ink-2">{classText}</span>}
    </span>
  );
}
