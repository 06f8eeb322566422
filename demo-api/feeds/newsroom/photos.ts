import { describeMotif, type MotifName } from '../../art/pictures';
import { createMotifPicker, pickListMotif } from '../../art/subjects';
import { answerHtml, answerJson, type Answer } from '../../http/answer';
import { readParam, createDiceFor, type Context } from '../../http/context';
import { withRowQuirks, withBadRows, type Row } from '../../quirks/row-quirks';
import { escapeHtml } from '../../words/slug';
import { listGalleries, type Gallery } from '../../world/galleries';
import { answerPlainPage } from '../site/landing-pages';
import { buildPictureUrl, describeGamePicture } from '../site/pictures';
import { pickPhotographer } from './news-desk';

const picturesShown = 24;

/** `GET /v1/photos`: newest first, wrapped twice. */
export function answerPhotos(context: Context): Answer {
  const rows = pickMotifs(listGalleries(context.world, context.clock.today)).map(([gallery, motif]) =>
    buildGalleryRow(context, gallery, motif),
  );
  const data = withBadRows(createDiceFor(context, 'photos', context.clock.today), rows);
  return answerJson({ data: { data, total: rows.length } });
}

/** From the oldest on, so that a new gallery does not change the others. */
function pickMotifs(galleries: readonly Gallery[]): (readonly [Gallery, MotifName])[] {
  const pickMotif = createMotifPicker();
  return galleries
    .toReversed()
    .map((gallery) => [gallery, pickMotif(gallery.sport)] as const)
    .toReversed();
}

function buildGalleryRow(context: Context, gallery: Gallery, motif: MotifName): Row {
  const roll = createDiceFor(context, 'gallery-row', gallery.slug);
  const { firstName, lastName, portrait, email } = pickPhotographer(context, roll);
  const showsEmail = email.length % 2 === 0;
  const row: Row = {
    Id: gallery.id,
    title: gallery.title,
    canonicalUrl: `${context.origin}/galleries/${gallery.slug}`,
    thumbnailImageUrl: roll.drawChance(0.03)
      ? null
      : buildGalleryPicture(context, gallery, motif, gallery.id + roll.drawBelow(8)),
    genderSport: roll.drawChance(0.1) ? gallery.sport.title.toUpperCase() : gallery.sport.title,
    photographer: roll.drawChance(0.02)
      ? null
      : {
          firstName,
          lastName,
          imageUrl: portrait,
          email: showsEmail || roll.drawChance(0.6) ? email : '',
          showEmail: showsEmail ? roll.pick([true, true, 'true', 1]) : roll.pick([false, false, 'false', null]),
        },
    pictureCount: gallery.pictures,
  };
  return withRowQuirks(roll, row, {
    numbers: ['Id', 'pictureCount'],
    texts: ['title', 'genderSport'],
    optional: ['genderSport'],
    spellings: { Id: ['id', 'ID'], thumbnailImageUrl: ['ThumbnailImageUrl'] },
  });
}

function buildGalleryPicture(context: Context, { game }: Gallery, motif: MotifName, variant: number): string {
  return buildPictureUrl(context, motif, variant, game === null ? {} : describeGamePicture(context, game));
}

/** `GET /galleries/{slug}`: on the photographers' site. */
export function answerGalleryPage(context: Context): Answer {
  const gallery = listGalleries(context.world, context.clock.today).find(
    ({ slug }) => slug === readParam(context, 'slug'),
  );
  if (gallery === undefined) return answerPlainPage(context);
  const title = escapeHtml(gallery.title);
  const pictures = Array.from({ length: Math.min(picturesShown, gallery.pictures) }, (_, index) => {
    const motif = pickListMotif(gallery.sport, index);
    const schools = gallery.game === null ? [] : describeGamePicture(context, gallery.game).schools;
    const source = buildPictureUrl({ origin: '' }, motif, gallery.id + index, { schools });
    return `<li><img src="${source}" width="320" height="180" alt="${describeMotif(motif)}" loading="lazy"></li>`;
  });
  return answerHtml(
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>body{font:16px system-ui;margin:2rem}ul{display:flex;flex-wrap:wrap;gap:1rem;list-style:none;padding:0}</style></head><body><h1>${title}</h1><p>${gallery.pictures} pictures.</p><ul>${pictures.join('')}</ul></body></html>`,
  );
}
