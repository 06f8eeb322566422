import { type DataColumn, DataTable } from '~/components/ui/data-table';
import { EmptyState } from '~/components/ui/empty-state';
import { SiteLink } from '~/components/ui/site-link';
import { noValue } from '~/models/text/no-value';
import type { SeasonTeams, TeamRow } from './teams-view';

const columns: readonly DataColumn<TeamRow>[] = [
  {
    head: 'Sport or activity',
    renderCell: ({ name, href }) => (href === null ? name : <SiteLink to={href}>{name}</SiteLink>),
  },
  {
    head: 'Class',
    onPhones: 'folded',
    renderCell: (team) => (team.className === null ? noValue : <ClassLink team={team} />),
  },
  { head: 'Record', name: 'Wins, losses and ties', renderCell: ({ record }) => record ?? noValue },
  { head: 'Pages', renderCell: ({ name, links }) => <Links about={name} links={links} /> },
];

export function Teams({ seasons }: { readonly seasons: readonly SeasonTeams[] }) {
  if (seasons.length === 0) return <EmptyState>No sports or activities are listed.</EmptyState>;
  return (
    <DataTable
      caption="Sports and activities"
      columns={columns}
      sections={seasons.map(({ key, title, teams }) => ({ key, title, rows: teams }))}
    />
  );
}

function ClassLink({ team: { className, classHref, name } }: { readonly team: TeamRow }) {
  if (classHref === null) return className;
  return (
    <SiteLink to={classHref} about={`why in ${name}`} className="inline-block min-h-6 whitespace-nowrap">
      {className}
    </SiteLink>
  );
}

function Links({ about, links }: { readonly about: string; readonly links: TeamRow['links'] }) {
  if (links.length === 0) return noValue;
  return (
    <span className="flex flex-wrap gap-x-4">
      {links.map(({ text, to }) => (
        <SiteLink
          key={text}
          to={to}
          about={about}
          prefetch="none"
          className="inline-flex min-h-6 items-center whitespace-nowrap"
        >
          {text}
        </SiteLink>
      ))}
    </span>
  );
}
