import type { Answer } from '../../http/answer';
import { rollFor, type Context } from '../../http/context';
import { withRowQuirks, withBadRows, type Row } from '../../quirks/row-quirks';
import { looseAnswer } from '../../quirks/wrapper';
import type { Dice } from '../../random/dice';
import { footballClaims, type FootballClaim } from '../../world/football-bids';
import { playoffClasses } from '../../world/football-playoff-field';
import { footballSizes } from '../../world/football-size';
import { arePlayoffsPaired, footballSeason } from '../../world/football-weeks';
import { getSport } from '../../world/sports';
import { footballIdentity } from '../football/team-identity';
import { nextGameText, type WonLost } from './next-game';

/**
 * `GET /v1/football/playoff-outlook2`: the projected field of 256; empty before the first result. `Seed` is the rank in the class,
 * records are of the regular season.
 */
export function outlook(context: Context): Answer {
  const claims = footballClaims(context.world, context.clock);
  const classes = playoffClasses(context.world, claims);
  const hasBegun = claims.some(({ wins }) => wins > 0);
  const { classes: names } = getSport('football');
  const getRecord = recordsAt(context, claims);
  const rows = hasBegun
    ? classes.flatMap((teams, index) =>
        teams.map((claim, position) => outlookRow(context, names[index] ?? '', position + 1, claim, getRecord)),
      )
    : [];
  return looseAnswer(context, withBadRows(rollFor(context, 'outlook'), rows));
}

/** Counted on demand, because few teams are left. */
function recordsAt({ world, clock }: Context, claims: readonly FootballClaim[]): (team: number) => WonLost {
  const season = footballSeason(world, clock);
  if (arePlayoffsPaired(season, clock)) {
    return (team) => {
      const { wins, losses } = season.record(team, clock);
      return [wins, losses];
    };
  }
  const records = new Map(claims.map(({ school, wins, losses }) => [school.index, [wins, losses] as const]));
  return (team) => records.get(team) ?? [0, 0];
}

function outlookRow(
  context: Context,
  className: string,
  rank: number,
  claim: FootballClaim,
  getRecord: (team: number) => WonLost,
): Row {
  const roll = rollFor(context, 'outlook', claim.footballId);
  const face = footballIdentity(context, claim);
  const size = footballSizes(context.world).get(claim.school.index);
  const row: Row = {
    Class: className,
    DesignatedClass: size?.designatedClass === className ? className : none(roll),
    EnrollmentFootball: size?.enrollment ?? claim.school.enrollment,
    BidType: claim.bid === '' ? none(roll) : claim.bid,
    Seed: rank,
    FBSchoolID: claim.footballId,
    DisplayName: face.name,
    FBShortName: face.shortName,
    schoolLogo: face.logo,
    WinsOverall: claim.wins,
    LossesOverall: claim.losses,
    Points: claim.opponentsWins,
    NextGame: nextGameText(context, claim.school.index, getRecord) || none(roll),
  };
  return withRowQuirks(roll, row, {
    numbers: ['EnrollmentFootball', 'Seed', 'FBSchoolID', 'WinsOverall', 'LossesOverall', 'Points'],
    texts: ['DisplayName', 'NextGame'],
    optional: ['schoolLogo', 'FBShortName'],
    spellings: { schoolLogo: ['SchoolLogo'], Class: ['class'], NextGame: ['nextGame'] },
  });
}

/** Null, empty or missing. */
function none(roll: Dice): '' | null {
  return roll.chance(0.4) ? null : '';
}
