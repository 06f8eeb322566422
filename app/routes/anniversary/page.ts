import { chooseArt } from '~/config/art-for-words';
import { anniversary, foundedYear } from '~/config/association';
import { groupBy } from '~/group-by';
import { toPlainText } from '~/models/content/rich-text';
import { formatOrdinal } from '~/models/statistics/figures';
import { compareNumbered } from '~/models/text/text-order';
import type { ValuesOf, PageRequest } from '~/page/page-sources';
import { timelineFeatures, type TimelineFeature } from '~/upstream/timeline';

export const sources = () => ({ optional: { features: timelineFeatures.with({}) } });

export type TimelineView = ReturnType<typeof toTimelineView>;

export type FeatureView = ReturnType<typeof toFeature>;

/** Features of a year are in upstream's numerical order. */
export function toTimelineView(features: readonly TimelineFeature[]) {
  const sorted = [...features].sort((a, b) => a.year - b.year || compareNumbered(a.id, b.id));
  const pictured = sorted.filter(({ imageUrl }) => imageUrl !== null);
  const slides = new Map(pictured.map((feature, index) => [feature, index]));
  const years = [...groupBy(sorted, ({ year }) => year)].map(([year, features]) => ({
    id: `year-${year}`,
    year,
    features: features.map((feature) => toFeature(feature, slides)),
  }));
  const decades = groupBy(years, ({ year }) => Math.floor(year / 10) * 10);
  return {
    years,
    /** Links to the first year of each decade. */
    decades: [...decades].map(([decade, [first]]) => ({ text: `${decade}s`, href: `#${first?.id ?? ''}` })),
    /** All pictures in page order. */
    slides: pictured.map(({ id, year, title, imageUrl }) => ({
      key: id,
      src: imageUrl ?? '',
      caption: `${year}: ${title}`,
    })),
  };
}

function toFeature(feature: TimelineFeature, slides: ReadonlyMap<TimelineFeature, number>) {
  const { id, title, body, href, imageUrl } = feature;
  return {
    key: id,
    title,
    body,
    href,
    /** The picture and its index among the slides; `null` without one. */
    picture: imageUrl === null ? null : { url: imageUrl, slide: slides.get(feature) ?? -1 },
    art: chooseArt(title, toPlainText(body)),
  };
}

export function toView({ optional, unavailable }: ValuesOf<typeof sources>, { environment, page }: PageRequest) {
  const years = anniversary?.years ?? 0;
  const title = `${formatOrdinal(years)} Anniversary Timeline`;
  return {
    view: unavailable.includes('features') ? null : toTimelineView(optional.features?.value ?? []),
    title,
    product: environment.PRODUCT,
    foundedYear,
    years,
    share: { path: page.canonicalPath, title, siteUrl: environment.SITE_URL ?? null },
  };
}
