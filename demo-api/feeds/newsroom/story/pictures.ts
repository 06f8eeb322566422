import { describeMotif, type MotifName } from '../../../art/pictures';
import type { Context } from '../../../http/context';
import type { Dice } from '../../../random/dice';
import { escapeHtml } from '../../../words/slug';
import { buildPictureUrl, type PictureDetails } from '../../site/pictures';

interface StoryPicture {
  readonly motif: MotifName;
  /** Usually the article's id. */
  readonly variant: number;
  readonly details?: PictureDetails;
  /** Follows what is seen. */
  readonly credit?: string;
}

/** Markup of three content systems. */
export function renderPicture(
  context: Context,
  roll: Dice,
  { motif, variant, details, credit = '' }: StoryPicture,
): string {
  const source = buildPictureUrl(context, motif, variant * 8 + roll.drawBelow(8), details);
  const text = escapeHtml(`${describeMotif(motif)}. ${credit}`.trim());
  switch (roll.drawWeighted([46, 18, 14, 12, 10])) {
    case 0:
      return `<figure class="image"><img src="${source}" alt="" width="1280" height="720"><figcaption>${text}</figcaption></figure>`;
    case 1:
      return `<div class="caption alignright" style="width:420px"><a href="${source}"><img class="size-medium" src="${source}" alt="${text}" width="420"></a><p class="caption-text">${text}</p></div>`;
    case 2:
      return `<p><img src="${source}" style="float:left; margin:0 12px 8px 0; width:320px"></p>`;
    case 3:
      return `<CENTER><IMG SRC="${source}" BORDER=0 WIDTH=640><BR><FONT SIZE="-1"><I>${text}</I></FONT></CENTER>`;
    default:
      return `<figure class="image image_resized" style="width:60%;"><img src="${source}" alt="${text}" loading="lazy"></figure>`;
  }
}

/** A frame of a video host, a video tag, or an editor's link. */
export function renderFilm(roll: Dice, id: number, title: string): string {
  const short = `PSAA-${String(id % 1_000_000).padStart(6, '0')}`;
  const long = 900_000_000_000 + id;
  const text = escapeHtml(title);
  switch (roll.drawWeighted([34, 16, 18, 18, 14])) {
    case 0:
      return `<p><iframe width="560" height="315" src="https://www.youtube.com/embed/${short}" title="${text}" frameborder="0" allow="accelerometer; autoplay; encrypted-media" allowfullscreen></iframe></p>`;
    case 1:
      return `<div class="embed-responsive embed-responsive-16by9"><iframe src="https://www.youtube-nocookie.com/embed/${short}?rel=0" allowfullscreen=""></iframe></div>`;
    case 2:
      return `<div style="padding:56.25% 0 0 0;position:relative;"><iframe src="https://player.vimeo.com/video/${long}?title=0&amp;byline=0" style="position:absolute;top:0;left:0;width:100%;height:100%;" frameborder="0"></iframe></div>`;
    case 3:
      return `<figure class="media"><oembed url="https://www.youtube.com/watch?v=${short}"></oembed></figure>`;
    default:
      return `<video controls width="640" src="https://www.youtube.com/watch?v=${short}"></video>`;
  }
}
