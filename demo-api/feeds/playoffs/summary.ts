import { formatTerm } from '../../calendar/civil';
import { computeMinutesSinceMidnight } from '../../calendar/clock';
import { answerFailure, type Answer } from '../../http/answer';
import { readParam, createDiceFor, type Context } from '../../http/context';
import { loosenNumber, withRowQuirks, withBadRows, type Row } from '../../quirks/row-quirks';
import { answerLoosely } from '../../quirks/wrapper';
import { listShownPlayoffs, type PlayoffClass } from '../../world/football-playoff-field';
import { getPairingsMoment } from '../../world/pairings';
import { getPlan } from '../../world/season-plans';
import { getFootballIdentity } from '../football/team-identity';
import { listTeamSummaries, type TeamSummary } from './team-summary';

/** The summary has no sections during the show. */
const minutesOfShow = 60;

/**
 * `GET /v1/football/playoff-summary/{classNumber}`: any token before the number is ignored (`1900-3` is class 3). Until the
 * pairings show is over, it is last year's edition.
 */
export function answerPlayoffSummary(context: Context): Answer {
  const [, token = '', digit = ''] = /^([a-z0-9]*?)-?(\d)$/i.exec(readParam(context, 'classNumber')) ?? [];
  const playoffClass = listShownPlayoffs(context.world, context.clock).find(
    ({ classNumber }) => classNumber === Number(digit),
  );
  if (playoffClass === undefined)
    return answerFailure(404, `No playoff summary for class: ${readParam(context, 'classNumber')}`);
  const summaries = isShowOn(context, playoffClass) ? [] : listTeamSummaries(context, playoffClass);
  return answerLoosely(context, {
    title: `${playoffClass.schoolYear} Class ${playoffClass.className} Football Playoff Team Information`,
    notes: writeNotes(playoffClass, token),
    sections:
      summaries.length === 0
        ? []
        : [
            {
              title: 'This Season',
              rows: buildSummaryRows(context, playoffClass, summaries, 'season', buildSeasonRow),
            },
            {
              title: 'Playoff History',
              rows: buildSummaryRows(context, playoffClass, summaries, 'history', buildHistoryRow),
            },
          ],
  });
}

function isShowOn({ clock }: Context, { schoolYear }: PlayoffClass): boolean {
  const { today, minutesNow } = getPairingsMoment(getPlan('football'), schoolYear);
  return computeMinutesSinceMidnight(clock, today) < minutesNow + minutesOfShow;
}

function writeNotes({ schoolYear, className }: PlayoffClass, token: string): string[] {
  return [
    `Teams of Class ${className} in the ${formatTerm(schoolYear)} playoffs, in order of name.`,
    'Records and points are those of all games so far; a forfeit counts 1-0.',
    "Opponents: combined record in the regular season, and how many of them are in this year's playoffs.",
    'Enrollment includes the 1.65 multiplier where it applies.',
    ...(token === '' ? [] : [`Edition ${token}.`]),
  ];
}

function buildSummaryRows(
  context: Context,
  { className, schoolYear }: PlayoffClass,
  summaries: readonly TeamSummary[],
  section: string,
  buildSummaryRow: (context: Context, summary: TeamSummary) => Row,
): unknown[] {
  const roll = createDiceFor(context, 'summary', className, schoolYear, section);
  return withBadRows(
    roll,
    summaries.map((summary) => buildSummaryRow(context, summary)),
  );
}

function buildSeasonRow(context: Context, summary: TeamSummary): Row {
  const { claim, pointsFor, pointsAgainst } = summary;
  const roll = createDiceFor(context, 'summary season', claim.footballId);
  const row: Row = {
    ...buildIdentity(context, summary),
    nickname: claim.school.boysNickname,
    coach: summary.coach,
    thisYear: `${summary.wins}-${summary.losses}`,
    lastYear: `${summary.lastWins}-${summary.lastLosses}`,
    enrollment: summary.enrollment,
    opponents: {
      record: `${summary.opponentsWins}-${summary.opponentsLosses}`,
      inPlayoffs: loosenNumber(roll, summary.opponentsInPlayoffs),
    },
    scoring: {
      for: loosenNumber(roll, pointsFor),
      against: loosenNumber(roll, pointsAgainst),
      diff:
        roll.drawChance(0.2) && pointsFor > pointsAgainst ? `+${pointsFor - pointsAgainst}` : pointsFor - pointsAgainst,
    },
  };
  return withRowQuirks(roll, row, {
    numbers: ['schoolId', 'enrollment'],
    texts: ['school', 'coach', 'nickname'],
    optional: ['logoUrl', 'shortName', 'nickname', 'lastYear'],
    spellings: { logoUrl: ['logoURL'], thisYear: ['ThisYear'] },
  });
}

function buildHistoryRow(context: Context, summary: TeamSummary): Row {
  const { history } = summary;
  const roll = createDiceFor(context, 'summary history', summary.claim.footballId);
  const row: Row = {
    ...buildIdentity(context, summary),
    appearances: {
      total: loosenNumber(roll, history.appearances),
      consecutive: loosenNumber(roll, history.consecutive),
      last: history.last === null ? roll.pick([null, '', 'First']) : loosenNumber(roll, history.last),
    },
    record: `${history.wins}-${history.losses}`,
    trophies: { first: loosenNumber(roll, history.titles), second: loosenNumber(roll, history.runnerUps) },
  };
  return withRowQuirks(roll, row, {
    numbers: ['schoolId'],
    texts: ['school'],
    optional: ['logoUrl', 'shortName'],
    spellings: { logoUrl: ['logoURL'] },
  });
}

function buildIdentity(context: Context, { claim }: TeamSummary): Row {
  const { name, shortName, logo } = getFootballIdentity(context, claim);
  return { school: name, schoolId: claim.footballId, shortName, logoUrl: logo };
}
