import type { Answer } from '../../http/answer';
import { createDiceFor, type Context } from '../../http/context';
import { withRowQuirks, withBadRows, type Row } from '../../quirks/row-quirks';
import { answerLoosely } from '../../quirks/wrapper';
import type { Dice } from '../../random/dice';
import { listFootballClaims, type FootballClaim } from '../../world/football-bids';
import { listPlayoffClasses } from '../../world/football-playoff-field';
import { getFootballSizes } from '../../world/football-size';
import { arePlayoffsPaired, getFootballSeason } from '../../world/football-weeks';
import { getSport } from '../../world/sports';
import { getFootballIdentity } from '../football/team-identity';
import { formatNextGame, type WonLost } from './next-game';

/**
 * `GET /v1/football/playoff-outlook2`: the projected field of 256; empty before the first result. `Seed` is the rank in the class,
 * records are of the regular season.
 */
export function answerOutlook(context: Context): Answer {
  const claims = listFootballClaims(context.world, context.clock);
  const classes = listPlayoffClasses(context.world, claims);
  const hasBegun = claims.some(({ wins }) => wins > 0);
  const { classes: names } = getSport('football');
  const getRecord = countRecords(context, claims);
  const rows = hasBegun
    ? classes.flatMap((teams, index) =>
        teams.map((claim, position) => buildOutlookRow(context, names[index] ?? '', position + 1, claim, getRecord)),
      )
    : [];
  return answerLoosely(context, withBadRows(createDiceFor(context, 'outlook'), rows));
}

/** Counted on demand, because few teams are left. */
function countRecords({ world, clock }: Context, claims: readonly FootballClaim[]): (team: number) => WonLost {
  const season = getFootballSeason(world, clock);
  if (arePlayoffsPaired(season, clock)) {
    return (team) => {
      const { wins, losses } = season.computeRecord(team, clock);
      return [wins, losses];
    };
  }
  const records = new Map(claims.map(({ school, wins, losses }) => [school.index, [wins, losses] as const]));
  return (team) => records.get(team) ?? [0, 0];
}

function buildOutlookRow(
  context: Context,
  className: string,
  rank: number,
  claim: FootballClaim,
  getRecord: (team: number) => WonLost,
): Row {
  const roll = createDiceFor(context, 'outlook', claim.footballId);
  const face = getFootballIdentity(context, claim);
  const size = getFootballSizes(context.world).get(claim.school.index);
  const row: Row = {
    Class: className,
    DesignatedClass: size?.designatedClass === className ? className : pickEmpty(roll),
    EnrollmentFootball: size?.enrollment ?? claim.school.enrollment,
    BidType: claim.bid === '' ? pickEmpty(roll) : claim.bid,
    Seed: rank,
    FBSchoolID: claim.footballId,
    DisplayName: face.name,
    FBShortName: face.shortName,
    schoolLogo: face.logo,
    WinsOverall: claim.wins,
    LossesOverall: claim.losses,
    Points: claim.opponentsWins,
    NextGame: formatNextGame(context, claim.school.index, getRecord) || pickEmpty(roll),
  };
  return withRowQuirks(roll, row, {
    numbers: ['EnrollmentFootball', 'Seed', 'FBSchoolID', 'WinsOverall', 'LossesOverall', 'Points'],
    texts: ['DisplayName', 'NextGame'],
    optional: ['schoolLogo', 'FBShortName'],
    spellings: { schoolLogo: ['SchoolLogo'], Class: ['class'], NextGame: ['nextGame'] },
  });
}

/** Null, empty or missing. */
function pickEmpty(roll: Dice): '' | null {
  return roll.drawChance(0.4) ? null : '';
}
