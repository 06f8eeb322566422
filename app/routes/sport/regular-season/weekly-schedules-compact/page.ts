import { sources as weeklySources } from '../weekly-schedules/page';

/** The same games as those of the page with tables. */
export const sources = weeklySources;
