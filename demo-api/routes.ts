import { contentRoutes } from './feeds/content/routes';
import { crossCountryRoutes } from './feeds/cross-country/routes';
import { directoryRoutes } from './feeds/directories/routes';
import { footballRoutes, teamSportRoutes } from './feeds/football/routes';
import { frontRoutes } from './feeds/front/routes';
import { gameRoutes } from './feeds/games/routes';
import { golfRoutes } from './feeds/golf/routes';
import { legacyRoutes } from './feeds/legacy/routes';
import { newsroomRoutes } from './feeds/newsroom/routes';
import { peopleRoutes } from './feeds/people/routes';
import { playoffRoutes } from './feeds/playoffs/routes';
import { schoolRoutes } from './feeds/schools/routes';
import { answerFrontPage } from './feeds/site/front-page';
import { siteRoutes } from './feeds/site/routes';
import { sportRoutes } from './feeds/sports/routes';
import { stateFinalRoutes } from './feeds/state-finals/routes';
import { statisticsRoutes } from './feeds/statistics/routes';
import type { Route } from './http/router';

/** The first matching pattern wins. */
export const routes: readonly Route[] = [
  { pattern: '/', handler: (context) => answerFrontPage(context, routes), endpoints: [], examples: ['/'] },
  ...frontRoutes,
  ...newsroomRoutes,
  ...gameRoutes,
  ...sportRoutes,
  ...schoolRoutes,
  ...peopleRoutes,
  ...directoryRoutes,
  ...footballRoutes,
  ...playoffRoutes,
  ...stateFinalRoutes,
  ...golfRoutes,
  ...crossCountryRoutes,
  ...statisticsRoutes,
  ...contentRoutes,
  ...teamSportRoutes,
  ...legacyRoutes,
  ...siteRoutes,
];
