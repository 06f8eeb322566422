import type { Answer } from '../../http/answer';
import { createDiceFor, type Context } from '../../http/context';
import { withRowQuirks, withBadRows, type Row } from '../../quirks/row-quirks';
import { answerLoosely } from '../../quirks/wrapper';
import { listFootballClaims, type FootballClaim } from '../../world/football-bids';
import { getFootballSizes } from '../../world/football-size';
import { getFootballIdentity } from '../football/team-identity';

/** `GET /v1/football/playoff-clinchers`: qualified and eligible teams, best first; after the selection only the field. */
export function answerClinchers(context: Context): Answer {
  const claims = listFootballClaims(context.world, context.clock);
  const hasBegun = claims.some(({ wins }) => wins > 0);
  const rows = hasBegun ? claims.filter(({ bid }) => bid !== '').map((claim) => buildClincherRow(context, claim)) : [];
  return answerLoosely(context, withBadRows(createDiceFor(context, 'clinchers'), rows));
}

function buildClincherRow(context: Context, claim: FootballClaim): Row {
  const roll = createDiceFor(context, 'clincher', claim.footballId);
  const face = getFootballIdentity(context, claim);
  const row: Row = {
    BidType: roll.drawChance(0.03) ? `${claim.bid} ` : claim.bid,
    WinsOverall: claim.wins,
    LossesOverall: claim.losses,
    Points: claim.opponentsWins,
    PointsWins: claim.defeatedOpponentsWins,
    EnrollmentFootball: getFootballSizes(context.world).get(claim.school.index)?.enrollment ?? claim.school.enrollment,
    DisplayName: face.name,
    FBShortName: face.shortName,
    schoolLogo: face.logo,
    FBSchoolID: claim.footballId,
  };
  return withRowQuirks(roll, row, {
    numbers: ['WinsOverall', 'LossesOverall', 'Points', 'PointsWins', 'EnrollmentFootball', 'FBSchoolID'],
    texts: ['DisplayName'],
    optional: ['schoolLogo', 'FBShortName'],
    spellings: { schoolLogo: ['SchoolLogo'], BidType: ['bidType'], PointsWins: ['pointsWins'] },
  });
}
