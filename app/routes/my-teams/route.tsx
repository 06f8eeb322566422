import { Form, useLoaderData } from '@remix-run/react';
import { SeriesToday } from '~/components/state-series/series-today';
import { CalendarLinks } from '~/components/teams/calendar-links';
import { FollowButton } from '~/components/teams/follow-button';
import { useFollowedTeams } from '~/components/teams/followed-store';
import { TeamName } from '~/components/teams/team-name';
import { useTeamsToday } from '~/components/teams/use-teams-today';
import { Button, ButtonLink } from '~/components/ui/button';
import { EmptyState } from '~/components/ui/empty-state';
import { SearchField } from '~/components/ui/fields';
import { Page } from '~/components/ui/page';
import { ShowResults } from '~/components/ui/results';
import { OptionalLink, SiteLink } from '~/components/ui/site-link';
import { Unavailable } from '~/components/ui/unavailable';
import { buildHref, Route } from '~/href';
import { formatMonthAndDay } from '~/models/dates/calendar-date';
import { buildPlanLink, buildTeamsLink } from '~/models/teams/followed-teams';
import {
  formatGamesLine,
  formatNextGame,
  formatUncertainGames,
  mayHaveNextGame,
  putLiveFirst,
  type TeamGame,
  type TeamToday,
  type TeamWeek,
} from '~/models/teams/team-today';
import { type LoaderArgs, loadView } from '~/page/load-page';
import { sources, toView } from './page';
import { findSeriesOfTeam, findSeriesOfTeams } from './series-of-teams';

export const loader = (args: LoaderArgs) => loadView(args, sources, toView);

/** Schools and sports from a link, or those that the device follows. */
export default function MyTeams() {
  const { linked, unavailable, isWeekMissing } = useLoaderData<typeof loader>();
  const hasToday = !unavailable.includes('games');
  return (
    <Page>
      {unavailable.includes('schools') && <Unavailable what="The schools" />}
      {!hasToday && <Unavailable what="The scores" />}
      {hasToday && isWeekMissing && <Unavailable what="Some games of this week" />}
      {linked === null ? (
        <TeamsOfDevice />
      ) : (
        <TeamsOfLink teams={linked} isComplete={!unavailable.includes('schools')} />
      )}
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
    return <EmptyState actions={<FindSchools />}>None of the schools or sports in this link exist.</EmptyState>;
  }
  return (
    <>
      <p className="flex flex-wrap items-center gap-3 pb-3">
        <span>Teams in this link</span>
        <Button
          className="needs-script"
          onClick={() => {
            followAll(teams.map(({ key }) => key));
          }}
        >
          Follow all of them
        </Button>
        <SiteLink to={buildHref(Route.myTeams)} className="needs-script inline-flex min-h-6 items-center">
          My own teams
        </SiteLink>
      </p>
      <TeamList teams={teams} />
      <PlanLinks keys={teams.map(({ key }) => key)} teams={teams} />
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
      <TeamList teams={found} />
      {missing.map((key) => (
        <p key={key} className="flex min-h-row flex-wrap items-center gap-4 border-b border-line py-2">
          <span className="flex-1">{`Team ${key} could not be read.`}</span>
          <FollowButton team={key} name={`team ${key}`} />
        </p>
      ))}
      <div className="pt-4">
        <PlanLinks keys={keys} teams={found} />
        <p className="pb-3">
          This list is kept on this device alone. Safari deletes it after seven days without a visit, except in the app
          that you add to the home screen, which has a list of its own. Save the{' '}
          <SiteLink to={buildTeamsLink(keys)}>Link to these teams</SiteLink>: it restores the list here, in the app and
          on other devices.
        </p>
        <SchoolSearch />
      </div>
    </>
  );
}

const none: readonly string[] = [];

interface PlanLinksProps {
  readonly keys: readonly string[];
  /** Those that are known. */
  readonly teams: readonly TeamToday[];
}

/** Leads to the sheets with the games of all these teams on one day, unless none of them has games then. */
function PlanLinks({ keys, teams }: PlanLinksProps) {
  const { today, saturday } = useLoaderData<typeof loader>();
  const mayPlayToday = teams.some(({ games, uncertainCount }) => games?.length !== 0 || uncertainCount > 0);
  const mayPlayLater = teams.some(mayHaveNextGame);
  if (!mayPlayToday && !mayPlayLater) return null;
  return (
    <p className="flex flex-wrap gap-2 py-3">
      {mayPlayToday && (
        <ButtonLink to={buildPlanLink(keys, null)} icon="clock">
          Plan for today
        </ButtonLink>
      )}
      {saturday !== today && mayPlayLater && (
        <ButtonLink
          to={buildPlanLink(keys, saturday)}
        >{`Plan for Saturday, ${formatMonthAndDay(saturday)}`}</ButtonLink>
      )}
    </p>
  );
}

