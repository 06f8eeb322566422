import * as z from 'zod';
import { defineSource, type WireContext } from '~/cache/define-source';
import type { Commissioner } from '~/models/people/commissioner';
import { division, termEnd } from './fields/seat';
import { dataRows, httpUrl, identifier, optionalText, text, wireObject } from './wire';

/* People of the association: GET /v1/people/{list}. */

function commissioner(context: WireContext): z.ZodType<Commissioner> {
  return wireObject(
    {
      id: identifier(),
      name: text().pipe(z.string().min(1, { error: 'has no name' })),
      title: optionalText(),
      school: optionalText(),
      email: optionalText().transform((address) => (/^[^\s@]+@[^\s@]+$/.test(address ?? '') ? address : null)),
      photoUrl: httpUrl(context),
      represents: optionalText(),
      position: optionalText(),
      division: division(),
      termExpires: termEnd(),
    },
    { email: ['emailAddress'] },
  );
}

/** Reason for leaving a field unread. */
const ofStaff = 'told of the staff of the office; empty of members of the commission';

/** The seats of the Legislative Commission, in upstream's order: districts, then divisions. */
export const legislativeCommission = defineSource({
  name: 'people.legislative-commission',
  unread: {
    responsibilities: ofStaff,
    sports: ofStaff,
    assistantName: ofStaff,
    assistantTitle: ofStaff,
    assistantEmail: ofStaff,
  },
  path: () => '/v1/people/legislative-commission',
  policy: 'reference',
  schema: (context: WireContext) => dataRows(context, commissioner(context)),
});

export const peopleSources = [legislativeCommission];
