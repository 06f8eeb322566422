import { useLoaderData } from '@remix-run/react';
import { useContext } from 'react';
import { isUrgent } from '~/blocks/page-parts/alerts-view';
import { useUnpacked } from '~/browser/packed';
import { Alerts } from '~/components/alerts/alerts';
import { UpcomingEvents } from '~/components/events/upcoming-events';
import { FeaturedSponsors } from '~/components/home/featured-sponsors';
import { GamedayTeaser } from '~/components/home/gameday-teaser';
import { Hero } from '~/components/home/hero';
import { LatestNews } from '~/components/home/latest-news';
import { ScoreStrip } from '~/components/home/score-strip';
import { SocialStrip } from '~/components/home/social-strip';
import { SeriesToday } from '~/components/state-series/series-today';
import { Streams } from '~/components/streams/stream-board';
import { MyTeamsStrip } from '~/components/teams/my-teams-strip';
import { Page } from '~/components/ui/page';
import { Part } from '~/components/ui/part';
import { MoreLink } from '~/components/ui/section-head';
import { Unavailable, UnpublishedTextContext } from '~/components/ui/unavailable';
import { VideoCard, type VideoView } from '~/components/videos/video-card';
import { buildHref, Route } from '~/href';
import { type LoaderArgs, loadView } from '~/page/load-page';
import { describePage } from '~/page/page-meta';
import { sources, toView } from './page';

export const loader = (args: LoaderArgs) => loadView(args, sources, toView);

export const meta = describePage<typeof loader>(({ associationName }) => ({
  title: '',
  description: `Scores, news, events and streams from the ${associationName}.`,
  feedPath: buildHref(Route.feed, { file: 'news.atom' }),
}));

export default function Home() {
  const { associationName, unavailable, ...packed } = useLoaderData<typeof loader>();
  const home = useUnpacked(packed.view);
  const unpublishedText = useContext(UnpublishedTextContext);
  const isUnavailable = (...names: readonly (typeof unavailable)[number][]) =>
    names.some((name) => unavailable.includes(name));
  const urgent = home.alerts.filter(isUrgent);
  const others = home.alerts.filter((alert) => !isUrgent(alert));
  const hasAlertsMissing = isUnavailable('siteAlerts', 'webAlerts', 'tennisMessages');
  return (
    <Page width="" header={<h1 className="sr-only">{associationName}</h1>}>
      <MyTeamsStrip />
      {urgent.length > 0 && (
        <div className="wrap py-2">
          <Alerts alerts={urgent} isIncomplete={false} label="Urgent alerts" />
        </div>
      )}
      {home.series !== null && <SeriesToday series={home.series} />}
      <ScoreStrip {...home.scores} isUnavailable={isUnavailable('games')} />
      {home.gameday !== null && <GamedayTeaser teaser={home.gameday} />}
      <div className="wrap mt-5 grid grid-cols-1 laptop:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] laptop:grid-rows-[auto_auto_1fr] laptop:gap-x-8">
        <div className="laptop:col-start-1 laptop:row-span-2 laptop:row-start-1">
          {isUnavailable('features') ? (
            <Unavailable what="Featured stories" />
          ) : (
            home.hero.length > 0 && <Hero slides={home.hero} />
          )}
        </div>
        <div className="max-laptop:mt-5 max-laptop:empty:hidden laptop:col-start-2">
          <Alerts alerts={others} isIncomplete={hasAlertsMissing} />
        </div>
        <div className="laptop:col-start-1 laptop:row-start-3">
          {isUnavailable('news') && (
            <Part id="latest-news" title="Latest news" className="mt-8 min-w-0" isUnavailable />
          )}
          {home.news !== null && <LatestNews {...home.news} />}
          <Streams streams={home.streams} isUnavailable={isUnavailable('streams')} />
          {home.featuredSponsors.length > 0 && <FeaturedSponsors sponsors={home.featuredSponsors} />}
        </div>
        <div className="laptop:col-start-2 laptop:row-span-2 laptop:row-start-2">
          {!(unpublishedText && isUnavailable('events')) && (
            <UpcomingEvents events={home.events} isUnavailable={isUnavailable('events')} hasWordsForNone />
          )}
          {(home.social.length > 0 || isUnavailable('posts')) && (
            <SocialStrip tiles={home.social} isIncomplete={isUnavailable('posts')} />
          )}
        </div>
      </div>
      {isUnavailable('videos') && (
        <Part id="from-the-archives" title="Archive videos" className="wrap mt-8 min-w-0" isUnavailable />
      )}
      {home.videos.length > 0 && <ArchiveVideos videos={home.videos} />}
    </Page>
  );
}

function ArchiveVideos({ videos }: { readonly videos: readonly VideoView[] }) {
  return (
    <Part
      id="from-the-archives"
      title="From the archives"
      className="wrap lazy-render-71 mt-8"
      aside={<MoreLink to={buildHref(Route.archives)}>All videos</MoreLink>}
    >
      <div className="scroll-region" role="region" aria-label="Videos, scroll sideways" tabIndex={0}>
        <ul className="grid snap-x auto-cols-[minmax(11.5rem,1fr)] grid-flow-col gap-4 py-2">
          {videos.map((video) => (
            <li key={video.key} className="snap-start">
              <VideoCard video={video} />
            </li>
          ))}
        </ul>
      </div>
    </Part>
  );
}
