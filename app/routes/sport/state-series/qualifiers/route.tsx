import { useLoaderData } from '@remix-run/react';
import { PlayoffListPage } from '~/blocks/state-series/playoff-list-page';
import { defeatedWinsColumn, recordColumn, schoolColumn } from '~/components/football/playoff-columns';
import { type DataColumn, foldedFigure } from '~/components/ui/data-table';
import { EmptyState } from '~/components/ui/empty-state';
import { MoreLink } from '~/components/ui/section-head';
import { playoffSportId } from '~/config/association';
import { buildHref, Route } from '~/href';
import { noValue } from '~/models/text/no-value';
import { type LoaderArgs, loadView } from '~/page/load-page';
import { describePage } from '~/page/page-meta';
import type { QualifiedTeam } from '~/upstream/football-qualification';
import { sources, toView } from './page';

export { shouldRevalidate } from '~/page/search-on-page';

export const loader = (args: LoaderArgs) => loadView(args, sources, toView);

export const meta = describePage<typeof loader>(({ title }) => ({ title: title ?? 'Football Playoff Qualifiers' }));

export default function Qualifiers() {
  const data = useLoaderData<typeof loader>();
  return (
    <PlayoffListPage
      data={data}
      path={buildHref(Route.fbQualifiers, { sportId: playoffSportId })}
      columns={columns}
      secondLine="[--before:0rem]"
      what="The qualifiers"
      intro={data.title !== null && <p className="mt-3 font-display text-d-md font-semibold">{data.title}</p>}
      empty={<NotPosted />}
    />
  );
}

function NotPosted() {
  return (
    <EmptyState
      detail="The field is selected when the regular season has ended."
      actions={
        <MoreLink to={buildHref(Route.fbPlayoffOutlook, { sportId: playoffSportId })}>Who would be in today</MoreLink>
      }
    >
      Playoff Qualifiers have not been posted.
    </EmptyState>
  );
}

const columns: readonly DataColumn<QualifiedTeam>[] = [
  schoolColumn,
  recordColumn,
  { head: 'Opp. Wins', name: 'Wins of all opponents', ...foldedFigure, width: 'w-26', field: 'opponentsWins' },
  defeatedWinsColumn,
  {
    head: 'Conference',
    width: 'w-64',
    whenNarrow: 'folded',
    renderCell: ({ conference }) => conference ?? noValue,
  },
];
