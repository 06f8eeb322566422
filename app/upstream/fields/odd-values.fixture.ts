/* 500 values that schemas of fields must survive: what real systems send in place of a value, and what breaks code that trusts types. */

const placeholders =
  'N/A|n/a|NA|TBA|TBD|To Be Determined|null|NULL|None|none|undefined|NaN|nil|Unknown|BYE|Open|-|--|—|–|.|?|*|x|X';
const aroundWords = ['$', '($)', ' $ ', '$.', '<em>$</em>', '$ / $'];
const numbers = ['0', '7', '72', '84.6', '1204', '99999999999999999999'];
const aroundNumbers =
  '$|+$|-$|−$|–$|$*|($)|$%|$ %|T$|T-$|$th|$.|$.0|$,000|.$|#$|$$|$ pts|$m|$q|$ (4)|$-3|$/18|\u00a0$\u2009|$²|$†|0x$|$e5|"$"';
const days = [
  '2025-10-11',
  '10/11/2025',
  '10/11/25',
  '11 Oct 2025',
  'Oct. 11',
  'Saturday, October 11, 2025',
  '20251011',
];
const times = ['7:00 PM', '7 p.m.', '19:00', '1900', '7.30 PM', '7:00 PM CT', '19:00:00.0000000', 'Noon', 'Midnight'];
const zones = ['', 'Z', '-05:00', ' CDT', ' +0000'];

const texts = [
  '| |\t|\n|\u00a0|\u200b|\ufeff|\u2060|\r\n|&nbsp;|&#160;|&amp;nbsp;|<br>|<p></p>|<p>&nbsp;</p>|<!-- -->|\\N|(null)|[null]|DBNull',
  'true|false|TRUE|Y|N|yes|no|on|off|1=1|Infinity|-Infinity|INF|-INF|#DIV/0!|#REF!|#N/A|1e999|-0|+|%|.5.|1/2|½|①|Ⅻ|١٢|7 7',
  'Final|FINAL/OT|F/2OT|Live|Postponed|PPD|Cancelled|No Contest|Suspended|Forfeit|WD|DQ|DNF|NS|MC|E|Even|NH|ND|FOUL|A|H|at|vs.|@',
  'After first game|30 min. after|Time TBA|7-9 PM|25:99 PM|00:00|24:00|99/99/9999|2025-02-30|0000-00-00|0001-01-01T00:00:00|9999-12-31',
  '/Date(1760140800000)/|Date(1760140800000-0500)|1760140800|1760140800000|45941|2025-10-11 19:00:00.0000000|June 5-6 and 12-13|Nov 28/29',
  '<script>alert(1)</script>|<b|</td></tr>|<em>A</em> &#8217; B|&lt;b&gt;|&#0;|&#x110000;|]]>|<?php ?>|[caption]x[/caption]|{{name}}|${name}',
  'http://|https://|//|javascript:alert(1)|data:text/html,x|www.example.org|example.org/a b|mailto:a@b|../../etc|C:\\files\\a.pdf|/documents/a.pdf',
  'مرحبا|\u202egnirts|🏈|👨‍👩‍👧|é|e\u0301|Ｆｕｌｌ|\uD800|\uDC00|\u0000|\u0007|\u2028|ﬁ|İ|ß|𝟟|ＴＢＡ|O’Neil-Ñúñez',
  '__proto__|constructor|toString|length|0101|0101.0|00|000|2147483648|-2147483649|9007199254740993|A1B2|{}|[]|[object Object]|"|\'|\\|;|,',
].flatMap((line) => line.split('|'));

const otherTypes: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -0.5,
  1,
  7,
  1.5,
  1e21,
  -1e308,
  Number.MAX_SAFE_INTEGER,
  [],
  {},
  [null],
  [[]],
  [''],
  ['7', '8'],
  [{ id: 7 }],
  { id: null },
  { length: -1 },
  { value: '7' },
  { data: [] },
  { data: null },
  { error: 'failed' },
  { $numberLong: '7' },
  { '#text': '7' },
  { toString: null },
  JSON.parse('{"__proto__": {"name": "x"}}'),
  Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`field${index}`, index])),
  Array.from({ length: 60 }, (_, index) => index),
  'W'.repeat(101),
  'W'.repeat(6000),
  '9'.repeat(400),
  'word '.repeat(1500),
  '<p>'.repeat(300),
  '&amp;'.repeat(400),
  ' '.repeat(3000),
];

function combine(patterns: readonly string[], words: readonly string[]): string[] {
  return words.flatMap((word) => patterns.map((pattern) => pattern.replaceAll('$', word)));
}

/** The values, each once. */
export const oddValues: readonly unknown[] = [
  ...new Map(
    [
      ...otherTypes,
      ...texts,
      ...combine(
        zones,
        combine(
          days.slice(0, 1).map((day) => `${day}T$`),
          ['00:00:00', '05:00:00', '19:00:00.000'],
        ),
      ),
      ...days,
      ...times,
      ...combine(
        days.slice(0, 2).map((day) => `${day} $`),
        times,
      ),
      ...combine(aroundNumbers.split('|'), numbers),
      ...combine(aroundWords, placeholders.split('|')),
    ].map((value) => [JSON.stringify(value), value]),
  ).values(),
].slice(0, 500);

/**
 * Replaces each field of one row, and the row, by odd values, and describes every change of another row's output.
 * Outputs that exist only because of the row, or depend on it, are not compared.
 * @param read the function under test, from rows as sent to one output per row
 * @param each how many values each field gets: other ones for each field, from `first` on; all by default
 */
export function listChangesOfOtherRows(
  rows: readonly unknown[],
  read: (rows: readonly unknown[]) => readonly unknown[],
  { at = 0, first = 0, each = oddValues.length }: { at?: number; first?: number; each?: number } = {},
): string[] {
  const row = rows[at];
  const readTexts = (changed: readonly unknown[]) => read(changed).map((output) => JSON.stringify(output));
  const alone = new Set(readTexts(rows.toSpliced(at, 1)));
  const others = readTexts(rows).filter((output) => alone.has(output));
  return listFieldPaths(row).flatMap((path, field) =>
    Array.from({ length: each }, (_, index) => oddValues[(first + field * each + index) % oddValues.length]).flatMap(
      (value) => {
        const changed = new Set(readTexts(rows.with(at, replaceAt(row, path, value))));
        const missing = others.find((output) => !changed.has(output));
        if (missing === undefined) return [];
        const replaced = `${path.join('.') || 'the row'} = ${JSON.stringify(value).slice(0, 60)}`;
        return [`${replaced} changes ${missing.slice(0, 300)}`];
      },
    ),
  );
}

/** Paths of a row, its fields, and fields of objects in it. */
function listFieldPaths(row: unknown, path: readonly string[] = []): (readonly string[])[] {
  if (typeof row !== 'object' || row === null || Array.isArray(row)) return [path];
  return [path, ...Object.entries(row).flatMap(([name, value]) => listFieldPaths(value, [...path, name]))];
}

function replaceAt(row: unknown, [name, ...rest]: readonly string[], value: unknown): unknown {
  if (name === undefined) return value;
  const fields = row as Readonly<Record<string, unknown>>;
  return { ...fields, [name]: replaceAt(fields[name], rest, value) };
}
