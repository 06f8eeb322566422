import { expect, it } from 'vitest';
import { mediaOutlets } from './media-directory';
import { collectDroppedRows, readAnswer } from './wire-context.fixture';

function parse(rows: readonly unknown[]) {
  const { dropped, context } = collectDroppedRows();
  return { outlets: readAnswer(mediaOutlets, { data: rows }, context), dropped };
}

it.each([
  ['SPECIAL', 'Special'],
  ['ILLRADIO', 'Radio'],
  ['OUTRADIO', 'Radio'],
  ['ILLTV', 'Television'],
  ['OUTTV', 'Television'],
  ['ILLCABLE', 'Television'],
  ['ILLWEEK', 'Newspaper'],
  ['OUTNEWS', 'Newspaper'],
  ['ILLDAILY', 'Newspaper'],
  ['ILLSEMI', 'Newspaper'],
  ['ONLINE', 'Online'],
  ['WIRE', 'Wire Service'],
  ['BUREAU', 'Bureau'],
  [' illtv ', 'Television'],
  ['PODCAST', 'Other'],
  ['constructor', 'Other'],
  ['', 'Other'],
  [null, 'Other'],
])('the suffix %j means an outlet of type %s', (TypeSuffix, type) => {
  expect(parse([{ MediaID: 1, MediaName: 'Oak', TypeSuffix }]).outlets[0]?.type).toBe(type);
});

it('an outlet requires a name, and other missing fields are null', () => {
  const { outlets, dropped } = parse([
    { mediaId: '7.0', mediaName: ' Oak &amp; Elm ' },
    { MediaID: 8 },
    { MediaName: 'Ash' },
  ]);
  const nothing = { address: null, cityLine: null, phone: null, fax: null, email: null, website: null };
  expect(outlets).toMatchObject([
    { id: '7', name: 'Oak & Elm', type: 'Other', ...nothing },
    { name: 'Ash', type: 'Other', ...nothing },
  ]);
  expect(dropped).toHaveLength(1);
});

it('city, state and ZIP code form one line that skips missing parts', () => {
  const findLine = (row: object) => parse([{ MediaID: 1, MediaName: 'Oak', ...row }]).outlets[0]?.cityLine;
  expect(findLine({ City: 'Oak', State: 'PS', Zip: 50123 })).toBe('Oak, PS 50123');
  expect(findLine({ City: 'Oak', Zip: '50123.0' })).toBe('Oak, 50123');
  expect(findLine({ State: 'PS', Zip: '05012' })).toBe('PS 05012');
});

it('an invalid e-mail or web address is not linked', () => {
  const row = { MediaID: 1, MediaName: 'Oak', Email: 'x@oak.example?bcc=y@oak.example', URL: 'javascript:alert(1)' };
  expect(parse([row]).outlets[0]).toMatchObject({ email: null, website: { text: 'javascript:alert(1)', url: null } });
});
