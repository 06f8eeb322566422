import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { joinSchools } from '~/models/teams/join-schools';
import { answerFile } from '~/page/file-response';
import { loadPage } from '~/page/load-page';
import { buildArticleEntries, buildScoreEntries } from './entries';
import { feedFormats, findPageOfFeed, readFeedName, sources, findTeamOfFeed, toFeed } from './page';

export function loader(args: LoaderFunctionArgs): Promise<Response> {
  return answerFile(async () => {
    const { SITE_URL: siteUrl, ASSOCIATION_NAME: association, TIME_ZONE } = args.context.site.environment;
    const name = readFeedName(args.params.file);
    if (name === null || siteUrl === undefined) throw new Response(null, { status: 404 });
    const { critical, changedAtMs } = await loadPage(args, sources);
    const { today, yesterday, dayBefore, schools, recent, page: articles } = critical;
    const directory = schools?.value ?? null;
    const page = findPageOfFeed(name.subject, directory ?? []);
    if (page === null) throw new Response(null, { status: 404 });
    const team = findTeamOfFeed(name.subject);
    const entries =
      team === null
        ? buildArticleEntries(recent?.value ?? articles?.value.items ?? [], TIME_ZONE)
        : [today, yesterday, dayBefore].flatMap((day) =>
            buildScoreEntries(joinSchools(day?.value ?? [], directory), team, TIME_ZONE, day?.rowChanges),
          );
    const { type, format } = feedFormats[name.format];
    const text = format(toFeed(name, entries, { page, siteUrl, association, changedAtMs }));
    return new Response(text, { headers: { 'content-type': type } });
  });
}
