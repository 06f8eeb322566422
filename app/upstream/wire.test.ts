import { describe, expect, it } from 'vitest';
import type * as z from 'zod';
import {
  dataObject,
  dataRows,
  decimal,
  fieldRows,
  firstRow,
  flag,
  httpUrl,
  identifier,
  MAX_TEXT_LENGTH,
  nestedRows,
  optionalIdentifier,
  optionalText,
  requiredFieldRows,
  text,
  wholeNumber,
  nestedObject,
  wireObject,
} from './wire';
import { collectDroppedRows } from './wire-context.fixture';

function buildContextWithLog() {
  const items: string[] = [];
  const received: [number, string][] = [];
  const collected = collectDroppedRows({
    dropItem: (reason) => items.push(reason),
    receive: (count, what) => received.push([count, what]),
  });
  return { ...collected, items, received };
}

function reads(schema: z.ZodType, cases: readonly (readonly [wire: unknown, value: unknown])[]): void {
  it.each(cases)('%j is read as %j', (wire, value) => {
    expect(schema.parse(wire)).toEqual(value);
  });
}

describe('text', () => {
  reads(text(), [
    ['  Fort   Harlan ', 'Fort Harlan'],
    ['Ashgrove &amp; Kettle&nbsp;Creek', 'Ashgrove & Kettle Creek'],
    ['dash &#151; here', 'dash \u2014 here'],
    ['Rock &notes', 'Rock &notes'],
    ['line\r\n\tbreak\u0000', 'line break'],
    ['Lions \ud83e', 'Lions \ufffd'],
    ['\udd81 Lions', '\ufffd Lions'],
    ['Lions \ud83e\udd81', 'Lions \u{1f981}'],
    ['&#55358;&#56705;', '\ufffd\ufffd'],
    [40, '40'],
    [JSON.parse('1e999'), ''],
    [true, 'true'],
    [null, ''],
    [undefined, ''],
    [{ nested: 1 }, ''],
  ]);
});

describe('text that is too long', () => {
  it('is cut and ends with an ellipsis', () => {
    const kept = text().parse('a'.repeat(100_000));
    expect(kept).toHaveLength(MAX_TEXT_LENGTH);
    expect(kept.endsWith('a…')).toBe(true);
    expect(text().parse('a'.repeat(MAX_TEXT_LENGTH))).toBe('a'.repeat(MAX_TEXT_LENGTH));
  });

  it('is cut without splitting a character', () => {
    expect(text().parse('🦁'.repeat(MAX_TEXT_LENGTH)).isWellFormed()).toBe(true);
  });

  it.each([
    ['whole number', wholeNumber(), '9'.repeat(100_000)],
    ['decimal of too many digits', decimal(), '9'.repeat(400)],
    ['decimal', decimal(), `0.${'1'.repeat(100_000)}`],
    ['address', httpUrl(), `https://example.org/${'a'.repeat(100_000)}`],
    ['relative address', httpUrl({ answerUrl: 'https://example.org/' }), `a/${'1'.repeat(100_000)} b`],
  ])('is null as %s', (_, schema, value) => {
    expect(schema.parse(value)).toBeNull();
  });

  it('is refused as an identifier', () => {
    expect(identifier().safeParse('a'.repeat(100_000)).success).toBe(false);
  });
});

describe('optional text', () => {
  reads(optionalText(), [
    ['  ', null],
    [null, null],
    ['&nbsp;', null],
    [' x ', 'x'],
  ]);
});

describe('whole number', () => {
  reads(wholeNumber(), [
    ['512.0', 512],
    [' 1,204 ', 1204],
    [0, 0],
    ['-3', -3],
    ['40D', null],
    ['2.5', null],
    ['', null],
    [null, null],
    ['1,2', null],
    ['99999999999999999999', null],
    [Number.NaN, null],
  ]);
});

describe('decimal', () => {
  reads(decimal(), [
    ['.750', 0.75],
    ['1,204.50', 1204.5],
    [3.25, 3.25],
    ['NH', null],
    [Infinity, null],
    [[], null],
  ]);
});

