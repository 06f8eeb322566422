import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { formatShortDay } from '~/models/dates/calendar-date';
import type { Game } from '~/models/games/game';
import {
  buildGameTeam,
  buildFinalGame,
  buildLiveGame,
  buildScheduledGame,
  buildUnreportedGame,
} from '~/models/games/game.fixture';
import { type ScoreCardOptions, toScoreCardView } from '~/models/games/score-card-view';
import { ScoreCard } from './score-card';
import { ScoreHeading } from './score-heading';

function renderMarkup(game: Game): string {
  return renderToStaticMarkup(<ScoreCard card={toScoreCardView(game, { withoutBoxScore: 'No Box Score' })} />);
}

/** The text for screen readers, without drawings and hidden parts. */
function describeForListeners(game: Game): string {
  return readAccessibleText(renderMarkup(game));
}

function readAccessibleText(html: string): string {
  return html
    .replace(/<svg.*?<\/svg>/g, '')
    .replace(/<(span|div)[^>]* aria-hidden="true"[^>]*>(?:<span>[^<]*<\/span>)*.*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

describe('a score card', () => {
  it('writes out the town of a school in its line, and keeps the given name for its label and its followers', () => {
    const teams = [buildGameTeam('Cornview (C.-Thornbrook)'), buildGameTeam('Ashgrove')] as const;
    const html = renderMarkup(buildFinalGame({ teams }));
    expect(html).toContain('>Cornview-Thornbrook<');
    expect(html).toContain('aria-label="Cornview (C.-Thornbrook) against Ashgrove');
  });

  it('is an article labeled with its teams and its state', () => {
    expect(renderMarkup(buildFinalGame())).toMatch(
      /^<div role="article" class="game game-unseeded" aria-label="Ashgrove against Fort Harlan, Final"/,
    );
  });

  it('has the name of the site in one element, so that only its end is cut off', () => {
    expect(renderMarkup(buildFinalGame({ site: 'West Winslow Fieldhouse' }))).toContain(
      '<span class="game-site">West Winslow Fieldhouse</span>',
    );
  });

  it.each<[string, Game, string]>([
    ['a final game and its winner', buildFinalGame(), 'Final Rockwell Ashgrove won 3 Fort Harlan 1 No Box Score'],
    ['a game to come', buildScheduledGame(), '7:00 PM Rockwell Ashgrove no score Fort Harlan no score No Box Score'],
    ['a game in play and its leader', buildLiveGame(), 'Live Rockwell Ashgrove leading 2 Fort Harlan 1 No Box Score'],
    [
      'the word Live where the badge shows the period',
      buildLiveGame({ period: '4th', timeRemaining: '2:31' }),
      'Live, 4th 2:31 Rockwell Ashgrove leading 2 Fort Harlan 1 No Box Score',
    ],
    [
      'seeds by name',
      buildFinalGame({
        teams: [buildGameTeam('Ashgrove', { seed: '1' }), buildGameTeam('Fort Harlan', { seed: '4' })],
      }),
      'Final Rockwell seed 1 Ashgrove won 3 seed 4 Fort Harlan 1 No Box Score',
    ],
    [
      'the home team by a word',
      buildFinalGame({ hostIndex: 1 }),
      'Final Rockwell Ashgrove won 3 Fort Harlan home 1 No Box Score',
    ],
  ])('tells screen readers %s', (_words, game, words) => {
    expect(describeForListeners(game)).toBe(words);
  });

  it.each<[string, ScoreCardOptions, string]>([
    ['its teams', {}, 'Ashgrove won 3 Fort Harlan 1'],
    [
      'its state when the teams are links to their own pages',
      { buildTeamHref: (id) => `/t/${id}` },
      'Final , Ashgrove against Fort Harlan',
    ],
  ])('links to the page of its game with the words of %s', (_, options, words) => {
    const card = toScoreCardView(buildFinalGame({ id: '7' }), { ...options, getGameList: () => ({ week: '3' }) });
    const html = renderToStaticMarkup(
      <MemoryRouter>
        <ScoreCard card={card} />
      </MemoryRouter>,
    );
    const links = [...html.matchAll(/<a [^>]*href="\/games\/7\?week=3"[^>]*>(.*?)<\/a>/g)];
    expect(links.map(([, link = '']) => readAccessibleText(link))).toEqual([words]);
    expect(html).not.toMatch(/<a [^>]*>(?:(?!<\/a>).)*<a /);
  });

  it('marks its tiles as live only while the game is in play', () => {
    expect(renderMarkup(buildLiveGame())).toContain('game-live');
    expect(renderMarkup(buildFinalGame())).not.toContain('game-live');
    expect(renderMarkup(buildScheduledGame())).not.toContain('game-live');
  });

  it('draws no mark behind a logo in a list of hundreds, and keeps the first letter as its fallback', () => {
    const teams = [
      buildGameTeam('Ashgrove', { logoUrl: 'https://media.example/1.png' }),
      buildGameTeam('Fort Harlan'),
    ] as const;
    const html = renderToStaticMarkup(
      <ScoreCard card={toScoreCardView(buildFinalGame({ teams }), { isForHundreds: true })} />,
    );
    expect(html.match(/<svg/g)).toHaveLength(1);
    expect(html).toContain('data-fallback="A"');
  });

  it('names the home team after its name, and none at a neutral site', () => {
    expect(renderMarkup(buildFinalGame({ hostIndex: 0 })).match(/> home</g)).toHaveLength(1);
    expect(renderMarkup(buildFinalGame())).not.toContain('home');
  });

  it('marks the winner with a notch as well as a word', () => {
    expect(renderMarkup(buildFinalGame()).match(/notch/g)).toHaveLength(1);
  });

  it('draws a mark for every team, covered by a logo with an empty text alternative', () => {
    const teams = [
      buildGameTeam('Ashgrove', { logoUrl: 'https://media.example/1.png' }),
      buildGameTeam('Fort Harlan'),
    ] as const;
    const html = renderMarkup(buildFinalGame({ teams }));
    expect(html.match(/<svg/g)).toHaveLength(2);
    expect(html.match(/<img [^>]*>/g)).toEqual([
      '<img src="https://media.example/1.png" alt="" width="28" height="28" loading="lazy" data-fallback="A"/>',
    ]);
  });
});

describe('the heading of a game’s page', () => {
  const long = ['Branview (Halvor County Consolidated)', 'Christian Academy of Lower Chesterbrook'] as const;

  it.each<[string, Game, string]>([
    ['final', buildFinalGame(), 'Ashgrove won 3 , Fort Harlan 1 : Final Sat, Oct 11'],
    [
      'live',
      buildLiveGame({ period: '4th', timeRemaining: '2:31' }),
      'Ashgrove leading 2 , Fort Harlan 1 : Live, 4th 2:31',
    ],
    ['to come', buildScheduledGame(), 'Ashgrove against Fort Harlan : Sat, Oct 11 7:00 PM'],
    ['postponed', buildScheduledGame({ remark: 'Postponed' }), 'Ashgrove against Fort Harlan : Sat, Oct 11 Postponed'],
    [
      'without a result',
      buildUnreportedGame({ day: '2025-10-04' }),
      'Ashgrove against Fort Harlan : Sat, Oct 4 No Score Reported',
    ],
    [
      'in sets',
      buildFinalGame({
        countsSets: true,
        columns: [
          [25, 20],
          [25, 23],
          [null, null],
        ],
        namedWinner: 0,
      }),
      'Ashgrove won 25 25 no score , Fort Harlan 20 23 no score : Final Sat, Oct 11',
    ],
    [
      'of teams with long names and seeds',
      buildScheduledGame({ teams: [buildGameTeam(long[0], { seed: '1' }), buildGameTeam(long[1], { seed: '8' })] }),
      `seed 1 ${long[0]} against seed 8 ${long[1]} : Sat, Oct 11 7:00 PM`,
    ],
  ])('%s is the score line in words', (_, game, words) => {
    const asOf = { ms: 5, today: '2025-10-11' };
    const day = formatShortDay(game.day ?? '');
    const html = renderToStaticMarkup(<ScoreHeading card={toScoreCardView(game, { asOf })} day={day} links={[]} />);
    expect(readAccessibleText(/<h1>.*<\/h1>/.exec(html)?.[0] ?? '')).toBe(words);
  });
});
