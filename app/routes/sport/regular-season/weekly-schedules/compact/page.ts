import { createWeeklyView } from '../page';

/** The sources of the page with tables. */
export { sources } from '../page';

export const toView = createWeeklyView('weekly-schedules-compact');
