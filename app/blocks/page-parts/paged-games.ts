import { clampPage, countPages, type PagerView, toPagerView } from '~/components/ui/pager';
import type { GamePartView } from '~/models/games/game-section';
import { formatPage } from '~/models/text/format-count';

/** More than any day or week has had, and few enough for a phone: real lists have one page. */
const gamesPerPage = 400;

/** The games of one page, in the order of the sections; sections without any are left out. @param asked number of the page */
export function pageGames<Section extends { readonly parts: readonly GamePartView[] }>(
  sections: readonly Section[],
  asked: string | undefined,
  buildHref: (page: string | null) => string,
) {
  const count = sections.flatMap(({ parts }) => parts.flatMap(({ cards }) => cards)).length;
  const lastPage = countPages(count, gamesPerPage);
  const page = clampPage(asked, lastPage);
  const getHref = (number: number) => buildHref(number === 1 ? null : String(number));
  const paged: { readonly pager?: PagerView } = lastPage > 1 ? { pager: toPagerView(page, lastPage, getHref) } : {};
  return {
    sections: lastPage === 1 ? sections : pickGames(sections, (page - 1) * gamesPerPage),
    /** `, page 2 of 4`; empty for a single page. */
    pageText: formatPage(page, lastPage),
    /** Of the address; `null` for the first page, which is not named. */
    page: page === 1 ? null : String(page),
    /** For the view; empty for a single page. */
    paged,
  };
}

function pickGames<Section extends { readonly parts: readonly GamePartView[] }>(
  sections: readonly Section[],
  first: number,
): readonly Section[] {
  let passed = 0;
  const pickCards = (part: GamePartView) => {
    const from = first - passed;
    const cards = part.cards.slice(Math.max(0, from), Math.max(0, from + gamesPerPage));
    passed += part.cards.length;
    return cards.length === 0 ? [] : [{ ...part, cards }];
  };
  return sections
    .map((section) => ({ ...section, parts: section.parts.flatMap(pickCards) }))
    .filter(({ parts }) => parts.length > 0);
}
