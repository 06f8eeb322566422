import { getSchoolYear } from '../../calendar/civil';
import type { Answer } from '../../http/answer';
import { rollFor, type Context } from '../../http/context';
import { withRowQuirks, type Row } from '../../quirks/row-quirks';
import { looseAnswer } from '../../quirks/wrapper';
import { footballPoll, latestPollWeek } from '../../world/football-poll';
import type { FootballTeam } from '../../world/football-teams';
import { footballSeason, listKnownGames } from '../../world/football-weeks';
import type { Game } from '../../world/game';
import { buildGameView, type GameView } from './game-view';
import { otherSide, getSideIdentity, sideOfTeam } from './team-identity';

/** `GET /v1/football/poll-last-next`: last and next games of ranked teams. */
export function pollLastNext(context: Context): Answer {
  const schoolYear = getSchoolYear(context.clock.today);
  const week = latestPollWeek(schoolYear, context.clock);
  if (week === null) return looseAnswer(context, []);
  const polls = [...footballPoll(context.world, schoolYear, week).values()];
  const teams = polls.flatMap(({ ranked, others }) => [...ranked, ...others].map(({ team }) => team));
  return looseAnswer(
    context,
    teams.map((team) => teamRow(context, team)),
  );
}

function teamRow(context: Context, team: FootballTeam): Row {
  const season = footballSeason(context.world, context.clock);
  const viewed = listKnownGames(season, team.school.index, context.clock).map((game) => {
    const side = sideOfTeam(game, team.school.index);
    return { game, side, view: buildGameView(context, game, side) };
  });
  const last = viewed.findLast(({ view }) => view.result !== '');
  const next = viewed.find(({ view }) => view.state.status === 'scheduled' || view.state.status === 'live');
  const row: Row = {
    FBSchoolID: team.footballId,
    LastGame: last === undefined ? '' : [...meeting(context, last), scoreText(last.view), last.view.result].join('::'),
    NextGame: next === undefined ? '' : meeting(context, next).join('::'),
  };
  return withRowQuirks(rollFor(context, 'poll-games', team.footballId), row, {
    numbers: ['FBSchoolID'],
    spellings: { NextGame: ['nextGame'] },
  });
}

/** `vs Ashgrove` */
function meeting(context: Context, { game, side }: { game: Game; side: 'home' | 'away' }): readonly string[] {
  return [side === 'home' ? 'vs' : 'at', getSideIdentity(context, game, otherSide(side)).face.shortName];
}

/** The team's own points come first. */
function scoreText({ mine, theirs, note }: GameView): string {
  return `${mine ?? 0}-${theirs ?? 0}${note === '' ? '' : ` (${note.replace(/[()]/g, '').trim()})`}`;
}
