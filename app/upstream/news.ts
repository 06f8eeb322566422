import * as z from 'zod';
import { defineSource, type WireContext } from '~/cache/define-source';
import { articleOpening, type ArticleImage } from './fields/article-opening';
import { dayAndTime } from './fields/moment';
import { dataRows, identifier, text, wireObject } from './wire';

// GET /v1/news?recent=Y: the newest articles, each with its whole HTML body. Lists keep the opening only.

export interface NewsItem {
  readonly id: string;
  /** What the article's address ends in: its slug, or its id when it has none. */
  readonly slug: string;
  readonly title: string;
  /** Calendar day in the association's time zone, `YYYY-MM-DD`. */
  readonly publishedDay: string | null;
  readonly category: string;
  /** First words of the body, plain, up to 400 characters. */
  readonly opening: string;
  readonly image: ArticleImage | null;
}

function newsRow(context: WireContext): z.ZodType<NewsItem> {
  return wireObject(
    {
      articleId: identifier(),
      slug: text(),
      title: text().pipe(z.string().min(1, { error: 'has no title' })),
      datePublished: dayAndTime(context),
      category: text(),
      articleBody: articleOpening(),
    },
    { articleId: ['id'] },
  ).transform((row) => ({
    id: row.articleId,
    slug: row.slug || row.articleId,
    title: row.title,
    publishedDay: row.datePublished?.day ?? null,
    category: row.category || 'News',
    opening: row.articleBody.text,
    image: row.articleBody.image,
  }));
}

/** Reason for leaving a field unread. */
const onArticles = 'shown by the article page, which is not built yet; the home page shows titles and openings';

export const recentNews = defineSource({
  name: 'news.recent',
  unread: {
    author: onArticles,
    authorTitle: onArticles,
    authorEmail: onArticles,
    authorAvatar: onArticles,
  },
  path: () => '/v1/news?recent=Y',
  policy: 'news',
  schema: (context: WireContext) => dataRows(context, newsRow(context)),
});

export const newsSources = [recentNews];
