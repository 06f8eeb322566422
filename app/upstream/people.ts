import type * as z from 'zod';
import { defineSource, type WireContext } from '~/cache/define-source';
import type { Assistant, OfficePerson } from '~/models/people/office-person';
import { boardMember } from './fields/board-member';
import { emailAddress } from './fields/contact';
import { dataRows, httpUrl, identifier, optionalText, text, wireObject } from './wire';

/* People of the association: GET /v1/people/{list}. */

function officePerson(context: WireContext): z.ZodType<OfficePerson> {
  return wireObject({
    id: identifier(),
    name: text({ required: 'has no name' }),
    title: optionalText(),
    email: [emailAddress(), 'emailAddress'],
    photoUrl: httpUrl(context),
    responsibilities: optionalText(),
    sports: optionalText(),
    assistantName: optionalText(),
    assistantTitle: optionalText(),
    assistantEmail: emailAddress(),
  }).transform(({ assistantName, assistantTitle, assistantEmail, ...person }) => ({
    ...person,
    assistant: toAssistant(assistantName, assistantTitle, assistantEmail),
  }));
}

function toAssistant(name: string | null, title: string | null, email: string | null): Assistant | null {
  return name === null ? null : { name, title, email };
}

export const leadership = defineSource({
  name: 'people.leadership',
  buildPath: () => '/v1/people/leadership',
  policy: 'reference',
  buildSchema: (context: WireContext) => dataRows(context, officePerson(context)),
});

export const supportStaff = defineSource({
  name: 'people.support',
  buildPath: () => '/v1/people/support',
  policy: 'reference',
  buildSchema: (context: WireContext) => dataRows(context, officePerson(context)),
});

/** The seats of the Board of Directors, in upstream's order. */
export const boardOfDirectors = defineSource({
  name: 'people.board',
  buildPath: () => '/v1/people/board',
  policy: 'reference',
  buildSchema: (context: WireContext) => dataRows(context, boardMember(context)),
});

/** The seats of the Legislative Commission, in upstream's order: districts, then divisions. */
export const legislativeCommission = defineSource({
  name: 'people.legislative-commission',
  buildPath: () => '/v1/people/legislative-commission',
  policy: 'reference',
  buildSchema: (context: WireContext) => dataRows(context, boardMember(context)),
});
