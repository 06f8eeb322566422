import { getSchoolYear, formatTerm } from '../../calendar/civil';
import type { Answer } from '../../http/answer';
import { createDiceFor, type Context } from '../../http/context';
import { loosenText, withRowQuirks, withBadRows, type Row } from '../../quirks/row-quirks';
import { answerLoosely } from '../../quirks/wrapper';
import { slugify } from '../../words/slug';
import { getFirstEdition } from '../../world/first-editions';
import { memoize } from '../../world/memoize';
import { listAllSportDates } from '../../world/sport-dates';
import { sports, type Sport } from '../../world/sports';

const terms = 8;
const otherPrograms = [
  'Hall of Honor Induction',
  'Officials Convention',
  'Student Leadership Day',
  'Coaches Recognition Night',
];

/** `GET /v1/misc/tournament-programs`: published on the day of the finals. */
export function answerPrograms(context: Context): Answer {
  const { today } = context.clock;
  const rows = memoize(context.world, `programs ${context.origin} ${today}`, () => {
    const latest = getSchoolYear(today);
    const made = Array.from({ length: terms }, (_, back) => buildProgramRows(context, latest - back)).flat();
    return withBadRows(createDiceFor(context, 'programs'), made);
  });
  return answerLoosely(context, rows);
}

function buildProgramRows(context: Context, schoolYear: number): Row[] {
  const finals = new Map(
    listAllSportDates(schoolYear)
      .filter(({ type }) => type === 'State Final')
      .map(({ code, day }) => [code, day] as const),
  );
  const out = sports.filter(
    ({ code, id }) => (finals.get(code) ?? Infinity) <= context.clock.today && schoolYear >= getFirstEdition(id),
  );
  const ofSports = out.flatMap((sport) =>
    listVolumes(sport).map((className) => buildProgramRow(context, schoolYear, sport.id, className, '')),
  );
  const isOver = schoolYear < getSchoolYear(context.clock.today);
  const others = isOver ? otherPrograms.map((name) => buildProgramRow(context, schoolYear, 'misc', '', name)) : [];
  return [...ofSports, ...others];
}

/** Sports with many classes print a program per day. */
function listVolumes({ classes, id }: Sport): string[] {
  if (id === 'football') return ['1A-4A', '5A-8A'];
  return classes.length === 4 && classes[0] === '1A' ? ['1A-2A', '3A-4A'] : [''];
}

/** @param name empty for a program of a sport */
function buildProgramRow(context: Context, schoolYear: number, id: string, className: string, name: string): Row {
  const term = formatTerm(schoolYear);
  const roll = createDiceFor(context, 'program', term, id, className, name);
  const file = [id, slugify(className || name)].filter(Boolean).join('-');
  const isRecent = schoolYear >= getSchoolYear(context.clock.today) - 1;
  const row: Row = {
    sportProgramsId: 1 + createDiceFor(context, 'program-id', term, file).drawBelow(9_000_000),
    id,
    schoolTerm: loosenText(roll, term),
    class: className === '' && name === '' ? roll.pick(['', null, 'All']) : className || name,
    fileUrl: `${context.origin}/documents/programs/${term}/${file}.pdf`,
    clickUrl: isRecent ? `${context.origin}/shop/${file}-program` : roll.pick([null, '']),
    thumbnailUrl: roll.drawChance(0.08)
      ? null
      : `${context.origin}/media/products/program/${id === 'misc' ? 'state-series' : id}.svg`,
  };
  return withRowQuirks(roll, row, {
    numbers: ['sportProgramsId'],
    optional: ['clickUrl', 'thumbnailUrl'],
    spellings: { thumbnailUrl: ['thumbnailURL'], fileUrl: ['fileURL'], class: ['Class'] },
  });
}
