/** Badge of a game in play, on score cards and in lists: `4th 2:10`, or `Live` where no more is known. */
export function LiveBadge({ words }: { readonly words: string }) {
  return (
    <span className="game-badge game-badge-live live-dot">
      {words !== 'Live' && <span className="sr-only">Live, </span>}
      {words}
    </span>
  );
}

interface GameStatusProps {
  readonly isLive: boolean;
  /** In the words of `formatStatus`. */
  readonly status: string;
  /** Of words without a badge. */
  readonly className: string;
}

/** How far a game of a list has come: its badge in play, otherwise words. */
export function GameStatus({ isLive, status, className }: GameStatusProps) {
  return isLive ? <LiveBadge words={status} /> : <span className={className}>{status}</span>;
}
