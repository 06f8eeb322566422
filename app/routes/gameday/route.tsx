import { useLoaderData, useNavigate } from '@remix-run/react';
import type { BroadcastView } from '~/blocks/page-parts/broadcasts-view';
import { LandingHero } from '~/blocks/sport/landing-hero';
import { HourList } from '~/components/charts/hour-list';
import { SkipGameday } from '~/components/home/skip-gameday';
import { GameGrid } from '~/components/scores/game-sections';
import { SchoolMark } from '~/components/scores/school-mark';
import { EmptyState } from '~/components/ui/empty-state';
import { FactList } from '~/components/ui/fact-list';
import { LiveBar } from '~/components/ui/live-bar';
import { Page } from '~/components/ui/page';
import { Part } from '~/components/ui/part';
import { SiteLink } from '~/components/ui/site-link';
import { buildHref, Route } from '~/href';
import { type LoaderArgs, loadView } from '~/page/load-page';
import { findRedirect, sources, type TeamLinkView, toView } from './page';

export const loader = (args: LoaderArgs) => loadView(args, sources, toView, findRedirect);

/** Page of the finals: scores, streams, and visitor information. */
export default function Gameday() {
  const { gameday, unavailable } = useLoaderData<typeof loader>();
  const { hero, headline, cards, season, stamp, teams, hours, broadcasts, facts } = gameday;
  const navigate = useNavigate();
  const isUnavailable = (name: (typeof unavailable)[number]) => unavailable.includes(name);
  return (
    <Page width="pb-8" header={<LandingHero hero={hero} />}>
      <div className="wrap">
        <div className="flex flex-wrap items-center justify-between gap-x-4 py-2">
          <p className="max-w-[60ch]">{headline}</p>
          <SkipGameday
            onSkip={() => {
              navigate(buildHref(Route.homeAlias));
            }}
          />
        </div>
        <LiveBar
          stamp={stamp}
          refreshHref={buildHref(Route.gameday)}
          links={[{ to: buildHref(Route.scores), text: 'Search all scores' }]}
        />
        <div className="mt-2 grid grid-cols-[minmax(0,1fr)] gap-8">
          <Part id="scores" title="Scores" note={season} isUnavailable={isUnavailable('board')}>
            {cards.length === 0 ? <EmptyState>No games found.</EmptyState> : <GameGrid cards={cards} />}
            {hours !== null && (
              <>
                <h3 className="label pt-3">Hour by hour</h3>
                <HourList {...hours} />
              </>
            )}
          </Part>
          {teams.length > 0 && (
            <Part id="teams" title="Teams">
              <Teams teams={teams} />
            </Part>
          )}
          {(broadcasts.length > 0 || isUnavailable('broadcasts')) && (
            <Part id="broadcasts" title="Broadcasts" isUnavailable={isUnavailable('broadcasts')}>
              <Broadcasts broadcasts={broadcasts} />
            </Part>
          )}
          {(facts.length > 0 || isUnavailable('info')) && (
            <Part id="tournament" title="Tournament Information" isUnavailable={isUnavailable('info')}>
              <FactList facts={facts} />
            </Part>
          )}
        </div>
      </div>
    </Page>
  );
}

function Teams({ teams }: { readonly teams: readonly TeamLinkView[] }) {
  return (
    <ul className="grid gap-x-8 tablet:grid-cols-2 laptop:grid-cols-3">
      {teams.map(({ schoolId, name, logoUrl, to }) => (
        <li key={schoolId} className="flex min-h-row items-center gap-2 border-b border-line">
          <SchoolMark markKey={schoolId} name={name} logoUrl={logoUrl} />
          <SiteLink to={to} className="min-w-0">
            {name}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}

function Broadcasts({ broadcasts }: { readonly broadcasts: readonly BroadcastView[] }) {
  return (
    <ul className="grid gap-x-8 tablet:grid-cols-2">
      {broadcasts.map(({ key, href, headline, detail }) => (
        <li key={key} className="border-b border-line py-2">
          <SiteLink to={href} className="inline-flex min-h-6 items-center">
            {headline}
          </SiteLink>
          <p className="text-sm text-ink-2">{detail}</p>
        </li>
      ))}
    </ul>
  );
}
