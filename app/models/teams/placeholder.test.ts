import { describe, expect, it } from 'vitest';
import { findTeamWithBye, isBye } from '../brackets/bracket-team';
import { buildGameTeam, buildScheduledGame } from '../games/game.fixture';
import { isNoGame, nameOpponent, readPlaceholder } from './placeholder';

describe.each([
  [
    'bye',
    'BYE|Bye|bye|*BYE*|(bye)|B Y E|Bye Week|BYE GAME|bye round|First Round Bye|First-round bye|vs. BYE|VS BYE|v. Bye Week|versus bye|@ BYE',
  ],
  [
    'open-date',
    'Open|OPEN|Open Date|OPEN DATE|Open Week|open-date|Idle|IDLE|Idle Week|No Game|NO GAME SCHEDULED|No Opponent|No Match|No contest|No game scheduled|Off|OFF WEEK|off date|Not scheduled|(open)|vs. Open Date',
  ],
  [
    'open',
    'Open slot|OPEN TEAM|TBD|TBA|T.B.D.|t.b.a.|To Be Determined|TO BE DETERMINED|To be announced|To Be Decided|TBD Opponent|Team TBD|Opponent TBD|Unknown|TBD (Sectional)|-|?|—||N/A|Winner of Game 3|Winner Game 3|Winner G3|Winner Match 12|Winner #4|Winner of Rockwell Regional|Loser of Game 2|Loser G1|W12|L12|WG3|Game 3 Winner|Rockwell Regional Winner|Regional 2 Champion|Sectional champions|Ashgrove/Fort Harlan winner|#1 Seed|Seed 4|Highest seed|Lowest remaining seed|Winner|Runner-up of Pool A|vs. TBD|vs. Winner of Game 3|Undetermined|Undefined',
  ],
  [
    undefined,
    'Ashgrove|Openwood|Byelsville|Open Door Christian|Winnerton|Winner Heights|St. Bede|Fort Harlan (Idle Hour)|Offenburg|No. 9 Academy|Tbilisi|Lowell|Seedville|École|Nogales|W. Rockwell|L12th Street|V. Ashgrove|Vs. Bede|Versailles',
  ],
])('names that are %s', (kind, names) => {
  it.each(names.split('|'))('%j', (name) => {
    expect(readPlaceholder(name)?.kind).toBe(kind);
  });
});

describe('a name that is also that of a town', () => {
  it('is a team with the id of a school', () => {
    expect(readPlaceholder('Winner', '0412')).toBeNull();
    expect(readPlaceholder('Winner', '0000')?.kind).toBe('open');
    expect(readPlaceholder('Winner of Game 3', '9999')?.kind).toBe('open');
    expect(readPlaceholder('TBD', '9999')?.kind).toBe('open');
  });
});

describe('an open date', () => {
  it.each([
    ['Open', 'Open'],
    ['OPEN', 'Open'],
    ['Off', 'Open Date'],
    ['no game', 'Open Date'],
  ])('of %j has the name %j, which is an open date too', (sent, name) => {
    expect(nameOpponent(sent)).toBe(name);
    expect(isNoGame(sent) && isNoGame(name)).toBe(true);
  });

  it('is not a bye, and an open place is that of a team to be decided', () => {
    const listFacts = (name: string) => {
      const game = buildScheduledGame({ teams: [buildGameTeam('Ashgrove'), buildGameTeam(name)] });
      return [findTeamWithBye(game)?.name, isBye(game)];
    };
    expect(listFacts('Bye')).toEqual(['Ashgrove', true]);
    expect(listFacts('Open Date')).toEqual([undefined, true]);
    expect(listFacts('Open slot')).toEqual([undefined, false]);
  });
});
