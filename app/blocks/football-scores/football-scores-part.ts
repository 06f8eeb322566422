import { pack } from '~/components/ui/packed';
import type { Game } from '~/models/games/game';
import type { PageRequest, SourceValue } from '~/page/page-sources';
import { type ShownWeek, withClasses } from './shown-week';
import { toFootballScoresView } from './view';

/** One page of football scores. */
export interface FootballScoresPage {
  readonly path: string;
  readonly shown: ShownWeek;
}

/** What a page of football scores reads. */
export interface FootballScoresValues {
  readonly optional: { readonly games: SourceValue<Game[]> | null };
  readonly dependent: { readonly series?: SourceValue<Game[]> | null };
}

/** The games of a week on a page of football scores. */
export function toFootballScoresPart(
  { optional: { games }, dependent }: FootballScoresValues,
  page: FootballScoresPage,
  { query, clock, environment }: PageRequest,
) {
  const { sections, ...scores } = toFootballScoresView({
    ...page,
    sourceValue: games && {
      ...games,
      value: withClasses(games.value, dependent.series?.value ?? [], page.shown.classId),
    },
    query,
    clock,
    hosts: { streamHost: environment.STREAM_HOST, ticketsHost: environment.TICKETS_HOST },
  });
  return { scores, sections: pack(sections) };
}
