import type { LatestNewsView, NewsItemView } from '~/components/home/latest-news';
import { chooseArt } from '~/config/art-for-words';
import { buildHref, Route } from '~/href';
import { cutExcerpt } from '~/models/content/excerpt';
import { longDate } from '~/models/dates/calendar-date';
import type { NewsItem } from '~/upstream/news';

const EXCERPT_CHARACTERS = 200;
const OTHERS = 5;

export function buildLatestNews(items: readonly NewsItem[]): LatestNewsView | null {
  const [first, ...rest] = [...items].sort((a, b) => (b.publishedDay ?? '').localeCompare(a.publishedDay ?? ''));
  if (first === undefined) return null;
  return {
    lead: {
      ...newsItem(first),
      image: { url: first.image?.url ?? null, alt: first.image?.alt || first.title },
      art: chooseArt(first.title, first.opening),
    },
    others: rest.slice(0, OTHERS).map(newsItem),
  };
}

function newsItem({ id, slug, title, publishedDay, opening }: NewsItem): NewsItemView {
  return {
    key: id,
    href: buildHref(Route.newsArticle, { slug }),
    title,
    date: publishedDay === null ? null : { text: longDate(publishedDay), iso: publishedDay },
    excerpt: cutExcerpt(opening, EXCERPT_CHARACTERS),
  };
}