describe('flag', () => {
  reads(flag(), [
    ['Y', true],
    ['true', true],
    [true, true],
    [1, true],
    ['1', true],
    ['N', false],
    ['', false],
    [0, false],
    [null, false],
    ['maybe', false],
  ]);
});

describe('a web address', () => {
  reads(httpUrl(), [
    ['www.example.org/a b', 'https://www.example.org/a%20b'],
    ['//cdn.example.org/logo.svg', 'https://cdn.example.org/logo.svg'],
    ['///cdn.example.org/logo.svg', null],
    ['example.org//x', 'https://example.org//x'],
    ['example.org:8080/x', 'https://example.org:8080/x'],
    ['http://example.org', 'http://example.org/'],
    ['HTTPS://example.org/?a=1&copy=2&amp;b=3', 'https://example.org/?a=1&copy=2&b=3'],
    ['/images/logo.png', null],
    ['javascript:alert(1)', null],
    ['java\nscript:alert(1)', null],
    ['mailto:a@example.org', null],
    ['data:text/html,x', null],
    ['https://user:secret@example.org/', null],
    ['http://', null],
    ['not a link', null],
    ['logo.png is missing', null],
    [null, null],
  ]);
});

describe('a relative address, resolved against the URL of the answer', () => {
  reads(httpUrl({ answerUrl: 'https://api.example.org/v1/maxpreps?GameDate=10/11/2025' }), [
    ['/boxscores/7', 'https://api.example.org/boxscores/7'],
    ['/images/logo.png', 'https://api.example.org/images/logo.png'],
    ['boxscores/7', 'https://api.example.org/v1/boxscores/7'],
    ['../media/7.png', 'https://api.example.org/media/7.png'],
    ['?id=7&amp;tab=box', 'https://api.example.org/v1/maxpreps?id=7&tab=box'],
    ['www.example.org/a', 'https://www.example.org/a'],
    ['https://scores.example.org/7', 'https://scores.example.org/7'],
    ['N/A', null],
    ['TBA', null],
    ['10/11/2025', null],
    ['/ not posted yet', null],
    ['javascript:alert(1)', null],
    ['', null],
  ]);
});

describe('optional identifier', () => {
  reads(optionalIdentifier(), [
    ['0101', '0101'],
    ['251301386.0', '251301386'],
    ['g-9.0', 'g-9.0'],
    ['', null],
    [null, null],
    ['x'.repeat(101), null],
  ]);
});

describe('identifier', () => {
  reads(identifier(), [
    ['0101', '0101'],
    [101, '101'],
    ['512.0', '512'],
    [' a-1 ', 'a-1'],
  ]);

  it.each([null, '', '  ', {}, 'x'.repeat(101)])('refuses %j', (wire) => {
    expect(identifier().safeParse(wire).success).toBe(false);
  });
});

describe('an object with varying key spellings', () => {
  const school = wireObject({ nameFormal: text(), city: optionalText(), id: [identifier(), 'ContestID', 'gameId'] });

  reads(school, [
    [
      { NameFormal: 'Ashgrove', CITY: 'Ash', gameid: 7, extra: true },
      { nameFormal: 'Ashgrove', city: 'Ash', id: '7' },
    ],
    [
      { NAMEFORMAL: 'other', nameFormal: 'exact', ContestID: 1, gameId: 2 },
      { nameFormal: 'exact', city: null, id: '1' },
    ],
    [
      { nameFormal: null, NameFormal: 'Kept', ContestID: null, gameId: 2 },
      { nameFormal: 'Kept', city: null, id: '2' },
    ],
  ]);

  it.each([{ wire: null }, { wire: 'text' }, { wire: [] }, { wire: 4 }])('refuses $wire', ({ wire }) => {
    expect(school.safeParse(wire).success).toBe(false);
  });

  it('may have fields of the row as one object, and an object in a field, which need not be there', () => {
    const coach = { name: [optionalText(), 'CoachName'], phone: optionalText() } as const;
    const row = wireObject({ coach, record: nestedObject({ wins: wholeNumber() }) });
    expect(row.parse({ coachName: 'Ann', PHONE: '555', Record: { Wins: '3' } })).toEqual({
      coach: { name: 'Ann', phone: '555' },
      record: { wins: 3 },
    });
    for (const record of [undefined, null, [], 'none']) {
      expect(row.parse({ record })).toEqual({ coach: { name: null, phone: null }, record: { wins: null } });
    }
  });
});

