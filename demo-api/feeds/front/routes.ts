import type { Route } from '../../http/router';
import { alerts, sportAlerts, tenbadMessages } from './alerts';
import { events } from './events';
import { features } from './features';
import { socialMedia } from './social';
import { frontPageSponsors, pageSponsors, shop } from './sponsors';
import { streams } from './streams';

export const frontRoutes: readonly Route[] = [
  {
    pattern: '/v1/sponsors',
    handler: frontPageSponsors,
    endpoints: ['sponsors-front'],
    examples: ['/v1/sponsors?frontPage=Y&random=Y', '/v1/sponsors?frontPage=Y'],
  },
  { pattern: '/v1/sponsors/shop', handler: shop, endpoints: ['sponsors-shop'], examples: ['/v1/sponsors/shop'] },
  {
    pattern: '/v1/sponsors/page-sponsor',
    handler: pageSponsors,
    endpoints: ['sponsors-page-feature', 'sponsors-page-presenting'],
    examples: [
      '/v1/sponsors/page-sponsor?frontpageFeatureOnly=Y',
      '/v1/sponsors/page-sponsor?presentingSponsorOnly=Y&displayOn=football',
    ],
  },
  {
    pattern: '/v1/news/feature',
    handler: features,
    endpoints: ['feature-front', 'feature-sport'],
    examples: ['/v1/news/feature/?displayFrontpage=Y', '/v1/news/feature/?displayOn=boys-golf'],
  },
  { pattern: '/v1/socialmedia', handler: socialMedia, endpoints: ['socialmedia'], examples: ['/v1/socialmedia'] },
  { pattern: '/v1/events', handler: events, endpoints: ['events'], examples: ['/v1/events'] },
  {
    pattern: '/v1/streams',
    handler: streams,
    endpoints: ['streams'],
    examples: ['/v1/streams', '/v1/streams?date={MM/dd/yyyy}', '/v1/streams?date={MM/dd/yyyy}&sportId=football'],
  },
  { pattern: '/v1/alerts', handler: alerts, endpoints: ['alerts'], examples: ['/v1/alerts'] },
  {
    pattern: '/v1/tenbad/messages',
    handler: tenbadMessages,
    endpoints: ['tenbad-messages'],
    examples: ['/v1/tenbad/messages'],
  },
  {
    pattern: '/v1/sports/{sportId}/alerts',
    handler: sportAlerts,
    endpoints: ['sport-alerts'],
    examples: ['/v1/sports/girls-tennis/alerts'],
  },
];
