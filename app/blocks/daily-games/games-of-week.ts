import { playoffSportId } from '~/config/association';
import { footballSeason } from '~/config/football';
import { isKnownTeam } from '~/models/brackets/bracket-team';
import { addDays } from '~/models/dates/calendar-date';
import { findWeekOfDay } from '~/models/football/weeks';
import type { Game } from '~/models/games/game';
import { type DependentRequest, requestBeside, type SourceValue } from '~/page/page-sources';
import { footballScores } from '~/upstream/football-games';
import type { DependentValues } from './game-clocks';
import { findTeam } from './game-rows';

/*
 * Football games of today that the daily feed lacks. The list of their week has them, so pages of daily games and pages of football would count
 * differently (decision 146).
 */

const name = 'footballWeek';
const nameBefore = 'footballWeekBefore';

/**
 * The football games of the week, as far as other pages have kept them; none outside the season.
 * @param today `YYYY-MM-DD`
 */
export function requestKeptWeek(today: string): Readonly<Record<string, DependentRequest<Game[]>>> {
  const week = findWeekOfDay(today, footballSeason);
  if (week === null) return {};
  const games = footballScores.with({ week: String(week) });
  return { [name]: requestBeside({ ...games, isSupplementary: true, isKeptOnly: true }) };
}

/** The football games of the week before that of today, as far as other pages have kept them. */
export function requestKeptWeekBefore(today: string): Readonly<Record<string, DependentRequest<Game[]>>> {
  const week = findWeekOfDay(addDays(today, -7), footballSeason);
  if (week === null) return {};
  const games = footballScores.with({ week: String(week) });
  return { [nameBefore]: requestBeside({ ...games, isSupplementary: true, isKeptOnly: true }) };
}

/**
 * Football games of both weeks, with the week whose list has each of them.
 * @param choose gets whole answers
 */
export function readGamesOfWeeks(
  dependent: DependentValues,
  choose: (games: readonly Game[]) => readonly Game[],
): readonly Game[] {
  return [name, nameBefore].flatMap((source) => {
    const rows = (dependent[source]?.value ?? []) as readonly Game[];
    return choose(rows).flatMap((row) => {
      const week = row.day === null ? null : findWeekOfDay(row.day, footballSeason);
      return week === null ? [] : [{ ...row, sportId: playoffSportId, ofWeek: String(week) }];
    });
  });
}

/**
 * Games of one day with those of football that only the list of the week has. A team plays once a day, so a game of the week is another one if
 * neither team is in a football game of the daily feed. A day without games stays without.
 */
export function addGamesOfWeek<Read extends Pick<SourceValue<Game[]>, 'value'>>(
  games: Read,
  dependent: DependentValues,
): Read {
  // A source of this name is an answer of `footballScores`.
  const rows = (dependent[name]?.value ?? []) as readonly Game[];
  const day = games.value.find((game) => game.day !== null)?.day ?? null;
  const week = day === null ? null : findWeekOfDay(day, footballSeason);
  if (week === null) return games;
  const listed = games.value.filter(({ sportId }) => sportId === playoffSportId);
  const isListed = ({ id, teams }: Game) =>
    listed.some((game) => game.id === id || teams.some((team) => findTeam(team, game) !== undefined));
  const added = rows
    .filter((row) => row.day === day && row.teams.every(isKnownTeam) && !isListed(row))
    .map((row) => ({ ...row, sportId: playoffSportId, ofWeek: String(week) }));
  return added.length === 0 ? games : { ...games, value: [...games.value, ...added] };
}
