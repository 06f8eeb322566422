/** Places gained, or lost below 0, since the ranks before. */
export function RankChange({ gained }: { readonly gained: number }) {
  if (gained === 0) return null;
  return (
    <span className={`rank-change ${gained < 0 ? 'rank-lost' : ''}`}>
      <span className="sr-only">{gained > 0 ? 'up ' : 'down '}</span>
      {Math.abs(gained)}
    </span>
  );
}
