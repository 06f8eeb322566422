/** Files named by the sitemap index, each with pages of one kind. */
export const sitemapParts = ['pages', 'schools', 'news', 'videos'] as const;

export type SitemapPart = (typeof sitemapParts)[number];

/** Part of an address: `schools` for `schools.xml`. */
export function parsePartFile(file: string | undefined): SitemapPart | undefined {
  return sitemapParts.find((part) => file === `${part}.xml`);
}
