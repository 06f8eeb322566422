import { expect, it } from 'vitest';
import { buildGameTeam, buildScheduledGame } from '../games/game.fixture';
import { buildSchool } from '../schools/directory-school.fixture';
import { joinSchools } from './join-schools';

const schools = [buildSchool('0101', 'Ashgrove'), buildSchool('0202', 'Fort Harlan')];
const joinTeam = (name: string, schoolId: string | null, directory: typeof schools | null = schools) =>
  joinSchools([buildScheduledGame({ teams: [buildGameTeam(name, { schoolId }), buildGameTeam('Oak')] })], directory)
    .map(({ teams: [first] }) => [first.name, first.schoolId])
    .flat();

it('a team gets its number from the directory', () => {
  expect(joinTeam('Fort Harlan', null)).toEqual(['Fort Harlan', '0202']);
  expect(joinTeam('Fort Harlan', null, null)).toEqual(['Fort Harlan', null]);
});

it('a team that the feed gives only a number gets its name from the directory', () => {
  expect(joinTeam('TBD', '0202')).toEqual(['Fort Harlan', '0202']);
  expect(joinTeam('TBD', '0909')).toEqual(['TBD', '0909']);
  expect(joinTeam('TBD', null)).toEqual(['TBD', null]);
});
