import { answerFailure, type Answer } from '../../http/answer';
import { readParam, createDiceFor, type Context } from '../../http/context';
import { withRowQuirks, withBadRows, type Row } from '../../quirks/row-quirks';
import { answerLoosely } from '../../quirks/wrapper';
import type { Dice } from '../../random/dice';
import { findLeagueById, listLeagues, type League } from '../../world/prep-leagues';
import { findPrepSeason } from '../../world/prep-season';
import { buildPrepTable, type PrepRecord } from '../../world/prep-table';
import { buildLogoUrl } from '../games/school-links';
import { getNickname, formatProviderShortName } from './provider-names';
import { withSeasonFromQuery } from './with-season';

/** `GET /v1/maxpreps/conference-list?sportId=`: by name. */
export const answerConferenceList = withSeasonFromQuery((context, { plan }) => {
  const rows = [...listLeagues(context.world, plan)]
    .sort((left, right) => left.conference.name.localeCompare(right.conference.name))
    .map((league) => buildLeagueRow(context, league));
  return answerLoosely(context, withBadRows(createDiceFor(context, 'prep-leagues', plan.sportId), rows));
});

function buildLeagueRow(context: Context, { id, conference, members }: League): Row {
  const row: Row = { League: conference.name, LeagueID: id, MemberCount: members.length };
  return withRowQuirks(createDiceFor(context, 'prep-league', id), row, {
    numbers: ['LeagueID', 'MemberCount'],
    texts: ['League'],
    spellings: { LeagueID: ['LeagueId', 'leagueID'], MemberCount: ['memberCount'] },
  });
}

/** `GET /v1/maxpreps/conference-standings/{leagueId}` */
export function answerConferenceStandings(context: Context): Answer {
  const wanted = readParam(context, 'leagueId');
  if (!/^\d+$/.test(wanted)) return answerFailure(400, 'Invalid parameter: leagueId');
  const league = findLeagueById(context.world, Number(wanted));
  if (league === undefined) return answerFailure(404, `League not found: ${wanted}`);
  const season = findPrepSeason(context.world, league.plan, context.clock);
  if (season === null) return answerLoosely(context, []);
  const table = buildPrepTable(context.world, season, context.clock);
  const rows = league.members
    .flatMap((member) => table.get(member) ?? [])
    .sort(compareConferenceGames)
    .map((record) => buildStandingRow(context, league, record));
  return answerLoosely(context, withBadRows(createDiceFor(context, 'prep-standings', league.id), rows));
}

function compareConferenceGames(left: PrepRecord, right: PrepRecord): number {
  const computeOverallLead = ({ wins, losses }: PrepRecord): number => wins - losses;
  return (
    computeWinShare(right) - computeWinShare(left) ||
    right.conferenceWins - left.conferenceWins ||
    computeOverallLead(right) - computeOverallLead(left) ||
    left.school.index - right.school.index
  );
}

function computeWinShare({ conferenceWins, conferenceLosses }: PrepRecord): number {
  const games = conferenceWins + conferenceLosses;
  return games === 0 ? 0 : conferenceWins / games;
}

function buildStandingRow(context: Context, { id, plan }: League, record: PrepRecord): Row {
  const { school } = record;
  const roll = createDiceFor(context, 'prep-standing', id, school.id);
  const row: Row = {
    SchoolID: school.id,
    NameShort: formatProviderShortName(context, school, plan.sportId),
    Nickname: getNickname(school, plan.sportId),
    PhotoFile: buildLogoUrl(context, school),
    ConferenceWin: record.conferenceWins,
    ConferenceLoss: record.conferenceLosses,
    OverallWins: record.wins,
    OverallLoss: record.losses,
    ConfWinPercent: formatPercent(roll, computeWinShare(record)),
  };
  return withRowQuirks(roll, row, {
    numbers: ['ConferenceWin', 'ConferenceLoss', 'OverallWins', 'OverallLoss'],
    texts: ['NameShort', 'Nickname'],
    optional: ['PhotoFile', 'Nickname'],
    spellings: { NameShort: ['nameShort'], PhotoFile: ['photoFile'] },
  });
}

/** A number, or text with three decimals. */
function formatPercent(roll: Dice, share: number): unknown {
  if (roll.drawChance(0.7)) return share;
  return roll.drawChance(0.5) ? share.toFixed(3) : share.toFixed(3).replace(/^0/, '');
}
