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

  it('fits a hundred columns by shortening flexible cells in the middle', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.string(), fc.string({ maxLength: 300 }), fc.nat().map(String))), (rows) => {
        for (const line of atLeastOne(formatTable({ columns, rows }))) expect(line.length).toBeLessThanOrEqual(WIDTH);
      }),
    );
    const [, line = ''] = formatTable({ columns, rows: [['a', `/begin${'x'.repeat(200)}end`, '1']] });
    expect(line).toMatch(/\/begin.*….*end +1$/);
  });

  it('breaks long lines between words', () => {
    const text = formatReport({ title: 'T', sections: [{ lines: ['word '.repeat(50).trim()] }] });
    expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(WIDTH);
    expect(text.match(/word/g)).toHaveLength(50);
  });
});
