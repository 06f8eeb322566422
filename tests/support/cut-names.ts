/* What a browser cuts of the names of schools. The functions run in the page. */

/** Texts that end in an ellipsis, the chosen text of a select among them, which has no overflow of its own. */
export function findCutTexts(): string[] {
  const canvas = document.createElement('canvas').getContext('2d');
  const isWiderThan = (text: string, element: HTMLElement): boolean => {
    const { font, paddingLeft, paddingRight } = getComputedStyle(element);
    if (canvas === null) return false;
    canvas.font = font;
    const room = element.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    return canvas.measureText(text).width > room;
  };
  return [...document.querySelectorAll<HTMLElement>('body *')]
    .filter(({ clientWidth }) => clientWidth > 1)
    .filter((element) => getComputedStyle(element).textOverflow === 'ellipsis')
    .flatMap((element) => {
      const chosen = element.querySelector('option:checked')?.textContent;
      const isCut = chosen === undefined ? element.scrollWidth > element.clientWidth : isWiderThan(chosen, element);
      return isCut ? [chosen ?? element.innerText] : [];
    });
}

/**
 * Names of a drawn bracket that are not seen whole, in the form that is shown.
 * @returns also the number of names by form
 */
export function findCutInBracket() {
  const cut: string[] = [];
  const forms = { full: 0, short: 0, code: 0 };
  const measureText = (text: string, place: HTMLElement): number => {
    const probe = document.createElement('span');
    probe.style.cssText = 'position: absolute; white-space: nowrap';
    probe.textContent = text;
    place.appendChild(probe);
    const { width } = probe.getBoundingClientRect();
    probe.remove();
    return width;
  };
  const isWithin = (range: Range, place: Element) => {
    const [text, box] = [range.getBoundingClientRect(), place.getBoundingClientRect()];
    // Letters are higher than their line.
    return text.left >= box.left - 1 && text.right <= box.right + 1 && text.bottom <= box.bottom + 4;
  };
  for (const cell of document.querySelectorAll('.bracket :is(.bracket-game > span, .bracket-bye > p) > span')) {
    const fitted = [...cell.querySelectorAll<HTMLElement>('.fitted-name')];
    for (const name of fitted) {
      const [other, full] = name.querySelectorAll<HTMLElement>(':scope > *');
      if (other === undefined || full === undefined) continue;
      const { short = '', code = '' } = other.dataset;
      const isFull = full.getBoundingClientRect().top < name.getBoundingClientRect().bottom - 2;
      const { width } = other.getBoundingClientRect();
      const fits = (text: string) =>
        text.split(/[ \u00ad]|(?<=-)/).every((part) => measureText(part, name) <= width + 0.5);
      const shown = isFull ? 'full' : short !== '' && fits(short) ? 'short' : 'code';
      forms[shown] += 1;
      const range = document.createRange();
      range.selectNodeContents(full);
      const isWhole = isFull ? isWithin(range, cell) : shown === 'short' || (code !== '' && fits(code));
      if (!isWhole) cut.push(`${name.textContent} as ${shown}`);
    }
    const range = document.createRange();
    range.selectNodeContents(cell);
    if (fitted.length === 0 && !isWithin(range, cell)) cut.push(cell.textContent);
  }
  return { cut, forms };
}
