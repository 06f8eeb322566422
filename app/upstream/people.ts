import type { WireContext } from '~/cache/define-source';
import { boardMember } from './fields/board-member';
import { emailAddress } from './fields/contact';
import { type RowOf, defineRows, httpUrl, rowKey, optionalText, text, wireObject, withName } from './wire';

/* People of the association: GET /v1/people/{list}. */

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

export const leadership = defineRows('people.leadership', '/v1/people/leadership', 'reference', officePerson);

export const supportStaff = defineRows('people.support', '/v1/people/support', 'reference', officePerson);

/** The seats of the Board of Directors, in upstream's order. */
export const boardOfDirectors = defineRows('people.board', '/v1/people/board', 'reference', boardMember);

/** The seats of the Legislative Commission, in upstream's order: districts, then divisions. */
export const legislativeCommission = defineRows(
  'people.legislative-commission',
  '/v1/people/legislative-commission',
  'reference',
  boardMember,
);
