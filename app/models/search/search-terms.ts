import { stripApostrophes } from '../text/search-text';

const compoundPattern = /[\p{L}\p{N}]+(?:[-‐‑‒–—―−.·][\p{L}\p{N}]+)*/gu;
const jointPattern = /[-‐‑‒–—―−.·]/;
const sectionNumberPattern = /^\d+(?:\.\d+)+$/;

/**
 * The terms under which a text is indexed: lower case without accents, numbers of sections and telephones whole and in parts, and names
 * with hyphens or periods in parts and joined. `By-Law 3.040` has `by`, `laws`, `bylaws`, `3.040`, `3`, `040`.
 */
export function listTerms(text: string): string[] {
  return splitCompounds(text).flatMap((compound) => {
    const parts = compound.split(jointPattern);
    if (parts.length === 1) return parts;
    const whole = sectionNumberPattern.test(compound) ? compound : parts.join('');
    return [...parts, whole];
  });
}

/** The words of a search text as somebody typed them, `by-laws` and `3.040` whole. */
export function splitCompounds(text: string): string[] {
  return stripApostrophes(text).match(compoundPattern) ?? [];
}

/** The parts of a word with hyphens or periods, and the whole, each a way to write it. */
export function listSpellings(compound: string): readonly string[] {
  const parts = compound.split(jointPattern);
  if (parts.length === 1 || sectionNumberPattern.test(compound)) return [compound];
  return [parts.join(''), parts.join(' ')];
}

/** A term without the ending of a plural: `officials` is `official`, `classes` is `class`, `tennis` stays. */
export function dropPlural(term: string): string {
  if (term.length < 4 || !term.endsWith('s') || /(?:ss|us|is)$/.test(term)) return term;
  if (term.endsWith('ies') && term.length > 4) return `${term.slice(0, -3)}y`;
  return /(?:ss|sh|ch|x|z)es$/.test(term) ? term.slice(0, -2) : term.slice(0, -1);
}
