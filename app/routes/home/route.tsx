import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import type { ReactNode } from 'react';
import { Alerts } from '~/components/alerts/alerts';
import { UpcomingEvents } from '~/components/events/upcoming-events';
import { ArchiveVideos } from '~/components/home/archive-videos';
import { FeaturedSponsors } from '~/components/home/featured-sponsors';
import { Hero } from '~/components/home/hero';
import { LatestNews } from '~/components/home/latest-news';
import { ScoreStrip } from '~/components/home/score-strip';
import { SocialStrip } from '~/components/home/social-strip';
import { StreamBoard } from '~/components/streams/stream-board';
import { useAutoRefresh } from '~/components/ui/use-auto-refresh';
import { loadPage } from '../load-page';
import { pageMeta } from '../page-meta';
import { sources, toHomeView } from './page';

const SCORES_REFRESH_SECONDS = 180;

export async function loader(args: LoaderFunctionArgs) {
  const { optional } = await loadPage(args, sources);
  const { clock, environment } = args.context.site;
  return toHomeView(optional, clock, environment);
}

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, {
    title: '',
    description: `Scores, news, events and streams from the ${args.data?.associationName ?? 'association'}.`,
  });

export default function Home() {
  const home = useLoaderData<typeof loader>();
  useAutoRefresh(SCORES_REFRESH_SECONDS);
  return (
    <main id="main">
      <h1 className="sr-only">{home.associationName}</h1>
      <ScoreStrip {...home.scores} />
      <Columns className="mt-5 gap-y-5">
        {home.hero.length > 0 && <Hero slides={home.hero} />}
        {home.alerts.length > 0 && <Alerts alerts={home.alerts} />}
      </Columns>
      <Columns>
        {(home.news !== null || home.streams.length > 0 || home.featuredSponsors.length > 0) && (
          <div className="min-w-0">
            {home.news !== null && <LatestNews {...home.news} />}
            {home.streams.length > 0 && <StreamBoard streams={home.streams} />}
            {home.featuredSponsors.length > 0 && <FeaturedSponsors sponsors={home.featuredSponsors} />}
          </div>
        )}
        <div className="min-w-0">
          <UpcomingEvents events={home.events} />
          {home.social.length > 0 && <SocialStrip tiles={home.social} />}
        </div>
      </Columns>
      {home.videos.length > 0 && <ArchiveVideos videos={home.videos} />}
    </main>
  );
}

interface ColumnsProps {
  readonly className?: string;
  readonly children: readonly [ReactNode, ReactNode];
}

/** A wide part and a narrow one beside it on a wide screen; when one has nothing to show, the other takes the width. */
function Columns({ className = '', children }: ColumnsProps) {
  const parts = children.filter((part) => part !== false);
  const columns = parts.length > 1 ? 'xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] xl:gap-x-8' : '';
  return parts.length > 0 && <div className={`wrap grid ${columns} ${className}`}>{children}</div>;
}
