import { isoDate, paddedUsDate, getSchoolYear } from '../../calendar/civil';
import { json, type Answer } from '../../http/answer';
import { param, rollFor, type Context } from '../../http/context';
import { looseText, withRowQuirks, type Row } from '../../quirks/row-quirks';
import { looseAnswer } from '../../quirks/wrapper';
import { footballPoll, latestPollWeek, releaseDay, type ClassPoll, type Ranked } from '../../world/football-poll';
import { getSport } from '../../world/sports';
import { footballIdentity } from './team-identity';

const title = 'Prairie Press Writers Poll';

/** `GET /v1/football/polls/{class}`: empty before a season's first poll. */
export function poll(context: Context): Answer {
  const { classes } = getSport('football');
  const className = param(context, 'class').toUpperCase();
  if (!classes.includes(className)) {
    return json({ error: 'Missing required parameter: class', availableClasses: classes }, 400);
  }
  const schoolYear = getSchoolYear(context.clock.today);
  const week = latestPollWeek(schoolYear, context.clock);
  if (week === null) return looseAnswer(context, { summary: emptySummary(className), records: [] });
  const found = footballPoll(context.world, schoolYear, week).get(className) ?? { ranked: [], others: [] };
  return looseAnswer(context, {
    summary: formatSummary(context, className, week, releaseDay(schoolYear, week), found),
    records: found.ranked.map((ranked) => recordRow(context, week, ranked)),
  });
}

function emptySummary(className: string): Row {
  return { pollTitle: title, class: className, pollDate: '', releaseDate: null, othersReceivingVotes: '' };
}

function formatSummary(context: Context, className: string, week: number, day: number, { others }: ClassPoll): Row {
  const roll = rollFor(context, 'poll-summary', className, day);
  const names = others.map(({ team, votes }) => `${footballIdentity(context, team).name} ${votes}`).join(', ');
  return {
    pollTitle: roll.pick([title, title, `${title} `, `${title}: Class ${className}`]),
    class: className,
    pollDate: roll.pick([`Week ${week}`, `Week ${week}`, `WEEK ${week}`]),
    releaseDate: roll.chance(0.3) ? `${isoDate(day)}T00:00:00.000Z` : paddedUsDate(day),
    othersReceivingVotes: names === '' ? roll.pick(['None', '', null]) : looseText(roll, `${names}.`),
  };
}

function recordRow(context: Context, week: number, ranked: Ranked): Row {
  const { team, previousRank } = ranked;
  const roll = rollFor(context, 'poll-row', week, team.footballId);
  const face = footballIdentity(context, team);
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
