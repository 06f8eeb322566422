import { SiteLink } from '../ui/site-link';
import { SkipGameday } from './skip-gameday';

export interface GamedayTeaserView {
  /** `Girls Flag Football State Finals` */
  readonly title: string;
  readonly headline: string;
  readonly to: string;
}

/** Links to the finals on their days. Styles hide it where the visitor has dismissed it (`app/styles/home.css`). */
export function GamedayTeaser({ teaser: { title, headline, to } }: { readonly teaser: GamedayTeaserView }) {
  return (
    <section aria-label={title} className="gameday-teaser border-b border-rule bg-surface-raised">
      <div className="wrap flex flex-wrap items-center justify-between gap-x-4 py-1">
        <p className="min-w-0 flex-1 basis-64">
          <SiteLink to={to} className="inline-flex min-h-6 items-center font-display text-d-md font-semibold">
            {title}
          </SiteLink>
          <span className="block text-sm text-ink-2 max-tablet:hidden">{headline}</span>
        </p>
        <SkipGameday />
      </div>
    </section>
  );
}
