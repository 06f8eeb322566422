import { failure, type Answer } from '../../http/answer';
import { param, rollFor, type Context } from '../../http/context';
import { withRowQuirks, withBadRows, type Row } from '../../quirks/row-quirks';
import { looseAnswer } from '../../quirks/wrapper';
import type { Dice } from '../../random/dice';
import { leagueById, listLeagues, type League } from '../../world/prep-leagues';
import { prepSeason } from '../../world/prep-season';
import { prepTable, type PrepRecord } from '../../world/prep-table';
import { logoUrl } from '../games/school-links';
import { getNickname, providerShortName } from './provider-names';
import { withSeasonFromQuery } from './with-season';

/** `GET /v1/maxpreps/conference-list?sportId=`: by name. */
export const conferenceList = withSeasonFromQuery((context, { plan }) => {
  const rows = [...listLeagues(context.world, plan)]
    .sort((left, right) => left.conference.name.localeCompare(right.conference.name))
    .map((league) => leagueRow(context, league));
  return looseAnswer(context, withBadRows(rollFor(context, 'prep-leagues', plan.sportId), rows));
});

function leagueRow(context: Context, { id, conference, members }: League): Row {
  const row: Row = { League: conference.name, LeagueID: id, MemberCount: members.length };
  return withRowQuirks(rollFor(context, 'prep-league', id), row, {
    numbers: ['LeagueID', 'MemberCount'],
    texts: ['League'],
    spellings: { LeagueID: ['LeagueId', 'leagueID'], MemberCount: ['memberCount'] },
  });
}

/** `GET /v1/maxpreps/conference-standings/{leagueId}` */
export function conferenceStandings(context: Context): Answer {
  const wanted = param(context, 'leagueId');
  if (!/^\d+$/.test(wanted)) return failure(400, 'Invalid parameter: leagueId');
  const league = leagueById(context.world, Number(wanted));
  if (league === undefined) return failure(404, `League not found: ${wanted}`);
  const season = prepSeason(context.world, league.plan, context.clock);
  if (season === null) return looseAnswer(context, []);
  const table = prepTable(context.world, season, context.clock);
  const rows = league.members
    .flatMap((member) => table.get(member) ?? [])
    .sort(byConferenceGames)
    .map((record) => standingRow(context, league, record));
  return looseAnswer(context, withBadRows(rollFor(context, 'prep-standings', league.id), rows));
}

function byConferenceGames(left: PrepRecord, right: PrepRecord): number {
  const overall = ({ wins, losses }: PrepRecord): number => wins - losses;
  return (
    computeWinShare(right) - computeWinShare(left) ||
    right.conferenceWins - left.conferenceWins ||
    overall(right) - overall(left) ||
    left.school.index - right.school.index
  );
}

function computeWinShare({ conferenceWins, conferenceLosses }: PrepRecord): number {
  const games = conferenceWins + conferenceLosses;
  return games === 0 ? 0 : conferenceWins / games;
}

function standingRow(context: Context, { id, plan }: League, record: PrepRecord): Row {
  const { school } = record;
  const roll = rollFor(context, 'prep-standing', id, school.id);
  const row: Row = {
    SchoolID: school.id,
    NameShort: providerShortName(context, school, plan.sportId),
    Nickname: getNickname(school, plan.sportId),
    PhotoFile: logoUrl(context, school),
    ConferenceWin: record.conferenceWins,
    ConferenceLoss: record.conferenceLosses,
    OverallWins: record.wins,
    OverallLoss: record.losses,
    ConfWinPercent: percentText(roll, computeWinShare(record)),
  };
  return withRowQuirks(roll, row, {
    numbers: ['ConferenceWin', 'ConferenceLoss', 'OverallWins', 'OverallLoss'],
    texts: ['NameShort', 'Nickname'],
    optional: ['PhotoFile', 'Nickname'],
    spellings: { NameShort: ['nameShort'], PhotoFile: ['photoFile'] },
  });
}

/** A number, or text with three decimals. */
function percentText(roll: Dice, share: number): unknown {
  if (roll.chance(0.7)) return share;
  return roll.chance(0.5) ? share.toFixed(3) : share.toFixed(3).replace(/^0/, '');
}
