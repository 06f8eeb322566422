import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { BidBadge } from './bid-badge';
import { BidNotes, BidSummary } from './bid-notes';

it('every bid has its letter in a shape and the same badge in the legend and its summary', () => {
  const [legend, summary] = [<BidNotes key="all" />, <BidSummary key="short" />].map((each) =>
    renderToStaticMarkup(each),
  );
  for (const bid of ['R', 'C', 'A', 'E'] as const) {
    const badge = renderToStaticMarkup(<BidBadge bid={bid} />);
    expect(badge).toBe(`<span class="bid-badge" data-bid="${bid}">${bid}</span>`);
    for (const html of [legend, summary]) expect(html).toContain(badge);
  }
});

it('without a bid there is a dash, and a legend may name some bids only', () => {
  expect(renderToStaticMarkup(<BidBadge bid={null} />)).toBe('–');
  expect(renderToStaticMarkup(<BidNotes bids={['R']} />)).not.toContain('still eligible');
  expect(renderToStaticMarkup(<BidSummary bids={['R', 'R']} />)).toContain('conference');
  expect(renderToStaticMarkup(<BidSummary bids={['R', 'R']} />)).not.toContain('eligible');
  expect(renderToStaticMarkup(<BidSummary bids={[]} />)).toBe('');
});
