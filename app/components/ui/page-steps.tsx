import { ButtonLink } from './button';
import type { PagerView } from './pager-links';
import { useTurnOfPage } from './use-turn-of-page';

/** Links to the previous and next page; nothing for a single page. */
export function PageSteps({ pager }: { readonly pager: PagerView }) {
  const { current, lastPage, previousHref, nextHref } = pager;
  const onTurn = useTurnOfPage(current);
  if (lastPage === 1) return null;
  return (
    <nav
      aria-label="Pages"
      className="grid grid-cols-[1fr_auto_1fr] items-center gap-3 border-t border-line pt-4 print:hidden"
    >
      {previousHref === null ? (
        <span />
      ) : (
        <ButtonLink to={previousHref} preventScrollReset onClick={onTurn} icon="left" className="justify-self-start">
          Previous
        </ButtonLink>
      )}
      <p aria-current="page" className="text-sm text-ink-2">
        Page {current} of {lastPage}
      </p>
      {nextHref !== null && (
        <ButtonLink to={nextHref} preventScrollReset onClick={onTurn} icon="right" className="justify-self-end">
          Next
        </ButtonLink>
      )}
    </nav>
  );
}
