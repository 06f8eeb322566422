/* Which styles a page uses for headings, table heads, buttons, links, text, the accent color and the names of two teams, and which it may use. */

export type StyleKind = 'heading' | 'tableHead' | 'button' | 'link' | 'size' | 'accent' | 'teamName';

/** A style, with one element that has it. */
export interface SeenStyle {
  readonly kind: StyleKind;
  readonly style: string;
  readonly example: string;
}

/** In pixels. Titles have at least 32, and grow with the window. */
const sizes = ['12', '13', '14', '16', '20', '24', 'title'];

/** Every style of the site. docs/styles.md describes them. */
const allowed: Readonly<Record<StyleKind, readonly string[]>> = {
  // On phones a title has the size of a section.
  heading: ['title bold capitals spaced', '24 bold capitals spaced', '20 semibold', '14 semibold capitals spaced'],
  tableHead: ['14 semibold spaced', '14 semibold capitals spaced'],
  button: ['framed rounded', 'framed square', 'ruled square', 'plain'],
  link: ['underlined', 'quiet'],
  size: sizes,
  // Orange is for what can be pressed, and for what is chosen.
  accent: [],
  teamName: ['regular', 'winner in bold'],
};

/** Styles of a page that are not among those of the site. */
export function findNewStyles(seen: readonly SeenStyle[]): string[] {
  return seen
    .filter(({ kind, style }) => !allowed[kind].includes(style))
    .map(({ kind, style, example }) => `${kind}: ${style} (${example})`);
}

/**
 * Styles of the elements that are shown, without drawings, the association's name and boards, which have sizes of their own. Runs in the
 * page.
 */
export function collectStyles(): SeenStyle[] {
  const leastOfTitlesPx = 32;
  const seen = new Map<string, SeenStyle>();
  const isShown = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    const isDrawn = element.closest('svg, .brand, .flap, .board') !== null;
    return width > 1 && height > 1 && !isDrawn && element.checkVisibility({ visibilityProperty: true });
  };
  const add = (kind: StyleKind, style: string, element: Element) => {
    const text = element.textContent.trim().slice(0, 30);
    const example = `${element.localName}.${element.getAttribute('class') ?? ''} "${text}"`;
    if (!seen.has(`${kind} ${style}`)) seen.set(`${kind} ${style}`, { kind, style, example });
  };
  const describeSize = (fontSize: string) => {
    const px = Number.parseFloat(fontSize);
    return px >= leastOfTitlesPx ? 'title' : `${Number(px.toFixed(1))}`;
  };
  const describeFont = (element: Element) => {
    const { fontSize, fontWeight, textTransform, letterSpacing } = getComputedStyle(element);
    const weight = { 700: 'bold', 600: 'semibold', 400: 'regular' }[fontWeight] ?? fontWeight;
    const isSpaced = letterSpacing !== 'normal' && letterSpacing !== '0px';
    const parts = [
      describeSize(fontSize),
      weight,
      textTransform === 'uppercase' ? 'capitals' : '',
      isSpaced ? 'spaced' : '',
    ];
    return parts.filter((part) => part !== '').join(' ');
  };
  const describeEdge = (element: Element) => {
    const { borderTopWidth, borderBottomWidth, borderRadius, backgroundColor } = getComputedStyle(element);
    const isRuled = borderBottomWidth !== '0px' || borderTopWidth !== '0px';
    const isFilled = backgroundColor !== 'rgba(0, 0, 0, 0)';
    if (!isRuled && !isFilled) return 'plain';
    const frame = borderTopWidth !== '0px' && borderBottomWidth !== '0px' ? 'framed' : 'ruled';
    return `${frame} ${borderRadius === '0px' ? 'square' : 'rounded'}`;
  };
  for (const heading of document.querySelectorAll('h1, h2, h3, h4, h5, h6'))
    if (isShown(heading)) add('heading', describeFont(heading), heading);
  for (const head of document.querySelectorAll('thead th'))
    if (isShown(head) && head.textContent.trim() !== '') add('tableHead', describeFont(head), head);
  for (const button of document.querySelectorAll('button:not(.bracket-game), input[type=submit], summary'))
    if (isShown(button)) add('button', describeEdge(button), button);
  for (const link of document.querySelectorAll('main a'))
    if (isShown(link) && link.textContent.trim() !== '')
      add('link', getComputedStyle(link).textDecorationLine.includes('underline') ? 'underlined' : 'quiet', link);
  const findAccent = (element: Element) => {
    const style = getComputedStyle(element);
    const readColor = (token: string) => {
      const option = new Option();
      option.style.color = style.getPropertyValue(token);
      return option.style.color;
    };
    const [accent, accentFill] = [readColor('--accent'), readColor('--accent-fill')];
    const hasText = [...element.childNodes].some(
      ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim() !== '',
    );
    if (hasText && style.color === accent) return 'text';
    if (style.backgroundColor === accentFill) return 'fill';
    const [left, right] = [
      style.borderLeftWidth !== '0px' && style.borderLeftColor === accentFill,
      style.borderRightWidth !== '0px' && style.borderRightColor === accentFill,
    ];
    return left || right ? 'bar' : null;
  };
  /* Playoff weeks have an orange heading by the specification, and the numerals of a scoreboard are lit. */
  const mayBeAccent =
    'a, button, summary, label, input, select, [aria-current], [aria-selected], [aria-live], .chart, .bg-accent-fill.text-on-accent, .border-accent-fill, .on-scoreboard .game-live .game-points';
  for (const element of document.querySelectorAll('body *')) {
    if (element.closest(mayBeAccent) !== null || !isShown(element)) continue;
    const accent = findAccent(element);
    if (accent !== null) add('accent', accent, element);
  }
  for (const name of document.querySelectorAll('.game-team, .bracket-game > span > span, .bracket-list li a > span')) {
    const isBold = Number(getComputedStyle(name).fontWeight) >= 700;
    const isWinner = name.closest('.won') !== null;
    if (isShown(name)) add('teamName', isBold ? (isWinner ? 'winner in bold' : 'bold before a win') : 'regular', name);
  }
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement: parent, textContent: text } = walker.currentNode;
    if (parent === null || text?.trim() === '' || parent.closest('script, style, noscript, template, option') !== null)
      continue;
    if (isShown(parent)) add('size', describeSize(getComputedStyle(parent).fontSize), parent);
  }
  return [...seen.values()];
}
