import { getSchoolYear, formatTerm } from '../../calendar/civil';
import type { Answer } from '../../http/answer';
import { param, rollFor, type Context } from '../../http/context';
import { legacyCell, legacyHead, legacyRow, legacyTable, legacyText } from '../../http/legacy-page';
import type { Dice } from '../../random/dice';
import { boyNames, familyNames, girlNames } from '../../words/people';
import { listRecordLines, type RecordLine } from '../../words/record-lines';
import { getFirstEdition, playedSince } from '../../world/first-editions';
import { schoolsOffering } from '../../world/offerings';
import { getSport, type Sport } from '../../world/sports';
import { listTitles, type Title } from '../../world/title-history';
import { sportByCode } from './legacy-address';
import { font, note, pdfLine, subheading, pageWithTypingErrors } from './page-parts';
import { notFound } from './sections';

const sharedCode = 'MU';
const shared = ['music-organization', 'music-solo-ensemble'].map(getSport);
const mostTitlesShown = 12;

/** `GET /records/{abbr}.htm`: champions of all years, and the best marks. */
export function recordsPage(context: Context): Answer {
  const code = param(context, 'abbr').trim().toUpperCase();
  if (code === sharedCode) {
    const parts = shared.flatMap((sport) => [
      `<H2 ALIGN="CENTER">${legacyText(sport.title)}</H2>`,
      ...writeRecordParts(context, sport),
    ]);
    return pageWithTypingErrors(context, 'Music — Records & History', parts);
  }
  const sport = sportByCode(code);
  if (sport === undefined || shared.includes(sport)) return notFound(context);
  return pageWithTypingErrors(context, `${sport.title} — Records & History`, writeRecordParts(context, sport));
}

function writeRecordParts(context: Context, sport: Sport): string[] {
  const titles = listTitles(context.world, sport, context.clock);
  const first = getFirstEdition(sport.id);
  const isHeld = first <= getSchoolYear(context.clock.today);
  return [
    note(isHeld ? `The first state finals were held in ${formatTerm(first)}.` : 'No state finals have been held yet.'),
    pdfLine(context, sport, 'record-book', 'Record Book'),
    subheading('All-Time Records'),
    recordTable(context, sport),
    subheading('Most State Titles'),
    mostTitles(titles),
    subheading('State Champions'),
    championTable(titles),
  ];
}

function championTable(titles: readonly Title[]): string {
  const heads = ['Year', 'Class', 'Champion', 'Score', 'Runner-up'].map((head) => legacyHead(head));
  return legacyTable([
    legacyRow(heads),
    ...titles.map(({ schoolYear, className, champion, score, runnerUp }) =>
      legacyRow([
        legacyCell(formatTerm(schoolYear), 'NOWRAP'),
        legacyCell(legacyText(className), 'ALIGN="CENTER"'),
        legacyCell(`<B>${legacyText(champion.name)}</B>`),
        legacyCell(score === '' ? '&#151;' : score, 'ALIGN="CENTER"'),
        legacyCell(runnerUp === null ? '' : legacyText(runnerUp.name)),
      ]),
    ),
  ]);
}

function mostTitles(titles: readonly Title[]): string {
  const counts = new Map<string, number>();
  for (const { champion } of titles) counts.set(champion.name, (counts.get(champion.name) ?? 0) + 1);
  const rows = [...counts]
    .sort(([left, more], [right, most]) => most - more || (left < right ? -1 : 1))
    .slice(0, mostTitlesShown);
  return legacyTable(
    rows.map(([name, count]) => legacyRow([legacyCell(count, 'ALIGN="RIGHT"'), legacyCell(legacyText(name))])),
  );
}

/** Records predate the generated seasons, so that they contradict no game. */
function recordTable(context: Context, sport: Sport): string {
  const roll = rollFor(context, 'record-holders', sport.id);
  const rows = listRecordLines(sport.surface, sport.gender === 'Girls').map((line) => {
    const schools = schoolsOffering(context.world, sport.id);
    const year = Math.min(
      playedSince - 1,
      getFirstEdition(sport.id) + roll.below(Math.max(1, playedSince - getFirstEdition(sport.id))),
    );
    const school = legacyText(roll.pick(schools).name);
    const holder = line.holder === 'team' ? school : `${legacyText(studentName(roll, sport))}, ${school}`;
    return legacyRow([
      legacyCell(legacyText(line.label)),
      legacyCell(`<B>${markText(line, roll)}</B>`, 'ALIGN="RIGHT"'),
      legacyCell(`${holder} ${font(1, `(${formatTerm(year)})`)}`),
    ]);
  });
  return legacyTable([legacyRow(['Record', 'Mark', 'Holder'].map((head) => legacyHead(head))), ...rows]);
}

function studentName(roll: Dice, sport: Sport): string {
  const given = sport.gender === 'Girls' || (sport.gender === 'Coed' && roll.chance(0.5)) ? girlNames : boyNames;
  return `${roll.pick(given)} ${roll.pick(familyNames)}`;
}

function markText({ form, low, high }: RecordLine, roll: Dice): string {
  const value = roll.between(low, high);
  switch (form) {
    case 'count':
      return value.toLocaleString('en-US');
    case 'decimal':
      return (value / 100).toFixed(2);
    case 'time': {
      const minutes = Math.floor(value / 6000);
      const seconds = ((value % 6000) / 100).toFixed(2);
      return minutes === 0 ? seconds : `${minutes}:${seconds.padStart(5, '0')}`;
    }
    case 'length':
      return `${Math.floor(value / 48)}-${((value % 48) / 4).toFixed(2)}`;
  }
}
