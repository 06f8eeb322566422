import { escapeUTF8 } from 'entities';
import { formatXml } from '~/page/file-response';
import type { FeedEntry } from './entries';

/** A feed independent of its format. All texts are plain, so markup in them is literal. */
export interface FeedContent {
  readonly title: string;
  /** Absolute address of the corresponding page, which is the feed's id. */
  readonly pageUrl: string;
  readonly feedUrl: string;
  readonly association: string;
  readonly changedAt: Date;
  readonly items: readonly FeedItem[];
}

export interface FeedItem extends Omit<FeedEntry, 'path'> {
  /** Absolute address, which is the item's id. */
  readonly url: string;
}

/** RSS 2.0. Its descriptions are HTML, so plain text is escaped as HTML and then as XML. */
export function formatRss({ title, pageUrl, feedUrl, association, changedAt, items }: FeedContent): string {
  return formatXml({
    rss: {
      '@version': '2.0',
      '@xmlns:atom': 'http://www.w3.org/2005/Atom',
      channel: {
        title,
        link: pageUrl,
        description: escapeUTF8(title),
        lastBuildDate: changedAt.toUTCString(),
        language: 'en',
        copyright: association,
        'atom:link': { '@href': feedUrl, '@rel': 'self', '@type': 'application/rss+xml' },
        item: items.map((item) => ({
          title: item.title,
          link: item.url,
          guid: { '@isPermaLink': 'false', '#text': item.url },
          pubDate: item.date.toUTCString(),
          description: escapeUTF8(item.description),
          category: item.category,
        })),
      },
    },
  });
}

/** Atom (RFC 4287). Texts without a `type` are plain. */
export function formatAtom({ title, pageUrl, feedUrl, association, changedAt, items }: FeedContent): string {
  return formatXml({
    feed: {
      '@xmlns': 'http://www.w3.org/2005/Atom',
      id: pageUrl,
      title,
      updated: changedAt.toISOString(),
      author: { name: association },
      rights: association,
      link: [
        { '@rel': 'alternate', '@href': pageUrl },
        { '@rel': 'self', '@href': feedUrl },
      ],
      entry: items.map((item) => ({
        title: item.title,
        id: item.url,
        link: { '@href': item.url },
        published: item.date.toISOString(),
        updated: item.changedAt.toISOString(),
        summary: item.description,
        category: { '@term': item.category },
      })),
    },
  });
}

/** JSON Feed 1.0. */
export function formatJsonFeed({ title, pageUrl, feedUrl, items }: FeedContent): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1',
    title,
    home_page_url: pageUrl,
    feed_url: feedUrl,
    items: items.map((item) => ({
      id: item.url,
      url: item.url,
      title: item.title,
      content_text: item.description,
      date_published: item.date.toISOString(),
      date_modified: item.changedAt.toISOString(),
      tags: [item.category],
    })),
  });
}
