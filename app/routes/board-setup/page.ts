import { getSportTitle, scoreSportIds } from '~/blocks/daily-games/score-sports';
import type { SelectOption } from '~/components/ui/fields';
import { sports } from '~/config/sports';
import { buildHref, Route } from '~/href';
import { slugify } from '~/models/text/slug';
import type { PageRequest } from '~/page/page-sources';
import { formatScreenItems, parseScreenItems } from '~/page/screen-items';

export const sources = () => ({});

/** Names of the fields that choose what is shown. */
const places = ['first', 'second', 'third', 'fourth'] as const;
const labels = { first: 'First', second: 'Second', third: 'Third', fourth: 'Fourth' } as const;
/** What a board shows whose address names nothing. */
const usual = 'scores:all';
const seconds = ['8', '12', '20', '30', '60'] as const;
const defaultSeconds = '12';
const classes = ['1A', '2A', '3A', '4A'] as const;
const golfClasses = ['1A', '2A', '3A'] as const;

export function toView(_: unknown, { query, environment }: PageRequest) {
  const chosen = places.map((name, index) => query[name] ?? (index === 0 ? usual : ''));
  const every = seconds.find((value) => value === query.every) ?? defaultSeconds;
  const show = formatScreenItems(parseScreenItems(chosen.join(',')));
  const options = listOptions();
  return {
    path: buildHref(Route.boardSetup),
    fields: places.map((name, index) => ({
      name,
      label: labels[name],
      value: chosen[index] ?? '',
      options: index === 0 ? options : [{ value: '', text: 'Nothing' }, ...options],
    })),
    everyOptions: seconds.map((value) => ({ value, text: `${value} seconds` })),
    every,
    place: query.place ?? '',
    /** The board as chosen. */
    boardPath: buildHref(Route.board, {
      query: {
        show: show === usual ? undefined : show,
        every: every === defaultSeconds ? undefined : every,
        site: slugify(query.place ?? '') || undefined,
      },
    }),
    siteUrl: environment.SITE_URL ?? null,
  };
}

function listOptions(): readonly SelectOption[] {
  const ofSports = scoreSportIds.map((id) => ({ value: `scores:${id}`, text: `Today’s games: ${getSportTitle(id)}` }));
  const brackets = sports
    .filter(({ finals }) => finals === 'games')
    .flatMap(({ id, title, hasClasses }) =>
      hasClasses
        ? classes.map((name) => ({ value: `bracket:${id}.${name}`, text: `State series: ${title}, Class ${name}` }))
        : [{ value: `bracket:${id}`, text: `State series: ${title}` }],
    );
  const boards = sports
    .filter(({ finals }) => finals === 'golf')
    .flatMap(({ id, title }) =>
      golfClasses.map((name) => ({ value: `board:${id}.${name}`, text: `Leaders: ${title}, Class ${name}` })),
    );
  return [{ value: usual, text: 'Today’s games of all sports' }, ...ofSports, ...brackets, ...boards];
}
