import type { HeroSlideView } from '~/components/home/hero';
import { chooseArt } from '~/config/art-for-words';
import type { Feature } from '~/models/content/feature';

/** The controls have room for this many slides. */
const MOST_SLIDES = 7;

export function buildHeroSlides(features: readonly Feature[]): readonly HeroSlideView[] {
  return features
    .filter((feature) => !feature.sportPagesOnly)
    .slice(0, MOST_SLIDES)
    .map(({ id, category, title, subtitle, imageUrl, href }) => ({
      key: id,
      kicker: category,
      title,
      subtitle,
      imageUrl,
      href,
      art: chooseArt(title, subtitle, href),
    }));
}
