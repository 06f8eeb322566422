import type { WireContext } from '~/cache/source/define-source';
import { type RowOf, httpUrl, rowKey, optionalText, text, wireObject } from '../wire';
import { emailAddress } from './contact';

export function boardMember(context: WireContext) {
  return wireObject({
    id: rowKey(),
    name: text({ required: 'has no name' }),
    title: optionalText(),
    school: optionalText(),
    email: [emailAddress(), 'emailAddress'],
    photoUrl: httpUrl(context),
    /** Constituency of the seat: `District 12`, `Division 3 At-large`, `Officials Associations`. */
    represents: optionalText(),
    /** Role of the member: `Chair`, `Director`, `Member`. */
    position: optionalText(),
    /** `Division 2`, also for `2` and `2.0`. */
    division: optionalText().transform((words) => words?.replace(/^(\d+)(?:\.0+)?$/, 'Division $1') ?? null),
    /** `YYYY`: the year in which the term ends, from a date or a year. */
    termExpires: text().transform((words) => /\b(?:19|20)\d{2}\b/.exec(words)?.[0] ?? null),
  });
}

/** A member of the Board of Directors, of the Legislative Commission, or of a committee. */
export type BoardMember = RowOf<typeof boardMember>;
