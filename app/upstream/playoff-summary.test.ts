import { describe, expect, it } from 'vitest';
import { playoffSummary, playoffSummaryEdition } from './playoff-summary';
import { collectDroppedRows, readAnswer } from './wire-context.fixture';

const { dropped, context } = collectDroppedRows();
const read = (body: unknown) => readAnswer(playoffSummary, body, context);

const team = { school: 'Ashgrove', schoolId: 7, shortName: 'Ashgrove', logoURL: 'https://x.test/7.svg' };
const seasonRow = {
  ...team,
  nickname: ' Hawks ',
  coach: 'Ann Ames',
  ThisYear: '8-2',
  lastYear: null,
  enrollment: '545.49',
  opponents: { record: '36-42', inPlayoffs: '5' },
  scoring: { for: '248', against: 175, diff: '+73' },
};
const historyRow = {
  ...team,
  appearances: { total: '12', consecutive: 3, last: 2024 },
  record: '14-11',
  trophies: { first: 1, second: '0' },
};
const body = {
  title: '2025 Class 3A Football Playoff Team Information',
  notes: ['In order of name.', '', null],
  sections: [
    { title: 'Playoff History', rows: [historyRow] },
    { title: 'This Season', rows: [seasonRow, null, { coach: 'of no school' }] },
  ],
};

describe('the summary of a playoff class', () => {
  it('is read bare and wrapped, with sections found by title', () => {
    const summary = read(body);
    expect(read({ data: body })).toEqual(summary);
    expect(summary).toMatchObject({
      notes: ['In order of name.'],
      season: [
        {
          school: 'Ashgrove',
          schoolId: '7',
          logoUrl: 'https://x.test/7.svg',
          nickname: 'Hawks',
          thisYear: '8-2',
          lastYear: null,
          enrollment: 545.49,
          opponents: { record: '36-42', inPlayoffs: 5 },
          scoring: { for: 248, against: 175, diff: 73 },
        },
      ],
      history: [{ appearances: { total: 12, consecutive: 3, last: '2024' }, trophies: { first: 1, second: 0 } }],
    });
  });

  it('drops rows without a school and reports them', () => {
    dropped.length = 0;
    read(body);
    expect(dropped).toHaveLength(2);
  });

  it('keeps a row with missing parts', () => {
    const sections = [{ title: 'This Season', rows: [{ ...team, opponents: null }] }];
    expect(read({ ...body, sections })?.season[0]).toMatchObject({
      opponents: { record: null, inPlayoffs: null },
      scoring: { for: null, against: null, diff: null },
    });
  });

  it.each([[[]], [null], [[{ title: 'This Season', rows: [] }]], [[{ title: 'Else', rows: [team] }]]])(
    'is null when known sections have no rows: %j',
    (sections) => {
      expect(read({ ...body, sections })).toBeNull();
    },
  );

  it.each([[[null, 'x']], [[{ title: 'This Season', rows: [null] }]]])(
    'is refused when no row can be read: %j',
    (sections) => {
      expect(() => read({ ...body, sections })).toThrow(/no row that can be read/);
    },
  );

  it('is refused when it is not an object or has neither title nor sections', () => {
    expect(() => read({ error: 'Internal' })).toThrow(/neither a title nor sections/);
    expect(() => read([])).toThrow();
    expect(() => read('soon')).toThrow();
  });
});

it('the path of an edition has the token before the class number', () => {
  expect(playoffSummary.definition.buildPath({ classNumber: '8' })).toBe('/v1/football/playoff-summary/8');
  expect(playoffSummaryEdition.definition.buildPath({ token: '1900-', classNumber: '8' })).toBe(
    '/v1/football/playoff-summary/1900-8',
  );
});
