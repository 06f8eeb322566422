import { useLoaderData } from '@remix-run/react';
import { ButtonLink } from '~/components/ui/button';
import { type DataColumn, DataTable } from '~/components/ui/data-table';
import { EmptyState } from '~/components/ui/empty-state';
import { FreshnessStamp } from '~/components/ui/freshness-stamp';
import { Page, usePageHeading } from '~/components/ui/page';
import { Part } from '~/components/ui/part';
import { noValue } from '~/models/text/no-value';
import { type LoaderArgs, loadView } from '~/page/load-page';
import { describePage } from '~/page/page-meta';
import { type CoachingRecord, type CoachingRow, sources, toView } from './page';
import type { PlayerRow, RosterView, StatRow, StatTableView } from './roster-view';
import { LatestGames, Season } from './season';
import { TeamHead, TeamProfile } from './team-profile';
import { TournamentHistory } from './tournament-history';

export const loader = (args: LoaderArgs) => loadView(args, sources, toView);

export const meta = describePage<typeof loader>(({ heading, detail }) => ({
  subject: `${detail.profile.programName}, ${heading.kicker}`,
  canonical: detail.canonicalPath,
}));

export default function TeamInfoDetail() {
  const { heading, detail } = useLoaderData<typeof loader>();
  const { profile, roster, season, coaching, history, stamp, listPath, pathHref } = detail;
  return (
    <Page title={profile.name} kicker={`${heading.kicker}: ${usePageHeading()}`} trail={heading.trail}>
      <TeamHead profile={profile} season={season?.season ?? null} />
      <PartLinks />
      <FreshnessStamp stamp={stamp} />
      <div className="mt-4 grid gap-8">
        {season !== null && <LatestGames season={season} />}
        <Part id="roster" title="Roster" isUnavailable={roster === null}>
          {roster !== null && <Roster roster={roster} />}
        </Part>
        <Part id="team-stats" title="Team Stats" isUnavailable={roster === null}>
          {roster !== null && <TeamStats roster={roster} />}
        </Part>
        <Part id="scores" title="Scores" note={season?.season} isUnavailable={season === null}>
          {season !== null && <Season season={season} />}
        </Part>
        <Part id="coaching-record" title="Coaching Record" isUnavailable={coaching === null}>
          {coaching !== null && <Coaching record={coaching} />}
        </Part>
        <Part id="tournament-history" title="Tournament History" isUnavailable={history === null}>
          {history !== null && <TournamentHistory years={history} profile={profile} />}
        </Part>
        <TeamProfile profile={profile} art={heading.art} />
        <p className="flex flex-wrap gap-2 print:hidden">
          <ButtonLink to={listPath} icon="left">
            Back to Team List
          </ButtonLink>
          <ButtonLink to={pathHref}>The Path Ahead</ButtonLink>
        </p>
      </div>
    </Page>
  );
}

const parts = [
  ['roster', 'Roster'],
  ['team-stats', 'Stats'],
  ['scores', 'Scores'],
  ['coaching-record', 'Coach'],
  ['tournament-history', 'History'],
  ['school-information', 'School'],
] as const;

function PartLinks() {
  return (
    <nav aria-label="Parts of this page" className="mb-3 print:hidden">
      <ul className="flex flex-wrap gap-x-4">
        {parts.map(([id, text]) => (
          <li key={id}>
            <a href={`#${id}`} className="inline-flex min-h-control items-center">
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const columns: readonly DataColumn<CoachingRow>[] = [
  { head: 'Season', renderCell: ({ text }) => <span className="whitespace-nowrap">{text}</span> },
  { head: 'W', name: 'Won', isNumeric: true, field: 'wins' },
  { head: 'L', name: 'Lost', isNumeric: true, field: 'losses' },
  { head: 'T', name: 'Tied', isNumeric: true, field: 'ties' },
  { head: 'Place', renderCell: ({ place }) => place ?? '' },
];

function Coaching({ record: { sections, totals } }: { readonly record: CoachingRecord }) {
  if (sections.length === 0) return <EmptyState>No coaching record available.</EmptyState>;
  return <DataTable caption="Coaching Record" columns={columns} sections={sections} totals={totals} />;
}

function Roster({ roster: { players, showsHeight } }: { readonly roster: RosterView }) {
  if (players.length === 0) return <EmptyState>No roster available.</EmptyState>;
  const columns: readonly DataColumn<PlayerRow>[] = [
    { head: 'No.', name: 'Number', field: 'number' },
    { head: 'Name', renderCell: (player) => <PlayerName player={player} /> },
    { head: 'Grade', field: 'grade' },
    ...(showsHeight ? [{ head: 'Height', field: 'height' } as const] : []),
    { head: 'Position', field: 'position' },
  ];
  return (
    <>
      <DataTable caption="Roster" columns={columns} rows={players} />
      <p className="mt-2 text-sm text-ink-2">
        Starters are in <b className="text-ink">bold</b>, marked <b className="text-ink">S</b>.
      </p>
    </>
  );
}

/** On phones a name may take two lines, to leave room for the figures. */
function PlayerName({ player: { name, isStarter } }: { readonly player: PlayerRow }) {
  const Name = isStarter ? 'b' : 'span';
  return (
    <Name className="inline-block min-w-28 large-phone:whitespace-nowrap">
      {name}
      {isStarter && (
        <>
          {' '}
          <span aria-hidden="true">(S)</span>
          <span className="sr-only">(starter)</span>
        </>
      )}
    </Name>
  );
}

function TeamStats({ roster: { stats, goalkeepers } }: { readonly roster: RosterView }) {
  if (stats === null) return <EmptyState>No stats available.</EmptyState>;
  return (
    <div className="grid gap-6">
      <StatTable caption="Team Stats" table={stats} />
      {goalkeepers !== null && <StatTable caption="Goalkeeper Stats" isCaptionShown table={goalkeepers} />}
    </div>
  );
}

interface StatTableProps {
  readonly caption: string;
  readonly isCaptionShown?: boolean;
  readonly table: StatTableView;
}

function StatTable({ caption, isCaptionShown, table }: StatTableProps) {
  const columns: readonly DataColumn<StatRow>[] = [
    { head: 'Player', renderCell: (player) => <PlayerName player={player} /> },
    ...table.columns.map((column, index) => ({
      ...column,
      renderCell: ({ cells }: StatRow) => cells[index] ?? noValue,
    })),
  ];
  return <DataTable caption={caption} isCaptionShown={isCaptionShown} columns={columns} rows={table.rows} />;
}
