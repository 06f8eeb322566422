import { getSchoolYear, formatTerm, getWeekday, type DayNumber } from '../../calendar/civil';
import type { Answer } from '../../http/answer';
import { createDiceFor, type Context } from '../../http/context';
import { formatLooseDate } from '../../quirks/date-only';
import { withRowQuirks, withBadRows, type Row } from '../../quirks/row-quirks';
import { answerLoosely } from '../../quirks/wrapper';
import { groupBy } from '../../world/conferences';
import { listAllSportDates } from '../../world/sport-dates';
import { sports, type Sport } from '../../world/sports';

const years = 4;
const daysAhead = 21;

/** `GET /v1/misc/rules-videos`: one video per sport name and school year, newest first. */
export function answerRulesVideos(context: Context): Answer {
  const schoolYear = getSchoolYear(context.clock.today);
  const rows = Array.from({ length: years }, (_, back) => buildVideoRows(context, schoolYear - back)).flat();
  return answerLoosely(context, withBadRows(createDiceFor(context, 'rules-videos', schoolYear), rows));
}

function buildVideoRows(context: Context, schoolYear: number): Row[] {
  const starts = new Map<string, DayNumber>();
  for (const { code, type, day } of listAllSportDates(schoolYear)) {
    if (type === 'Season' && !starts.has(code)) starts.set(code, day - getWeekday(day) - daysAhead);
  }
  const videos = [...groupBy(sports, ({ name }) => name).values()].map((group) => ({
    group,
    day: Math.min(...group.map(({ code }) => starts.get(code) ?? Infinity)),
  }));
  return videos
    .filter(({ day }) => day <= context.clock.today)
    .sort((left, right) => right.day - left.day)
    .map(({ group, day }) => buildVideoRow(context, schoolYear, group, day));
}

function buildVideoRow(context: Context, schoolYear: number, group: readonly Sport[], day: DayNumber): Row {
  const code = group[0]?.code ?? '';
  const roll = createDiceFor(context, 'rules-video', schoolYear, code);
  const video = `RV-${schoolYear}-${code}`;
  const row: Row = {
    SchoolTerm: formatTerm(schoolYear),
    VideoRulesMeetingDate: formatLooseDate(roll, day),
    sportShortcode: code,
    VideoRulesMeetingUrl: roll.drawChance(0.5)
      ? `https://videos.example/watch/${video}`
      : `videos.example/embed/${video}`,
    Activities: group.map(({ title }) => title).join(roll.pick([', ', ' & ', '; '])),
  };
  return withRowQuirks(roll, row, {
    texts: ['SchoolTerm', 'Activities'],
    optional: ['sportShortcode'],
    spellings: { VideoRulesMeetingUrl: ['VideoRulesMeetingURL'], sportShortcode: ['SportShortCode'] },
  });
}