describe('the rows of an answer', () => {
  const row = wireObject({ id: identifier() });

  it.each([[[{ id: 1 }]], [{ data: [{ id: 1 }] }], [{ Data: { DATA: [{ ID: 1 }] } }]])('are found in %j', (body) => {
    expect(dataRows(buildContextWithLog().context, row).parse(body)).toEqual([{ id: '1' }]);
  });

  it('keep valid rows and report each dropped row', () => {
    const { context, dropped } = buildContextWithLog();
    expect(dataRows(context, row).parse([{ id: 1 }, null, { id: '' }, { id: 2 }])).toEqual([{ id: '1' }, { id: '2' }]);
    expect(dropped).toHaveLength(2);
    expect(dropped[1]).toBe('row 2: id is missing');
  });

  it.each([null, {}, 'text', { error: 'Route not found' }, { data: null }, { data: 'none' }, { data: { rows: [] } }])(
    'are refused as a whole when the body is %j',
    (body) => {
      expect(dataRows(buildContextWithLog().context, row).safeParse(body).success).toBe(false);
    },
  );

  it('report the error message from upstream', () => {
    const result = dataRows(buildContextWithLog().context, row).safeParse({
      error: 'Missing required parameter: class',
    });
    expect(result.error?.issues[0]?.message).toContain('Missing required parameter: class');
  });

  it('nested in a row may be missing, and invalid ones are reported as items instead of rows', () => {
    const { context, dropped, items, received } = buildContextWithLog();
    expect(nestedRows(context, row).parse(null)).toEqual([]);
    expect(nestedRows(context, row).parse([{ id: 3 }, 5])).toEqual([{ id: '3' }]);
    expect([dropped.length, items.length, received]).toEqual([0, 1, [[2, 'items']]]);
  });

  it('in a field are counted as rows, and a missing list is null or refused where it is required', () => {
    const { context, dropped, received } = buildContextWithLog();
    expect(fieldRows(context, row).parse([{ id: 3 }, 5])).toEqual([{ id: '3' }]);
    expect([dropped.length, received]).toEqual([1, [[2, 'rows']]]);
    expect(fieldRows(context, row).parse({})).toBeNull();
    expect(requiredFieldRows(context, row).parse([])).toEqual([]);
    expect(requiredFieldRows(context, row).safeParse(null).error?.issues[0]?.message).toBe('are missing');
  });

  it('are counted before the first row is read', () => {
    const { context, dropped, received } = buildContextWithLog();
    const counting = row.refine(() => {
      expect(received).toEqual([[2, 'rows']]);
      return true;
    });
    dataRows(context, counting).parse({ data: [{ id: 1 }, null] });
    expect(dropped).toHaveLength(1);
  });
});

describe('a single object', () => {
  const report = wireObject({ title: text() });

  reads(dataObject(report), [
    [{ data: { title: 'a' } }, { title: 'a' }],
    [{ title: 'a' }, { title: 'a' }],
  ]);
  reads(firstRow(report), [
    [{ data: [{ title: 'a' }, { title: 'b' }] }, { title: 'a' }],
    [{ data: { title: 'a' } }, { title: 'a' }],
    [{ data: [] }, null],
    [[], null],
  ]);

  it('is refused when the body has another shape', () => {
    expect(dataObject(report).safeParse([]).success).toBe(false);
    expect(firstRow(report).safeParse('text').success).toBe(false);
  });

  it.each([[null], [{ data: null }], [[null]], [{ data: [null, { title: 'a' }] }], [{ data: { data: null } }]])(
    'is refused when null takes its place: %j',
    (body) => {
      expect(firstRow(report).safeParse(body).success).toBe(false);
    },
  );

  it('names the invalid field of the first row', () => {
    const result = firstRow(wireObject({ id: identifier() })).safeParse([{ id: '' }]);
    expect(result.error?.issues[0]?.message).toBe('the first row: id is missing');
  });
});
