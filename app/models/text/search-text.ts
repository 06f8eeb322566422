/** Letters that Unicode does not take apart into a letter and a mark. */
const plainLetters: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
  ð: 'd',
  þ: 'th',
};

/** Text without case and accents, as somebody types it on a phone: `Błaszczyk` is `blaszczyk`. */
export function plainText(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/[łøđßæœıðþ]/g, (letter) => plainLetters[letter] ?? letter);
}

/**
 * A test for names against a search text: every word of it must occur, in any order, case and accents aside. Blank text
 * fits everything.
 */
export function textMatcher(search: string): (name: string) => boolean {
  const words = plainText(search).split(/\s+/).filter(Boolean);
  return (name) => {
    const plain = plainText(name);
    return words.every((word) => plain.includes(word));
  };
}
