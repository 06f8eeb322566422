import { describe, expect, it } from 'vitest';
import { nameHiddenResult, tellsResult } from './tells-result';

describe('a text that tells a result', () => {
  it.each([
    'Girls Volleyball: Mt. Hollis outlasts Yarrowwater, 2-1',
    'Girls Bowling: Ashgrove tops Overton, 2612-2541 in Class 2A sectional',
    'Boys Bowling: Ashgrove 2012–1941 Overton',
    'FINAL: Ashgrove over Overton, 62-58. #BoysBasketball',
    'Ashgrove gets it done, 3 - 1. Overton made them earn every bit of it.',
    'Scoreboard says Ashgrove 21-20 (OT) Overton.',
    'From last night: Ashgrove d. Overton 4-3.',
    'Ashgrove vs. Overton, 7-6. Somebody check on the scorekeeper.',
    'Semifinal (3-1) at Fort Harlan',
    'Tennis: 6-4, 6-1 and a long ride home',
    'Golf: Ashgrove wins by two, 311—313',
    'Football: Ashgrove survives Overton',
    'Football: Ashgrove edges No. 3 Overton',
    'Mt. Hollis holds off Fort Harlan',
    'Ashgrove slips past Overton in overtime',
    'Ashgrove beats the Overton Owls',
    'Fort Harlan falls to Ashgrove',
    'Overton rallies past Lone Elm late',
    'Ashgrove pulls away from Overton',
    'Lone Elm comes back against Overton',
    'Overton sweeps Ashgrove',
    'Lone Elm shuts out Overton',
    'Ashgrove wins Class 2A title',
    'Overton advances to the state final',
    'Lone Elm claims first championship',
    'Ashgrove crowned state champion',
    'Ashgrove and Overton are co-champions',
    'Class 1A champion: Ashgrove',
    'Ashgrove upsets top-seeded Overton',
    'Ashgrove def. Overton',
  ])('%s', (text) => {
    expect(tellsResult(text)).toBe(true);
  });
});

describe('a text that tells no result', () => {
  it.each([
    'Entries for 2025-26 are open until 10-12-2025',
    'The 2025-2026 calendar is posted',
    'Winners of 2019–2024',
    'State finals: Oct. 10-12 at Fort Harlan',
    'Finals are on November 7-8',
    'Camp, 3-5 June',
    'The office is open 9-11 AM',
    'Gates open 5-6:30',
    'Doors 11:30-1',
    'Call 555-0134 or (217) 555-0134',
    'Call 217-555-0134',
    'Girls Soccer, Class 1-2 pairings',
    'Class 1A-2A pairings are set',
    'For grades 9-12',
    'Weeks 3-5 of the season',
    'Ages 14-18',
    'See pages 12-14, rule 3-2',
    'Seeds 1-4 have a bye',
    'A 10-12 week season',
    'Expect 30-45 minutes of waiting',
    'Tickets are $5-10',
    'The board voted 8-1 on the proposal',
    'A 4-3 defense, explained',
    'What drum beats mean to a student section',
    'The lake edges closer to the course',
    'Three games went to the last play',
    'The trophy tops the shelf',
    'A coach wins a national award',
    'Coach Miller wins a national award',
    'Bracket day. Football pairings go up at 4 PM.',
    '“I taught him to tie his shoes, and then he beat me.”',
    'Weather update: sites in the north start at 5:30 instead of 4:30.',
    'Thread: how a bracket gets made (1/14)',
    'Board of Directors summary: October 6, 2025',
    'Where champions practice',
    '',
  ])('%s', (text) => {
    expect(tellsResult(text)).toBe(false);
  });
});

it.each([
  ['Girls Volleyball: Mt. Hollis outlasts Yarrowwater', 'Girls Volleyball: game result'],
  ['FINAL: Ashgrove over Overton, 62-58', 'Game result'],
  ['Ashgrove survives Overton: a night to remember', 'Game result'],
  ['Ashgrove 62-58 Overton', 'Game result'],
  ['Where champions practice', null],
])('%s is replaced by %s', (title, words) => {
  expect(nameHiddenResult(title)).toBe(words);
});

it('a title is replaced when the text below it tells the result', () => {
  expect(nameHiddenResult('Football: a night to remember', 'Ashgrove beats Overton')).toBe('Football: game result');
});
