import { clock } from '~/blocks/page-parts/content.fixture';
import { parseEnvironment } from '~/config/environment';
import { buildTestRequest, buildTestValues } from '~/page/page-request.fixture';
import { toHomeView } from './page';

export const environment = parseEnvironment({
  V1_BASE_URL: 'https://v1.example.org',
  PRODUCT: 'PSAA',
  ASSOCIATION_NAME: 'Prairie State Activities Association',
  BUILD_ID: 'test',
});

const nothing = {
  games: null,
  features: null,
  siteAlerts: null,
  webAlerts: null,
  tennisMessages: null,
  news: null,
  streams: null,
  featuredSponsors: null,
  events: null,
  posts: null,
  videos: null,
};

type Values = Parameters<typeof toHomeView>[0];
/** The home page of a day on which only some sources have answered. */
export const view = (read: Partial<Values['optional']>, dependent: object = {}) =>
  toHomeView(
    buildTestValues({
      optional: { ...nothing, ...read },
      dependent: { gamesOfDay: null, seriesGames: null, furtherSeriesGames: null, ...dependent },
    }),
    buildTestRequest('/', { clock, environment }),
  );
