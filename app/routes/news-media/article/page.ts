import type { NewsArticleLeaf } from 'schema-dts';
import { buildHref, Route } from '~/href';
import { placeLeadPicture } from '~/models/content/lead-picture';
import { markResults } from '~/models/content/mark-results';
import { listContents, outlineText } from '~/models/content/outline';
import { nameHiddenResult, tellsResult } from '~/models/content/tells-result';
import { formatLongDate } from '~/models/dates/calendar-date';
import { toAbsoluteHref } from '~/page/page-meta';
import { notFound } from '~/page/page-outcome';
import type { PageRequest, ValuesOf } from '~/page/page-sources';
import { structuredData } from '~/page/structured-data';
import { newsArticle, type NewsArticle } from '~/upstream/news';

export function sources({ params }: PageRequest) {
  return { critical: { article: newsArticle.with({ slug: params.slug ?? '' }) } };
}

/** Articles are read from the beginning, so only long ones get a table of contents. */
const LONG_CHARACTERS = 6000;

/** An article with as many paragraphs that tell a result is about results. */
const FEW_RESULTS = 3;

/** @param siteUrl public address of the site, if the deployment names it */
export function toArticleView(article: NewsArticle, siteUrl: string | undefined) {
  const { title, category, publishedDay, author } = article;
  const path = buildHref(Route.newsArticle, { slug: article.slug });
  const marked = markResults(placeLeadPicture(article.body, title));
  const body = outlineText(marked.text);
  const isAboutResults = tellsResult(title) || marked.count >= FEW_RESULTS;
  return {
    title,
    /** Stands for a title whose article is about results. */
    neutralTitle: isAboutResults ? (nameHiddenResult(title) ?? `${category}: game results`) : null,
    results: isAboutResults ? ('all' as const) : marked.count > 0 ? ('some' as const) : ('none' as const),
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
  const { ASSOCIATION_NAME, SITE_URL } = environment;
  const article = toArticleView(critical.article.value, SITE_URL);
  const { title, path, category, date, author, body, picturePath } = article;
  const pictures = body.flatMap((node) => (typeof node === 'object' && node.tag === 'figure' ? [node.src] : []));
  const publisher = { '@type': 'Organization', name: ASSOCIATION_NAME } as const;
  const item: NewsArticleLeaf = {
    '@type': 'NewsArticle',
    headline: title,
    url: toAbsoluteHref(path, SITE_URL),
    image: [...pictures, toAbsoluteHref(picturePath, SITE_URL)],
    articleSection: category,
    publisher,
    author: author === null ? publisher : { '@type': 'Person', name: author.name },
    ...(date !== null && { datePublished: date.iso }),
  };
  return { article, [structuredData]: [item] };
}
