interface RankProps {
  readonly rank: string;
  /** Whether others have the same rank. */
  readonly isTied: boolean;
}

export function Rank({ rank, isTied }: RankProps) {
  return (
    <span className="font-display text-d-sm font-bold whitespace-nowrap">
      {rank}
      {isTied && (
        <span className="ml-1 font-text max-tablet:ml-0 max-tablet:block text-2xs font-normal text-ink-2">tied</span>
      )}
    </span>
  );
}
