import { useLoaderData } from '@remix-run/react';
import type { ReactNode } from 'react';
import { NearbyLinks } from '~/components/scores/nearby-links';
import { SeriesToday } from '~/components/state-series/series-today';
import { CalendarLinks } from '~/components/teams/calendar-links';
import { DatesAhead } from '~/components/teams/dates-ahead';
import { FollowButton } from '~/components/teams/follow-button';
import { useFollowedTeams } from '~/components/teams/followed-store';
import { TeamName } from '~/components/teams/team-name';
import { readTeamNames, useTeamsToday } from '~/components/teams/use-teams-today';
import { Button, ButtonLink } from '~/components/ui/button';
import { EmptyState } from '~/components/ui/empty-state';
import { Icon } from '~/components/ui/icon';
import { Page } from '~/components/ui/page';
import { ShowResults } from '~/components/ui/results';
import { SiteLink } from '~/components/ui/site-link';
import { Unavailable } from '~/components/ui/unavailable';
import { buildHref, Route } from '~/href';
import { formatMonthAndDay } from '~/models/dates/calendar-date';
import { buildPlanLink, buildTeamsLink } from '~/models/teams/followed-teams';
import {
  formatGamesLine,
  formatNextGame,
  formatUncertainGames,
  isWithoutGames,
  mayHaveNextGame,
  orderTeams,
  type TeamToday,
} from '~/models/teams/team-today';
import { type LoaderArgs, loadView } from '~/page/load-page';
import { GameLine } from './game-line';
import { sources, toView } from './page';
import { findSeriesOfTeam, findSeriesOfTeams } from './series-of-teams';
import { FindSchools, SchoolSearch, StartFollowing } from './start-following';

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
      <p className="flex min-h-8 flex-wrap items-center gap-x-4 text-sm">
        <span>Teams in this link</span>
        <SiteLink to={buildHref(Route.myTeams)} className="needs-script inline-flex min-h-8 items-center">
          My own teams
        </SiteLink>
      </p>
      <TeamList teams={teams} />
      {teams.length > 1 && (
        <p className="pt-4">
          <Button
            className="needs-script"
            onClick={() => {
              followAll(teams.map(({ key }) => key));
            }}
          >
            Follow all of them
          </Button>
        </p>
      )}
      <PlanLinks keys={teams.map(({ key }) => key)} teams={teams} />
    </>
  );
}

