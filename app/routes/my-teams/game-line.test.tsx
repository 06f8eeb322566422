import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { formatTeamScores, type TeamGame } from '~/models/teams/team-today';
import { GameLine } from './game-line';

const team = {
  key: '0101',
  name: 'Ashgrove',
  to: '/schools/details/0101',
  calendarHref: '/calendar/events.ics?school=0101',
  feedHref: null,
  games: null,
  uncertainCount: 0,
  gamesHref: '/scores',
};
const text = formatTeamScores(['Ashgrove', 'Fort Harlan'], [['21'], ['14']]);

function readLine(game: Partial<TeamGame>): string {
  const html = renderToStaticMarkup(
    <GameLine team={team} game={{ text, isLive: false, ...game }} label="Final" detail={undefined} />,
  );
  return html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

describe('a game of a followed team', () => {
  it('that is over says who has won', () => {
    expect(readLine({ winner: 0 })).toBe('Final Ashgrove won 21 Fort Harlan lost 14');
    expect(readLine({ winner: 1 })).toBe('Final Ashgrove lost 21 Fort Harlan won 14');
  });

  it('that is tied or in play names no winner', () => {
    expect(readLine({})).toBe('Final Ashgrove 21 Fort Harlan 14');
    expect(readLine({ isLive: true })).toContain('Ashgrove 21 Fort Harlan 14');
  });
});
