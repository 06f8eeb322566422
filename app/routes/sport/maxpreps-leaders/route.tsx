import { useLoaderData } from '@remix-run/react';
import { Rank } from '~/blocks/statistics/rank';
import { SchoolMark } from '~/components/scores/school-mark';
import { ChoiceForm } from '~/components/ui/choice-form';
import { type DataColumn, DataTable } from '~/components/ui/data-table';
import { EmptyState } from '~/components/ui/empty-state';
import { SelectField } from '~/components/ui/fields';
import { LiveBar } from '~/components/ui/live-bar';
import { Page } from '~/components/ui/page';
import { OptionalLink } from '~/components/ui/site-link';
import { Unavailable } from '~/components/ui/unavailable';
import { type LoaderArgs, loadView } from '~/page/load-page';
import { describePage } from '~/page/page-meta';
import { type LeaderRow, type LeadersView, sources, toView } from './page';

export const loader = (args: LoaderArgs) => loadView(args, sources, toView);

export const meta = describePage<typeof loader>(({ leaders }) => ({ canonical: leaders.canonicalHref }));

export default function StatLeaders() {
  const { heading, leaders, unavailable } = useLoaderData<typeof loader>();
  return (
    <Page className="screen:max-tablet:[&_caption]:sr-only" {...heading}>
      <LiveBar stamp={leaders.stamp} refreshHref={leaders.refreshHref}>
        <ChoiceForm action={leaders.path} className="print:hidden">
          <SelectField
            label="Category"
            name="category"
            options={leaders.options}
            defaultValue={leaders.category.id}
            className="min-w-0 flex-1 tablet:max-w-64"
          />
        </ChoiceForm>
      </LiveBar>
      <div className="mt-3">
        {unavailable.includes('leaders') ? (
          <Unavailable what="The leaders" isMain />
        ) : leaders.rows.length === 0 ? (
          <EmptyState>No leaders available.</EmptyState>
        ) : (
          <DataTable
            isWide
            secondLine="[--before:3rem]"
            caption={`Leaders in ${leaders.category.title}`}
            isCaptionShown
            columns={buildLeaderColumns(leaders)}
            rows={leaders.rows}
          />
        )}
      </div>
    </Page>
  );
}

function buildLeaderColumns({ sorts, columns }: LeadersView): readonly DataColumn<LeaderRow>[] {
  return [
    {
      head: '#',
      name: 'Rank',
      sort: sorts.rank,
      className: 'w-10',
      renderCell: (row) => <Rank rank={row.rank} isTied={row.isTied} />,
    },
    { head: 'Athlete', isRowHead: true, sort: sorts.athlete, renderCell: (row) => <Athlete row={row} /> },
    {
      head: 'School',
      sort: sorts.school,
      whenNarrow: 'folded',
      renderCell: (row) => <School row={row} />,
      renderFoldedCell: (row) => (
        <span className="flex flex-wrap items-center gap-x-2 [&_.school-mark]:size-5">
          <School row={row} />
          {row.detail}
        </span>
      ),
    },
    ...columns.map(({ head, name, sort }, index) => ({
      head,
      name: name ?? undefined,
      sort,
      isNumeric: true,
      renderCell: ({ figures }: LeaderRow) => figures[index] ?? '0',
    })),
  ];
}

/** The athlete; where the table is narrow, class and position follow the school. */
function Athlete({ row: { name, athleteUrl, detail } }: { readonly row: LeaderRow }) {
  return (
    <span className="block max-tablet:min-w-30">
      <OptionalLink to={athleteUrl} withoutArrow className="quiet-link inline-block min-h-6 font-semibold">
        {name}
      </OptionalLink>
      {detail !== '' && (
        <span className="folded-column">
          <span className="block text-xs text-ink-2">{detail}</span>
        </span>
      )}
    </span>
  );
}

function School({ row: { school, mark, teamUrl } }: { readonly row: LeaderRow }) {
  return (
    <span className="flex items-center gap-2">
      <SchoolMark {...mark} name={school} />
      <OptionalLink to={teamUrl} withoutArrow className="quiet-link inline-block min-h-6 content-center">
        {school}
      </OptionalLink>
    </span>
  );
}
