import type { Route } from '../../http/router';

/** The football playoffs: from clinchers to the title games. */
export const playoffRoutes: readonly Route[] = [];
