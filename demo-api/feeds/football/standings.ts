import type { Answer } from '../../http/answer';
import { readParam, createDiceFor, type Context } from '../../http/context';
import { withRowQuirks, withBadRows, type Row } from '../../quirks/row-quirks';
import { answerLoosely } from '../../quirks/wrapper';
import { getConferenceRecord, listFootballClaims, type FootballClaim } from '../../world/football-bids';
import { getFootballSeason } from '../../world/football-weeks';
import type { TeamRecord } from '../../world/records';
import { validateRequest } from './schedules';
import { getConferenceName, independent, getFootballIdentity } from './team-identity';

interface Standing {
  readonly claim: FootballClaim;
  readonly record: TeamRecord;
  readonly conferenceWins: number;
  readonly conferenceLosses: number;
}

/** `GET /v1/football/conference-standings`: independents are one conference. */
export function answerStandings(context: Context): Answer {
  const rows = listFootballStandings(context).map((standing) => buildStandingRow(context, standing));
  return answerLoosely(context, withBadRows(createDiceFor(context, 'standings'), rows));
}

/** `GET /v1/{sportId}/conference-standings/{conferenceId}` */
export function answerConferenceStandings(context: Context): Answer {
  const refused = validateRequest(context, 'conferenceId');
  if (refused !== null) return refused;
  if (readParam(context, 'sportId') !== 'football') return answerLoosely(context, []);
  const wanted = Number(readParam(context, 'conferenceId'));
  const rows = listFootballStandings(context)
    .filter(({ claim }) => claim.conference?.id === wanted)
    .map((standing) => buildStandingRow(context, standing));
  return answerLoosely(context, rows);
}

/** By conference, conference record, and overall record. */
function listFootballStandings({ world, clock }: Context): Standing[] {
  const season = getFootballSeason(world, clock);
  return listFootballClaims(world, clock)
    .map((claim): Standing => {
      const record = season.computeRecord(claim.school.index, clock);
      const [conferenceWins, conferenceLosses] = getConferenceRecord(claim, record);
      return { claim, record, conferenceWins, conferenceLosses };
    })
    .sort(compareStandings);
}

function compareStandings(left: Standing, right: Standing): number {
  const [leftName, rightName] = [getConferenceName(left.claim), getConferenceName(right.claim)];
  if (leftName !== rightName) {
    if (leftName === independent || rightName === independent) return leftName === independent ? 1 : -1;
    return leftName < rightName ? -1 : 1;
  }
  const computeLead = (standing: Standing): number => standing.conferenceWins - standing.conferenceLosses;
  const computeOverallLead = ({ record }: Standing): number => record.wins - record.losses;
  return (
    computeLead(right) - computeLead(left) ||
    computeOverallLead(right) - computeOverallLead(left) ||
    left.claim.footballId - right.claim.footballId
  );
}

function buildStandingRow(context: Context, { claim, record, conferenceWins, conferenceLosses }: Standing): Row {
  const roll = createDiceFor(context, 'standing', claim.footballId);
  const face = getFootballIdentity(context, claim);
  const row: Row = {
    Conference:
      claim.conference === undefined ? roll.pick([independent, independent, '', null]) : claim.conference.name,
    FBConferenceID: claim.conference?.id ?? null,
    FBSchoolID: claim.footballId,
    DisplayName: face.name,
    FBShortName: face.shortName,
    schoolLogo: face.logo,
    WinsConference: conferenceWins,
    LossesConference: conferenceLosses,
    WinsOverall: record.wins,
    LossesOverall: record.losses,
    OpponentsWins: claim.opponentsWins,
    PointsFor: record.pointsFor,
    PointsAgainst: record.pointsAgainst,
    BidType: claim.bid === '' ? roll.pick(['', null]) : claim.bid,
  };
  return withRowQuirks(roll, row, {
    numbers: [
      'FBSchoolID',
      'WinsConference',
      'WinsOverall',
      'LossesOverall',
      'OpponentsWins',
      'PointsFor',
      'PointsAgainst',
    ],
    texts: ['DisplayName', 'Conference'],
    optional: ['schoolLogo', 'FBShortName'],
    spellings: { schoolLogo: ['SchoolLogo'], BidType: ['bidType'] },
  });
}
