import type { Route } from '../../http/router';

/** Cross country: box assignments and qualifiers of the state finals. */
export const crossCountryRoutes: readonly Route[] = [];
