import { civilDate, longDate, getSchoolYear, type DayNumber } from '../../../calendar/civil';
import type { Context } from '../../../http/context';
import { dice, type Dice } from '../../../random/dice';
import { boardMotions, boardReports } from '../../../words/board-business.json';
import { personName } from '../../../words/person-name';
import { escapeHtml } from '../../../words/slug';
import { boardMeetingDays } from '../../../world/meetings';
import { film, picture } from './pictures';

const directors = 10;
const motionsPerMeeting = 6;

/** Some summaries open with a picture or a recording. */
export function boardSummary(context: Context, roll: Dice, meetingDay: DayNumber, id: number): string[] {
  const present = roll.between(8, directors);
  const president = escapeHtml(
    personName(dice(context.world.seed, 'board president', Math.floor(getSchoolYear(meetingDay) / 2))),
  );
  const reports = roll.shuffled(boardReports).slice(0, 3);
  const motions = roll.shuffled(boardMotions).slice(0, motionsPerMeeting);
  const opening = `<strong>The Board of Directors met on ${longDate(meetingDay)}, ${civilDate(meetingDay).year}</strong>, at the office on Fieldhouse Road. ${present} of ten directors attended; ${president} presided. The minutes of the last meeting and the consent agenda were approved without discussion.`;
  const blocks = [
    opening,
    reports[0] ?? '',
    '<h3>Motions</h3>',
    motionTable(roll, motions, present),
    ...motions.slice(0, 4).map(({ motion, note }) => `<em>${motion}.</em> ${note}`),
    '<h3>Reports</h3>',
    ...reports.slice(1),
    nextMeeting(meetingDay),
    `<p>The full minutes are <a href="/documents/board/minutes-${civilDate(meetingDay).year}-${civilDate(meetingDay).month}.pdf">in the document archive</a>, once the board has approved them.</p>`,
  ];
  const lead = roll.weighted([50, 25, 25]);
  if (lead === 0) blocks.unshift(picture(context, roll, 'board', 'The board at work.'));
  if (lead === 1) blocks.unshift(film(roll, id, 'Recording of the meeting'));
  return blocks;
}

function motionTable(roll: Dice, motions: typeof boardMotions, present: number): string {
  const rows = motions.map(({ motion }) => {
    const isCarried = roll.chance(0.82);
    const smaller = roll.below(Math.ceil(present / 2));
    const larger = present - smaller;
    const vote = isCarried ? `${larger}-${smaller}` : `${smaller}-${larger}`;
    return `<tr><td>${motion}</td><td align="center">${vote}</td><td>${isCarried ? 'Carried' : 'Failed'}</td></tr>`;
  });
  return `<table class="table" border="1" cellpadding="4"><thead><tr><th>Motion</th><th>Vote</th><th>Result</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

function nextMeeting(meetingDay: DayNumber): string {
  const schoolYear = getSchoolYear(meetingDay);
  const next = [...boardMeetingDays(schoolYear), ...boardMeetingDays(schoolYear + 1)].find((day) => day > meetingDay);
  const when = next === undefined ? 'in the summer' : `on ${longDate(next)}`;
  return `The board meets next ${when}. Meetings are open, and items for the agenda are taken until ten days before.`;
}
