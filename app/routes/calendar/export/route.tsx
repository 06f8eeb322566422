import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { formatICalendar } from '~/models/dates/icalendar';
import { loadPage } from '~/page/load-page';
import { formatEventsName, listEventTypes, filterEvents, readEventFilter } from '../event-filter';
import { buildEventsFileName } from '../page';
import { sources } from './page';

/** Events of the calendar, or of a type, sport or school, as an iCalendar file for download and subscription. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  try {
    return await eventsFile(args);
  } catch (error) {
    if (!(error instanceof Response)) throw error;
    const text = error.status === 404 ? 'There is no such calendar.' : 'The events could not be loaded right now.';
    const headers = new Headers(error.headers);
    headers.set('content-type', 'text/plain; charset=utf-8');
    return new Response(`${text}\n`, { status: error.status, headers });
  }
}

async function eventsFile(args: LoaderFunctionArgs): Promise<Response> {
  const { environment, query } = args.context.site;
  const filter = readEventFilter(query);
  const { critical, changedAtMs } = await loadPage(args, sources);
  if (critical.school?.value === null) throw new Response(null, { status: 404 });
  const { value: events } = critical.events;
  const { value: school } = critical.school ?? {};
  const { PRODUCT: product } = environment;
  const text = await formatICalendar({
    name: formatEventsName({
      product,
      typeTitle: listEventTypes(events).find(({ slug }) => slug === filter.type)?.title,
      sport: filter.sport,
      schoolName: school?.formalName,
    }),
    product,
    events: filterEvents(events, filter, {
      sport: critical.facts?.value ?? null,
      entries: critical.entries?.value ?? null,
    }),
    // Which events belong to a school also depends on its sports.
    changedAtMs,
  });
  return new Response(text, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="${buildEventsFileName(product)}"`,
    },
  });
}
