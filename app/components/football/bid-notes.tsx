const bids = [
  ['R', 'conference representative'],
  ['C', 'clinched with six wins or more'],
  ['A', 'at large, with five wins'],
  ['E', 'still eligible'],
] as const;

/** What the letters of the column Bid stand for. */
export function BidNotes() {
  return (
    <dl className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
      {bids.map(([letter, meaning]) => (
        <div key={letter} className="flex gap-1.5">
          <dt className="font-bold">{letter}</dt>
          <dd className="text-ink-2">{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}
