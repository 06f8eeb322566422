import { type TermNote, TermNotes } from './term-notes';

export const bidTerms: readonly TermNote[] = [
  { term: 'R', meaning: 'conference representative' },
  { term: 'C', meaning: 'clinched with six wins or more' },
  { term: 'A', meaning: 'at large, with five wins' },
  { term: 'E', meaning: 'still eligible' },
];

export function BidNotes() {
  return <TermNotes notes={bidTerms} />;
}
