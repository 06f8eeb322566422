/**
 * Signs of a page beyond the basic characters, for each of which browsers fetch whole font files (`scripts/build/fonts.ts`): in texts, and in
 * what the styles generate. Letters come from upstream, as do emoji and the opening marks of Spanish. No file has the soft hyphen. Runs in the
 * page.
 */
export function findFurtherSigns(basicCharacters: string): string[] {
  const generated = [...document.querySelectorAll('*')].flatMap((element) =>
    ['::before', '::after', '::marker'].map((part) => getComputedStyle(element, part).content),
  );
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode;
    if (parentElement?.closest('script, style') === null) texts.push(textContent ?? '');
  }
  const allowed = /[\p{L}\p{M}\p{Extended_Pictographic}¡¿\s\u00ad]/u;
  const signs = new Set([...generated, ...texts].flatMap((text) => Array.from(text)));
  return [...signs].filter((sign) => !basicCharacters.includes(sign) && !allowed.test(sign));
}
