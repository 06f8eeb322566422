import { getSchoolYear, formatTerm } from '../../calendar/civil';
import { answerFailure, type Answer } from '../../http/answer';
import { readParam, createDiceFor, type Context } from '../../http/context';
import { withBadRows, type Row } from '../../quirks/row-quirks';
import { findGolfEvent } from '../../world/golf/events';
import { getGolfFinals, getFinalsStage, type Finals } from '../../world/golf/finals';
import { computeGolfStandings, type Standings } from '../../world/golf/standings';

const firstYear = 2021;
const missing = answerFailure(404, 'File not found');

/** `/data/iwm/2025-26/gob-3A-….json`: 404 before the coaches meeting. */
export function answerFinalsFile(
  context: Context,
  list: string,
  buildRows: (finals: Finals, standings: Standings) => readonly Row[],
): Answer {
  const finals = findRequestedFinals(context);
  if (finals === null || !getFinalsStage(finals, context.clock).isAnnounced) return missing;
  const { event, schoolYear } = finals;
  const rows = buildRows(finals, computeGolfStandings(finals, context.clock));
  const body = {
    eventName: `${schoolYear} ${context.product} Class ${event.className} ${event.sportId === 'boys-golf' ? 'Boys' : 'Girls'} Golf State Finals`,
    [list]: withBadRows(createDiceFor(context, 'golf-file', context.path), rows),
  };
  return { status: 200, contentType: 'application/json', body: JSON.stringify(body).replaceAll(`"${holeKey}`, '"') };
}

/** Keeps hole numbers in playing order: plain integer keys would be sorted. */
export const holeKey = 'hole~';

/** Null for an unknown season or class. */
function findRequestedFinals(context: Context): Finals | null {
  const schoolYear = readSchoolYear(context);
  const [prefix = '', className = ''] = readParam(context, 'event').split('-');
  const event = findGolfEvent(prefix, className);
  return event === undefined || schoolYear === null ? null : getGolfFinals(context.world, event, schoolYear);
}

export function readSchoolYear(context: Context): number | null {
  const season = readParam(context, 'season');
  const schoolYear = Number(season.slice(0, 4));
  const isKnown = schoolYear >= firstYear && schoolYear <= getSchoolYear(context.clock.today);
  return isKnown && formatTerm(schoolYear) === season ? schoolYear : null;
}