function TeamList({ teams }: { readonly teams: readonly TeamToday[] }) {
  const { series } = useLoaderData<typeof loader>();
  const own = series && findSeriesOfTeams(series, teams);
  return (
    <>
      {own !== null && (
        <div className="[--gutter:0.75rem]">
          <SeriesToday series={own} />
        </div>
      )}
      <ul>
        {putLiveFirst(teams, (team) => team).map((team) => (
          <li
            key={team.key}
            data-results
            className="flex flex-wrap items-start gap-x-6 gap-y-2 border-b border-line py-3"
          >
            <div className="min-w-0 flex-1 basis-64">
              <TeamName team={team}>
                <h2 className="part-heading py-1">
                  <SiteLink to={team.to}>{team.name}</SiteLink>
                </h2>
              </TeamName>
              <Games team={team} series={findSeriesOfTeam(own, team)} />
            </div>
            <p className="flex flex-wrap gap-2">
              <ButtonLink
                to={team.calendarHref}
                icon="calendar"
                reloadDocument
                about={team.name}
                className="max-tablet:[&_.icon]:hidden"
              >
                Events
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
    </>
  );
}

interface GamesProps {
  readonly team: TeamToday;
  /** What a followed sport has on today in the state series: `State finals, day 2 of 2`. */
  readonly series: string | null;
}

function Games({ team, series }: GamesProps) {
  const { games, gamesHref, name, week, path } = team;
  const uncertain = formatUncertainGames(team);
  const hasGames = games !== null && games.length > 0;
  return (
    <>
      {uncertain !== null && hasGames && <p className="text-sm text-ink-2">{uncertain}</p>}
      {!hasGames && (week === undefined || (week.last === null && week.next === null) || uncertain !== null) && (
        <p className="text-sm text-ink-2">{series === null ? formatGamesLine(team) : `Today: ${series}`}</p>
      )}
      <ShowResults />
      <ul className="text-sm">
        {games?.map((game) => (
          <GameLine key={game.id} game={game} label={game.status} />
        ))}
        {week?.next && <GameLine game={week.next} label="Next" detail={formatNextGame(week.next)} />}
        {path && <GameLine game={{ ...path, isLive: false }} label={path.label} isOfResults />}
        {week?.last && <GameLine game={week.last} label={`Last, ${week.last.when}`} />}
      </ul>
      {hasGames && (
        <SiteLink to={gamesHref} about={name} className="inline-flex min-h-6 items-center text-sm">
          All games of today
        </SiteLink>
      )}
      {week !== undefined && week.calendars.length > 0 && <GameCalendars team={name} calendars={week.calendars} />}
    </>
  );
}

interface GameLineProps {
  readonly game: Pick<TeamGame, 'sport' | 'text' | 'to' | 'isLive'>;
  readonly label: string;
  /** Time and place of a game of another day. */
  readonly detail?: string;
  /** The results of other games decide who plays in it. */
  readonly isOfResults?: boolean;
}

function GameLine({ game: { sport, text, to, isLive }, label, detail, isOfResults = false }: GameLineProps) {
  // A game to come has a detail, and today one has its time as label.
  const tellsResult = isOfResults || isLive || /^(?:final|last|forfeit)/i.test(label);
  return (
    <li className="flex items-baseline gap-x-2">
      <b className={`w-20 shrink-0 ${isLive ? 'text-live' : ''}`}>{label}</b>
      <span className={`flex min-w-0 flex-wrap items-baseline gap-x-2 ${tellsResult ? 'result' : ''}`}>
        {sport !== undefined && <span className="text-ink-2">{sport}</span>}
        <OptionalLink to={to} prefetch="none" className="quiet-link inline-block min-h-6 content-center">
          {text}
        </OptionalLink>
        {detail !== undefined && <span>{detail}</span>}
      </span>
    </li>
  );
}

/** Subscriptions to the games of the school's teams that play around today. */
function GameCalendars({ team, calendars }: { readonly team: string; readonly calendars: TeamWeek['calendars'] }) {
  const { siteUrl } = useLoaderData<typeof loader>();
  return (
    <div className="flex flex-wrap items-baseline gap-x-2 text-sm print:hidden">
      <span className="text-ink-2">
        In your calendar<span className="sr-only">, games of {team}</span>:
      </span>
      <CalendarLinks calendars={calendars} siteUrl={siteUrl} />
    </div>
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
