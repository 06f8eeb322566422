export interface FootballPoll {
  readonly title: string | null;
  /** In upstream's words: `Week 7`. */
  readonly day: string | null;
  /** Calendar day, `YYYY-MM-DD`. */
  readonly releaseDay: string | null;
  /** Teams with votes but without a rank, in one sentence. */
  readonly others: string | null;
  /** Empty before the first poll. */
  readonly teams: readonly PolledTeam[];
}

export interface PolledTeam {
  readonly id: string;
  readonly name: string;
  readonly nickname: string | null;
  readonly logoUrl: string | null;
  /** `1`, `T3`. */
  readonly rank: string | null;
  /** `NR` if the team was not ranked. */
  readonly previousRank: string | null;
  readonly firstVotes: number | null;
  readonly votes: number | null;
  readonly wins: number | null;
  readonly losses: number | null;
}

export interface PollGames {
  readonly id: string;
  readonly last: LastPollGame | null;
  readonly next: PollGame | null;
}

export interface PollGame {
  /** `at` or `vs`. */
  readonly place: string;
  readonly opponent: string;
}

export interface LastPollGame extends PollGame {
  /** `38-28`, own points first. */
  readonly score: string | null;
  readonly result: string | null;
}
