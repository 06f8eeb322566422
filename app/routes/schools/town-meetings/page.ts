import { townMeetings } from '~/config/association';
import { compareByDay, formatFullDay } from '~/models/dates/calendar-date';
import { getToday } from '~/models/dates/content-clock';
import type { ValuesOf, PageRequest } from '~/page/page-sources';
import { rulesMeetings, type RulesMeeting } from '~/upstream/school-lists';

export const sources = () => ({ optional: { meetings: rulesMeetings.with({}) } });

/** Facts common to all meetings; `null` without any. */
const meetingsText =
  townMeetings &&
  `Meetings begin at ${townMeetings.startTime} By-law ${townMeetings.byLaw} requires the principal of each member school to attend one of them.`;
export const emptyText = 'No town meetings available.';

export type MeetingView = ReturnType<typeof toMeetingViews>[number];

/** Upcoming meetings by day, those without a day, then past ones, latest first. */
export function toMeetingViews(meetings: readonly RulesMeeting[], today: string) {
  const isOver = ({ day }: RulesMeeting) => day !== null && day < today;
  const toCome = meetings.filter((meeting) => !isOver(meeting)).sort(compareByDay);
  const over = meetings.filter(isOver).sort((a, b) => compareByDay(b, a));
  return [...toCome, ...over].map((meeting, index) => ({
    ...meeting,
    key: String(index),
    /** `Wednesday, September 17, 2025`; `Date to be announced`. */
    date: meeting.day === null ? 'Date to be announced' : formatFullDay(meeting.day),
    isOver: isOver(meeting),
  }));
}

export function toView({ optional, unavailable }: ValuesOf<typeof sources>, { clock }: PageRequest) {
  const meetings = toMeetingViews(optional.meetings?.value ?? [], getToday(clock));
  return { meetingsText, meetings: unavailable.includes('meetings') ? null : meetings };
}
