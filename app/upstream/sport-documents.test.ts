import { describe, expect, it } from 'vitest';
import type { WireContext } from '~/cache/define-source';
import { tournamentResults } from './sport-documents';

describe('the papers of a sport’s state finals', () => {
  it('are asked for by sport', () => {
    const { path, policy } = tournamentResults.definition;
    expect(path({ sportId: 'boys-golf' })).toBe('/v1/sports/boys-golf/tournament-results');
    expect(policy).toBe('news');
  });

  it('keep upstream’s order; one without a name or a safe link is left out and counted', () => {
    const dropped: string[] = [];
    const context: WireContext = {
      product: 'PSAA',
      timeZone: 'America/Chicago',
      dropRow: (reason) => dropped.push(reason),
    };
    const read = tournamentResults.definition.schema(context).parse({
      data: [
        { Name: '2025 Class 1A Round 1  Tee Times ', finalURL: 'www.example.org/tee.htm' },
        { name: 'Rock &amp; Roll Results', finalUrl: '/documents/results.pdf' },
        { name: '', finalUrl: 'https://example.org/a.pdf' },
        { name: 'No link', finalUrl: 'javascript:alert(1)' },
        'x',
      ],
    });
    expect(read).toEqual([
      { name: '2025 Class 1A Round 1 Tee Times', url: 'https://www.example.org/tee.htm' },
      { name: 'Rock & Roll Results', url: '/documents/results.pdf' },
    ]);
    expect(dropped).toHaveLength(3);
  });
});
