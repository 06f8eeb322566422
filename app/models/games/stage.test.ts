import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  compareStages,
  formatClassAndStage,
  formatStage,
  formatStageInSentence,
  formatStageOfDay,
  formatStageOfGame,
  formatStages,
  parseStage,
} from './stage';

/* Upstream's level and round, the order, and every form of the name: short, long, of several games, in a sentence. */
it.each([
  [
    'Regional',
    'Quarterfinal',
    1,
    'Quarterfinal',
    'Regional quarterfinal',
    'Regional quarterfinals',
    'the regional quarterfinal',
  ],
  [
    'REGIONALS',
    'Quarter-Finals',
    1,
    'Quarterfinal',
    'Regional quarterfinal',
    'Regional quarterfinals',
    'the regional quarterfinal',
  ],
  [
    'Regional',
    'First Round',
    0,
    'First round',
    'Regional first round',
    'Regional first round',
    'the regional first round',
  ],
  ['Regional', 'Play-In', 0, 'First round', 'Regional first round', 'Regional first round', 'the regional first round'],
  ['Regional', 'Semifinal', 2, 'Semifinal', 'Regional semifinal', 'Regional semifinals', 'the regional semifinal'],
  [
    'Regional',
    'Championship',
    3,
    'Championship',
    'Regional championship',
    'Regional championships',
    'the regional championship',
  ],
  ['Sectional', 'Semifinal', 4, 'Semifinal', 'Sectional semifinal', 'Sectional semifinals', 'the sectional semifinal'],
  [
    'Sectional',
    'Final',
    5,
    'Championship',
    'Sectional championship',
    'Sectional championships',
    'the sectional championship',
  ],
  [
    'Super-Sectional',
    'Championship',
    6,
    'Super-sectional',
    'Super-sectional',
    'Super-sectionals',
    'the super-sectional',
  ],
  ['Super Sectional', 'Finals', 6, 'Super-sectional', 'Super-sectional', 'Super-sectionals', 'the super-sectional'],
  ['Super-Sectional', null, 6, 'Super-sectional', 'Super-sectional', 'Super-sectionals', 'the super-sectional'],
  [
    'State',
    'Quarterfinals',
    6.5,
    'Quarterfinal',
    'State quarterfinal',
    'State quarterfinals',
    'the state quarterfinal',
  ],
  ['State Finals', 'Semi-Final', 7, 'Semifinal', 'State semifinal', 'State semifinals', 'the state semifinal'],
  ['State', 'Third Place Game', 8, '3rd place', 'State 3rd place', 'State 3rd place', 'the state 3rd place'],
  ['State', 'Championship', 8, 'Championship', 'State championship', 'State championships', 'the state championship'],
  ['Playoff', 'Round 1', 1, 'Round 1', 'Playoff round 1', 'Playoff round 1', 'playoff round 1'],
  ['Playoffs', '2nd Round', 2, 'Round 2', 'Playoff round 2', 'Playoff round 2', 'playoff round 2'],
  ['Playoffs', 'Third Round', 3, 'Round 3', 'Playoff round 3', 'Playoff round 3', 'playoff round 3'],
  ['Playoff', 'Quarterfinal', 4, 'Quarterfinal', 'Quarterfinal', 'Quarterfinals', 'the quarterfinal'],
  [null, 'Semifinal', 7, 'Semifinal', 'Semifinal', 'Semifinals', 'the semifinal'],
])('%s, %s has position %d and one name: %s', (level, round, order, short, name, several, inSentence) => {
  const stage = parseStage({ level, round });
  expect(stage?.order).toBe(order);
  expect(stage?.round).toBe(short);
  expect(stage && [formatStage(stage), formatStages(stage), formatStageInSentence(stage)]).toEqual([
    name,
    several,
    inSentence,
  ]);
  expect(formatStageOfGame({ level, round })).toBe(name);
  expect(formatStageOfGame({ level, round }, { withoutLevel: true })).toBe(short);
});

it.each([
  ['Invitational', 'Lyd Rapids Invitational'],
  ['Regional', null],
  ['Regional', 'Round 9'],
  ['State', '5th Place'],
  ['State', 'Consolation Semifinal'],
  ['Meet', 'Championship'],
])('%s, %s has no position', (level, round) => {
  expect(parseStage({ level, round })).toBeNull();
});

