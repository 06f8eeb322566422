/** A school or a sport that somebody follows, and its games of today. */
export interface TeamToday {
  /** The school's id or the sport's slug. */
  readonly key: string;
  readonly name: string;
  /** Its page. */
  readonly to: string;
  /** Its events, as a calendar subscribes to them. */
  readonly calendarHref: string;
  /** The feed of its final scores; `null` for a sport without daily games, and where the deployment names no address of the site. */
  readonly feedHref: string | null;
  /** Those in play first, then results, then what comes; `null` when they could not be read. */
  readonly games: readonly TeamGame[] | null;
  /** How many more games may be of this school: their names leave it open. None for a sport. */
  readonly uncertainCount: number;
  /** Where all games of the day are. */
  readonly gamesHref: string;
}

export interface TeamGame {
  readonly id: string;
  /** `Football`, in the list of a school. */
  readonly sport?: string;
  /** `Ashgrove 21, Fort Harlan 14`; a score is not parted from its team. */
  readonly text: string;
  /** Its page. */
  readonly to?: string;
  /** `Final`, `Live`, `7:00 PM`. */
  readonly status: string;
  readonly isLive: boolean;
}

/** The games in one line: `Final, Football: Ashgrove 21, Fort Harlan 14, and 2 more`. */
export function formatGamesLine(team: Pick<TeamToday, 'games' | 'uncertainCount'>): string {
  const { games } = team;
  if (games === null) return 'Scores are not available right now.';
  const [first, ...others] = games;
  if (first === undefined) return formatUncertainGames(team) ?? 'No games today.';
  const sport = first.sport === undefined ? '' : `, ${first.sport}`;
  return `${first.status}${sport}: ${first.text}${others.length > 0 ? `, and ${others.length} more` : ''}`;
}

/** Said where games may be of the school and cannot be told to be; `null` where there are none. */
export function formatUncertainGames({ uncertainCount }: Pick<TeamToday, 'uncertainCount'>): string | null {
  if (uncertainCount === 0) return null;
  return uncertainCount === 1
    ? '1 game of today may be of this school: its name is not clear.'
    : `${uncertainCount} games of today may be of this school: their names are not clear.`;
}
