import type { OpenGame, PictureInput, PictureTeam } from './playoff-picture';

export function buildPictureTeam(index: number, changes: Partial<PictureTeam> = {}): PictureTeam {
  return {
    id: String(index + 1),
    name: `Team ${index} Township`,
    logoUrl: null,
    shortName: `Team ${index}`,
    enrollment: 100 + index,
    designatedClass: null,
    conference: null,
    conferenceWins: 0,
    isRepresentative: false,
    ...changes,
  };
}

export function buildOpenGame(id: string, changes: Partial<OpenGame> = {}): OpenGame {
  return { id, week: 9, day: 'Fri, Oct 24', teams: [0, 1], visitor: null, live: null, ...changes };
}

/** A season of teams that have each beaten teams of other states as often as `wins` says. */
export function buildPictureSeason(
  teamCount: number,
  wins: (team: number) => number,
  changes: Partial<PictureInput> = {},
): PictureInput {
  const teams = Array.from({ length: teamCount }, (_, index) => buildPictureTeam(index));
  return {
    classes: ['1A', '2A', '3A', '4A', '5A', '6A', '7A', '8A'],
    conferences: ['Prairie Conference'],
    teams,
    decided: teams.flatMap((_, team) => Array.from({ length: wins(team) }, () => [team, null, 0] as const)),
    open: [],
    ...changes,
  };
}
