import { describe, expect, it } from 'vitest';
import { unpack } from '~/browser/packed';
import type { ContentClock } from '~/models/dates/content-clock';
import type { Game } from '~/models/games/game';
import { buildFinalGame, buildLiveGame, buildScheduledGame } from '~/models/games/game.fixture';
import { buildTestRequest, buildTestValues } from '~/page/page-request.fixture';
import type { SourceValue } from '~/page/page-sources';
import { formatBracketPart, toView } from './page';

const now = Date.parse('2025-10-11T13:20:00-05:00');
const clock: ContentClock = { offsetMs: 0, timeZone: 'America/Chicago', getNowMs: () => now };

function buildView(optional: Readonly<Record<string, SourceValue<Game[]> | null>>, query = {}) {
  const unavailable = Object.keys(optional).filter((name) => optional[name] === null);
  const values = buildTestValues({ optional, dependent: { schools: null }, unavailable });
  const { scores, sections, hasNoGames } = toView(values, { ...buildTestRequest('/scores2', { clock }), query });
  return { ...scores, sections: unpack(sections), hasNoGames };
}

function buildSourceValue(games: readonly Game[], minutesOld = 0) {
  return { value: [...games], fetchedAtMs: now - minutesOld * 60_000, isStale: false };
}

const nothing = {
  games: buildSourceValue([]),
  'girls-cross-country': buildSourceValue([]),
  'boys-cross-country': buildSourceValue([]),
};

describe('scores by date', () => {
  it('say that the day has no games only when all sources could be read', () => {
    expect(buildView(nothing).hasNoGames).toBe(true);
    expect(buildView({ ...nothing, games: null }).hasNoGames).toBe(false);
    expect(buildView({ ...nothing, 'boys-cross-country': null }).hasNoGames).toBe(false);
    expect(buildView({ ...nothing, games: buildSourceValue([buildFinalGame()]) }).hasNoGames).toBe(false);
  });

  it('puts the selected day third of seven', () => {
    const { strip } = buildView(nothing, { date: '2025-10-14' });
    expect(strip.days.findIndex(({ isSelected }) => isSelected)).toBe(2);
    expect(strip.days).toHaveLength(7);
    expect(strip.days[0]?.href).toBe('/scores2?date=2025-10-12');
  });

  it('groups games by sport, and cross country by class', () => {
    const { sections, countText } = buildView(
      {
        games: buildSourceValue([buildFinalGame({ id: '1', sportId: 'football' }), buildFinalGame({ id: '2' })]),
        'girls-cross-country': buildSourceValue([
          buildFinalGame({ id: '1', sportId: null, classId: '2A' }),
          buildFinalGame({ id: '3', sportId: null, classId: '1A' }),
        ]),
        'boys-cross-country': buildSourceValue([buildScheduledGame({ id: '1', sportId: null, classId: '3A' })]),
      },
      {},
    );
    const gamesOfParts = sections.flatMap(({ parts }) => parts.map(({ cards }) => cards.length));
    expect(new Set(gamesOfParts)).toEqual(new Set([1]));
    expect(sections.map(({ title, parts }) => [title, parts.map((part) => part.title)])).toEqual([
      ['Boys Soccer', [null]],
      ['Football', [null]],
      ['Girls Cross Country', ['Class 1A', 'Class 2A']],
      ['Boys Cross Country', ['Class 3A']],
    ]);
    expect(countText).toBe('5 games');
  });

  it('shows twelve games of a sport, those in play first, and links to the rest', () => {
    const many = [
      ...Array.from({ length: 20 }, (_, index) => buildScheduledGame({ id: String(index) })),
      buildLiveGame({ id: 'live' }),
    ];
    const { sections } = buildView({ ...nothing, games: buildSourceValue(many) }, { date: '2025-10-14' });
    const [soccer] = sections;
    expect(soccer?.parts[0]?.cards).toHaveLength(12);
    expect(soccer?.parts[0]?.cards[0]?.id).toBe('live');
    expect(soccer).toMatchObject({
      countText: '21 games',
      more: { href: '/scores?date=2025-10-14&sport=boys-soccer', text: 'All Boys Soccer games' },
    });
  });

  it('shows every game of a sport that has few', () => {
    const { sections } = buildView({ ...nothing, games: buildSourceValue([buildFinalGame()]) }, {});
    expect(sections[0]).toMatchObject({ countText: '1 game', more: null });
  });

  it('shows the time of its oldest part', () => {
    const stamp = buildView({ ...nothing, 'boys-cross-country': buildSourceValue([], 9) }, {}).stamp;
    expect(stamp?.text).toBe('1:11 PM CT');
  });

  it('shows a time if at least one part could be read', () => {
    expect(buildView({ ...nothing, 'girls-cross-country': null }, {}).stamp).not.toBeNull();
    const none = buildView({ games: null, 'girls-cross-country': null, 'boys-cross-country': null }, {});
    expect([none.stamp, none.sections]).toEqual([null, []]);
  });
});

it('names the parts that could not be loaded', () => {
  expect(['games', 'girls-cross-country'].map(formatBracketPart)).toEqual(['The daily scores', 'Girls Cross Country']);
});
