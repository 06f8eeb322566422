import type { Route } from '../../http/router';

/** Directors, staff, boards, commissions and committees. */
export const peopleRoutes: readonly Route[] = [];
