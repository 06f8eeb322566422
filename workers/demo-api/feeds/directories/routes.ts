import type { Route } from '../../http/router';

/** Lists that the association keeps: cooperatives, vendors, associations, documents and their like. */
export const directoryRoutes: readonly Route[] = [];
