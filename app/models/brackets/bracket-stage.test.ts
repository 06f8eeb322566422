import { describe, expect, it } from 'vitest';
import { parseBracketStage, formatStageName } from './bracket-stage';

describe('the order of rounds', () => {
  it.each([
    ['Regional', 'Quarterfinal', 1],
    ['Regional', 'Semifinal', 2],
    ['Regional', 'Championship', 3],
    ['Sectional', 'Semifinal', 4],
    ['Sectional', 'Championship', 5],
    ['Super-Sectional', 'Championship', 6],
    ['Super-Sectional', null, 6],
    ['State', 'Semifinal', 7],
    ['State', '3rd Place', 8],
    ['State', 'Championship', 8],
  ])('puts %s %s at position %d', (level, round, order) => {
    expect(parseBracketStage(level, round)?.order).toBe(order);
  });

  it.each([
    ['REGIONALS', 'Quarter-Finals', 'Regional Quarterfinal'],
    ['Regional', 'First Round', 'Regional First Round'],
    ['Regional', 'Play-In', 'Regional First Round'],
    ['Sectional', 'Final', 'Sectional Championship'],
    ['Super Sectional', 'Finals', 'Super-Sectional'],
    ['State Finals', 'Semi-Final', 'State Semifinal'],
    ['State', 'Third Place Game', 'State 3rd Place'],
    ['State', 'Quarterfinals', 'State Quarterfinal'],
    ['Playoff', 'Round 1', 'Round 1'],
    ['Playoffs', '2nd Round', 'Round 2'],
    ['Playoff', 'Quarterfinal', 'Quarterfinal'],
    [null, 'Semifinal', 'Semifinal'],
  ])('reads %s, %s as %s', (level, round, name) => {
    const stage = parseBracketStage(level, round);
    expect(stage && formatStageName(stage)).toBe(name);
  });

  it.each([
    ['Invitational', 'Lyd Rapids Invitational'],
    ['Regional', null],
    ['Regional', 'Round 9'],
    ['State', '5th Place'],
    ['State', 'Consolation Semifinal'],
    ['Meet', 'Championship'],
  ])('has no position for %s, %s', (level, round) => {
    expect(parseBracketStage(level, round)).toBeNull();
  });
});
