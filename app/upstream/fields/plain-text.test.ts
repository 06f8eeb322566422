import { describe, expect, it } from 'vitest';
import { optionalText, text } from '../wire';
import { toSafeLink } from './link';
import { saysUnknown } from './plain-text';

describe('plain text', () => {
  it.each([
    ['The <em>final</em>', 'The final'],
    ['Men&#8217;s &amp;#8217;Tennis', 'Men’s ’Tennis'],
    ['A &amp;amp; B&amp;nbsp;C', 'A & B C'],
    ['&lt;strong&gt;Loud&lt;/strong&gt;', 'Loud'],
    ['One<br/>two</p><p>three', 'One two three'],
    ['<!-- wp:heading -->Rules<!--more-->', 'Rules'],
    ['<![CDATA[Golf & Tennis]]>', 'Golf & Tennis'],
    ['\ufeffAsh\u00adgrove\u200b', 'Ashgrove'],
    ['Menâ€™s â€œTeamâ€\u009d', 'Men’s “Team”'],
    ['PeÃ±a', 'Peña'],
    ['AÂ\u00a0B', 'A B'],
    ['Men\u0092s', 'Men’s'],
    ["O\\'Brien", "O'Brien"],
    ['one\\r\\ntwo', 'one two'],
    ['CAFÉ™ NÃO', 'CAFÉ™ NÃO'],
    ['1 < 2 <3 <TBD> a > b', '1 < 2 <3 <TBD> a > b'],
    ['Null', 'Null'],
    ['None', 'None'],
    ['Christopher Null', 'Christopher Null'],
    ['NULL', ''],
    ['null', ''],
    ['(null)', ''],
    ['undefined', ''],
    ['NaN', ''],
    ['[object Object]', ''],
    ['System.String[]', ''],
    ['#N/A', ''],
    ['#REF!', ''],
    ['0000-00-00 00:00:00', ''],
    ['1/1/1900 12:00:00 AM', ''],
    ['<br>', ''],
    ['<p>&nbsp;</p>', ''],
  ])('%j is read as %j', (raw, cleaned) => {
    expect(text().parse(raw)).toBe(cleaned);
  });

  it.each(['-', '--', '—', '.', '{{ athlete.name }}', 'N/A', 'n/a', 'NULL', '&nbsp;'])(
    'an optional %j is no value',
    (raw) => {
      expect(optionalText().parse(raw)).toBeNull();
    },
  );

  it.each(['&amp;', '<b', '<!--', 'Ã', '\\r\\n', '%20', 'http://', 'a.'])('many %j are read in one pass', (piece) => {
    expect(text().parse(piece.repeat(50_000)).length).toBeLessThanOrEqual(5000);
    expect(toSafeLink(`x${piece.repeat(50_000)} y`)).not.toBe('');
  });
});

describe('an address without its scheme', () => {
  it.each([
    ['bit.ly/x', 'https://bit.ly/x'],
    ['//bit.ly/x', 'https://bit.ly/x'],
    ['docs.google.com/forms/x', 'https://docs.google.com/forms/x'],
    ['forms.gle/x', 'https://forms.gle/x'],
    ['ash.k12.il.us', 'https://ash.k12.il.us/'],
    ['example.co.uk/a?b=1', 'https://example.co.uk/a?b=1'],
    ['example.org:8080/x', 'https://example.org:8080/x'],
    ['/www.example.org/x', 'https://www.example.org/x'],
    ['http//example.org/x', 'http://example.org/x'],
    ['https:/example.org/x', 'https://example.org/x'],
    ['http://https://example.org/x', 'https://example.org/x'],
    ['/https://example.org/x', 'https://example.org/x'],
    ['webcal://example.org/a.ics', 'https://example.org/a.ics'],
    ['”https://example.org/x”', 'https://example.org/x'],
    ['%20https://example.org/x', 'https://example.org/x'],
    ['https://example.org/?a=1&amp;b=2', 'https://example.org/?a=1&b=2'],
    ['mailto: jo@ash.example', 'mailto:jo@ash.example'],
    ['email:jo@ash.example?subject=Hi', 'mailto:jo@ash.example?subject=Hi'],
    ['(555) 555-0142', 'tel:+15555550142'],
    ['form.pdf', '/form.pdf'],
    ['index.html', '/index.html'],
    ['page.php/news', '/page.php/news'],
    ['about/mission', '/about/mission'],
    ['scores.2025/x', '/scores.2025/x'],
  ])('%s leads to %s', (written, address) => {
    expect(toSafeLink(written)).toBe(address);
  });
});

it.each(
  'TBD|TBA|T.B.A.|tbc|To Be Determined|to be announced|Date TBD|Time: TBA|N/A|n.a.|(n/a)|#N/A|NaN|null|(null)|nil|None|unknown|undefined|Not available|not applicable|no data|Vacant|Open|Open Position|-|–—|?|*|...|'.split(
    '|',
  ),
)('%j says that something is not known', (words) => {
  expect(saysUnknown(words)).toBe(true);
});

it.each(
  '0|-3|E|INF|DNP|84.6%|Nancy Tba|Noneman|Openwood|Nan Null|Unknown Pleasures|½|É|王|TBA Smith|To be fair'.split('|'),
)('%j is a value', (words) => {
  expect(saysUnknown(words)).toBe(false);
});
