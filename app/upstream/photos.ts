import * as z from 'zod';
import type { WireContext } from '~/cache/source/define-source';
import { emailAddress } from './fields/contact';
import { type RowOf, flag, httpUrl, rowKey, optionalText, text, wireObject, defineGroup, readRows } from './wire';

// GET /v1/photos: galleries on the photographers' own sites, newest first, in `data.data`.

function photographer() {
  return wireObject({
    firstName: text(),
    lastName: text(),
    imageUrl: httpUrl(),
    email: emailAddress(),
    showEmail: flag(),
  }).transform(({ firstName, lastName, imageUrl, email, showEmail }) => {
    const name = `${firstName} ${lastName}`.trim();
    if (name === '') return null;
    return {
      name,
      imageUrl,
      /** `null` unless the photographer wants it shown. */
      email: showEmail ? email : null,
    };
  });
}

export type Photographer = NonNullable<RowOf<typeof photographer>>;

function galleryRow(context: WireContext) {
  return wireObject({
    id: rowKey(),
    title: text({ required: 'has no title' }),
    /** Absolute address of the gallery. */
    url: [httpUrl(context).pipe(z.string({ error: 'has no address' })), 'canonicalUrl'],
    thumbnailUrl: [httpUrl(context), 'thumbnailImageUrl'],
    /** The sport in upstream's words: `Girls Golf`. */
    sportName: [optionalText(), 'genderSport'],
    photographer: photographer().catch(null),
  });
}

export type PhotoGallery = RowOf<typeof galleryRow>;

export const photoGalleries = defineGroup('photos', 'media')('galleries', '/v1/photos', readRows(galleryRow));
