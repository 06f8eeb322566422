import { calendarDay } from '~/models/dates/content-clock';
import { tennisMessages, webAlerts } from '~/upstream/alerts';
import { allEvents } from '~/upstream/events';
import { frontFeatures } from '~/upstream/features';
import { homeGames } from '~/upstream/maxpreps';
import { recentNews } from '~/upstream/news';
import { siteAlertFile } from '~/upstream/site-alert';
import { recentPosts } from '~/upstream/social';
import { featuredSponsors } from '~/upstream/sponsors';
import { allStreams } from '~/upstream/streams';
import { randomVideos } from '~/upstream/videos';
import type { PageRequest } from '../page-sources';

/** The home page: no section is needed by the others, so that one failed source costs its section only. */
export function homeSources({ clock }: PageRequest) {
  const today = calendarDay(clock.nowMs(), clock.timeZone);
  return {
    critical: {},
    optional: {
      games: homeGames.with({ day: today }),
      features: frontFeatures.with({}),
      siteAlerts: siteAlertFile.with({}),
      webAlerts: webAlerts.with({}),
      tennisMessages: tennisMessages.with({}),
      news: recentNews.with({}),
      streams: allStreams.with({}),
      featuredSponsors: featuredSponsors.with({}),
      events: allEvents.with({}),
      posts: recentPosts.with({}),
      videos: randomVideos.with({}),
    },
  };
}
