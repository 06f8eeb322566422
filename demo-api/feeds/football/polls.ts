import { formatIsoDate, formatPaddedUsDate, getSchoolYear } from '../../calendar/civil';
import { answerJson, type Answer } from '../../http/answer';
import { readParam, createDiceFor, type Context } from '../../http/context';
import { loosenText, withRowQuirks, type Row } from '../../quirks/row-quirks';
import { answerLoosely } from '../../quirks/wrapper';
import {
  buildFootballPoll,
  findLatestPollWeek,
  getReleaseDay,
  type ClassPoll,
  type Ranked,
} from '../../world/football-poll';
import { getSport } from '../../world/sports';
import { getFootballIdentity } from './team-identity';

const title = 'Prairie Press Writers Poll';

/** `GET /v1/football/polls/{class}`: empty before a season's first poll. */
export function answerPoll(context: Context): Answer {
  const { classes } = getSport('football');
  const className = readParam(context, 'class').toUpperCase();
  if (!classes.includes(className)) {
    return answerJson({ error: 'Missing required parameter: class', availableClasses: classes }, 400);
  }
  const schoolYear = getSchoolYear(context.clock.today);
  const week = findLatestPollWeek(schoolYear, context.clock);
  if (week === null) return answerLoosely(context, { summary: buildEmptySummary(className), records: [] });
  const found = buildFootballPoll(context.world, schoolYear, week).get(className) ?? { ranked: [], others: [] };
  return answerLoosely(context, {
    summary: formatSummary(context, className, week, getReleaseDay(schoolYear, week), found),
    records: found.ranked.map((ranked) => buildRecordRow(context, week, ranked)),
  });
}

function buildEmptySummary(className: string): Row {
  return { pollTitle: title, class: className, pollDate: '', releaseDate: null, othersReceivingVotes: '' };
}

function formatSummary(context: Context, className: string, week: number, day: number, { others }: ClassPoll): Row {
  const roll = createDiceFor(context, 'poll-summary', className, day);
  const names = others.map(({ team, votes }) => `${getFootballIdentity(context, team).name} ${votes}`).join(', ');
  return {
    pollTitle: roll.pick([title, title, `${title} `, `${title}: Class ${className}`]),
    class: className,
    pollDate: roll.pick([`Week ${week}`, `Week ${week}`, `WEEK ${week}`]),
    releaseDate: roll.drawChance(0.3) ? `${formatIsoDate(day)}T00:00:00.000Z` : formatPaddedUsDate(day),
    othersReceivingVotes: names === '' ? roll.pick(['None', '', null]) : loosenText(roll, `${names}.`),
  };
}

function buildRecordRow(context: Context, week: number, ranked: Ranked): Row {
  const { team, previousRank } = ranked;
  const roll = createDiceFor(context, 'poll-row', week, team.footballId);
  const face = getFootballIdentity(context, team);
  const row: Row = {
    PollRank: ranked.rank,
    PollPreviousRank: previousRank ?? roll.pick(['NR', 'NR', null, '', 0]),
    Poll1stVotes: ranked.firstVotes === 0 ? roll.pick([0, '', null]) : ranked.firstVotes,
    PollTotalVotes: ranked.votes,
    FBSchoolID: team.footballId,
    DisplayName: face.name,
    NickName: team.school.boysNickname,
    WinsOverall: ranked.wins,
    LossesOverall: ranked.losses,
    schoolLogo: face.logo,
  };
  return withRowQuirks(roll, row, {
    numbers: ['PollRank', 'PollPreviousRank', 'PollTotalVotes', 'FBSchoolID', 'WinsOverall', 'LossesOverall'],
    texts: ['DisplayName', 'NickName'],
    optional: ['schoolLogo', 'NickName'],
    spellings: { schoolLogo: ['SchoolLogo'], Poll1stVotes: ['poll1stVotes'] },
  });
}
