import { describe, expect, it } from 'vitest';
import { sports } from '../../world/sports';
import { ask } from './ask-page.fixture';

describe('records pages', () => {
  it('every sport has a records page; both kinds of music share one', async () => {
    const codes = sports.filter(({ code }) => code !== 'MO' && code !== 'MSE').map(({ code }) => code);
    for (const code of [...codes, 'mu']) {
      const { status, text } = await ask(`/records/${code.toLowerCase()}.htm`);
      expect(status, code).toBe(200);
      expect(text, code).not.toMatch(/undefined|NaN|Infinity|\[object/);
      expect(text.match(/<TR>/g)?.length ?? 0, code).toBeGreaterThan(5);
    }
  });

  it('no title is listed before it is won', async () => {
    expect((await ask('/records/vbg.htm')).text).not.toContain('2025-26');
    expect((await ask('/records/vbg.htm', '2025-11-16T12:00:00-06:00')).text).toContain('2025-26');
  });

  it("a school's records page lists its seasons", async () => {
    const { text } = await ask('/legacy/schools/records/0101.htm');
    expect(text).toContain('2025-26');
    expect(text).toContain('Boys Soccer');
    expect(text).toContain('State Finals through 2021-22');
  });
});
