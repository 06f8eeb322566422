import { createWeeklyView } from '../weekly-schedules/page';

/** The sources of the page with tables. */
export { sources } from '../weekly-schedules/page';

export const toView = createWeeklyView('weekly-schedules-compact');
