/** The files that the sitemap index names, each with pages of one kind. */
export const sitemapParts = ['pages', 'schools', 'news', 'videos'] as const;

export type SitemapPart = (typeof sitemapParts)[number];

/** The part that an address asks for: `schools` of `schools.xml`. */
export function parsePartFile(file: string | undefined): SitemapPart | undefined {
  return sitemapParts.find((part) => file === `${part}.xml`);
}
