import { redirect, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { DailyGames } from '~/blocks/daily-games/daily-games';
import { readDayCounts } from '~/blocks/daily-games/day-counts';
import { joinGames } from '~/blocks/daily-games/joined-games';
import { buildWeeklyScoresLinks } from '~/blocks/daily-games/sport-path';
import { packDailyGames } from '~/blocks/daily-games/view';
import { buildSportHeading } from '~/blocks/sport/sport-heading';
import { SportBar, SportDataMissing } from '~/components/sport/sport-bar';
import { PageHeader } from '~/components/ui/page-header';
import { loadPage } from '~/page/load-page';
import { buildPageMeta, usePageHeading } from '~/page/page-meta';
import { toSportBarView } from '../sport-bar-view';
import { buildChosenSportHref, sources, requireDailyGamesSport, toSportScoresView } from './page';

export async function loader(args: LoaderFunctionArgs) {
  const { query, clock } = args.context.site;
  const sport = requireDailyGamesSport(args.params);
  const location = buildChosenSportHref(sport, query);
  if (location !== null) throw redirect(location);
  const { subject, optional, dependent, unavailable } = await loadPage(args, sources);
  return {
    bar: toSportBarView(sport, subject.facts?.value ?? null),
    heading: buildSportHeading(sport),
    scores: packDailyGames(
      toSportScoresView(sport, joinGames(optional.games, dependent.schools), query, clock, readDayCounts(dependent)),
    ),
    links: [{ to: '/scores', text: 'Search all scores' }, ...buildWeeklyScoresLinks([sport])],
    unavailable,
  };
}

export const meta: MetaFunction<typeof loader> = (args) =>
  buildPageMeta(args, { canonical: args.data?.scores.refreshHref });

/**
 * The games of one sport, day by day. It brings the sport's bar itself: an address with a sport that does not exist shows
 * the first sport of the list, where the layout of the other pages says that it was not found.
 */
export default function SportScores() {
  const { bar, heading, scores, links, unavailable } = useLoaderData<typeof loader>();
  return (
    <>
      <SportBar title={bar.title} to={bar.to} links={bar.links} more={bar.more} />
      {!bar.isComplete && <SportDataMissing />}
      <main id="main" className="wrap">
        <PageHeader title={usePageHeading()} {...heading} />
        <DailyGames
          view={scores}
          isUnavailable={unavailable.includes('games')}
          links={links}
          loadingText="Loading sport data..."
        />
      </main>
    </>
  );
}
