import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { JumpLinks } from '~/components/football/jump-links';
import { PlayoffSection } from '~/components/football/playoff-section';
import { TeamName } from '~/components/football/team-name';
import { type DataColumn, DataTable } from '~/components/ui/data-table';
import { EmptyState } from '~/components/ui/empty-state';
import { LiveBar } from '~/components/ui/live-bar';
import { PageHeader } from '~/components/ui/page-header';
import { MoreLink } from '~/components/ui/section-head';
import { Unavailable } from '~/components/ui/unavailable';
import { useUnpacked } from '~/components/ui/use-unpacked';
import { buildHref, Route } from '~/href';
import { loadView } from '~/page/load-view';
import { buildPageMeta, usePageHeading } from '~/page/page-meta';
import { type QualifierRow, sources, toView } from './page';

export const loader = (args: LoaderFunctionArgs) => loadView(args, sources, toView);

export const meta: MetaFunction<typeof loader> = (args) =>
  buildPageMeta(args, { title: args.data?.qualifiers.title ?? 'Football Playoff Qualifiers' });

export default function Qualifiers() {
  const { heading, qualifiers, unavailable, ...packed } = useLoaderData<typeof loader>();
  const sections = useUnpacked(packed.sections);
  return (
    <main id="main" className="min-w-0 pb-6">
      <PageHeader title={usePageHeading()} {...heading} />
      <LiveBar stamp={qualifiers.stamp} refreshHref={buildHref(Route.fbQualifiers, { sportId: 'football' })} />
      {qualifiers.title !== null && <p className="mt-3 font-display text-d-md font-semibold">{qualifiers.title}</p>}
      <div className="mt-3">
        <JumpLinks label="Classes" sections={qualifiers.links} />
      </div>
      {unavailable.includes('qualifiers') && <Unavailable what="The qualifiers" isMain />}
      {!unavailable.includes('qualifiers') && sections.length === 0 && <NotPosted />}
      {sections.map(({ id, title, rows }) => (
        <PlayoffSection key={id} id={id} title={title}>
          <DataTable
            caption={title}
            isCaptionHidden
            columns={columns}
            sections={[{ key: id, rows }]}
            rowKey={({ id: team }) => team}
          />
        </PlayoffSection>
      ))}
    </main>
  );
}

function NotPosted() {
  return (
    <EmptyState
      detail="The field is selected when the regular season has ended."
      actions={
        <MoreLink to={buildHref(Route.fbPlayoffOutlook, { sportId: 'football' })}>Who would be in today</MoreLink>
      }
    >
      Playoff Qualifiers have not been posted.
    </EmptyState>
  );
}

const columns: readonly DataColumn<QualifierRow>[] = [
  { head: 'School', className: 'max-w-none', cell: (row) => <TeamName team={row} /> },
  { head: 'W-L', name: 'Wins and losses', isNumeric: true, cell: ({ record }) => record },
  {
    head: 'Opp. Wins',
    name: 'Wins of all opponents',
    isNumeric: true,
    isFoldedOnPhones: true,
    isNamedWhenFolded: true,
    cell: ({ opponentsWins }) => opponentsWins,
  },
  {
    head: 'Def. Opp. Wins',
    name: 'Wins of defeated opponents',
    isNumeric: true,
    isFoldedOnPhones: true,
    isNamedWhenFolded: true,
    cell: ({ defeatedOpponentsWins }) => defeatedOpponentsWins,
  },
  {
    head: 'Conference',
    isFoldedOnPhones: true,
    cell: ({ conference }) => <span className="whitespace-nowrap">{conference}</span>,
  },
];
