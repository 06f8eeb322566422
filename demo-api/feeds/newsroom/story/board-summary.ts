import { toCivilDate, formatLongDate, getSchoolYear, type DayNumber } from '../../../calendar/civil';
import type { Context } from '../../../http/context';
import { createDice, getItemAt, type Dice } from '../../../random/dice';
import { boardMotions, boardReports } from '../../../words/board-business.json';
import { inventPersonName } from '../../../words/person-name';
import { escapeHtml } from '../../../words/slug';
import { listBoardMeetingDays } from '../../../world/meetings';
import { renderFilm, renderPicture } from './pictures';

const directors = 10;
const motionsPerMeeting = 6;
const boardMotifs = ['boardroom', 'gavel', 'charter'] as const;

/** Some summaries open with a picture or a recording. */
export function writeBoardSummary(context: Context, roll: Dice, meetingDay: DayNumber, id: number): string[] {
  const present = roll.drawBetween(8, directors);
  const president = escapeHtml(
    inventPersonName(createDice(context.world.seed, 'board president', Math.floor(getSchoolYear(meetingDay) / 2))),
  );
  const reports = roll.shuffle(boardReports).slice(0, 3);
  const motions = roll.shuffle(boardMotions).slice(0, motionsPerMeeting);
  const opening = `<strong>The Board of Directors met on ${formatLongDate(meetingDay)}, ${toCivilDate(meetingDay).year}</strong>, at the office on Fieldhouse Road. ${present} of ten directors attended; ${president} presided. The minutes of the last meeting and the consent agenda were approved without discussion.`;
  const blocks = [
    opening,
    reports[0] ?? '',
    '<h3>Motions</h3>',
    buildMotionTable(roll, motions, present),
    ...motions.slice(0, 4).map(({ motion, note }) => `<em>${motion}.</em> ${note}`),
    '<h3>Reports</h3>',
    ...reports.slice(1),
    describeNextMeeting(meetingDay),
    `<p>The full minutes are <a href="/documents/board/minutes-${toCivilDate(meetingDay).year}-${toCivilDate(meetingDay).month}.pdf">in the document archive</a>, once the board has approved them.</p>`,
  ];
  const lead = roll.drawWeighted([50, 25, 25]);
  if (lead === 0)
    blocks.unshift(
      renderPicture(context, roll, { motif: getItemAt(boardMotifs, id), variant: id, credit: 'The board at work.' }),
    );
  if (lead === 1) blocks.unshift(renderFilm(roll, id, 'Recording of the meeting'));
  return blocks;
}

function buildMotionTable(roll: Dice, motions: typeof boardMotions, present: number): string {
  const rows = motions.map(({ motion }) => {
    const isCarried = roll.drawChance(0.82);
    const smaller = roll.drawBelow(Math.ceil(present / 2));
    const larger = present - smaller;
    const vote = isCarried ? `${larger}-${smaller}` : `${smaller}-${larger}`;
    return `<tr><td>${motion}</td><td align="center">${vote}</td><td>${isCarried ? 'Carried' : 'Failed'}</td></tr>`;
  });
  return `<table class="table" border="1" cellpadding="4"><thead><tr><th>Motion</th><th>Vote</th><th>Result</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

function describeNextMeeting(meetingDay: DayNumber): string {
  const schoolYear = getSchoolYear(meetingDay);
  const next = [...listBoardMeetingDays(schoolYear), ...listBoardMeetingDays(schoolYear + 1)].find(
    (day) => day > meetingDay,
  );
  const when = next === undefined ? 'in the summer' : `on ${formatLongDate(next)}`;
  return `The board meets next ${when}. Meetings are open, and items for the agenda are taken until ten days before.`;
}
