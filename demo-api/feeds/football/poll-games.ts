import { getSchoolYear } from '../../calendar/civil';
import type { Answer } from '../../http/answer';
import { createDiceFor, type Context } from '../../http/context';
import { withRowQuirks, type Row } from '../../quirks/row-quirks';
import { answerLoosely } from '../../quirks/wrapper';
import { buildFootballPoll, findLatestPollWeek } from '../../world/football-poll';
import type { FootballTeam } from '../../world/football-teams';
import { getFootballSeason, listKnownGames } from '../../world/football-weeks';
import type { Game } from '../../world/game';
import { buildGameView, type GameView } from './game-view';
import { getOtherSide, getSideIdentity, getSideOfTeam } from './team-identity';

/** `GET /v1/football/poll-last-next`: last and next games of ranked teams. */
export function answerPollLastNext(context: Context): Answer {
  const schoolYear = getSchoolYear(context.clock.today);
  const week = findLatestPollWeek(schoolYear, context.clock);
  if (week === null) return answerLoosely(context, []);
  const polls = [...buildFootballPoll(context.world, schoolYear, week).values()];
  const teams = polls.flatMap(({ ranked, others }) => [...ranked, ...others].map(({ team }) => team));
  return answerLoosely(
    context,
    teams.map((team) => buildTeamRow(context, team)),
  );
}

function buildTeamRow(context: Context, team: FootballTeam): Row {
  const season = getFootballSeason(context.world, context.clock);
  const viewed = listKnownGames(season, team.school.index, context.clock).map((game) => {
    const side = getSideOfTeam(game, team.school.index);
    return { game, side, view: buildGameView(context, game, side) };
  });
  const last = viewed.findLast(({ view }) => view.result !== '');
  const next = viewed.find(({ view }) => view.state.status === 'scheduled' || view.state.status === 'live');
  const row: Row = {
    FBSchoolID: team.footballId,
    LastGame:
      last === undefined
        ? ''
        : [...describeMeeting(context, last), formatScore(last.view), last.view.result].join('::'),
    NextGame: next === undefined ? '' : describeMeeting(context, next).join('::'),
  };
  return withRowQuirks(createDiceFor(context, 'poll-games', team.footballId), row, {
    numbers: ['FBSchoolID'],
    spellings: { NextGame: ['nextGame'] },
  });
}

/** `vs Ashgrove` */
function describeMeeting(context: Context, { game, side }: { game: Game; side: 'home' | 'away' }): readonly string[] {
  return [side === 'home' ? 'vs' : 'at', getSideIdentity(context, game, getOtherSide(side)).face.shortName];
}

/** The team's own points come first. */
function formatScore({ mine, theirs, note }: GameView): string {
  return `${mine ?? 0}-${theirs ?? 0}${note === '' ? '' : ` (${note.replace(/[()]/g, '').trim()})`}`;
}
