import { getSchoolYear, formatTerm } from '../../calendar/civil';
import type { Answer } from '../../http/answer';
import { readParam, createDiceFor, type Context } from '../../http/context';
import { buildLegacyTable, escapeLegacyText } from '../../http/legacy-page';
import type { Dice } from '../../random/dice';
import { boyNames, familyNames, girlNames } from '../../words/people';
import { listRecordLines, type RecordLine } from '../../words/record-lines';
import { getFirstEdition, playedSince } from '../../world/first-editions';
import { listSchoolsOffering } from '../../world/offerings';
import { getSport, type Sport } from '../../world/sports';
import { listTitles, type Title } from '../../world/title-history';
import { findSportByCode } from './legacy-address';
import { wrapFont, buildNote, buildPdfLine, buildSubheading, answerPageWithTypingErrors } from './page-parts';
import { answerNotFound } from './sections';

const sharedCode = 'MU';
const shared = ['music-organization', 'music-solo-ensemble'].map(getSport);
const mostTitlesShown = 12;

/** `GET /records/{abbr}.htm`: champions of all years, and the best marks. */
export function answerRecordsPage(context: Context): Answer {
  const code = readParam(context, 'abbr').trim().toUpperCase();
  if (code === sharedCode) {
    const parts = shared.flatMap((sport) => [
      `<H2 ALIGN="CENTER">${escapeLegacyText(sport.title)}</H2>`,
      ...writeRecordParts(context, sport),
    ]);
    return answerPageWithTypingErrors(context, 'Music — Records & History', parts);
  }
  const sport = findSportByCode(code);
  if (sport === undefined || shared.includes(sport)) return answerNotFound(context);
  return answerPageWithTypingErrors(context, `${sport.title} — Records & History`, writeRecordParts(context, sport));
}

function writeRecordParts(context: Context, sport: Sport): string[] {
  const titles = listTitles(context.world, sport, context.clock);
  const first = getFirstEdition(sport.id);
  const isHeld = first <= getSchoolYear(context.clock.today);
  return [
    buildNote(
      isHeld ? `The first state finals were held in ${formatTerm(first)}.` : 'No state finals have been held yet.',
    ),
    buildPdfLine({ context, sport }, 'record-book', 'Record Book'),
    buildSubheading('All-Time Records'),
    buildRecordTable(context, sport),
    buildSubheading('Most State Titles'),
    describeMostTitles(titles),
    buildSubheading('State Champions'),
    buildChampionTable(titles),
  ];
}

function buildChampionTable(titles: readonly Title[]): string {
  return buildLegacyTable(
    [['Year', 'NOWRAP'], ['Class', 'ALIGN="CENTER"'], 'Champion', ['Score', 'ALIGN="CENTER"'], 'Runner-up'],
    titles.map(({ schoolYear, className, champion, score, runnerUp }) => [
      formatTerm(schoolYear),
      escapeLegacyText(className),
      `<B>${escapeLegacyText(champion.name)}</B>`,
      score === '' ? '&#151;' : score,
      escapeLegacyText(runnerUp?.name ?? ''),
    ]),
  );
}

function describeMostTitles(titles: readonly Title[]): string {
  const counts = new Map<string, number>();
  for (const { champion } of titles) counts.set(champion.name, (counts.get(champion.name) ?? 0) + 1);
  const rows = [...counts]
    .sort(([left, more], [right, most]) => most - more || (left < right ? -1 : 1))
    .slice(0, mostTitlesShown);
  return buildLegacyTable(
    [['', 'ALIGN="RIGHT"']],
    rows.map(([name, count]) => [count, escapeLegacyText(name)]),
  );
}

/** Records predate the generated seasons, so that they contradict no game. */
function buildRecordTable(context: Context, sport: Sport): string {
  const roll = createDiceFor(context, 'record-holders', sport.id);
  const rows = listRecordLines(sport.surface, sport.gender === 'Girls').map((line) => {
    const schools = listSchoolsOffering(context.world, sport.id);
    const year = Math.min(
      playedSince - 1,
      getFirstEdition(sport.id) + roll.drawBelow(Math.max(1, playedSince - getFirstEdition(sport.id))),
    );
    const school = escapeLegacyText(roll.pick(schools).name);
    const holder = line.holder === 'team' ? school : `${escapeLegacyText(formatStudentName(roll, sport))}, ${school}`;
    return [
      escapeLegacyText(line.label),
      `<B>${formatMark(line, roll)}</B>`,
      `${holder} ${wrapFont(1, `(${formatTerm(year)})`)}`,
    ];
  });
  return buildLegacyTable(['Record', ['Mark', 'ALIGN="RIGHT"'], 'Holder'], rows);
}

function formatStudentName(roll: Dice, sport: Sport): string {
  const given = sport.gender === 'Girls' || (sport.gender === 'Coed' && roll.drawChance(0.5)) ? girlNames : boyNames;
  return `${roll.pick(given)} ${roll.pick(familyNames)}`;
}

function formatMark({ form, low, high }: RecordLine, roll: Dice): string {
  const value = roll.drawBetween(low, high);
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
