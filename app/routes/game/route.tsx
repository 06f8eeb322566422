import { useLoaderData } from '@remix-run/react';
import { useMemo, useEffect, useSyncExternalStore } from 'react';
import { Chart } from '~/components/charts/chart';
import { SeasonStrip } from '~/components/charts/season-strip';
import { PutOnSite } from '~/components/embed/put-on-site';
import { GameGrid } from '~/components/scores/game-sections';
import { SchoolMark } from '~/components/scores/school-mark';
import { ScoreHeading } from '~/components/scores/score-heading';
import { hasSmallWindows, openScoreWindow } from '~/components/scores/score-window';
import {
  describeShownGame,
  showWatchedGame,
  type WatchedGame,
  watchedGame,
  watchGame,
} from '~/components/scores/watched-game';
import { MissingPage, PageFailure } from '~/components/shell/page-failure';
import { Button } from '~/components/ui/button';
import { FactList } from '~/components/ui/fact-list';
import { LiveBar } from '~/components/ui/live-bar';
import { Breadcrumbs, Page } from '~/components/ui/page';
import { Part } from '~/components/ui/part';
import { Results } from '~/components/ui/results';
import { MoreLink } from '~/components/ui/section-head';
import { SharePage } from '~/components/ui/share-page';
import { OptionalLink, SiteLink } from '~/components/ui/site-link';
import { buildHref, Route } from '~/href';
import { buildMapUrl } from '~/models/games/game-path';
import type { ScoreCardView } from '~/models/games/score-card-view';
import { readScoreCard } from '~/models/games/seen-games';
import { withEmbedLink } from '~/page/embed-link';
import { type LoaderArgs, loadView } from '~/page/load-page';
import { describePage } from '~/page/page-meta';
import { sources, toView } from './page';
import type { SeriesOfTeams } from './series-of-teams';
import type { TeamOfGame } from './teams-of-game';

type GameOnPage = ReturnType<typeof useLoaderData<typeof loader>>['game'];

const missingWords = 'Game not found.';

export const loader = (args: LoaderArgs) => loadView(args, sources, toView);

export const meta = withEmbedLink<typeof loader>(
  describePage<typeof loader>(
    ({ game: { scoreTitle, documentTitle, description, path, picturePath } }) => ({
      title: scoreTitle,
      documentTitle,
      description,
      canonical: path,
      picturePath,
    }),
    missingWords,
  ),
);

export default function GamePage() {
  const { game: view, series, teams } = useLoaderData<typeof loader>();
  const { title, trail, path, card, shortDay, when, site, facts, media, stamp, links, siteUrl, isLive, standsPath } =
    view;
  const game = useMemo(() => readScoreCard(card), [card]);
  const records = teams.flatMap(({ index, record }) => (record === null ? [] : `${card.teams[index].name} ${record}`));
  const shown = game === null ? {} : describeShownGame(game);
  return (
    <Page
      header={
        <>
          <Breadcrumbs trail={[{ to: '/', text: 'Home' }, ...trail]} here={title} shown={title} />
          <Kicker game={view} />
          <div className="on-scoreboard mt-1 mb-2" {...shown}>
            <ScoreHeading card={card} day={shortDay} links={media} />
          </div>
        </>
      }
    >
      <LiveBar stamp={stamp} refreshHref={path} links={links} />
      <p className="border-b border-line py-2">
        <b className="font-semibold">{when}</b>
        {site !== null && (
          <>
            , <SiteLink to={buildMapUrl(site)}>{site}</SiteLink>
          </>
        )}
        {records.length > 0 && <span className="result block text-sm">{records.join(', ')}</span>}
      </p>
      {facts.length > 0 && <FactList facts={facts} />}
      {teams.length > 0 && <Teams teams={teams} card={card} />}
      {series !== null && series.teams.length > 0 && <StateSeries series={series} />}
      {game !== null && <WatchButton game={game} href={path} isLive={isLive} />}
      {isLive && (
        <p className="mt-2 print:hidden">
          <MoreLink to={standsPath}>Stands mode</MoreLink>
        </p>
      )}
      {series !== null && series.earlier.length > 0 && (
        <Part id="earlier" title="Earlier in the series" className="mt-8">
          <GameGrid cards={series.earlier} />
        </Part>
      )}
      <div className="mt-6">
        <SharePage path={path} title={title} siteUrl={siteUrl} />
      </div>
      <PutOnSite
        embed={{
          kind: 'game',
          path: buildHref(Route.embedGame, { contestId: card.id, query: card.list ?? {} }),
          title,
        }}
      />
    </Page>
  );
}

/** On screens without the sport where the link above names it. */
function Kicker({ game: { kicker, stage, season, hasSportInTrail } }: { readonly game: GameOnPage }) {
  if (!hasSportInTrail || season !== null) return <p className="label page-kicker mt-2">{kicker}</p>;
  return (
    <>
      {stage !== null && <p className="label page-kicker mt-2 print:hidden">{stage}</p>}
      <p className="label page-kicker mt-2 screen:hidden">{kicker}</p>
    </>
  );
}

