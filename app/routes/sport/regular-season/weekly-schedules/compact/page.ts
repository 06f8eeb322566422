import { createWeeklyView } from '../page';

export { sources } from '../page';

export const toView = createWeeklyView('weekly-schedules-compact');
