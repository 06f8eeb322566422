import { formatClass } from '~/models/text/label';
import { compareNumbered } from '~/models/text/text-order';
import type { Champions } from '~/upstream/scoreboards';

/** A short table: place, name, school and points. */
export type PlacesView = ReturnType<typeof toPlacesView>;

export type PlaceView = PlacesView['rows'][number];

export type ClassChampionsView = ReturnType<typeof toChampionsView>[number];

/** @param pointsHead `Score` where strokes are counted */
export function toChampionsView(champions: readonly Champions[], pointsHead: string) {
  return [...champions]
    .sort((a, b) => compareNumbered(a.classId ?? 'zz', b.classId ?? 'zz'))
    .map(({ classId, teams, individuals, entries }) => ({
      id: `champions-${classId ?? 'all'}`,
      /** `Class 2A`, or `Champions` where upstream names no class. */
      title: classId === null ? 'Champions' : formatClass(classId),
      tables: [
        toPlacesView('Teams', teams, pointsHead),
        ...listEvents(entries).map((event) => toPlacesView(event, listEventEntries(entries, event), pointsHead)),
        toPlacesView('Individuals', individuals, pointsHead),
      ].filter(({ rows }) => rows.length > 0),
    }));
}

type EntryPlace = Champions['entries'][number];
type Placed = Champions['teams' | 'individuals'][number] | EntryPlace;

function toPlacesView(title: string, placed: readonly Placed[], pointsHead: string) {
  const rows = [...placed].sort(compareByPlace);
  return {
    key: title,
    title,
    /** Head of the points column; `null` without points. */
    pointsHead: rows.some(({ points }) => points !== null) ? pointsHead : null,
    rows: rows.map((row, index) => ({
      key: String(index),
      place: row.place === null ? '' : String(row.place),
      name: 'name' in row ? row.name : row.schoolName,
      /** For a person or a pair; `null` for a team. */
      school: 'name' in row ? row.schoolName : null,
      points: row.points === null ? '' : String(row.points),
    })),
  };
}

function compareByPlace(a: Placed, b: Placed): number {
  return (a.place ?? Infinity) - (b.place ?? Infinity) || 0;
}

/** `Singles`, then `Doubles`, then others. */
function listEvents(entries: readonly EntryPlace[]): readonly string[] {
  const order = ['Singles', 'Doubles'];
  const rank = (event: string) => (order.indexOf(event) + order.length + 1) % (order.length + 1);
  return [...new Set(entries.map(({ event }) => event ?? 'Entries'))].sort((a, b) => rank(a) - rank(b));
}

function listEventEntries(entries: readonly EntryPlace[], event: string): readonly EntryPlace[] {
  return entries.filter((entry) => (entry.event ?? 'Entries') === event);
}
