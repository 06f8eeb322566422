import * as z from 'zod';
import { defineSource } from './define-source';
import { link } from './fields/link';
import type { SportParams } from './sports';
import { dataRows, identifier, optionalText, text, wireObject } from './wire';

/* Documents of a sport: GET /v1/sports/{sportId}/tournament-resources. */

export interface SportDocument {
  readonly id: string;
  readonly name: string;
  readonly url: string;
  /** Whom it is for, such as `Schools`; null when upstream does not say. */
  readonly audience: string | null;
}

function sportDocument(): z.ZodType<SportDocument> {
  return wireObject(
    {
      id: identifier(),
      name: text().pipe(z.string().min(1, { error: 'has no name' })),
      url: link().pipe(z.string({ error: 'leads nowhere' })),
      audience: optionalText(),
    },
    { url: ['path1Url', 'finalUrl'], audience: ['subCategory'] },
  );
}

/** Forms, manuals and terms for those who take part in a tournament or host one. */
export const tournamentResources = defineSource<SportParams, SportDocument[]>({
  name: 'sport-documents.resources',
  path: ({ sportId }) => `/v1/sports/${encodeURIComponent(sportId)}/tournament-resources`,
  policy: 'reference',
  tags: ({ sportId }) => [`sport-${sportId}`],
  schema: (context) => dataRows(context, sportDocument()),
});
