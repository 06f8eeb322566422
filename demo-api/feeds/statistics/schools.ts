import type { Answer } from '../../http/answer';
import { createDiceFor, type Context } from '../../http/context';
import { withRowQuirks, withBadRows, type Row } from '../../quirks/row-quirks';
import { answerData, answerLoosely } from '../../quirks/wrapper';
import { hashSeed } from '../../random/dice';
import { listKnownGames } from '../../world/football-weeks';
import { getPrepClass } from '../../world/prep-class';
import { findLeague } from '../../world/prep-leagues';
import { buildPrepTable, type PrepRecord } from '../../world/prep-table';
import { getPrepUid, type PrepTeam } from '../../world/prep-teams';
import type { Season } from '../../world/season';
import { buildLogoUrl } from '../games/school-links';
import { getNickname, formatProviderName, formatProviderShortName } from './provider-names';
import { withSeasonFromQuery, withTeamFromPath } from './with-season';

/** `GET /v1/maxpreps/school-list?sportId=`: by name. */
export const answerSchoolList = withSeasonFromQuery((context, season) => {
  const records = [...buildPrepTable(context.world, season, context.clock).values()];
  const rows = records.map((record) => buildSchoolRow(context, season, record));
  return answerLoosely(context, withBadRows(createDiceFor(context, 'prep-schools', season.plan.sportId), rows));
});

function buildSchoolRow(context: Context, season: Season, { school, wins, losses }: PrepRecord): Row {
  const { plan } = season;
  const roll = createDiceFor(context, 'prep-school-row', plan.sportId, school.id);
  const row: Row = {
    UID: getPrepUid(context.world, plan, school),
    NameShort: formatProviderShortName(context, school, plan.sportId),
    Nickname: getNickname(school, plan.sportId),
    Classification: getPrepClass(context.world, season, school, context.clock),
    OverallWins: wins,
    OverallLoss: losses,
    PhotoFile: buildLogoUrl(context, school),
  };
  return withRowQuirks(roll, row, {
    numbers: ['OverallWins', 'OverallLoss'],
    texts: ['NameShort', 'Nickname'],
    optional: ['PhotoFile', 'Nickname'],
    spellings: { UID: ['Uid', 'uid'], NameShort: ['nameShort'] },
  });
}

/** `GET /v1/maxpreps/school-info/{UID}`: a list of one. */
export const answerSchoolInfo = withTeamFromPath((context, team, season): Answer => {
  const { plan, school } = team;
  const { world, clock } = context;
  const roll = createDiceFor(context, 'prep-school-info', team.uid);
  const record = buildPrepTable(world, season, clock).get(school.index);
  const league = findLeague(world, plan, school.index);
  const row: Row = {
    UID: team.uid,
    SchoolName: formatProviderName(school),
    NameShort: formatProviderShortName(context, school, plan.sportId),
    Classification: getPrepClass(world, season, school, clock),
    City: school.town.name,
    OverallWins: record?.wins ?? 0,
    OverallLoss: record?.losses ?? 0,
    ConferenceWin: record?.conferenceWins ?? 0,
    ConferenceLoss: record?.conferenceLosses ?? 0,
    League: league?.conference.name ?? roll.pick(['Independent', null]),
    LeagueID: league?.id ?? null,
    Nickname: getNickname(school, plan.sportId),
    Colors: `${school.plate.name}, ${school.trim.name}`,
    Color1: roll.drawChance(0.8) ? school.plate.hex.slice(1) : school.plate.hex,
    Color2: roll.drawChance(0.8) ? school.trim.hex.slice(1) : school.trim.hex,
    PhotoFile: buildLogoUrl(context, school),
    GameScheduled: listKnownGames(season, school.index, clock).length,
    MaxPrepsTeamPhoto: findSchoolPhoto(context, team, season),
  };
  const rough = withRowQuirks(roll, row, {
    numbers: ['OverallWins', 'OverallLoss', 'ConferenceWin', 'ConferenceLoss', 'LeagueID', 'GameScheduled'],
    texts: ['SchoolName', 'NameShort', 'City', 'League', 'Colors'],
  });
  return answerData([rough]);
});

/** `GET /v1/maxpreps/school-team-photo/{UID}` */
export const answerSchoolPhoto = withTeamFromPath((context, team, season): Answer =>
  answerData([{ MaxPrepsTeamPhoto: findSchoolPhoto(context, team, season) }]),
);

/** A few addresses are empty. */
function findSchoolPhoto({ origin }: Context, { uid, plan, school }: PrepTeam, { schoolYear }: Season): string | null {
  const draw = hashSeed(5, 'prep photo', uid) % 20;
  if (draw < 4) return draw === 0 ? '' : null;
  return `${origin}/media/team-photos/${plan.sportId}-${school.id}-${schoolYear}.svg`;
}
