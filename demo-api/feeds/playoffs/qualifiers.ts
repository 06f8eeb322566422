import type { Answer } from '../../http/answer';
import { createDiceFor, type Context } from '../../http/context';
import { withRowQuirks, withBadRows, type Row } from '../../quirks/row-quirks';
import { answerLoosely } from '../../quirks/wrapper';
import type { FootballClaim } from '../../world/football-bids';
import { listPlayoffs, type PlayoffClass } from '../../world/football-playoff-field';
import { arePlayoffsPaired, getFootballSeason } from '../../world/football-weeks';
import { getConferenceName, getFootballIdentity } from '../football/team-identity';

/** `GET /v1/football/playoff-qualifiers`: by class and rank; empty until the pairings are shown. */
export function answerQualifiers(context: Context): Answer {
  const { world, clock } = context;
  const season = getFootballSeason(world, clock);
  const classes = arePlayoffsPaired(season, clock) ? listPlayoffs(world, season.schoolYear) : [];
  return answerLoosely(context, {
    title: `${season.schoolYear} Football Playoff Qualifiers`,
    year: createDiceFor(context, 'qualifiers', season.schoolYear).drawChance(0.5)
      ? season.schoolYear
      : String(season.schoolYear),
    sections: classes.map((playoffClass) => buildQualifierSection(context, playoffClass)),
  });
}

function buildQualifierSection(context: Context, { className, teams }: PlayoffClass): Row {
  const rows = teams.map((claim) => buildSchoolRow(context, claim));
  return { title: `Class ${className}`, schools: withBadRows(createDiceFor(context, 'qualifiers', className), rows) };
}

function buildSchoolRow(context: Context, claim: FootballClaim): Row {
  const roll = createDiceFor(context, 'qualifier', claim.footballId);
  const face = getFootballIdentity(context, claim);
  const row: Row = {
    schoolId: claim.footballId,
    school: face.name,
    shortName: face.shortName,
    logoUrl: face.logo,
    conference: getConferenceName(claim),
    wins: claim.wins,
    losses: claim.losses,
    opponentsWins: claim.opponentsWins,
    defeatedOpponentsWins: claim.defeatedOpponentsWins,
  };
  return withRowQuirks(roll, row, {
    numbers: ['schoolId', 'wins', 'losses', 'opponentsWins', 'defeatedOpponentsWins'],
    texts: ['school', 'conference'],
    optional: ['logoUrl', 'shortName', 'conference'],
    spellings: { logoUrl: ['logoURL'], schoolId: ['SchoolId'] },
  });
}
