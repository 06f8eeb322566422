import { formatICalendar } from '~/models/dates/icalendar';
import { type LoaderArgs, loadPage } from '~/page/load-page';
import { answerCalendarFile } from '../calendar-file';
import { formatEventsName, listEventTypes, filterEvents, readEventFilter } from '../event-filter';
import { buildEventsFileName } from '../page';
import { sources } from './page';

/** Events of the calendar, or of a type, sport or school, as an iCalendar file for download and subscription. */
export function loader(args: LoaderArgs): Promise<Response> {
  return answerCalendarFile('The events', () => buildEventsFile(args));
}

async function buildEventsFile(args: LoaderArgs) {
  const { environment, query } = args.context.site;
  const filter = readEventFilter(query);
  const { critical, changedAtMs } = await loadPage(args, sources);
  if (critical.school?.value === null) throw new Response(null, { status: 404 });
  const { value: events } = critical.events;
  const { PRODUCT: product } = environment;
  const text = await formatICalendar({
    name: formatEventsName(product, listEventTypes(events), filter, critical.school?.value),
    product,
    events: filterEvents(events, filter, {
      sport: critical.facts?.value ?? null,
      entries: critical.entries?.value ?? null,
    }),
    // Which events belong to a school also depends on its sports.
    changedAtMs,
  });
  return { text, fileName: buildEventsFileName(product) };
}
