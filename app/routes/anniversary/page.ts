import { chooseArt } from '~/config/art-for-words';
import { toPlainText } from '~/models/content/rich-text';
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
  const years = [...new Set(sorted.map(({ year }) => year))].map((year) => ({
    id: buildYearId(year),
    year,
    features: sorted.filter((feature) => feature.year === year).map((feature) => toFeature(feature, pictured)),
  }));
  return {
    years,
    /** Links to the first year of each decade. */
    decades: listDecades(years),
    /** All pictures in page order. */
    slides: pictured.map(({ id, year, title, imageUrl }) => ({
      key: id,
      src: imageUrl ?? '',
      caption: `${year}: ${title}`,
    })),
  };
}

function buildYearId(year: number): string {
  return `year-${year}`;
}

function listDecades(years: readonly { readonly id: string; readonly year: number }[]) {
  const getDecade = ({ year }: { readonly year: number }) => Math.floor(year / 10) * 10;
  const firsts = years.filter((year, index) => index === 0 || getDecade(year) !== getDecade(years[index - 1] ?? year));
  return firsts.map((year) => ({ text: `${getDecade(year)}s`, href: `#${year.id}` }));
}

function toFeature(feature: TimelineFeature, pictured: readonly TimelineFeature[]) {
  const { id, title, body, href, imageUrl } = feature;
  return {
    key: id,
    title,
    body,
    href,
    /** The picture and its index among the slides; `null` without one. */
    picture: imageUrl === null ? null : { url: imageUrl, slide: pictured.indexOf(feature) },
    art: chooseArt(title, toPlainText(body)),
  };
}

export function toView({ optional, unavailable }: ValuesOf<typeof sources>, { environment, page }: PageRequest) {
  return {
    view: unavailable.includes('features') ? null : toTimelineView(optional.features?.value ?? []),
    product: environment.PRODUCT,
    share: { path: page.canonicalPath, title: page.heading, siteUrl: environment.SITE_URL ?? null },
  };
}
