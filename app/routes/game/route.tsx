import { useLoaderData } from '@remix-run/react';
import { useMemo, useEffect, useSyncExternalStore } from 'react';
import { GameGrid } from '~/components/scores/game-sections';
import { ScoreCard } from '~/components/scores/score-card';
import { hasSmallWindows, openScoreWindow } from '~/components/scores/score-window';
import {
  describeShownGame,
  showWatchedGame,
  type WatchedGame,
  watchedGame,
  watchGame,
} from '~/components/scores/watched-game';
import { PageFailure } from '~/components/shell/page-failure';
import { BackButton, ButtonLink, Button } from '~/components/ui/button';
import { EmptyState } from '~/components/ui/empty-state';
import { FactList } from '~/components/ui/fact-list';
import { LiveBar } from '~/components/ui/live-bar';
import { Page } from '~/components/ui/page';
import { Part } from '~/components/ui/part';
import { SharePage } from '~/components/ui/share-page';
import { SiteLink } from '~/components/ui/site-link';
import { buildHref, Route } from '~/href';
import { readScoreCard } from '~/models/games/seen-games';
import { type LoaderArgs, loadView } from '~/page/load-page';
import { describePage } from '~/page/page-meta';
import { sources, toView } from './page';
import type { SeriesOfTeams } from './series-of-teams';

const missingWords = 'Game not found.';

export const loader = (args: LoaderArgs) => loadView(args, sources, toView);

export const meta = describePage<typeof loader>(
  ({ game: { documentTitle, description, path, picturePath } }) => ({
    title: documentTitle,
    description,
    canonical: path,
    picturePath,
  }),
  missingWords,
);

export default function GamePage() {
  const { game: view, series } = useLoaderData<typeof loader>();
  const { title, kicker, art, trail, path, card, facts, stamp, links, siteUrl, isOn } = view;
  const game = useMemo(() => readScoreCard(card), [card]);
  const shown = game === null ? {} : describeShownGame(game);
  return (
    <Page title={title} kicker={kicker} trail={trail} {...(art !== null && { art })}>
      <LiveBar stamp={stamp} refreshHref={path} links={links} />
      <div className="mt-4 grid items-start gap-x-8 gap-y-5 laptop:grid-cols-2">
        <div>
          <div className="on-scoreboard px-4 py-2" {...shown}>
            <ScoreCard card={card} isOnOwnPage />
          </div>
          {game !== null && <WatchButton game={game} href={path} isOn={isOn} />}
        </div>
        <FactList facts={facts} />
      </div>
      {series !== null && <StateSeries series={series} />}
      <div className="mt-6">
        <SharePage path={path} title={title} siteUrl={siteUrl} />
      </div>
    </Page>
  );
}

/** What the game leads to for each team, and how they came there. */
function StateSeries({ series: { teams, afterwards, earlier } }: { readonly series: SeriesOfTeams }) {
  return (
    <div className="mt-8 grid gap-8">
      <Part id="state-series" title="State series">
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
      {earlier.length > 0 && (
        <Part id="earlier" title="Earlier in the series">
          <GameGrid cards={earlier} />
        </Part>
      )}
    </div>
  );
}

export function ErrorBoundary() {
  return (
    <PageFailure
      missing={
        <Page title="Game" trail={[{ to: buildHref(Route.scores), text: 'Scores' }]}>
          <EmptyState
            detail="It may have been moved to another day, or is of a season that is over."
            actions={
              <>
                <BackButton />
                <ButtonLink to={buildHref(Route.scores)}>All scores</ButtonLink>
              </>
            }
          >
            {missingWords}
          </EmptyState>
        </Page>
      }
    />
  );
}

interface WatchButtonProps extends WatchedGame {
  /** The game is live or later today; other games can only be removed from the title. */
  readonly isOn: boolean;
}

/** Puts the score of a game into the title of the tab or a small window, or takes it out. Requires scripts. */
function WatchButton({ game, href, isOn }: WatchButtonProps) {
  const isWatched = useSyncExternalStore(watchedGame.subscribe, watchedGame.read, () => null)?.href === href;
  const hasWindows = useSyncExternalStore(
    () => () => undefined,
    hasSmallWindows,
    () => false,
  );
  useEffect(showWatchedGame, []);
  if (!isOn && !isWatched) return null;
  return (
    <p className="needs-script mt-3 flex flex-wrap gap-2 print:hidden">
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
      {isOn && hasWindows && (
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
