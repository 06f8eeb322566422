import { fullDay } from '~/models/dates/calendar-date';
import type { RulesMeeting } from '~/models/schools/school-lists';
import { rulesMeetings } from '~/upstream/school-lists';

/** The meetings of the year. Without them the page stands, with words. */
export function sources() {
  return { optional: { meetings: rulesMeetings.with({}) } };
}

/** What every meeting has in common. */
export const meetingsText =
  'Meetings begin at 9:00 a.m. By-law 2.130 requires the principal of each member school to attend one of them.';
export const emptyText = 'No town meetings available.';

/** A meeting as the page shows it. */
export interface MeetingView extends Omit<RulesMeeting, 'day'> {
  readonly key: string;
  /** `Wednesday, September 17, 2025`; `Date to be announced`. */
  readonly date: string;
  /** `YYYY-MM-DD` */
  readonly day: string | null;
  readonly isOver: boolean;
}

/** @param today content day, `YYYY-MM-DD` */
export function toMeetingViews(meetings: readonly RulesMeeting[], today: string): MeetingView[] {
  return [...meetings]
    .sort((one, other) => (one.day ?? '9999').localeCompare(other.day ?? '9999'))
    .map(({ day, ...meeting }, index) => ({
      ...meeting,
      key: String(index),
      day,
      date: day === null ? 'Date to be announced' : fullDay(day),
      isOver: day !== null && day < today,
    }));
}
