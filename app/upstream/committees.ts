import * as z from 'zod';
import { defineSource, MAX_UNKNOWN_PER_MINUTE, type WireContext } from '~/cache/define-source';
import { boardMember } from './fields/board-member';
import { documentLink } from './fields/link';
import { calendarDay } from './fields/moment';
import { type RowOf, dataRows, rowKey, wireObject } from './wire';

/* Committees: GET /v1/sports/{committee}/committee-members and /committee-minutes. */

function minutes(context: WireContext) {
  return wireObject({
    id: rowKey(),
    /** `YYYY-MM-DD`; `null` when upstream has none. */
    day: [calendarDay(context), 'meetingdate'],
    fileUrl: documentLink(context).pipe(z.string({ error: 'has no file' })),
  });
}

export type CommitteeMinutes = RowOf<typeof minutes>;

/** Reason for an unread field. */
const ofStaff = 'told of the staff of the office; empty of members of committees';

/** Of a sport by its shared id (`basketball`), or of another committee by its slug. */
function forCommittee(endpoint: string) {
  const sample = { committee: 'basketball' };
  return {
    sample,
    buildPath: ({ committee }: typeof sample) => `/v1/sports/${encodeURIComponent(committee)}/${endpoint}`,
    policy: 'reference',
    listTags: ({ committee }: typeof sample) => [`committee-${committee}`],
    maxUnknownPerMinute: MAX_UNKNOWN_PER_MINUTE,
  } as const;
}

export const committeeMembers = defineSource({
  name: 'committees.members',
  ...forCommittee('committee-members'),
  unread: {
    responsibilities: ofStaff,
    assistantName: ofStaff,
    assistantTitle: ofStaff,
    assistantEmail: ofStaff,
  },
  buildSchema: (context: WireContext) => dataRows(context, boardMember(context)),
});

export const committeeMinutes = defineSource({
  name: 'committees.minutes',
  ...forCommittee('committee-minutes'),
  buildSchema: (context: WireContext) => dataRows(context, minutes(context)),
});
