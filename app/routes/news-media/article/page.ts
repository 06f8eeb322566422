import { buildHref, Route } from '~/href';
import { listContents, outlineText } from '~/models/content/outline';
import { formatLongDate } from '~/models/dates/calendar-date';
import { notFound } from '~/page/page-outcome';
import type { PageRequest, ValuesOf } from '~/page/page-sources';
import { buildNewsArticle } from '~/page/structured-data/items';
import { structuredData } from '~/page/structured-data/structured-item';
import { newsArticle, type NewsArticle } from '~/upstream/news';

export function sources({ params }: PageRequest) {
  return { critical: { article: newsArticle.with({ slug: params.slug ?? '' }) } };
}

/** Articles are read from the beginning, so only long ones get a table of contents. */
const LONG_CHARACTERS = 6000;
const FIRST_LEVEL = 2;

/** @param siteUrl public address of the site, if the deployment names it */
export function toArticleView(article: NewsArticle, siteUrl: string | undefined) {
  const { title, category, publishedDay, author } = article;
  const path = buildHref(Route.newsArticle, { slug: article.slug });
  const body = outlineText(article.body, FIRST_LEVEL);
  return {
    title,
    path,
    /** The picture of link previews. */
    picturePath: buildHref(Route.articlePicture, { slug: article.slug }),
    category,
    date: publishedDay === null ? null : { text: formatLongDate(publishedDay), iso: publishedDay },
    author,
    body: body.text,
    contents: listContents(body, LONG_CHARACTERS),
    share: { path, title, siteUrl: siteUrl ?? null },
  };
}

export function toView({ critical }: ValuesOf<typeof sources>, { environment }: PageRequest) {
  if (critical.article.value === null) return notFound;
  const article = toArticleView(critical.article.value, environment.SITE_URL);
  const { title: name, path, category, date, author } = article;
  const facts = { name, path, category, publishedDay: date?.iso ?? null, authorName: author?.name ?? null };
  return { article, [structuredData]: [buildNewsArticle(facts, environment)] };
}