function TeamsOfDevice() {
  const { sports } = useLoaderData<typeof loader>();
  const { keys } = useFollowedTeams();
  const fetched = useTeamsToday(keys ?? none);
  if (keys === null || keys.length === 0) {
    return (
      <>
        {keys === null && <div className="followed-room" />}
        <div className={keys === null ? 'start-following' : undefined}>
          <StartFollowing sports={sports} />
        </div>
      </>
    );
  }
  const found = keys.flatMap((key) => {
    const team = fetched.get(key);
    return typeof team === 'object' ? [team] : [];
  });
  const missing = keys.filter((key) => typeof fetched.get(key) === 'string');
  const loading = keys.filter((key) => !fetched.has(key));
  return (
    <>
      <TeamList teams={found} />
      {loading.map((key) => {
        const named = readTeamNames().find((team) => team.key === key) ?? { key, name: 'Loading…' };
        return (
          <div key={key} className="min-h-60 border-b border-line py-3">
            <TeamName team={named}>
              <p className="part-heading">{named.name}</p>
            </TeamName>
          </div>
        );
      })}
      {missing.map((key) => (
        <p key={key} className="flex min-h-row flex-wrap items-center gap-4 border-b border-line py-2">
          <span className="flex-1">{`Team ${key} could not be read.`}</span>
          <FollowButton team={key} name={`team ${key}`} isQuiet />
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
  const isIdle = (team: TeamToday) => isWithoutGames(team) && findSeriesOfTeam(own, team) === null;
  const [idle, active] = [teams.filter(isIdle), teams.filter((team) => !isIdle(team))];
  return (
    <>
      {own !== null && (
        <div className="[--gutter:0.75rem]">
          <SeriesToday series={own} />
        </div>
      )}
      <ul>
        {orderTeams(active, (team) => team).map((team) => (
          <TeamRow key={team.key} team={team}>
            <Games team={team} series={findSeriesOfTeam(own, team)} />
          </TeamRow>
        ))}
      </ul>
      {idle.length > 0 && <IdleTeams teams={idle} />}
    </>
  );
}

interface TeamRowProps {
  readonly team: TeamToday;
  readonly children?: ReactNode;
}

/** Mark, name and record, then the games, and last the calendars and the feed of the team. */
function TeamRow({ team, children }: TeamRowProps) {
  return (
    <li data-results className="border-b border-line py-3">
      <div className="flex items-center gap-x-2">
        <div className="min-w-0 flex-1">
          <TeamName team={team} isStacked>
            <h2 className="part-heading">
              <SiteLink to={team.to} className="inline-block min-h-8 content-center">
                {team.name}
              </SiteLink>
            </h2>
          </TeamName>
        </div>
        <FollowButton team={team.key} name={team.name} isQuiet />
      </div>
      {children}
      <LinksOfTeam team={team} />
    </li>
  );
}

/** One sentence for all teams that play neither today nor soon, and what comes. */
function IdleTeams({ teams }: { readonly teams: readonly TeamToday[] }) {
  const { next } = useLoaderData<typeof loader>();
  const [first] = [...teams].sort((a, b) => Number(a.week === undefined) - Number(b.week === undefined));
  return (
    <>
      <div className="grid gap-1 pt-4 pb-2">
        <p className="font-display text-d-md font-semibold">{first && formatGamesLine(first)}</p>
        {teams.some(({ dates }) => dates === undefined) && <NearbyLinks links={next} />}
      </div>
      <ul>
        {teams.map((team) => (
          <TeamRow key={team.key} team={team}>
            {team.dates !== undefined && <DatesAhead dates={team.dates} />}
          </TeamRow>
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
  const { games, week, path } = team;
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
          <GameLine
            key={game.id}
            team={team}
            game={game}
            label={game.status}
            detail={game.site ? `at ${game.site}` : undefined}
          />
        ))}
        {week?.next && <GameLine team={team} game={week.next} label="Next" detail={formatNextGame(week.next)} />}
        {week?.nextOfOthers?.map((game) => (
          <GameLine key={game.id} team={team} game={game} label="Next" detail={formatNextGame(game)} />
        ))}
        {path && <GameLine team={team} game={path} label={path.label} isOfResults />}
        {week?.last && <GameLine team={team} game={week.last} label="Last" detail={week.last.when} />}
      </ul>
    </>
  );
}

/** All games of the day; folded, subscriptions to the events of a team, and for a school to the games of its teams that play around today; and the feed of its results. */
function LinksOfTeam({ team }: { readonly team: TeamToday }) {
  const { siteUrl } = useLoaderData<typeof loader>();
  const { name, games, more = 0, gamesHref, calendarHref, feedHref, week } = team;
  const linkClass = 'inline-flex min-h-11 items-center large-tablet:min-h-6';
  return (
    <div className="flex flex-wrap gap-x-4 text-sm print:hidden">
      {games !== null && games.length > 0 && (
        <SiteLink to={gamesHref} about={name} className={linkClass}>
          {more === 0 ? 'All games of today' : `All ${games.length + more} games of today`}
        </SiteLink>
      )}
      <details className="list-group [&[open]]:basis-full">
        <summary className="flex min-h-11 items-center gap-1 text-ink-2 large-tablet:min-h-6">
          In your calendar<span className="sr-only">, {name}</span>
          <Icon name="right" className="size-3.5 text-accent" />
        </summary>
        <div className="flex flex-wrap gap-x-4 [&>ul]:contents">
          <SiteLink to={calendarHref} reloadDocument about={name} className={linkClass}>
            Events
          </SiteLink>
          {week !== undefined && week.calendars.length > 0 && (
            <CalendarLinks calendars={week.calendars} siteUrl={siteUrl} />
          )}
          {feedHref !== null && (
            <SiteLink to={feedHref} reloadDocument about={name} className={linkClass}>
              Results feed
            </SiteLink>
          )}
        </div>
      </details>
    </div>
  );
}
