import { listHealthTopics, requestHealthPage } from '~/blocks/page-parts/health-topics';
import { listPagesOfToday, type SitePage } from '~/config/site-index';
import { formatSlug } from '~/models/text/slug';
import { compareText } from '~/models/text/text-order';
import type { PageRequest, ValuesOf } from '~/page/page-sources';

/** The topics of health and safety are optional. */
export const sources = () => ({ optional: { topics: requestHealthPage() }, mayBeAbsent: ['topics'] });

/** Heading of the home page, whose address has no first part. */
const GENERAL = 'General';

export function toView({ optional }: ValuesOf<typeof sources>, request: PageRequest) {
  const topics = listHealthTopics(optional.topics?.value, request.environment.PRODUCT);
  const pages = [...listPagesOfToday(request), ...topics];
  const getHeading = ({ path }: SitePage) => formatSlug(getFirstSegment(path)) || GENERAL;
  const groups = [...new Set(pages.map(getHeading))]
    .map((title) => ({ title, pages: pages.filter((page) => getHeading(page) === title).sort(compareByTitle) }))
    .sort(compareByTitle);
  return { groups };
}

function getFirstSegment(path: string): string {
  return path.split('/')[1] ?? '';
}

function compareByTitle(a: { readonly title: string }, b: { readonly title: string }): number {
  return compareText(a.title, b.title);
}
