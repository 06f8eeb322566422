import { type GameLinks, type GameTeam, unnamedTeam } from '~/models/games/game';

export const noLinks: GameLinks = {
  boxScoreUrl: null,
  watchUrl: null,
  ticketsUrl: null,
  audioUrl: null,
  liveStatsUrl: null,
};

export function nameTeam(team: Omit<GameTeam, 'name'> & { readonly name: string | null }): GameTeam {
  return { ...team, name: team.name ?? unnamedTeam };
}
