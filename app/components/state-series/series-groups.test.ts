import { expect, it } from 'vitest';
import { joinBoysAndGirls, splitDetail } from './series-groups';

const line = (text: string, detail = 'Sectionals') => ({ text, detail });

function describeGroups(lines: readonly ReturnType<typeof line>[]) {
  return joinBoysAndGirls(lines).map(({ members }) => members.map(({ who, sport }) => [who, sport]));
}

it('boys and girls of one sport and round share a line, at the place of the first', () => {
  expect(describeGroups([line('Girls Golf'), line('Football'), line('Boys Golf')])).toEqual([
    [
      ['Girls', 'Golf'],
      ['Boys', 'Golf'],
    ],
    [[null, 'Football']],
  ]);
});

it('lines with different details, and one without the other, keep the name of the sport', () => {
  expect(describeGroups([line('Boys Golf'), line('Girls Golf', 'Regionals'), line('Girls Tennis')])).toEqual([
    [[null, 'Boys Golf']],
    [[null, 'Girls Golf']],
    [[null, 'Girls Tennis']],
  ]);
});

it('a detail breaks only after its colon and the commas before it, unless a part is too long for that', () => {
  const listUnbroken = (text: string) => splitDetail(text).flatMap((part) => (part.isUnbroken ? [part.text] : []));
  const detail = 'State finals (1A-4A), day 1 of 2: 1 live, 3 to come';
  expect(listUnbroken(detail)).toEqual(['State finals (1A-4A),', 'day 1 of 2:', '1 live, 3 to come']);
  expect(listUnbroken('On now, 8:00–9:00 PM')).toEqual(['On now,', '8:00–9:00 PM']);
  const long = 'First round of the northern half of the state';
  expect(splitDetail(`${long}: 1 live`)).toEqual([
    { text: `${long}:`, isUnbroken: false },
    { text: '1 live', isUnbroken: true },
  ]);
});
