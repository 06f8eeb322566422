import type { BidType } from '~/upstream/fields/football-team';
import { BidBadge } from './bid-badge';
import { type TermNote, TermNotes } from './term-notes';

const meanings: Readonly<Record<BidType, string>> = {
  R: 'conference representative',
  C: 'clinched with six wins or more',
  A: 'at large, with five wins',
  E: 'still eligible',
};

const all = ['R', 'C', 'A', 'E'] as const;

export const bidTerms: readonly TermNote[] = all.map((bid) => ({
  term: bid,
  badge: <BidBadge bid={bid} />,
  meaning: meanings[bid],
}));

/** The letters of all bids in a few words, for the top of a page with the whole legend below. */
export function BidSummary({ to }: { readonly to: string }) {
  return (
    <p className="text-sm text-ink-2 tablet:mt-1">
      <a href={to} className="text-ink">
        Bid
      </a>
      : <b>R</b> conference, <b>C</b> clinched, <b>A</b> at large, <b>E</b> eligible
    </p>
  );
}

/** Legend of the badges of bids, by default of all. */
export function BidNotes({ bids = all }: { readonly bids?: readonly BidType[] }) {
  return <TermNotes notes={bidTerms.filter(({ term }) => bids.some((bid) => bid === term))} />;
}
