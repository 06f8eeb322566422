import type { SportArt } from '~/config/sports';
import { buildHref, Route } from '~/href';
import { Part } from '../ui/part';
import { Picture } from '../ui/picture';
import { ResultsInText } from '../ui/results';
import { MoreLink } from '../ui/section-head';
import { SiteLink } from '../ui/site-link';

export interface NewsItemView {
  readonly key: string;
  readonly href: string;
  readonly title: string;
  /** Ready to show, with its machine-readable day. */
  readonly date: { readonly text: string; readonly iso: string } | null;
  readonly excerpt: string;
  readonly tellsResult: boolean;
}

interface NewsLeadView extends NewsItemView {
  readonly image: { readonly url: string | null; readonly alt: string };
  readonly art: SportArt;
}

export interface LatestNewsView {
  readonly lead: NewsLeadView;
  readonly others: readonly NewsItemView[];
}

export function LatestNews({ lead, others }: LatestNewsView) {
  return (
    <Part
      id="latest-news"
      title="Latest news"
      className="mt-8 min-w-0"
      aside={<MoreLink to={buildHref(Route.newsHeadlines)}>All headlines</MoreLink>}
    >
      <div className="grid gap-x-6 gap-y-4 pt-2 tablet:grid-cols-2">
        <article className="grid content-start gap-2">
          <Picture
            src={lead.image.url}
            alt={lead.image.alt}
            art={lead.art}
            width={640}
            height={360}
            className="aspect-video"
          />
          <NewsDate item={lead} />
          <ResultsInText tellsResult={lead.tellsResult}>
            <h3 className="text-d-xl font-bold tracking-head uppercase">
              <Headline item={lead} />
            </h3>
            {lead.excerpt !== '' && <p>{lead.excerpt}</p>}
          </ResultsInText>
        </article>
        <ul>
          {others.map((item) => (
            <li key={item.key} className="border-t border-line py-3 first:border-t-0 first:pt-0">
              <NewsDate item={item} />
              <ResultsInText tellsResult={item.tellsResult}>
                <h3>
                  <Headline item={item} />
                </h3>
                {item.excerpt !== '' && <p className="mt-0.5 line-clamp-2 text-sm text-ink-2">{item.excerpt}</p>}
              </ResultsInText>
            </li>
          ))}
        </ul>
      </div>
    </Part>
  );
}

function NewsDate({ item: { date } }: { readonly item: NewsItemView }) {
  if (date === null) return null;
  return (
    <p className="text-xs text-ink-2">
      <time dateTime={date.iso}>{date.text}</time>
    </p>
  );
}

function Headline({ item }: { readonly item: NewsItemView }) {
  return (
    <SiteLink to={item.href} className="quiet-link">
      {item.title}
    </SiteLink>
  );
}
