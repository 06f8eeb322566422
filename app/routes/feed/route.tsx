import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { joinSchools } from '~/models/teams/join-schools';
import { loadPage } from '~/page/load-page';
import { respondWithoutFile } from '~/page/xml-response';
import { buildArticleEntries, buildScoreEntries } from './entries';
import { feedFormats, findPageOfFeed, readFeedName, sources, findTeamOfFeed, toFeed } from './page';

export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const { environment } = args.context.site;
  const { SITE_URL: siteUrl, ASSOCIATION_NAME: association } = environment;
  const name = readFeedName(args.params.file);
  if (name === null || siteUrl === undefined) return respondWithoutFile(404);
  try {
    const { critical, changedAtMs } = await loadPage(args, sources);
    const { today, yesterday, dayBefore, schools, recent, page: articles } = critical;
    const page = findPageOfFeed(name.subject, schools?.value ?? []);
    if (page === null) return respondWithoutFile(404);
    const games = joinSchools(
      [today, yesterday, dayBefore].flatMap((day) => day?.value ?? []),
      schools?.value ?? null,
    );
    const team = findTeamOfFeed(name.subject);
    const entries =
      team === null
        ? buildArticleEntries(recent?.value ?? articles?.value.items ?? [])
        : buildScoreEntries(games, team, environment.TIME_ZONE);
    const { type, format } = feedFormats[name.format];
    return new Response(format(toFeed(name, entries, { page, siteUrl, association, changedAtMs })), {
      headers: { 'content-type': type },
    });
  } catch (error) {
    if (error instanceof Response) return respondWithoutFile(error.status, error.headers);
    throw error;
  }
}
