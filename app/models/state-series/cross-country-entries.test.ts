import { describe, expect, it } from 'vitest';
import type { BoxAssignment, CrossCountryEntries } from '~/upstream/cross-country';
import { splitBoxColumns, searchEntries, listStartingBoxes } from './cross-country-entries';

function buildBoxAssignment(box: string, athlete: string, school = 'Ashgrove', isTeam = false): BoxAssignment {
  return { box, isTeam, school, athlete };
}

const formatBoxes = (boxes: ReturnType<typeof listStartingBoxes>) =>
  boxes.map(({ box, school, athlete }) => [box, school, athlete].filter((part) => part !== null).join(' '));

describe('starting boxes', () => {
  it('list a team once, and each individual athlete', () => {
    const boxes = listStartingBoxes([
      buildBoxAssignment('12', 'A One', 'Ashgrove', true),
      buildBoxAssignment('12', 'A Two', 'Ashgrove', true),
      buildBoxAssignment('12', 'B One', 'Bellweather', true),
      buildBoxAssignment('40', 'C One', 'Claycroft'),
      buildBoxAssignment('40', 'C Two', 'Claycroft'),
      buildBoxAssignment('40', 'C Two', 'Claycroft'),
    ]);
    expect(formatBoxes(boxes)).toEqual(['12 Ashgrove', '12 Bellweather', '40 Claycroft C One', '40 Claycroft C Two']);
  });

  it('are sorted by number, then by letter, with boxes without a number last', () => {
    const boxes = listStartingBoxes(
      ['40D', '9', 'X', '40B', '10', '4', '100', '40'].map((box) => buildBoxAssignment(box, 'A')),
    );
    expect(boxes.map(({ box }) => box)).toEqual(['4', '9', '10', '40', '40B', '40D', '100', 'X']);
  });

  it('are in the left column up to 23 and in the right column from 24', () => {
    const { left, right } = splitBoxColumns(
      listStartingBoxes(['24', '23', '24A', '23D', '1', 'X'].map((box) => buildBoxAssignment(box, 'A'))),
    );
    expect(left.map(({ box }) => box)).toEqual(['1', '23', '23D']);
    expect(right.map(({ box }) => box)).toEqual(['24', '24A', 'X']);
  });
});

describe('a search of cross-country entries', () => {
  const athletes = [
    { number: '1', name: 'Jae-won Trần', year: 'Sr.' },
    { number: '2', name: 'Cormac Bell', year: null },
  ];
  const entries: CrossCountryEntries = {
    boxes: [
      buildBoxAssignment('1', 'Jae-won Trần', 'Ashgrove', true),
      buildBoxAssignment('1', 'Cormac Bell', 'Ashgrove', true),
      buildBoxAssignment('30A', 'Bell Minh', 'Claycroft'),
    ],
    teams: [{ school: 'Ashgrove', coaches: [], athletes }],
    individuals: [{ school: 'Claycroft', coaches: [], athletes: [{ number: '3', name: 'Bell Minh', year: 'Fr.' }] }],
  };
  const searchFor = (search: string) => {
    const { boxes, teams, individuals } = searchEntries(entries, search);
    const listNames = (qualifiers: CrossCountryEntries['teams']) =>
      qualifiers.map(({ school, athletes: those }) => `${school}: ${those.map(({ number }) => number).join(' ')}`);
    return [formatBoxes(listStartingBoxes(boxes)), listNames(teams), listNames(individuals)];
  };

  it.each([
    ['', ['1 Ashgrove', '30A Claycroft Bell Minh'], ['Ashgrove: 1 2'], ['Claycroft: 3']],
    ['ashg', ['1 Ashgrove'], ['Ashgrove: 1 2'], []],
    ['tran', ['1 Ashgrove'], ['Ashgrove: 1'], []],
    ['bell', ['1 Ashgrove', '30A Claycroft Bell Minh'], ['Ashgrove: 2'], ['Claycroft: 3']],
    ['bell ashgrove', ['1 Ashgrove'], ['Ashgrove: 2'], []],
    ['nobody', [], [], []],
  ])('for %j filters all three lists', (search, boxes, teams, individuals) => {
    expect(searchFor(search)).toEqual([boxes, teams, individuals]);
  });
});
