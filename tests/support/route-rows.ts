import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'csv-parse/sync';

/** A row of the specification's route table; only the columns that tests read. */
export interface RouteRow {
  readonly id: string;
  /** The sections of the specification that describe it. */
  readonly spec: string;
  readonly path: string;
  /** A path that exists in the demo association. */
  readonly example: string;
  readonly kind: string;
  readonly heading: string;
}

export const routeTableFile = path.resolve('tests/support/routes.csv');

let rows: readonly RouteRow[] | undefined;

/** All rows of the route table, in its order. */
export function readRouteRows(): readonly RouteRow[] {
  rows ??= parse<RouteRow>(readFileSync(routeTableFile, 'utf8'), { columns: true, bom: true });
  return rows;
}

const association = 'Prairie State Activities Association';

/** Rows whose marked heading is not the page's h1. */
const headings: Readonly<Record<string, string>> = {
  shell: association,
  home: association,
  'home-alias': association,
  'sport-landing': 'Boys Basketball',
  'cms-generic': 'Mission',
  'news-announcement': 'Office closed Monday, October 13',
  'about-committee': 'Basketball Advisory Committee',
  'about-foundation-pages': 'Donate to the Foundation',
  'health-safety-topic': 'Concussion',
  // The same page as /pairings.
  'fb-timetable': 'Football Pairings Show',
  'ss-team-detail': 'Abelard Heights Consolidated High School',
  'archives-video': '2005 PSAA Girls Cross Country Class A Preliminaries',
  'schools-details': 'Abelard Heights Consolidated High School',
  'about-ihsaf-board': 'PSAAF Board Members',
  'resources-all-access': 'PSAA All-Access Archives',
  'fb-rs-schedule-detail': 'Fernmont Schedule',
  'fb-rs-conf-detail': 'Western Edge North Activities Conference',
  'mp-school-detail': 'Abelard Heights',
  'mp-standings-detail': 'Wild Plum North Conference',
  'news-article': 'State finals wrap: what the weekend of June 14 decided',
};

/** The words of the h1 of a row's example. */
export function formatHeading({ id, heading }: RouteRow): string {
  return headings[id] ?? heading.replace(/^~/, '').replace(/ \(under .*\)$/, '');
}

/** Distinct example addresses of the page rows, without `not-found` and pages at a second address. */
export function listBuiltPagePaths(kinds: readonly string[] = ['page', 'embed', 'cms']): readonly string[] {
  const rows = readRouteRows().filter(
    ({ id, kind }) => kinds.includes(kind) && !['not-found', 'home-alias'].includes(id),
  );
  return [...new Set(rows.map(({ example }) => example))];
}

/** The example addresses of these rows. */
export function listExamplesOfRows(ids: readonly string[]): readonly string[] {
  const rows = new Map(readRouteRows().map((row) => [row.id, row.example]));
  return ids.map((id) => {
    const example = rows.get(id);
    if (example === undefined) throw new Error(`The specification has no row ${id}.`);
    return example;
  });
}

/** Games of the demo association on the tests' Saturday, one for each list that an address may name. */
export const gamePaths: readonly string[] = [
  '/games/251400939?sport=girls-flag-football',
  '/games/251301844?date=2025-10-11',
  '/games/251101588?week=7',
];
