import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { loadPage } from '~/page/load-page';
import { noFile } from '~/page/xml-response';
import { articleEntries, scoreEntries } from './entries';
import { feedFormats, pageOfFeed, readFeedName, sources, teamOfFeed, toFeed } from './page';

/** A list of articles or of final scores as RSS 2.0, Atom (RFC 4287) or JSON Feed 1.0. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const { environment, whenRead } = args.context.site;
  const { SITE_URL: siteUrl, ASSOCIATION_NAME: association } = environment;
  const name = readFeedName(args.params.file);
  if (name === null || siteUrl === undefined) return noFile(404);
  try {
    const { critical } = await loadPage(args, sources);
    const reads = await whenRead();
    const changedAtMs = Math.max(...reads.map(({ answer }) => (answer.status === 'ok' ? answer.changedAtMs : 0)));
    const { today, yesterday, dayBefore, schools, recent, page: articles } = critical;
    const page = pageOfFeed(name.subject, schools?.value ?? []);
    if (page === null) return noFile(404);
    const games = [today, yesterday, dayBefore].flatMap((day) => day?.value ?? []);
    const team = teamOfFeed(name.subject);
    const entries =
      team === null
        ? articleEntries(recent?.value ?? articles?.value.items ?? [])
        : scoreEntries(games, team, environment.TIME_ZONE);
    const { type, format } = feedFormats[name.format];
    return new Response(format(toFeed(name, entries, { page, siteUrl, association, changedAtMs })), {
      headers: { 'content-type': type },
    });
  } catch (error) {
    if (error instanceof Response) return noFile(error.status, error.headers);
    throw error;
  }
}
