import { toCivilDate, getSchoolYear, formatTerm, type DayNumber } from '../../calendar/civil';
import { computeMinutesSinceMidnight } from '../../calendar/clock';
import type { Answer } from '../../http/answer';
import { createDiceFor, type Context } from '../../http/context';
import { loosenText, withRowQuirks, withBadRows, type Row } from '../../quirks/row-quirks';
import { answerLoosely } from '../../quirks/wrapper';
import { getItemAt } from '../../random/dice';
import { slugify } from '../../words/slug';
import { getFirstEdition } from '../../world/first-editions';
import { listStateFinalDays } from '../../world/sport-dates';
import type { Sport } from '../../world/sports';
import { listGolfDocuments } from '../golf/finals-documents';
import { withSport } from './with-sport';

const yearsKept = 3;
/** In the evening. */
const postedMinutes = 20 * 60;

/** `GET /v1/sports/{sportId}/tournament-results`: documents of the latest finals, newest first. */
export const answerTournamentResults = withSport((context, sport): Answer => {
  const thisYear = getSchoolYear(context.clock.today);
  const years = Array.from({ length: yearsKept }, (_, ago) => thisYear - ago);
  const documents = years
    .filter((year) => year >= getFirstEdition(sport.id))
    .flatMap((year) => listPostedDocuments(context, sport, year))
    .filter(({ day, minutes }) => computeMinutesSinceMidnight(context.clock, day) >= minutes);
  const golfLinks = listGolfDocuments(context, sport.id).map(({ name, url }) => ({ name: `${thisYear} ${name}`, url }));
  const rows = [...golfLinks, ...documents].map((link) => buildLinkRow(context, sport, link));
  return answerLoosely(context, withBadRows(createDiceFor(context, 'results', sport.id), rows));
});

interface Link {
  readonly name: string;
  readonly url: string;
}

interface PostedDocument extends Link {
  readonly day: DayNumber;
  readonly minutes: number;
}

function listPostedDocuments({ origin }: Context, sport: Sport, schoolYear: number): PostedDocument[] {
  const days = listStateFinalDays(sport, schoolYear);
  const [first, last] = [getItemAt(days, 0), getItemAt(days, -1)];
  const year = toCivilDate(last).year;
  const classes = sport.classes.length === 0 ? [''] : sport.classes.map((name) => `Class ${name} `);
  const buildPostedDocument = (name: string, day: DayNumber, minutes: number): PostedDocument => {
    return { name, url: `${origin}/documents/${sport.id}/results/${slugify(name)}.pdf`, day, minutes };
  };
  return [
    ...classes.map((name) => buildPostedDocument(`${year} ${name}State Final Results`, last, postedMinutes)),
    buildPostedDocument(`${formatTerm(schoolYear)} ${sport.title} State Final Program`, first - 7, 9 * 60),
  ];
}

function buildLinkRow(context: Context, sport: Sport, { name, url }: Link): Row {
  const roll = createDiceFor(context, 'result-row', sport.id, name);
  const row: Row = { name: loosenText(roll, name), finalUrl: url };
  return withRowQuirks(roll, row, { spellings: { finalUrl: ['finalURL'], name: ['Name'] } });
}
