import type { Route } from '../../http/router';

/** Prep-sports statistics: leaders, standings, schedules and ratings. */
export const statisticsRoutes: readonly Route[] = [];
