import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { hasChangesPage, toChangeRows } from '~/blocks/game-changes/change-rows';
import { joinSchools } from '~/models/teams/join-schools';
import { answerFile } from '~/page/file-response';
import { loadPage } from '~/page/load-page';
import { buildArticleEntries, buildChangeEntries, buildScoreEntries } from './entries';
import { correctionsSubject, feedFormats, findPageOfFeed, readFeedName, sources, findTeamOfFeed, toFeed } from './page';

export function loader(args: LoaderFunctionArgs): Promise<Response> {
  return answerFile(async () => {
    const { environment, clock } = args.context.site;
    const { SITE_URL: siteUrl, ASSOCIATION_NAME: association, TIME_ZONE } = environment;
    const name = readFeedName(args.params.file);
    const isOff = name?.subject === correctionsSubject && !hasChangesPage({ environment });
    if (name === null || siteUrl === undefined || isOff) throw new Response(null, { status: 404 });
    const { critical, changedAtMs } = await loadPage(args, sources);
    const { today, yesterday, dayBefore, schools, recent, page: articles, changes } = critical;
    const directory = schools?.value ?? null;
    const page = findPageOfFeed(name.subject, directory ?? []);
    if (page === null) throw new Response(null, { status: 404 });
    const team = findTeamOfFeed(name.subject);
    const entries =
      changes !== undefined
        ? buildChangeEntries(toChangeRows(changes.value, true, clock))
        : team === null
          ? buildArticleEntries(recent?.value ?? articles?.value.items ?? [], TIME_ZONE)
          : [today, yesterday, dayBefore].flatMap((day) =>
              buildScoreEntries(joinSchools(day?.value ?? [], directory), team, TIME_ZONE, day?.rowChanges),
            );
    const { type, format } = feedFormats[name.format];
    const text = format(toFeed(name, entries, { page, siteUrl, association, changedAtMs }));
    return new Response(text, { headers: { 'content-type': type } });
  });
}
