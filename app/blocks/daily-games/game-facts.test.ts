import { describe, expect, it } from 'vitest';
import { type Game, noLinks } from '~/models/games/game';
import { buildFinalGame, buildGameTeam, buildLiveGame, buildScheduledGame } from '~/models/games/game.fixture';
import type { Stream } from '~/upstream/streams';
import { addStreams, joinFacts } from './game-facts';

const day = '2025-10-11';
const read = <Value>(value: Value) => ({ value, fetchedAtMs: 0, isStale: false });
const watchUrl = 'https://stream.example/1';
const environment = { STREAM_HOST: 'stream.example' };
const final = { classId: '1A', level: 'State', round: 'Championship' } as const;

/** What is known of the daily game if the scoreboard has this row. */
function join(game: Game, row: Game) {
  const [joined] = joinFacts(
    read([game]),
    { 'scoreboard-boys-soccer': read([{ ...row, sportId: null }]) },
    environment,
  ).value;
  return joined;
}

describe('a daily game', () => {
  it('takes class, round, seeds and links from the row of the scoreboard with its number, and keeps its own state', () => {
    const teams = [buildGameTeam('Fort Harlan', { seed: '4' }), buildGameTeam('Ashgrove', { seed: '1' })] as const;
    const row = buildFinalGame({ ...final, teams, links: { ...noLinks, watchUrl } });
    expect(join(buildScheduledGame(), row)).toMatchObject({ ...final, kind: 'scheduled', links: { watchUrl } });
    expect(join(buildScheduledGame(), row)?.teams.map(({ seed }) => seed)).toEqual(['1', '4']);
  });

  it('takes live stats only in the state series', () => {
    const links = { ...noLinks, watchUrl, liveStatsUrl: 'https://stats.example/1' };
    expect(join(buildScheduledGame(), buildScheduledGame({ links }))?.links).toEqual({ ...noLinks, watchUrl });
    expect(join(buildScheduledGame(), buildScheduledGame({ ...final, links }))?.links).toEqual(links);
  });

  it('takes nothing from a row of another day, of other teams, or with another number', () => {
    const game = buildScheduledGame();
    const others = [buildGameTeam('Oak'), buildGameTeam('Elm')] as const;
    expect(join(game, { ...game, ...final, day: '2025-10-12' })).toEqual(game);
    expect(join(game, { ...game, ...final, teams: others })).toEqual(game);
    expect(join(game, { ...game, ...final, id: 'other' })).toEqual(game);
  });

  it('takes the name of an opponent that it calls TBD', () => {
    const known = buildLiveGame();
    const game = { ...known, teams: [known.teams[0], buildGameTeam('TBD', { schoolId: null })] as const };
    expect(join(game, known)?.teams.map(({ name }) => name)).toEqual(['Ashgrove', 'Fort Harlan']);
    expect(join(game, game)?.teams.map(({ name }) => name)).toEqual(['Ashgrove', 'TBD']);
  });
});

describe('a game of the state series without a link to watch', () => {
  const stream = { title: 'Fort Harlan at Ashgrove', day, sportId: 'boys-soccer', url: watchUrl } as Stream;
  const watch = (game: Game, streams = [stream]) =>
    addStreams([game], streams, environment.STREAM_HOST)[0]?.links.watchUrl;

  it('has that of the stream with both teams in its title', () => {
    expect(watch(buildScheduledGame(final))).toBe(watchUrl);
    expect(watch(buildScheduledGame(final), [{ ...stream, day: '2025-10-12' }])).toBeNull();
    expect(watch(buildScheduledGame(final), [{ ...stream, title: 'Oak at Ashgrove' }])).toBeNull();
  });

  it('has none once it is over, and keeps its own', () => {
    expect(watch(buildFinalGame(final))).toBeNull();
    const own = 'https://stream.example/own';
    expect(watch(buildScheduledGame({ ...final, links: { ...noLinks, watchUrl: own } }))).toBe(own);
  });

  it('has it in place of a link that leads elsewhere, and none that does so itself', () => {
    const elsewhere = 'https://video.example/1';
    const game = buildScheduledGame({ ...final, links: { ...noLinks, watchUrl: elsewhere } });
    expect(watch(game)).toBe(watchUrl);
    expect(watch(game, [{ ...stream, url: 'https://other.example/1' }])).toBe(elsewhere);
  });

  it('has none in the regular season, whose streams are not looked through', () => {
    expect(watch(buildScheduledGame())).toBeNull();
  });
});
