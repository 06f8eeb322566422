import { useContext } from 'react';
import type { SportArt } from '~/config/sports';
import { type Crumb, PageTrailContext } from './page-trail';
import { SiteLink } from './site-link';
import { SportLines } from './sport-lines';

export interface PageHeaderProps {
  /** The page's one `h1`. */
  readonly title: string;
  /** A small line above the title. */
  readonly kicker?: string | undefined;
  /** Ancestor pages, outermost first. */
  readonly trail: readonly Crumb[];
  /** Drawing beside the title where there is room. */
  readonly art?: SportArt | undefined;
}

/** Breadcrumbs and heading of a page. Phones show only the link to the parent. */
export function PageHeader({ title, kicker, trail, art }: PageHeaderProps) {
  return (
    <>
      <Breadcrumbs trail={trail} here={title} />
      <div
        className={`grid items-end gap-x-6 pt-1 pb-3 ${art === undefined ? '' : 'large-tablet:grid-cols-[minmax(0,1fr)_17rem]'}`}
      >
        <div>
          {kicker !== undefined && <p className="label mb-2 text-accent max-tablet:mb-1">{kicker}</p>}
          <h1 className="text-d-3xl uppercase print:text-d-xl">{title}</h1>
        </div>
        {art !== undefined && <SportLines art={art} className="-mb-3 hidden h-23 w-full large-tablet:block" />}
      </div>
    </>
  );
}

function Breadcrumbs({ trail, here }: { readonly trail: readonly Crumb[]; readonly here: string }) {
  useContext(PageTrailContext)?.(trail, here);
  return (
    <nav aria-label="Breadcrumb" className="pt-3 text-xs text-ink-2 print:hidden">
      <ol className="page-trail">
        {trail.map(({ to, text }) => (
          <li key={to}>
            <SiteLink to={to} className="inline-flex min-h-6 items-center">
              {text}
            </SiteLink>
          </li>
        ))}
        <li aria-current="page">{here}</li>
      </ol>
    </nav>
  );
}
