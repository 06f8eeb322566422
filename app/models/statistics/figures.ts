import { type FigureValue, formatNumber } from '../text/no-value';

/** A winning percentage, from 0 to 1, with three decimals: `.643`. */
export function formatWinPercent(share: FigureValue): string {
  return formatNumber(share, (number) => formatShare(number, 3));
}

/** A rating, from 0 to 1, with four decimals: `.6972`. */
export function formatRating(rating: FigureValue): string {
  return formatNumber(rating, (number) => formatShare(number, 4));
}

/** Without the zero before the point, as shares are written in sports. */
export function formatShare(share: number, decimals: number): string {
  return share.toFixed(decimals).replace(/^0/, '');
}

/** `2nd`, `11th`, `103rd`. */
export function formatOrdinal(place: number): string {
  const isTeen = place % 100 >= 11 && place % 100 <= 13;
  const ending = isTeen ? undefined : ['th', 'st', 'nd', 'rd'][place % 10];
  return `${place}${ending ?? 'th'}`;
}
