import { XMLParser } from 'fast-xml-parser';
import { SyntaxValidator } from 'fast-xml-validator';
import { describe, expect, it } from 'vitest';
import { toBracket } from '~/models/brackets/bracket';
import { toBracketView } from '~/models/brackets/bracket-view';
import type { Game } from '~/models/games/game';
import { buildGameTeam, buildFinalGame, buildLiveGame, buildScheduledGame } from '~/models/games/game.fixture';
import { toScoreCardView } from '~/models/games/score-card-view';
import { platePaths, buildSchoolMark } from '~/models/schools/school-mark';
import { atLeastOne } from '../../tests/support/at-least-one';
import { drawArticle } from './article-picture';
import { drawBracket } from './bracket-picture';
import { drawGame } from './game-picture';
import { buildGamePicturePath } from './picture-path';

const association = 'Example Association';
const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '', parseTagValue: false });

interface TextElement {
  readonly '#text': string;
  readonly 'font-size': string;
  readonly x: string;
}

/** The texts of a drawing, after a check that it is well-formed. */
function listTexts(svg: string): readonly TextElement[] {
  expect(SyntaxValidator.validate(svg)).toBe(true);
  const root = (parser.parse(svg) as { readonly svg: Readonly<Record<string, unknown>> }).svg;
  expect([root.width, root.height]).toEqual(['1200', '630']);
  return root.text as readonly TextElement[];
}
const readWords = (svg: string) => listTexts(svg).map((element) => element['#text']);

const drawPicture = (game: Game) => drawGame({ kicker: 'Boys Soccer', card: toScoreCardView(game), association });

describe('the picture of a game', () => {
  it('shows teams, scores and state in sizes that are legible at a quarter of the width', () => {
    const svg = drawPicture(buildFinalGame({ decidedIn: '2OT' }));
    expect(readWords(svg)).toEqual([
      'Boys Soccer',
      'Final / 2OT',
      'A',
      'Ashgrove',
      '3',
      'FH',
      'Fort Harlan',
      '1',
      association,
    ]);
    const teams = listTexts(svg).slice(2, -1);
    expect(atLeastOne(teams).filter((element) => Number(element['font-size']) < 50)).toEqual([]);
  });

  it.each([
    [buildLiveGame({ period: '2nd Half', timeRemaining: '12:04' }), ['2nd Half 12:04', '2', '1']],
    [buildScheduledGame(), ['7:00 PM']],
    [
      buildFinalGame({
        columns: [
          [25, 20],
          [22, 25],
          [15, 9],
        ],
        countsSets: true,
      }),
      ['Final', '25', '22', '15', '20', '25', '9'],
    ],
  ])('shows what is known of the game, and no score before it begins', (game, expected) => {
    const names = ['Boys Soccer', 'A', 'Ashgrove', 'FH', 'Fort Harlan', association];
    expect(readWords(drawPicture(game)).filter((word) => !names.includes(word))).toEqual(expected);
  });

  it('shows the same mark for each school as the pages: plate, colors and letters', () => {
    const { teams } = toScoreCardView(buildFinalGame());
    const svg = drawPicture(buildFinalGame());
    for (const { markKey, name } of teams) {
      const { shape, colors, monogram } = buildSchoolMark(markKey ?? name, name);
      expect(svg).toContain(`d="${platePaths[shape]}" fill="${colors.fill}" stroke="${colors.trim}"`);
      expect(svg).toMatch(new RegExp(`fill="${colors.letters}" text-anchor="middle">${monogram}<`));
    }
  });

  it('leaves out the marks when there are more than three columns of scores', () => {
    const columns = Array.from({ length: 5 }, () => [25, 20] as const);
    expect(readWords(drawPicture(buildFinalGame({ columns, countsSets: true })))).not.toContain('FH');
  });

  it('escapes names, removes characters that XML forbids and cuts names that are too long', () => {
    const teams = [
      buildGameTeam('A & <b>"\u0007'),
      buildGameTeam('Saint Bartholomew of the Long Prairie Consolidated Cooperative High School'),
    ] as const;
    const svg = drawPicture(buildFinalGame({ teams }));
    expect(svg).toContain('A &amp; &lt;b&gt;&quot;<');
    expect(readWords(svg).at(-3)).toMatch(/^Saint Bartholomew.*…$/);
  });

  it('replaces a letter that the font lacks with a plain letter', () => {
    expect(readWords(drawPicture(buildFinalGame({ teams: [buildGameTeam('Łódź'), buildGameTeam('Cầu')] })))).toEqual(
      expect.arrayContaining(['Lódź', 'Cau']),
    );
  });

  it('has a different address for a different score', () => {
    const getPicturePath = (game: Game) => buildGamePicturePath('7', { sport: 'boys-soccer' }, toScoreCardView(game));
    expect(getPicturePath(buildFinalGame())).toBe('/pictures/games/7?sport=boys-soccer&v=final-3-1');
    expect(getPicturePath(buildLiveGame())).not.toBe(getPicturePath(buildFinalGame()));
  });
});

