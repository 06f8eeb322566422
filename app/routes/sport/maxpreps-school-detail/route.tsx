import { useLoaderData } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useLoadingText } from '~/blocks/statistics/use-loading-text';
import { Chart } from '~/components/charts/chart';
import { SeasonStrip } from '~/components/charts/season-strip';
import { PutOnSite } from '~/components/embed/put-on-site';
import { GameGrid } from '~/components/scores/game-sections';
import { ResultMark } from '~/components/scores/result-mark';
import { SchoolMark } from '~/components/scores/school-mark';
import { PlaceMovement } from '~/components/statistics/place-movement';
import { RpiParts, RpiStrip } from '~/components/statistics/rpi-charts';
import { SubscribeButtons, SubscriberNote } from '~/components/teams/calendar-links';
import { FollowButton } from '~/components/teams/follow-button';
import { LiveBar } from '~/components/ui/live-bar';
import { Page } from '~/components/ui/page';
import { Part } from '~/components/ui/part';
import { Picture } from '~/components/ui/picture';
import { Results } from '~/components/ui/results';
import { MoreLink } from '~/components/ui/section-head';
import { OptionalLink, SiteLink } from '~/components/ui/site-link';
import { Unavailable } from '~/components/ui/unavailable';
import { noValue } from '~/models/text/no-value';
import { withEmbedLink } from '~/page/embed-link';
import { type LoaderArgs, loadView } from '~/page/load-page';
import { describePage } from '~/page/page-meta';
import type { TeamLeaderList, TeamLeadersView } from './leaders-view';
import { sources, type TeamView, toView } from './page';
import { Schedule } from './schedule';

export const loader = (args: LoaderArgs) => loadView(args, sources, toView);

export const meta = withEmbedLink<typeof loader>(
  describePage<typeof loader>(({ team: { title, path }, sportTitle }) => ({
    title: `${title} ${sportTitle}`,
    canonical: path,
  })),
  ({ team }) => team.embed !== null,
);

/** One team: record, results, next game and places at a glance, then its season game by game. */
export default function Team() {
  const { heading, art, team, pathSummary, pathHref, playoffLinks, missing, siteUrl } = useLoaderData<typeof loader>();
  const loadingText = useLoadingText(team.listPath);
  return (
    <Page
      title={team.title}
      mark={<SchoolMark markKey={team.uid} name={team.name} logoUrl={team.logoUrl} />}
      {...heading}
    >
      <TeamLines team={team} />
      {team.season !== null && team.season.live !== null && <GameGrid cards={[team.season.live]} hasAnchors={false} />}
      <LiveBar stamp={team.stamp} refreshHref={team.path} links={team.links} />
      <p role="status" className="sr-only">
        {loadingText}
      </p>
      {missing.info && <Unavailable what="The team’s details" isMain />}
      <TeamGlance team={team} />
      {(pathHref !== null || playoffLinks.length > 0) && (
        <p className="flex flex-wrap items-baseline gap-x-3 pt-3">
          {pathSummary !== null && (
            <span className="result">
              <b>State series</b> {pathSummary}
            </span>
          )}
          {pathHref !== null && <MoreLink to={pathHref}>The path ahead</MoreLink>}
          {playoffLinks.map(({ text, to }) => (
            <MoreLink key={text} to={to}>
              {text}
            </MoreLink>
          ))}
        </p>
      )}
      {missing.ratings && <Unavailable what="The ratings" />}
      <Pictures team={team} />
      <div className="mt-4 grid gap-8">
        <Part id="schedule" title="Schedule">
          {team.season === null ? <Unavailable what="The schedule" /> : <Schedule games={team.season.games} />}
        </Part>
        <GamesCalendar team={team} siteUrl={siteUrl} />
        <Part id="leaders" title="Leaders">
          {missing.leaders && <Unavailable what="The leaders" />}
          <TeamLeaders leaders={team.leaders} isComplete={!missing.leaders} />
        </Part>
        {team.photoUrl !== null && (
          <Part id="photo" title="Team Photo" className="min-w-0 print:hidden">
            <Picture
              src={team.photoUrl}
              alt={`Team photo of ${team.name}`}
              art={art}
              width={640}
              height={400}
              className="aspect-[8/5] w-full max-w-[40rem]"
            />
          </Part>
        )}
      </div>
      <PutOnSite embed={team.embed} />
    </Page>
  );
}

function GamesCalendar({ team: { calendar }, siteUrl }: { readonly team: TeamView; readonly siteUrl: string | null }) {
  if (calendar === null) return null;
  return (
    <Part id="calendar" title="Games in Your Calendar" className="min-w-0 print:hidden">
      <p className="max-w-[60ch]">
        The schedule and the games of the state series.{' '}
        <SubscriberNote to={calendar.gamesHref} text="the games of the day" />
      </p>
      <SubscribeButtons href={calendar.href} fileName={calendar.fileName} siteUrl={siteUrl} />
    </Part>
  );
}

