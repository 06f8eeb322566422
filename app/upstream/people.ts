import type { WireContext } from '~/cache/source/define-source';
import { boardMember } from './fields/board-member';
import { emailAddress } from './fields/contact';
import { type RowOf, httpUrl, rowKey, optionalText, text, wireObject, withName, defineGroup, readRows } from './wire';

/* People of the association: GET /v1/people/{list}. */

const define = defineGroup('people', 'reference');

function officePerson(context: WireContext) {
  return wireObject({
    id: rowKey(),
    name: text({ required: 'has no name' }),
    title: optionalText(),
    email: [emailAddress(), 'emailAddress'],
    photoUrl: httpUrl(context),
    responsibilities: optionalText(),
    /** Sports that the person administers: `Basketball, Cross Country`. */
    sports: optionalText(),
    /** Contact when the person is away. */
    assistant: {
      name: [optionalText(), 'assistantName'],
      title: [optionalText(), 'assistantTitle'],
      email: [emailAddress(), 'assistantEmail'],
    },
  }).transform((person) => ({ ...person, assistant: withName(person.assistant) }));
}

/** A staff member of the association's office. */
export type OfficePerson = RowOf<typeof officePerson>;

export const leadership = define('leadership', '/v1/people/leadership', readRows(officePerson));

export const supportStaff = define('support', '/v1/people/support', readRows(officePerson));

/** The seats of the Board of Directors, in upstream's order. */
export const boardOfDirectors = define('board', '/v1/people/board', readRows(boardMember));

/** The seats of the Legislative Commission, in upstream's order: districts, then divisions. */
export const legislativeCommission = define(
  'legislative-commission',
  '/v1/people/legislative-commission',
  readRows(boardMember),
);
