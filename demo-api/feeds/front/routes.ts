import type { Route } from '../../http/router';
import { answerAlerts, answerSportAlerts, answerTenbadMessages } from './alerts';
import { answerEvents } from './events';
import { answerFeatures } from './features';
import { answerSocialMedia } from './social';
import { answerFrontPageSponsors, answerPageSponsors, answerShop } from './sponsors';
import { answerStreams } from './streams';

export const frontRoutes: readonly Route[] = [
  {
    pattern: '/v1/sponsors',
    handler: answerFrontPageSponsors,
    endpoints: ['sponsors-front'],
    examples: ['/v1/sponsors?frontPage=Y&random=Y', '/v1/sponsors?frontPage=Y'],
  },
  { pattern: '/v1/sponsors/shop', handler: answerShop, endpoints: ['sponsors-shop'], examples: ['/v1/sponsors/shop'] },
  {
    pattern: '/v1/sponsors/page-sponsor',
    handler: answerPageSponsors,
    endpoints: ['sponsors-page-feature', 'sponsors-page-presenting'],
    examples: [
      '/v1/sponsors/page-sponsor?frontpageFeatureOnly=Y',
      '/v1/sponsors/page-sponsor?presentingSponsorOnly=Y&displayOn=football',
    ],
  },
  {
    pattern: '/v1/news/feature',
    handler: answerFeatures,
    endpoints: ['feature-front', 'feature-sport'],
    examples: ['/v1/news/feature/?displayFrontpage=Y', '/v1/news/feature/?displayOn=boys-golf'],
  },
  { pattern: '/v1/socialmedia', handler: answerSocialMedia, endpoints: ['socialmedia'], examples: ['/v1/socialmedia'] },
  { pattern: '/v1/events', handler: answerEvents, endpoints: ['events'], examples: ['/v1/events'] },
  {
    pattern: '/v1/streams',
    handler: answerStreams,
    endpoints: ['streams'],
    examples: ['/v1/streams', '/v1/streams?date={MM/dd/yyyy}', '/v1/streams?date={MM/dd/yyyy}&sportId=football'],
  },
  { pattern: '/v1/alerts', handler: answerAlerts, endpoints: ['alerts'], examples: ['/v1/alerts'] },
  {
    pattern: '/v1/tenbad/messages',
    handler: answerTenbadMessages,
    endpoints: ['tenbad-messages'],
    examples: ['/v1/tenbad/messages'],
  },
  {
    pattern: '/v1/sports/{sportId}/alerts',
    handler: answerSportAlerts,
    endpoints: ['sport-alerts'],
    examples: ['/v1/sports/girls-tennis/alerts'],
  },
];
