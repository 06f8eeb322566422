import { drawAssociationMark, drawSchoolMark } from '../../art/marks';
import { drawPicture } from '../../art/pictures';
import { drawSurface, surfaces } from '../../art/surfaces';
import { drawPortrait, drawProduct, type ProductKind } from '../../art/things';
import { drawWordmark } from '../../art/wordmarks';
import { answerFailure, answerSvg, type Answer } from '../../http/answer';
import { readParam, type Context } from '../../http/context';
import { sponsors } from '../../words/sponsors';
import { findMotif, parsePictureName } from './pictures';

const noPicture = answerFailure(404, 'File not found');
const productKinds: readonly ProductKind[] = ['tee', 'cap', 'hoodie', 'medal', 'program'];

/** `GET /media/logos/{schoolId}.svg` */
export function answerLogo(context: Context): Answer {
  const school = context.world.findSchoolById(getBaseName(context, 'file'));
  return school === undefined ? noPicture : answerSvg(drawSchoolMark(school));
}

export function answerAssociation(): Answer {
  return answerSvg(drawAssociationMark());
}

/** `GET /media/art/{motif or surface}/{file}` and `/media/videos/…`: see `buildPictureUrl`. */
export function answerArt(context: Context): Answer {
  const name = readParam(context, 'subject');
  const request = parsePictureName(context, getBaseName(context, 'file'));
  if (request === null) return noPicture;
  const motif = findMotif(name);
  if (motif !== undefined) return answerSvg(drawPicture(motif, request));
  const surface = surfaces.find((candidate) => candidate === name);
  return surface === undefined ? noPicture : answerSvg(drawSurface(surface, request.variant));
}

/** `GET /media/wordmarks/{sponsor}.svg` */
export function answerSponsorMark(context: Context): Answer {
  const sponsor = sponsors.find(({ slug }) => slug === getBaseName(context, 'file'));
  return sponsor === undefined ? noPicture : answerSvg(drawWordmark(sponsor));
}

/** `GET /media/products/{kind}/{sport}.svg` */
export function answerProductPicture(context: Context): Answer {
  const kind = productKinds.find((name) => name === readParam(context, 'kind'));
  return kind === undefined ? noPicture : answerSvg(drawProduct(kind, getBaseName(context, 'file')));
}

/** `GET /media/people/{name}.svg` */
export function answerPerson(context: Context): Answer {
  return answerSvg(drawPortrait(getBaseName(context, 'file')));
}

/** Empty without `.svg`. */
function getBaseName(context: Context, name: string): string {
  const file = readParam(context, name);
  return file.endsWith('.svg') ? file.slice(0, -4) : '';
}
