import { describe, expect, it } from 'vitest';
import demo from '../../index';

const get = (path: string): Promise<Response> =>
  demo.fetch(new Request(`http://demo.invalid${path}`), { DEMO_ORIGIN: 'http://demo.invalid' });

describe('GET /documents/{name}', () => {
  it('a name that ends in .pdf answers a PDF with that title', async () => {
    const response = await get('/documents/boys-golf/round-1-(tee)-times.pdf');
    expect(response.headers.get('content-type')).toBe('application/pdf');
    const text = new TextDecoder('latin1').decode(await response.arrayBuffer());
    expect(text.startsWith('%PDF-1.4\n')).toBe(true);
    expect(text.endsWith('%%EOF\n')).toBe(true);
    expect(text).toContain('(Round 1 \\(tee\\) times) Tj');
    expect(text).toContain('(Boys golf) Tj');
  });

  it("the PDF's cross-reference table points at every object", async () => {
    const response = await get('/documents/caf%C3%A9-%E2%98%83.PDF');
    const text = new TextDecoder('latin1').decode(await response.arrayBuffer());
    const table = Number(/startxref\n(\d+)/.exec(text)?.[1]);
    expect(text.slice(table, table + 4)).toBe('xref');
    const offsets = [...text.slice(table).matchAll(/^(\d{10}) 00000 n /gm)].map(([, offset]) => Number(offset));
    expect(offsets).toHaveLength(6);
    offsets.forEach((offset, index) => {
      expect(text.slice(offset).startsWith(`${index + 1} 0 obj`)).toBe(true);
    });
    const [, length, stream] = /\/Length (\d+) >>\nstream\n([\s\S]*?)\nendstream/.exec(text) ?? [];
    expect(stream).toHaveLength(Number(length));
    expect(text).toContain('(Café ?) Tj');
  });

  it('any other name answers a plain HTML page', async () => {
    const response = await get('/documents/poster-pack');
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  });
});