describe('words of the feed that name more than a round stay', () => {
  it.each([
    ['Regional', 'Rockwell Invitational', 'Regional, Rockwell Invitational'],
    ['Sectional', 'Rockwell Sectional', 'Rockwell Sectional'],
    ['Super-Sectional', 'Rockwell Super-Sectional', 'Rockwell Super-Sectional'],
    ['State', 'Semifinal, pool A', 'State, Semifinal, pool A'],
    ['State', 'Consolation Semifinal', 'State, Consolation Semifinal'],
    ['State', null, 'State'],
    [null, null, null],
  ])('level %s and round %s are %s', (level, round, stage) => {
    expect(formatStageOfGame({ level, round })).toBe(stage);
  });
});

it.each([
  ['1A', 'State', 'Championship', 'Class 1A state championship'],
  ['8A', 'Playoff', 'Round 1', 'Class 8A playoff round 1'],
  ['8A', 'Playoff', 'Quarterfinal', 'Class 8A quarterfinal'],
  ['2A', 'Super-Sectional', 'Championship', 'Class 2A super-sectional'],
  ['2A', null, 'Semifinal', 'Class 2A semifinal'],
  ['2A', 'Regional', 'Rockwell Invitational', 'Class 2A regional, Rockwell Invitational'],
  ['2A', null, 'Rockwell Invitational', 'Class 2A, Rockwell Invitational'],
  [null, 'State', 'Championship', 'State championship'],
])('class %s, level %s and round %s are %s', (classId, level, round, stage) => {
  expect(formatClassAndStage({ classId, level, round })).toBe(stage);
});

it('a class alone is no stage', () => {
  expect(formatClassAndStage({ classId: '1A', level: null, round: null })).toBeNull();
});

it.each([
  ['Regional', 'regional finals', 'Regional championships'],
  ['Regional', 'regional finals (1A)', 'Regional championships (1A)'],
  ['Regional', 'regionals', 'Regionals'],
  ['Playoff', 'first round', 'Playoff round 1'],
  ['Playoff', 'quarterfinals', 'Quarterfinals'],
  ['State Final', 'state semifinals', 'State semifinals'],
  ['State Final', 'state finals (1A-4A)', 'State finals (1A-4A)'],
  ['State Final', 'state finals, day one', 'State finals, day one'],
  ['Meeting', 'board meeting', 'Board meeting'],
])('a day of type %s with the title "%s" is %s', (level, title, name) => {
  expect(formatStageOfDay(level, title)).toBe(name);
});

it('state finals are before other games of the state level, then come other championships, then the rest', () => {
  const games = [
    { level: 'Regional', round: 'Semifinals' },
    { level: 'Sectional', round: 'Championship' },
    { level: null, round: 'Championship' },
    { level: 'State', round: '3rd Place' },
    { level: 'State', round: 'Championship' },
    { level: null, round: null },
  ];
  expect(games.sort(compareStages).map(({ level, round }) => [level, round])).toEqual([
    ['State', 'Championship'],
    ['State', '3rd Place'],
    ['Sectional', 'Championship'],
    ['Regional', 'Semifinals'],
    [null, 'Championship'],
    [null, null],
  ]);
});

/** Files whose words name no round of games: results in the news, goods, words of the search and for a bye. */
const otherMeanings = [
  'models/content/tells-result.ts',
  'models/teams/placeholder.ts',
  'routes/search/pages-part.ts',
  'upstream/licensed-vendors.ts',
];
const roundInText =
  /(['"`])[^'"`\n]*\b(?:(?:semi|quarter)-?finals?|championships?|(?:3rd|third) place|first round)\b[^'"`\n]*\1/i;

it('no other file names a round', () => {
  const files = readdirSync('app', { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.(?:test|fixture|generated)\./.test(file) && !otherMeanings.includes(file),
  );
  const naming = files.filter((file) => {
    const code = readFileSync(`app/${file}`, 'utf8').replace(/\/\*[^]*?\*\/|\/\/.*$/gm, '');
    return roundInText.test(code) || /champion\/i/.test(code);
  });
  expect(naming).toEqual(['models/games/stage.ts']);
});
