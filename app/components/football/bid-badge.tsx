import { noValue } from '~/models/text/no-value';
import type { BidType } from '~/upstream/fields/football-team';

/** The letter of a playoff bid in its shape: filled if it is certain, outlined at large, dashed while possible (`app/styles/football.css`). */
export function BidBadge({ bid }: { readonly bid: BidType | null }) {
  if (bid === null) return noValue;
  return (
    <span className="bid-badge" data-bid={bid}>
      {bid}
    </span>
  );
}
