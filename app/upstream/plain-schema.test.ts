import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { createRowReader, definePlainSchema, getRead } from './plain-schema';
import { refuse, text, wireObject } from './wire';

const short = definePlainSchema((value, refusal) =>
  typeof value === 'string' && value.length < 5 ? value : refuse(refusal, 'is too long'),
);

describe('a row of plain schemas', () => {
  const row = wireObject({ name: short, more: wireObject({ code: short }), other: z.string() });

  it('names the first field that refuses its value, also inside another', () => {
    const read = (value: unknown) => row.safeParse(value).error?.issues.map(({ path, message }) => [path, message]);
    expect(read({ name: 'Ash', more: { code: 'A' }, other: 'x' })).toBeUndefined();
    expect(read({ name: 'Ash', more: { code: 'longer' }, other: 'x' })).toEqual([[['more', 'code'], 'is too long']]);
    expect(read({ name: 'longer', more: 3, other: 'x' })).toEqual([
      [['name'], 'is too long'],
      [['more'], 'expected an object, got number'],
    ]);
    expect(read({ name: 'Ash', more: { code: 'A' }, other: 5 })).toEqual([[['other'], expect.any(String)]]);
    expect(read([])).toEqual([[[], 'expected an object, got an array']]);
  });

  it('reads each field from its own value', () => {
    const read = createRowReader([
      { name: 'a', schema: short },
      { name: 'b', schema: z.number().transform((value) => value + 1) },
    ]);
    const refusal = { addIssue: () => expect.unreachable() };
    expect(read(['x', 2], refusal)).toEqual({ a: 'x', b: 3 });
    expect(getRead(text())(' x ', refusal)).toBe('x');
  });
});
