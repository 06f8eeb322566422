import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { atLeastOne } from '../../tests/support/at-least-one';
import { formatReport, formatTable, WIDTH } from './report';

const columns = [
  { title: 'name', flexible: true },
  { title: 'path', flexible: true },
  { title: 'n', align: 'right' },
] as const;

describe('report text', () => {
  it('has aligned columns', () => {
    const rows = [
      ['a', '/long', '1'],
      ['bcdefg', '/x', '200'],
    ];
    expect(formatTable({ columns, rows })).toEqual(['name    path     n', 'a       /long    1', 'bcdefg  /x     200']);
  });

  it('fits a hundred columns and leaves nothing of a cell out', () => {
    const words = fc.array(fc.stringMatching(/^[a-z:/]{1,160}$/), { maxLength: 8 }).map((all) => all.join(' '));
    fc.assert(
      fc.property(fc.array(fc.tuple(words, words, fc.nat().map(String))), (rows) => {
        const lines = formatTable({ columns, rows });
        for (const line of atLeastOne(lines)) expect(line.length).toBeLessThanOrEqual(WIDTH);
        const countCharacters = (text: string) => (text.match(/\S/g) ?? []).sort().join('');
        expect(countCharacters(lines.slice(1).join(''))).toBe(countCharacters(rows.flat().join('')));
      }),
    );
  });

  it('continues a long cell on the next line', () => {
    const [, ...lines] = formatTable({ columns, rows: [['a', `Cobblestead and ${'x'.repeat(100)} here`, '1']] });
    expect(lines.map((line) => line.trim().replaceAll(/ +/g, ' '))).toEqual([
      'a Cobblestead and 1',
      'x'.repeat(91),
      'xxxxxxxxx here',
    ]);
  });

  it('breaks long lines between words', () => {
    const text = formatReport({ title: 'T', sections: [{ lines: ['word '.repeat(50).trim()] }] });
    expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(WIDTH);
    expect(text.match(/word/g)).toHaveLength(50);
  });
});
