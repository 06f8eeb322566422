import * as z from 'zod';
import { MAX_UNKNOWN_PER_MINUTE, type WireContext } from '~/cache/source/define-source';
import { boardMember } from './fields/board-member';
import { documentLink } from './fields/link';
import { calendarDay } from './fields/moment';
import { type RowOf, rowKey, wireObject, defineGroup, readRows } from './wire';

/* Committees: GET /v1/sports/{committee}/committee-members and /committee-minutes. */

/** Of a sport by its shared id (`basketball`), or of another committee by its slug. */
const define = defineGroup('committees', 'reference', {
  sample: { committee: 'basketball' },
  listTags: ({ committee }) => [`committee-${committee}`],
  maxUnknownPerMinute: MAX_UNKNOWN_PER_MINUTE,
});

function minutes(context: WireContext) {
  return wireObject({
    id: rowKey(),
    day: [calendarDay(context), 'meetingdate'],
    fileUrl: documentLink(context).pipe(z.string({ error: 'has no file' })),
  });
}

export type CommitteeMinutes = RowOf<typeof minutes>;

/** Reason for an unread field. */
const ofStaff = 'told of the staff of the office; empty of members of committees';

export const committeeMembers = define('members', '/v1/sports/{committee}/committee-members', readRows(boardMember), {
  unread: {
    responsibilities: ofStaff,
    assistantName: ofStaff,
    assistantTitle: ofStaff,
    assistantEmail: ofStaff,
  },
});

export const committeeMinutes = define('minutes', '/v1/sports/{committee}/committee-minutes', readRows(minutes));
