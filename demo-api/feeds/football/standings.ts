import type { Answer } from '../../http/answer';
import { param, rollFor, type Context } from '../../http/context';
import { withRowQuirks, withBadRows, type Row } from '../../quirks/row-quirks';
import { looseAnswer } from '../../quirks/wrapper';
import { getConferenceRecord, footballClaims, type FootballClaim } from '../../world/football-bids';
import { footballSeason } from '../../world/football-weeks';
import type { TeamRecord } from '../../world/records';
import { requestError } from './schedules';
import { conferenceName, independent, footballIdentity } from './team-identity';

interface Standing {
  readonly claim: FootballClaim;
  readonly record: TeamRecord;
  readonly conferenceWins: number;
  readonly conferenceLosses: number;
}

/** `GET /v1/football/conference-standings`: independents are one conference. */
export function standings(context: Context): Answer {
  const rows = listFootballStandings(context).map((standing) => standingRow(context, standing));
  return looseAnswer(context, withBadRows(rollFor(context, 'standings'), rows));
}

/** `GET /v1/{sportId}/conference-standings/{conferenceId}` */
export function conferenceStandings(context: Context): Answer {
  const refused = requestError(context, 'conferenceId');
  if (refused !== null) return refused;
  if (param(context, 'sportId') !== 'football') return looseAnswer(context, []);
  const wanted = Number(param(context, 'conferenceId'));
  const rows = listFootballStandings(context)
    .filter(({ claim }) => claim.conference?.id === wanted)
    .map((standing) => standingRow(context, standing));
  return looseAnswer(context, rows);
}

/** By conference, conference record, and overall record. */
function listFootballStandings({ world, clock }: Context): Standing[] {
  const season = footballSeason(world, clock);
  return footballClaims(world, clock)
    .map((claim): Standing => {
      const record = season.record(claim.school.index, clock);
      const [conferenceWins, conferenceLosses] = getConferenceRecord(claim, record);
      return { claim, record, conferenceWins, conferenceLosses };
    })
    .sort(byConferenceAndRank);
}

function byConferenceAndRank(left: Standing, right: Standing): number {
  const [leftName, rightName] = [conferenceName(left.claim), conferenceName(right.claim)];
  if (leftName !== rightName) {
    if (leftName === independent || rightName === independent) return leftName === independent ? 1 : -1;
    return leftName < rightName ? -1 : 1;
  }
  const ahead = (one: Standing): number => one.conferenceWins - one.conferenceLosses;
  const overall = ({ record }: Standing): number => record.wins - record.losses;
  return ahead(right) - ahead(left) || overall(right) - overall(left) || left.claim.footballId - right.claim.footballId;
}

function standingRow(context: Context, { claim, record, conferenceWins, conferenceLosses }: Standing): Row {
  const roll = rollFor(context, 'standing', claim.footballId);
  const face = footballIdentity(context, claim);
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
