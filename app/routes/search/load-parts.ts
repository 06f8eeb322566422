import { requestHealthPage } from '~/blocks/page-parts/health-topics';
import { loadSources } from '~/page/load-page';
import type { SiteContext } from '~/page/site-context';
import { buildDirectorySources, requestCommittees } from './directory-part';
import { type ContentPages, listContentPaths, listLinkedContentPaths, requestContentPages } from './pages-part';

/** The content pages that menus lead to and those below them, as far as they come in time. */
export async function loadContentPages(site: SiteContext) {
  const product = site.environment.PRODUCT;
  const known = await loadSources(site, {
    optional: { ...requestContentPages(listContentPaths(product, null)), '/health-safety': requestHealthPage() },
  });
  const pages = readPages(known.optional);
  const below = [
    ...listContentPaths(product, pages['/health-safety'] ?? null).filter((path) => !(path in known.optional)),
    ...listLinkedContentPaths(pages),
  ];
  const linked = await loadSources(site, { optional: requestContentPages([...new Set(below)]) });
  return {
    pages: { ...pages, ...readPages(linked.optional) },
    isComplete: known.unavailable.length + linked.unavailable.length === 0,
  };
}

function readPages(read: Readonly<Partial<Record<string, { readonly value: unknown } | null>>>): ContentPages {
  return Object.fromEntries(
    Object.entries(read).flatMap(([path, page]) => (page ? [[path, page.value]] : [])),
  ) as ContentPages;
}

/** Schools, people, organizations and documents. */
export async function loadDirectory(site: SiteContext) {
  const [{ optional, unavailable }, committees] = await Promise.all([
    loadSources(site, { optional: buildDirectorySources() }),
    loadSources(site, { optional: requestCommittees() }),
  ]);
  return {
    values: optional,
    committees: Object.fromEntries(
      Object.entries(committees.optional).flatMap(([slug, members]) => (members ? [[slug, members.value]] : [])),
    ),
    unavailable,
    isComplete: unavailable.length + committees.unavailable.length === 0,
  };
}
