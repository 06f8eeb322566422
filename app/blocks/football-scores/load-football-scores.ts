import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { pack } from '~/components/ui/packed';
import { loadPage } from '~/page/load-page';
import { buildFootballScoresSources, type ShownWeek, withClasses } from './shown-week';
import { toFootballScoresView } from './view';

/** One page of football scores. */
export interface FootballScoresPage {
  readonly path: string;
  readonly shown: ShownWeek;
}

/** Loads the games of a week for a page of football scores. */
export async function loadFootballScores(args: LoaderFunctionArgs, page: FootballScoresPage) {
  const { optional, dependent, unavailable } = await loadPage(args, () => buildFootballScoresSources(page.shown));
  const { query, clock, environment } = args.context.site;
  const { sections, ...scores } = toFootballScoresView({
    ...page,
    sourceValue: optional.games && {
      ...optional.games,
      value: withClasses(optional.games.value, dependent.series?.value ?? [], page.shown.classId),
    },
    query,
    clock,
    hosts: { streamHost: environment.STREAM_HOST, ticketsHost: environment.TICKETS_HOST },
  });
  return { scores, sections: pack(sections), isUnavailable: unavailable.includes('games') };
}
