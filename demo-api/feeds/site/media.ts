import { associationMark, schoolMark } from '../../art/marks';
import { scene, surfaces } from '../../art/scenes';
import { portrait, product, type ProductKind } from '../../art/things';
import { wordmark } from '../../art/wordmarks';
import { failure, svg, type Answer } from '../../http/answer';
import { param, type Context } from '../../http/context';
import { sponsors } from '../../words/sponsors';

const noPicture = failure(404, 'File not found');
const productKinds: readonly ProductKind[] = ['tee', 'cap', 'hoodie', 'medal', 'program'];

/** `GET /media/logos/{schoolId}.svg` */
export function logo(context: Context): Answer {
  const school = context.world.schoolById(baseName(context, 'file'));
  return school === undefined ? noPicture : svg(schoolMark(school));
}

export function association(): Answer {
  return svg(associationMark());
}

/** `GET /media/art/{surface}/{variant}.svg` and `/media/videos/…` */
export function art(context: Context): Answer {
  const surface = surfaces.find((name) => name === param(context, 'surface'));
  const variant = Number(baseName(context, 'file'));
  return surface === undefined || !Number.isInteger(variant) ? noPicture : svg(scene(surface, variant));
}

/** `GET /media/wordmarks/{sponsor}.svg` */
export function sponsorMark(context: Context): Answer {
  const sponsor = sponsors.find(({ slug }) => slug === baseName(context, 'file'));
  return sponsor === undefined ? noPicture : svg(wordmark(sponsor));
}

/** `GET /media/products/{kind}/{sport}.svg` */
export function productPicture(context: Context): Answer {
  const kind = productKinds.find((name) => name === param(context, 'kind'));
  return kind === undefined ? noPicture : svg(product(kind, baseName(context, 'file')));
}

/** `GET /media/people/{name}.svg` */
export function person(context: Context): Answer {
  return svg(portrait(baseName(context, 'file')));
}

/** Empty without `.svg`. */
function baseName(context: Context, name: string): string {
  const file = param(context, name);
  return file.endsWith('.svg') ? file.slice(0, -4) : '';
}
