import { getSchoolYear } from '../../calendar/civil';
import { formatLongRange } from '../../calendar/date-range';
import type { Answer } from '../../http/answer';
import { createDiceFor, type Context } from '../../http/context';
import { withRowQuirks, type Row } from '../../quirks/row-quirks';
import { answerLoosely } from '../../quirks/wrapper';
import { getItemAt } from '../../random/dice';
import { listStateFinalDays } from '../../world/sport-dates';
import type { Sport } from '../../world/sports';
import { formatSite, listVenues } from '../../world/venues';
import { listNavItems } from './nav-items';
import { findStateSeries } from './state-series';
import { withSport } from './with-sport';

/** `GET /v1/sports/{sportId}` */
export const answerSport = withSport((context, found): Answer => answerLoosely(context, buildSportRow(context, found)));

function buildSportRow(context: Context, found: Sport): Row {
  const { id, title, code, classes } = found;
  const roll = createDiceFor(context, 'sport', id);
  const stateSeries = findStateSeries(id);
  const row: Row = {
    id,
    title,
    mobileAbbreviation: code,
    basePath: `/sports/${id}`,
    navItems: listNavItems(context, id),
    classes: [...classes],
    stateSeries: stateSeries === null ? roll.pick([null, []]) : [...stateSeries],
    tournamentInfo: buildSportSummary(context, found),
  };
  return withRowQuirks(roll, row, {
    texts: ['title'],
    optional: ['tournamentInfo'],
    spellings: { mobileAbbreviation: ['MobileAbbreviation'] },
  });
}

function buildSportSummary({ clock }: Context, found: Sport): Row {
  const days = listStateFinalDays(found, getSchoolYear(clock.today));
  return {
    hasInfo: true,
    url: `/sports/${found.id}/tickets-coverage`,
    dates: formatLongRange(getItemAt(days, 0), getItemAt(days, -1)),
    site: listVenues(found.id).map(formatSite).join('; '),
  };
}
