import type { Route } from '../../http/router';

/** State-final teams: rosters, results, coaches and history. */
export const stateFinalRoutes: readonly Route[] = [];