describe('the picture of an article', () => {
  const listTitleLines = (title: string) =>
    listTexts(drawArticle({ title, category: 'News', date: 'March 7, 2026', association })).slice(2, -1);

  it('shows the title on as many lines as it needs, in a smaller font when it is long', () => {
    const [short, ...others] = listTitleLines('Finals open');
    expect([short?.['#text'], others]).toEqual(['Finals open', []]);
    const long = listTitleLines(
      'State finals in four sports open on Saturday with record entries from the north of the state',
    );
    expect(long.length).toBeGreaterThan(1);
    expect(Number(long[0]?.['font-size'])).toBeLessThan(Number(short?.['font-size']));
  });

  it('keeps all lines of the title between the text above and the mark below', () => {
    const title = 'State finals in four sports open on Saturday with record entries from the north';
    const svg = drawArticle({ title, category: 'News', date: null, association });
    const baseLines = [...svg.matchAll(/ y="(\d+)" font-size="(\d+)"/g)]
      .slice(1, -1)
      .map(([, y, size]) => [Number(y), Number(size)]);
    expect(baseLines.length).toBeGreaterThan(2);
    expect(atLeastOne(baseLines).filter(([y = 0, size = 0]) => y - size < 120 || y > 530)).toEqual([]);
  });

  it('cuts a title that does not fit in any size', () => {
    const lines = listTitleLines('word '.repeat(80));
    expect(lines).toHaveLength(4);
    expect(lines.at(-1)?.['#text']).toMatch(/…$/);
  });
});

describe('the picture of a bracket', () => {
  const buildFinal = (id: string, round: string, names: readonly [string, string], played: boolean): Game => {
    const teams = [
      buildGameTeam(names[0], { schoolId: names[0] }),
      buildGameTeam(names[1], { schoolId: names[1] }),
    ] as const;
    const facts = { id, level: 'State Final', round, teams };
    return played ? buildFinalGame(facts) : buildScheduledGame(facts);
  };
  const drawSeries = (played: boolean) => {
    const games = [
      buildFinal('1', 'Semifinal', ['Ashgrove', 'Belmont'], true),
      buildFinal('2', 'Semifinal', ['Carver', 'Dunmore'], true),
      buildFinal('3', 'Championship', ['Ashgrove', 'Carver'], played),
    ];
    const bracket = toBracketView(toBracket(games), { part: undefined, today: '2025-10-11', buildHref: () => '/' });
    if (bracket === null) throw new Error('no bracket');
    return readWords(drawBracket({ kicker: 'Boys Soccer', bracket, association }));
  };

  it('shows the semifinals and the final with their scores', () => {
    expect(drawSeries(false)).toEqual(
      expect.arrayContaining(['Ashgrove', 'Belmont', 'Carver', 'Dunmore', '3', '1', 'Today', '7:00 PM']),
    );
  });

  it('names the champion once there is one', () => {
    expect(drawSeries(true)).toContain('Champion: Ashgrove');
    expect(drawSeries(false).join()).not.toContain('Champion:');
  });
});
