import type { Route } from '../../http/router';

/** Pages of the old web server that the site embeds. */
export const legacyRoutes: readonly Route[] = [];
