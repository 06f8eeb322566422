import { describe, expect, it } from 'vitest';
import { tournamentResources, tournamentResults } from './sport-documents';
import { collectDroppedRows, readAnswer, wireContext } from './wire-context.fixture';

describe("the documents of a sport's state finals", () => {
  it('are requested by sport', () => {
    const { buildPath, policy } = tournamentResults.definition;
    expect(buildPath({ sportId: 'boys-golf' })).toBe('/v1/sports/boys-golf/tournament-results');
    expect(policy).toBe('news');
  });

  it("keep upstream's order, and a row without a name or a safe link is dropped and counted", () => {
    const answerUrl = 'https://api.example.org/v1/sports/boys-golf/tournament-results';
    const { dropped, context } = collectDroppedRows({ answerUrl });
    const rows = [
      { Name: '2025 Class 1A Round 1  Tee Times ', finalURL: 'www.example.org/tee.htm' },
      { name: 'Rock &amp; Roll Results', finalUrl: '/documents/results.pdf' },
      { name: '', finalUrl: 'https://example.org/a.pdf' },
      { name: 'No link', finalUrl: 'javascript:alert(1)' },
      'x',
    ];
    expect(readAnswer(tournamentResults, { data: rows }, context)).toEqual([
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
    const context = { ...wireContext, documentArchiveUrl: 'https://files.example.org' };
    const rows = readAnswer(tournamentResources, [{ id: '1', name: 'Terms', path1Url }], context);
    expect(rows.map((row) => row.url)).toEqual([url]);
  });
});
