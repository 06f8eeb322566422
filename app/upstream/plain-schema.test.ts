import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { createRowReader, definePlainSchema, getRead, readWith } from './plain-schema';
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

describe('a plain schema that was refined, transformed or piped', () => {
  const transformed: string[] = [];
  const schema = short
    .refine((word) => word !== 'no', { error: 'is no word' })
    .refine((word) => !word.startsWith('n'), { error: 'begins badly' })
    .transform((word, refusal) => {
      transformed.push(word);
      return word === '' ? refuse(refusal, 'is empty') : word.length;
    })
    .pipe(z.number().max(3, { error: 'is too much' }));

  it.each(['a', 'no', 'n', '', 'four', 'longer', 5])('reads %j as zod does', (value) => {
    const byZod = schema.safeParse(value);
    const read = readWith(schema)(value);
    const issue = byZod.error?.issues[0];
    expect(read).toEqual(issue === undefined ? { value: byZod.data } : { reason: ` ${issue.message}` });
  });

  it('is read without zod, and what is refused is not transformed', () => {
    transformed.length = 0;
    const { reason } = readWith(schema)('no') as { readonly reason: string };
    expect(reason).toBe(' is no word');
    expect(transformed).toEqual([]);
    const plain = short.refine(() => true, { error: 'never' }).transform((word) => word);
    plain.safeParse = () => expect.unreachable();
    expect(readWith(plain)('word')).toEqual({ value: 'word' });
  });

  it('is left to zod with checks or wrappers that are not read here', () => {
    const reasons: string[] = [];
    const read = getRead(short.refine((word) => word !== 'no', { path: ['word'], error: 'is no word' }));
    read('no', { addIssue: (issue) => reasons.push(JSON.stringify(issue)) });
    expect(reasons).toEqual(['{"code":"custom","message":"is no word","path":["word"]}']);
    expect(readWith(short.catch('none'))('longer')).toEqual({ value: 'none' });
  });
});
