import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { Form, useLoaderData } from '@remix-run/react';
import { FollowButton } from '~/components/teams/follow-button';
import { useFollowedTeams } from '~/components/teams/followed-store';
import { useTeamsToday } from '~/components/teams/use-teams-today';
import { Button, ButtonLink } from '~/components/ui/button';
import { EmptyState } from '~/components/ui/empty-state';
import { Page } from '~/components/ui/page';
import { Results } from '~/components/ui/results';
import { SearchField } from '~/components/ui/search-field';
import { SiteLink } from '~/components/ui/site-link';
import { Unavailable } from '~/components/ui/unavailable';
import { buildHref, Route } from '~/href';
import { buildTeamsLink } from '~/models/teams/followed-teams';
import { formatGamesLine, formatUncertainGames, type TeamToday } from '~/models/teams/team-today';
import { loadView } from '~/page/load-view';
import { sources, toView } from './page';

export const loader = (args: LoaderFunctionArgs) => loadView(args, sources, toView);

/** Schools and sports from a link, or those that the device follows. */
export default function MyTeams() {
  const { linked, unavailable } = useLoaderData<typeof loader>();
  return (
    <Page>
      {unavailable.includes('schools') && <Unavailable what="The schools" />}
      {unavailable.includes('games') && <Unavailable what="The scores" />}
      {linked === null ? <TeamsOfDevice /> : <TeamsOfLink teams={linked} isComplete={unavailable.length === 0} />}
    </Page>
  );
}

interface TeamsOfLinkProps {
  readonly teams: readonly TeamToday[];
  /** Whether all sources of team names could be read. */
  readonly isComplete: boolean;
}

function TeamsOfLink({ teams, isComplete }: TeamsOfLinkProps) {
  const { followAll } = useFollowedTeams();
  if (teams.length === 0) {
    if (!isComplete) return null;
    return <EmptyState actions={<FindSchools />}>This link names no school or sport that there is.</EmptyState>;
  }
  return (
    <>
      <p className="flex flex-wrap items-center gap-3 pb-3">
        <span>The teams of this link.</span>
        <Button
          className="needs-script"
          onClick={() => {
            followAll(teams.map(({ key }) => key));
          }}
        >
          Follow all of them
        </Button>
        <SiteLink to={buildHref(Route.myTeams)} className="needs-script inline-flex min-h-6 items-center">
          Teams of this device
        </SiteLink>
      </p>
      <TeamList teams={teams} />
    </>
  );
}

function TeamsOfDevice() {
  const { keys } = useFollowedTeams();
  const fetched = useTeamsToday(keys ?? none);
  if (keys === null || keys.length === 0) {
    return (
      <EmptyState
        actions={
          <>
            <SchoolSearch />
            <FindSchools />
          </>
        }
      >
        You follow no teams on this device yet. Press Follow on the page of a school, a team or a sport.
      </EmptyState>
    );
  }
  const found = keys.flatMap((key) => {
    const team = fetched.get(key);
    return typeof team === 'object' ? [team] : [];
  });
  const missing = keys.filter((key) => typeof fetched.get(key) === 'string');
  return (
    <>
      <p className="pb-3">
        This list is kept on this device alone. <SiteLink to={buildTeamsLink(keys)}>Link to these teams</SiteLink>, for
        another device or to share.
      </p>
      <TeamList teams={found} />
      {missing.map((key) => (
        <p key={key} className="flex min-h-row flex-wrap items-center gap-4 border-b border-line py-2">
          <span className="flex-1">{`Team ${key} could not be read.`}</span>
          <FollowButton team={key} name={`team ${key}`} />
        </p>
      ))}
      <div className="pt-4">
        <SchoolSearch />
      </div>
    </>
  );
}

const none: readonly string[] = [];

function TeamList({ teams }: { readonly teams: readonly TeamToday[] }) {
  return (
    <ul>
      {teams.map((team) => (
        <li key={team.key} className="flex flex-wrap items-start gap-x-6 gap-y-2 border-b border-line py-3">
          <div className="min-w-0 flex-1 basis-64">
            <h2 className="text-d-md font-semibold">
              <SiteLink to={team.to}>{team.name}</SiteLink>
            </h2>
            <Games team={team} />
          </div>
          <p className="flex flex-wrap gap-2">
            <ButtonLink to={team.calendarHref} icon="calendar" reloadDocument about={team.name}>
              Calendar
            </ButtonLink>
            {team.feedHref !== null && (
              <ButtonLink to={team.feedHref} reloadDocument about={team.name}>
                Results feed
              </ButtonLink>
            )}
            <FollowButton team={team.key} name={team.name} />
          </p>
        </li>
      ))}
    </ul>
  );
}

function Games({ team }: { readonly team: TeamToday }) {
  const { games, gamesHref, name } = team;
  const uncertain = formatUncertainGames(team);
  if (games === null || (games.length === 0 && uncertain === null)) {
    return <p className="text-sm text-ink-2">{formatGamesLine(team)}</p>;
  }
  return (
    <>
      {uncertain !== null && <p className="text-sm text-ink-2">{uncertain}</p>}
      <Results>
        <ul className="text-sm">
          {games.map(({ id, status, sport, text, to, isLive }) => (
            <li key={id} className="flex items-baseline gap-x-2">
              <b className={`w-16 shrink-0 ${isLive ? 'text-live' : ''}`}>{status}</b>
              <span
                className={`flex min-w-0 flex-wrap items-baseline gap-x-2 ${isLive || /^final/i.test(status) ? 'result' : ''}`}
              >
                {sport !== undefined && <span className="text-ink-2">{sport}</span>}
                {to === undefined ? (
                  text
                ) : (
                  <SiteLink to={to} prefetch="none" className="quiet-link inline-block min-h-6 content-center">
                    {text}
                  </SiteLink>
                )}
              </span>
            </li>
          ))}
        </ul>
      </Results>
      <SiteLink to={gamesHref} about={name} className="inline-flex min-h-6 items-center text-sm">
        All games of today
      </SiteLink>
    </>
  );
}

/** Links to the directory, which links to the pages of schools. */
function SchoolSearch() {
  return (
    <Form action={buildHref(Route.schoolsDirectory)} role="search" className="w-full max-w-[24rem]">
      <SearchField label="Find a school to follow" name="q" defaultValue="" submitLabel="Search schools" />
    </Form>
  );
}

function FindSchools() {
  return (
    <>
      <ButtonLink to={buildHref(Route.schoolsDirectory)}>School Directory</ButtonLink>
      <ButtonLink to={buildHref(Route.scores)}>Scores</ButtonLink>
    </>
  );
}
