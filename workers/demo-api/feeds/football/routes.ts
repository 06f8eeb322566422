import type { Route } from '../../http/router';

/** The football season from the first week to the last of the regular season. */
export const footballRoutes: readonly Route[] = [];
