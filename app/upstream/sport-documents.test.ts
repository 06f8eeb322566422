import { describe, expect, it } from 'vitest';
import type { WireContext } from '~/cache/source/define-source';
import { tournamentResources, tournamentResults } from './sport-documents';

describe("the documents of a sport's state finals", () => {
  it('are requested by sport', () => {
    const { buildPath, policy } = tournamentResults.definition;
    expect(buildPath({ sportId: 'boys-golf' })).toBe('/v1/sports/boys-golf/tournament-results');
    expect(policy).toBe('news');
  });

  it("keep upstream's order, and a row without a name or a safe link is dropped and counted", () => {
    const dropped: string[] = [];
    const context: WireContext = {
      product: 'PSAA',
      timeZone: 'America/Chicago',
      answerUrl: 'https://api.example.org/v1/sports/boys-golf/tournament-results',
      dropRow: (reason) => dropped.push(reason),
    };
    const read = tournamentResults.definition.buildSchema(context).parse({
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
      { name: 'Rock & Roll Results', url: 'https://api.example.org/documents/results.pdf' },
    ]);
    expect(dropped).toHaveLength(3);
  });

  it.each([
    ['/documents/baseball/terms.pdf', 'https://files.example.org/documents/baseball/terms.pdf'],
    ['documents/baseball/terms.pdf', 'https://files.example.org/documents/baseball/terms.pdf'],
    ['https://files.example.net/terms.pdf', 'https://files.example.net/terms.pdf'],
  ])('%s has the URL %s, in the document archive unless it names another host', (path1Url, url) => {
    const context: WireContext = {
      product: 'PSAA',
      timeZone: 'America/Chicago',
      documentArchiveUrl: 'https://files.example.org',
      dropRow: () => undefined,
    };
    const rows = tournamentResources.definition.buildSchema(context).parse([{ id: '1', name: 'Terms', path1Url }]);
    expect(rows.map((row) => row.url)).toEqual([url]);
  });
});
