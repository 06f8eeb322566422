import { expect, it } from 'vitest';
import { compareStages, formatClassAndStage, formatStageOfGame } from './game-stage';

it.each([
  ['State', 'Championship', 'State championship'],
  ['State', '3rd Place', 'State 3rd place'],
  ['Super-Sectional', 'Semifinals', 'Super-sectional semifinals'],
  ['Playoff', 'Round 1', 'Playoff round 1'],
  ['Regional', 'Rockwell Invitational', 'Regional, Rockwell Invitational'],
  ['Sectional', 'Rockwell Sectional', 'Rockwell Sectional'],
  ['State', null, 'State'],
  [null, 'Championship', 'Championship'],
  [null, null, null],
])('level %s and round %s are %s', (level, round, stage) => {
  expect(formatStageOfGame({ level, round })).toBe(stage);
});

it.each([
  ['1A', 'State', 'Championship', 'Class 1A state championship'],
  ['8A', 'Playoff', 'Round 1', 'Class 8A playoff round 1'],
  ['2A', 'Super-Sectional', 'Championship', 'Class 2A super-sectional championship'],
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

it('state finals are before other games of the state level, then come other championships, then the rest', () => {
  const games = [
    { level: 'Regional', round: 'Semifinals' },
    { level: 'Sectional', round: 'Championship' },
    { level: null, round: 'Championship' },
    { level: 'State', round: '3rd Place' },
    { level: 'State', round: 'Championship' },
    { level: null, round: null },
  ].map((game) => ({ ...game, classId: null }));
  expect(games.sort(compareStages).map(({ level, round }) => [level, round])).toEqual([
    ['State', 'Championship'],
    ['State', '3rd Place'],
    ['Sectional', 'Championship'],
    ['Regional', 'Semifinals'],
    [null, 'Championship'],
    [null, null],
  ]);
});
