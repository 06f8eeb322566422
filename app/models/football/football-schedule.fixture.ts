import type { FootballGame, FootballSchedule, ScheduledTeam } from '~/upstream/fields/football-schedule';

/** The schedule of Ashgrove, with games like its win at Fort Harlan. */
export function buildSchedule(
  team: Partial<ScheduledTeam> = {},
  games: readonly Partial<FootballGame>[] = [{}],
): FootballSchedule {
  return {
    team: {
      id: '123',
      name: 'Ashgrove',
      nickname: 'Owls',
      coach: 'Pat Doe',
      conference: 'Prairie League',
      conferenceId: '12',
      record: { wins: 5, losses: 2 },
      lastYearsRecord: { wins: 7, losses: 4 },
      lastYearsClass: '5A',
      enrollment: 843.15,
      marks: ['m'],
      ...team,
    },
    games: games.map((more) => ({ ...game, ...more })),
  };
}

const game: FootballGame = {
  weekday: 'Fri',
  date: '10/10',
  time: { minutesOfDay: 19 * 60, text: '7:00' },
  opponent: {
    id: '7',
    name: 'Fort Harlan',
    shortName: null,
    logoUrl: null,
    record: { wins: 3, losses: 4 },
    enrollment: 512,
  },
  place: 'away',
  result: 'W',
  ownScore: 21,
  opponentScore: 14,
  note: null,
  marks: ['*'],
};