/** Last results and next games of each team. */
function Teams({ teams, card }: { readonly teams: readonly TeamOfGame[]; readonly card: ScoreCardView }) {
  return (
    <Part id="teams" title="Teams" className="mt-4">
      <Form teams={teams} card={card} />
      <div className="grid gap-x-8 gap-y-6 tablet:grid-cols-2">
        {teams.map(({ index, className, before, next }) => {
          const { name, markKey, logoUrl } = card.teams[index];
          return (
            <div key={index} className="min-w-0">
              <h3 className="flex items-center gap-2">
                <SchoolMark markKey={markKey} name={name} logoUrl={logoUrl} />
                {name}
              </h3>
              {className !== null && <p className="text-sm text-ink-2">{className}</p>}
              {before.length > 0 && (
                <Results isWhole>
                  <GamesOfTeam title="Before this game" games={before} />
                </Results>
              )}
              <GamesOfTeam title="Next" games={next} />
            </div>
          );
        })}
      </div>
    </Part>
  );
}

/** The last results of both teams on one scale. */
function Form({ teams, card }: { readonly teams: readonly TeamOfGame[]; readonly card: ScoreCardView }) {
  const forms = teams.flatMap(({ index, form }) => (form === null ? [] : [{ form, ...card.teams[index] }]));
  if (forms.length === 0) return null;
  return (
    <Results isWhole>
      <Chart title="Last ten games" text={`${forms.map(({ name, form }) => `${name} ${form.text}`).join('; ')}.`}>
        <div className="grid gap-x-8 gap-y-2 tablet:grid-cols-2">
          {forms.map(({ name, markKey, logoUrl, form }) => (
            <div key={name} className="min-w-0">
              <span className="flex items-center gap-2 font-display text-d-sm leading-tight font-semibold">
                <SchoolMark markKey={markKey} name={name} logoUrl={logoUrl} />
                {name}
              </span>
              <SeasonStrip strip={form} />
            </div>
          ))}
        </div>
      </Chart>
    </Results>
  );
}

function GamesOfTeam({ title, games }: { readonly title: string; readonly games: TeamOfGame['before'] }) {
  if (games.length === 0) return null;
  return (
    <>
      <h4 className="label mt-2 text-ink-2">{title}</h4>
      <ul className="text-sm">
        {games.map(({ key, result, opponent, day, to }) => (
          <li key={key} className="flex min-h-row items-center gap-x-3 border-b border-line">
            <b className="w-18 shrink-0 font-display text-d-sm">{result}</b>
            <OptionalLink to={to} prefetch="none" className="min-w-0 flex-1">
              {opponent}
            </OptionalLink>
            <span className="min-w-0 text-ink-2">{day}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** What the game leads to for each team. */
function StateSeries({ series: { teams, afterwards } }: { readonly series: SeriesOfTeams }) {
  return (
    <Part id="state-series" title="State series" className="mt-8">
      {afterwards !== null && <p className="py-1">{afterwards}</p>}
      <ul>
        {teams.map(({ name, to, summary }) => (
          <li key={to} className="flex min-h-row flex-wrap items-center gap-x-4 border-b border-line">
            <SiteLink to={to} className="font-display text-d-sm font-semibold">
              Path of {name}
            </SiteLink>
            {summary !== null && <span className="result text-sm text-ink-2">{summary}</span>}
          </li>
        ))}
      </ul>
    </Part>
  );
}

export function ErrorBoundary() {
  return (
    <PageFailure
      missing={
        <MissingPage
          title={missingWords}
          text="It may have been moved to another day, or is of a season that is over."
          to={buildHref(Route.scores)}
          linkText="All scores"
        />
      }
    />
  );
}

interface WatchButtonProps extends WatchedGame {
  /** Other games can only be removed from the title. */
  readonly isLive: boolean;
}

/** Puts the score of a game into the title of the tab or a small window, or takes it out. Requires scripts. */
function WatchButton({ game, href, isLive }: WatchButtonProps) {
  const isWatched = useSyncExternalStore(watchedGame.subscribe, watchedGame.read, () => null)?.href === href;
  const hasWindows = useSyncExternalStore(
    () => () => undefined,
    hasSmallWindows,
    () => false,
  );
  useEffect(showWatchedGame, []);
  if (!isLive && !isWatched) return null;
  return (
    <p className="needs-script mt-6 flex flex-wrap gap-2 print:hidden">
      <Button
        icon={isWatched ? 'check' : 'watch'}
        look={isWatched ? 'solid' : 'plain'}
        aria-pressed={isWatched}
        onClick={() => {
          watchGame(isWatched ? null : { game, href });
        }}
      >
        Watch the score in the tab’s title
      </Button>
      {isLive && hasWindows && (
        <Button
          look="plain"
          onClick={() => {
            // Only a watched game is asked for while other windows are in front.
            watchGame({ game, href });
            void openScoreWindow(game);
          }}
        >
          Keep it in a small window
        </Button>
      )}
    </p>
  );
}
