import { type TermNote, TermNotes } from './term-notes';

/** The letters of the Bid column. */
export const bidTerms: readonly TermNote[] = [
  { term: 'R', meaning: 'conference representative' },
  { term: 'C', meaning: 'clinched with six wins or more' },
  { term: 'A', meaning: 'at large, with five wins' },
  { term: 'E', meaning: 'still eligible' },
];

/** Legend of the Bid column. */
export function BidNotes() {
  return <TermNotes notes={bidTerms} />;
}
