import type { Route } from '../../http/router';

/** Golf: winner reports and the state finals hole by hole. */
export const golfRoutes: readonly Route[] = [];
