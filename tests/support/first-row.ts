/* Where the content of a page begins. Runs in the page. */

/** Tallest head of a page at 360 px, in pixels from its top. */
const MOST_PX = 510;
/** Of pages that are read for one answer. */
const MOST_OF_ANSWERS_PX = 400;

const answerPages =
  /^\/(?:scores|sports\/[^/]+\/state-series\/(?:state-leaderboard|brackets|playoff-(?:brackets|outlook))(?:\/\w+)?)$/;

/** The lowest place at which the first row of a page may begin. */
export function findLowestFirstRow(path: string): number {
  return answerPages.test(path) ? MOST_OF_ANSWERS_PX : MOST_PX;
}

/**
 * Pixels from the top of the page to its first content: a row of a table, a game, a group of a list, a fact or a picture, on other pages a
 * text. Navigation, forms and introductions are not content. `null` without content.
 */
export function measureFirstRow(): number | null {
  const head =
    'nav, form, header, h1, h2, h3, h4, .live-bar, .label, thead, caption, [popover], [role=status], .sr-only';
  const isShown = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true });
  };
  const findTop = (selector: string) =>
    Math.min(
      ...[...document.querySelectorAll(selector)]
        .filter((element) => element.closest(head) === null && isShown(element))
        .map((element) => element.getBoundingClientRect().top + scrollY),
    );
  const top = findTop(
    'main :is(tbody tr, .game, .bracket-game, details, dd, figure, article, img, li, p):not(main > p)',
  );
  const first = top === Infinity ? findTop('main :is(p, svg, iframe)') : top;
  return first === Infinity ? null : Math.round(first);
}
