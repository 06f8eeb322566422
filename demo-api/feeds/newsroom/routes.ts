import type { Route } from '../../http/router';
import { answerNews, answerNewsArticle } from './news';
import { answerGalleryPage, answerPhotos } from './photos';
import { answerAnniversary } from './timeline';
import { answerVideo, answerVideos, answerVideoStatistics } from './videos';

export const newsroomRoutes: readonly Route[] = [
  {
    pattern: '/v1/news',
    handler: answerNews,
    endpoints: ['news-recent', 'news-list'],
    examples: [
      '/v1/news?recent=Y',
      '/v1/news?page=2&limit=10',
      '/v1/news?page=1&limit=10&category=Board Meeting Summaries',
    ],
  },
  {
    pattern: '/v1/news/125-feature',
    handler: answerAnniversary,
    endpoints: ['news-125'],
    examples: ['/v1/news/125-feature'],
  },
  {
    pattern: '/v1/news/{slug}',
    handler: answerNewsArticle,
    endpoints: ['news-article'],
    examples: ['/v1/news/state-finals-wrap', '/v1/news/office-closed'],
  },
  { pattern: '/v1/photos', handler: answerPhotos, endpoints: ['photos'], examples: ['/v1/photos'] },
  { pattern: '/galleries/{slug}', handler: answerGalleryPage, endpoints: [], examples: [] },
  {
    pattern: '/v1/videos',
    handler: answerVideos,
    endpoints: ['videos-random', 'videos'],
    examples: ['/v1/videos?random=true', '/v1/videos?title=final', '/v1/videos?title=championship&activityID=BKB'],
  },
  {
    pattern: '/v1/videos/stats',
    handler: answerVideoStatistics,
    endpoints: ['videos-stats'],
    examples: ['/v1/videos/stats'],
  },
  { pattern: '/v1/videos/{videoId}', handler: answerVideo, endpoints: ['video'], examples: ['/v1/videos/1234'] },
];
