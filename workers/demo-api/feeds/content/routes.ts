import type { Route } from '../../http/router';

/** Pages of the content system, and feeds that other services provide. */
export const contentRoutes: readonly Route[] = [];
