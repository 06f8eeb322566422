import { sitePages, type SitePage } from '~/config/site-index';
import { titleOfSlug } from '~/models/text/slug';

export interface SiteIndexGroup {
  readonly title: string;
  readonly pages: readonly SitePage[];
}

/** All pages by the first segment of their paths; groups and pages by title. */
export function toSiteIndex(product: string): readonly SiteIndexGroup[] {
  const pages = sitePages(product);
  const segments = [...new Set(pages.map(({ path }) => segmentOf(path)))];
  return segments
    .map((segment) => ({
      title: headingOf(segment),
      pages: pages.filter(({ path }) => segmentOf(path) === segment).sort(byTitle),
    }))
    .sort(byTitle);
}

function segmentOf(path: string): string {
  return path.split('/')[1] ?? '';
}

/** `news-media` is `News Media`; the home page is `General`. */
function headingOf(segment: string): string {
  if (segment === '') return 'General';
  return titleOfSlug(segment);
}

function byTitle(one: { readonly title: string }, other: { readonly title: string }): number {
  return one.title.localeCompare(other.title, 'en');
}
