import type { Route } from '../../http/router';
import { news, newsArticle } from './news';
import { video, videos } from './videos';

/** News, pictures and recordings. */
export const newsroomRoutes: readonly Route[] = [
  {
    pattern: '/v1/news',
    handler: news,
    endpoints: ['news-recent', 'news-list'],
    examples: [
      '/v1/news?recent=Y',
      '/v1/news?page=2&limit=10',
      '/v1/news?page=1&limit=10&category=Board Meeting Summaries',
    ],
  },
  {
    pattern: '/v1/news/{slug}',
    handler: newsArticle,
    endpoints: ['news-article'],
    examples: ['/v1/news/state-finals-wrap', '/v1/news/office-closed'],
  },
  {
    pattern: '/v1/videos',
    handler: videos,
    endpoints: ['videos-random', 'videos'],
    examples: ['/v1/videos?random=true', '/v1/videos?title=final&activityID=BKB'],
  },
  { pattern: '/v1/videos/{videoId}', handler: video, endpoints: ['video'], examples: ['/v1/videos/1234'] },
];
