import { playoffSportId } from '~/config/association';
import { footballSeason } from '~/config/football';
import { buildHref, Route } from '~/href';
import { buildTeamAnchor } from '~/models/football/team-anchor';
import { findPairingsDay } from '~/models/football/weeks';

interface FootballTeam {
  /** Id of its football schedule; without it the outlook opens with the teams of its name. */
  readonly footballId: string | null;
  readonly name: string | null;
}

/** Whether a football team is in, and what would bring it in. What-if ends with the drawing of the field. */
export function buildPlayoffLinks({ footballId, name }: FootballTeam, today: string) {
  const sportId = playoffSportId;
  const place = footballId === null ? { query: { q: name } } : { hash: buildTeamAnchor(footballId) };
  return [
    { text: 'Playoff outlook', to: buildHref(Route.fbPlayoffOutlook, { sportId, ...place }) },
    ...(name === null || areQualificationsOver(today)
      ? []
      : [{ text: 'What if?', to: buildHref(Route.fbPlayoffWhatIf, { sportId, query: { q: shortenName(name) } }) }]),
  ];
}

/** What-if finds teams by how football names them, such as `Mead Bend-Marshside` for `Mead Bend (M.-Marshside)`. */
function shortenName(name: string): string {
  return name.replace(/ [([].*$/, '');
}

/** Afterwards records contain games of the playoffs. */
export function areQualificationsOver(today: string): boolean {
  return today > findPairingsDay(today, footballSeason);
}
