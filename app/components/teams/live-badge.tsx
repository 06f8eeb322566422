/** Badge of a game in play, as on score cards: `4th 2:10`, or `Live` where no more is known. */
export function LiveBadge({ words }: { readonly words: string }) {
  return (
    <span className="game-badge game-badge-live live-dot">
      {words !== 'Live' && <span className="sr-only">Live, </span>}
      {words}
    </span>
  );
}
