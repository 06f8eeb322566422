import * as z from 'zod';
import { defineSource, MEBIBYTE, type WireContext } from '~/cache/source/define-source';
import { shortenGrade } from '~/models/people/grade';
import { markedNumber, parseFigure } from './fields/stat-figure';
import { xmlDocument, type XmlElement } from './fields/xml';
import {
  type RowOf,
  selectFittingRows,
  httpUrl,
  nestedRows,
  optionalIdentifier,
  optionalText,
  text,
  wireObject,
  refuse,
} from './wire';

/* Stat leaders: {LEADERS_URL}, a proxy of the provider of prep statistics that answers in XML. */

/** The leaders of one category of a sport, by rank. */
export const statLeaders = defineSource({
  name: 'stat-leaders.category',
  sample: { genderSport: 'boys,soccer', category: 'points', season: 'fall', state: 'IL' },
  base: 'leaders',
  format: 'xml',
  // The base is the whole address, and a comma in it is not encoded.
  buildPath: ({ genderSport, category, season, state }) =>
    `?gendersport=${encodeURIComponent(genderSport).replaceAll('%2C', ',')}&category=${encodeURIComponent(category)}` +
    `&season=${encodeURIComponent(season)}&state=${encodeURIComponent(state)}`,
  buildSchema: (context: WireContext) =>
    xmlDocument().transform((root, refusal) => {
      const athletes = findAthletes(root);
      if (athletes !== null) return selectFittingRows(context, leader(context), athletes.map(toRecord));
      return refuse(refusal, `expected Athlete elements, got ${root.name}`);
    }),
  policy: 'leaderboard',
  listTags: ({ genderSport }) => [`leaders-${genderSport}`],
  maxBytes: MEBIBYTE,
});

/** All Athlete elements; none for an empty root, and `null` for other content. */
function findAthletes(root: XmlElement): readonly XmlElement[] | null {
  const found = listDescendants(root).filter(({ name }) => name.toLowerCase() === 'athlete');
  const isError = /error|fault/i.test(root.name);
  return found.length > 0 || (root.children.length === 0 && !isError) ? found : null;
}

function listDescendants({ children }: XmlElement): readonly XmlElement[] {
  return children.flatMap((child) => [child, ...listDescendants(child)]);
}

function toRecord({ attributes, children }: XmlElement): Readonly<Record<string, unknown>> {
  return { ...attributes, stats: children.map(({ name, attributes: own }) => ({ ...own, element: name })) };
}

function leader(context: WireContext) {
  return wireObject({
    /** Shared by athletes who are level; `null` when the provider gives none. */
    rank: markedNumber(),
    firstName: text(),
    lastName: text(),
    school: text(),
    /** The provider's id of the school. */
    schoolId: optionalIdentifier(),
    classYear: optionalText(),
    position: optionalText(),
    teamUrl: httpUrl(context),
    athleteUrl: httpUrl(context),
    /** In the provider's order. */
    figures: [nestedRows(context, figure()), 'stats'],
  }).transform(({ firstName, lastName, school, classYear, ...row }, refusal) => {
    const name = [firstName, lastName].filter(Boolean).join(' ');
    if (name === '') return refuse(refusal, 'has no name');
    return {
      ...row,
      name,
      // Town and state follow in parentheses.
      school: school.replace(/\(.*/s, '').trimEnd(),
      /** Of the school; `null` when the provider leaves it out. */
      town: /\(([^(),]+)/.exec(school)?.[1]?.trim() ?? null,
      /** `Fr`, `So`, `Jr` or `Sr`. */
      classYear: shortenGrade(classYear)?.replace('.', '') ?? null,
    };
  });
}

/** One athlete of a list of stat leaders. */
export type StatLeader = RowOf<typeof leader>;

/** One stat: its element with its `Name` and `Value` attributes. */
function figure() {
  return wireObject({
    element: text({ required: 'has no name' }),
    name: optionalText(),
    value: z.unknown().transform((sent) => (sent === undefined ? zero : parseFigure(text().parse(sent)))),
  }).transform(({ element, name, value }) => ({
    /** The provider's key: `PointsPerGame`. */
    key: element,
    /** `Punt Return Yards` for `PuntReturnYards`. */
    label: element.replace(/([a-z\d])([A-Z])/g, '$1 $2').replaceAll('_', ' '),
    /** The provider's head of the column: `3FG`. */
    name,
    ...value,
  }));
}

/** The specification's value of an element without one. */
const zero = parseFigure('0');

export type StatFigure = RowOf<typeof figure>;
