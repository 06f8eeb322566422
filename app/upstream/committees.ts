import * as z from 'zod';
import { defineSource, type SourceParams, type WireContext } from '~/cache/define-source';
import { emailAddress } from './fields/email-address';
import { documentLink } from './fields/link';
import { division, termEnd } from './fields/seat';
import { dataRows, dateOnly, httpUrl, identifier, optionalText, text, wireObject } from './wire';

/* Committees: GET /v1/sports/{committee}/committee-members and /committee-minutes. */

export interface CommitteeParams extends SourceParams {
  /** The shared id of a sport (`basketball`) or the slug of another committee. */
  readonly committee: string;
}

export interface CommitteeMember {
  readonly id: string;
  readonly name: string;
  readonly title: string | null;
  readonly school: string | null;
  readonly email: string | null;
  readonly photoUrl: string | null;
  /** Whom the member speaks for: `Division 2`, `Officials Associations`. */
  readonly represents: string | null;
  readonly division: string | null;
  /** `Chair`, `Member`. */
  readonly position: string | null;
  /** `YYYY`: the year in which the term ends. */
  readonly termExpires: string | null;
}

export interface CommitteeMinutes {
  readonly id: string;
  /** `YYYY-MM-DD`; null when upstream does not say. */
  readonly day: string | null;
  readonly fileUrl: string;
}

function member(context: WireContext): z.ZodType<CommitteeMember> {
  return wireObject(
    {
      id: identifier(),
      name: text().pipe(z.string().min(1, { error: 'has no name' })),
      title: optionalText(),
      school: optionalText(),
      email: emailAddress(),
      photoUrl: httpUrl(context),
      represents: optionalText(),
      division: division(),
      position: optionalText(),
      termExpires: termEnd(),
    },
    { email: ['emailAddress'] },
  );
}

function minutes(context: WireContext): z.ZodType<CommitteeMinutes> {
  return wireObject(
    {
      id: identifier(),
      day: dateOnly(),
      fileUrl: documentLink(context).pipe(z.string({ error: 'has no file' })),
    },
    { day: ['meetingdate'] },
  );
}

/** Reason for leaving a field unread. */
const ofStaff = 'told of the staff of the office; empty of members of committees';

export const committeeMembers = defineSource<CommitteeParams, CommitteeMember[]>({
  name: 'committees.members',
  sample: { committee: 'basketball' },
  unread: {
    responsibilities: ofStaff,
    assistantName: ofStaff,
    assistantTitle: ofStaff,
    assistantEmail: ofStaff,
  },
  path: ({ committee }) => `/v1/sports/${encodeURIComponent(committee)}/committee-members`,
  policy: 'reference',
  tags: ({ committee }) => [`committee-${committee}`],
  schema: (context) => dataRows(context, member(context)),
});

export const committeeMinutes = defineSource<CommitteeParams, CommitteeMinutes[]>({
  name: 'committees.minutes',
  sample: { committee: 'basketball' },
  path: ({ committee }) => `/v1/sports/${encodeURIComponent(committee)}/committee-minutes`,
  policy: 'reference',
  tags: ({ committee }) => [`committee-${committee}`],
  schema: (context) => dataRows(context, minutes(context)),
});

export const committeesSources = [committeeMembers, committeeMinutes];
