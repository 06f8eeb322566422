import { noValue } from '~/models/text/no-value';
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

const shortMeanings: Readonly<Record<BidType, string>> = {
  R: 'conference',
  C: 'clinched',
  A: 'at large',
  E: 'eligible',
};

/** The badges of bids, by default of all, in a word each and on one line of a phone, for a page with the whole legend below. `null` is the dash of no bid. */
export function BidSummary({ bids = all }: { readonly bids?: readonly (BidType | null)[] }) {
  const shown = all.filter((bid) => bids.includes(bid));
  if (shown.length === 0) return null;
  return (
    <dl className="bid-summary">
      {shown.map((bid) => (
        <div key={bid}>
          <dt>
            <BidBadge bid={bid} />
          </dt>
          <dd>{shortMeanings[bid]}</dd>
        </div>
      ))}
      {bids.includes(null) && (
        <div>
          <dt>{noValue}</dt>
          <dd>none</dd>
        </div>
      )}
    </dl>
  );
}

/** Legend of the badges of bids, by default of all. */
export function BidNotes({ bids = all }: { readonly bids?: readonly BidType[] }) {
  return <TermNotes notes={bidTerms.filter(({ term }) => bids.some((bid) => bid === term))} />;
}