function Pictures({ team: { season, rating } }: { readonly team: TeamView }) {
  const { strip = null, parts = null, nextText = null } = rating ?? {};
  const results = season?.results ?? null;
  if (results === null && strip === null) return null;
  return (
    <div className="mt-4 grid gap-x-8 gap-y-2 desktop:grid-cols-2 print:grid-cols-2">
      {results !== null && (
        <Part id="results" title="Results">
          <Results isWhole>
            <Chart title="Game by game" text={results.text}>
              <SeasonStrip strip={results} />
            </Chart>
          </Results>
        </Part>
      )}
      {strip !== null && (
        <Part id="rating" title="RPI" className="print:col-span-2">
          <div className="gap-x-8 print:grid print:grid-cols-2">
            <RpiStrip strip={strip} />
            {parts !== null && <RpiParts parts={parts} nextText={nextText} />}
          </div>
        </Part>
      )}
    </div>
  );
}

interface TeamLeadersProps {
  readonly leaders: TeamLeadersView;
  /** Whether every category could be read; otherwise the absence of athletes proves nothing. */
  readonly isComplete: boolean;
}

/** The team's athletes among the state leaders, a short list per category. */
function TeamLeaders({ leaders: { lists, to }, isComplete }: TeamLeadersProps) {
  return (
    <>
      {lists.length === 0 && isComplete && (
        <p className="text-ink-2">No player of this team is among the leaders of the state.</p>
      )}
      <div className="grid gap-x-8 gap-y-4 laptop:grid-cols-2 print:grid-cols-2">
        {lists.map((list) => (
          <Category key={list.title} list={list} />
        ))}
      </div>
      <MoreLink to={to}>All stat leaders</MoreLink>
    </>
  );
}

function Category({ list: { title, to, rows } }: { readonly list: TeamLeaderList }) {
  return (
    <section aria-label={`Leaders in ${title}`} className="min-w-0 break-inside-avoid">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-rule">
        <h3>{title}</h3>
        <MoreLink to={to}>{`All in ${title}`}</MoreLink>
      </div>
      <ul>
        {rows.map(({ key, name, text }) => (
          <li key={key} className="flex min-h-row flex-wrap items-baseline gap-x-4 border-b border-line py-1">
            <b className="font-semibold">{name}</b>
            <span className="text-sm text-ink-2">{text}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function TeamLines({ team: { schoolId, name, lines, swatches } }: { readonly team: TeamView }) {
  return (
    <div className="mb-2 flex items-center gap-3">
      <p className="min-w-0 flex-1 text-sm text-ink-2">
        {lines.join(', ')}
        {swatches.length > 0 && (
          <svg viewBox={`0 0 ${swatches.length * 16} 12`} aria-hidden="true" className="ml-2 inline h-3">
            {swatches.map((color, index) => (
              <rect key={color} x={index * 16} width="12" height="12" fill={color} className="stroke-rule" />
            ))}
          </svg>
        )}
      </p>
      {schoolId !== null && <FollowButton team={schoolId} name={name} />}
    </div>
  );
}

/** Record, last five games, next game, place in the conference and rating. A game in play has its card instead. */
function TeamGlance({ team }: { readonly team: TeamView }) {
  const { record, season, conference, rating, today } = team;
  return (
    <dl className="mt-3 flex flex-wrap gap-px border border-line bg-line">
      {record !== null && (
        <Tile term="Record">
          <b className="font-display text-d-xl">{record}</b>
        </Tile>
      )}
      {season !== null && season.lastFive.length > 0 && (
        <Tile term="Last five, newest last">
          <LastFive results={season.lastFive} />
        </Tile>
      )}
      {(season === null || season.live === null) && (
        <Tile term={season?.next?.term ?? 'Next game'}>
          {season?.next ? (
            <>
              <b className="block font-semibold">{season.next.when}</b>
              {season.next.opponent}
            </>
          ) : (
            team.noNextGameText
          )}
        </Tile>
      )}
      <Tile term="Conference">
        {conference === null ? (
          team.noConferenceText
        ) : (
          <>
            <b className="block font-semibold">
              {conference.place !== null && `${conference.place}, `}
              <span className="whitespace-nowrap">{record === null ? '' : conference.record}</span>
            </b>
            <OptionalLink to={conference.to}>{conference.name}</OptionalLink>
          </>
        )}
      </Tile>
      {rating !== null && (
        <Tile term="RPI">
          <b className="block font-semibold">{rating.value}</b>
          <SiteLink to={rating.to}>{rating.place}</SiteLink>
          {rating.number !== null && <PlaceMovement team={rating.team} place={rating.number} day={today} />}
        </Tile>
      )}
    </dl>
  );
}

/** Two in a row on phones, three on tablets; the last ones fill their row. */
function Tile({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <div className="min-w-0 flex-1 basis-2/5 bg-surface-raised px-3 py-2 tablet:basis-1/4 desktop:basis-0">
      <dt className="label text-ink-2">{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function LastFive({ results }: { readonly results: NonNullable<TeamView['season']>['lastFive'] }) {
  return (
    <Results isWhole>
      <ol className="flex gap-2 font-display text-d-md">
        {results.map(({ id, letter, text }) => (
          <li key={id}>
            <span aria-hidden="true">
              <ResultMark result={letter} missing={noValue} />
            </span>
            <span className="sr-only">{text}</span>
          </li>
        ))}
      </ol>
    </Results>
  );
}
