import type { ReactNode } from 'react';
import { type DataColumn, DataTable } from '~/components/ui/data-table';
import { FreshnessStamp } from '~/components/ui/freshness-stamp';
import { Icon } from '~/components/ui/icon';
import { Part } from '~/components/ui/part';
import { Results } from '~/components/ui/results';
import type { UpdateStamp } from '~/models/dates/update-stamp';
import type { ChampionRowView, ClassChampionsView, PlacesView, PlaceView } from './champions-view';

interface ChampionsProps {
  readonly title: string;
  readonly rows: readonly ChampionRowView[];
  readonly classes: readonly ClassChampionsView[];
  readonly stamp: UpdateStamp | null;
}

/** For sports without games: the winner of each class; the best teams, entries and individuals unfold. */
export function Champions({ title, rows, classes, stamp }: ChampionsProps) {
  return (
    <Part id="champions" title={title}>
      <FreshnessStamp stamp={stamp} className="text-xs" />
      <ChampionRows rows={rows} />
      <Fold title="All places" isOpen={rows.length === 0}>
        <Results isWhole>
          {classes.map(({ id, title: className, tables }) => (
            <section key={id} aria-labelledby={id} className="mt-4">
              <h3 id={id}>{className}</h3>
              <div className="grid gap-x-8 gap-y-4 pt-1 tablet:grid-cols-2">
                {tables.map((table) => (
                  <Places key={table.key} of={className} table={table} />
                ))}
              </div>
            </section>
          ))}
        </Results>
      </Fold>
    </Part>
  );
}

interface FoldProps {
  readonly title: ReactNode;
  readonly isOpen?: boolean;
  readonly children: ReactNode;
}

export function Fold({ title, isOpen, children }: FoldProps) {
  return (
    <details open={isOpen} className="list-group">
      <summary className="flex min-h-11 items-center gap-2 font-display text-d-sm font-semibold">
        <Icon name="right" className="size-4 text-accent" />
        {title}
      </summary>
      {children}
    </details>
  );
}

function Places({ of, table }: { readonly of: string; readonly table: PlacesView }) {
  return (
    <div className="min-w-0">
      <p className="label text-ink-2" aria-hidden="true">
        {table.title}
      </p>
      <DataTable caption={`${table.title}, ${of}`} columns={buildPlaceColumns(table)} rows={table.rows} />
    </div>
  );
}

function buildPlaceColumns({ title, pointsHead }: PlacesView): readonly DataColumn<PlaceView>[] {
  return [
    {
      head: title === 'Teams' ? 'School' : 'Name',
      renderCell: ({ place, name, school }) => (
        <span className="grid grid-cols-[1.75rem_minmax(0,1fr)]">
          <span className="text-ink-2">
            {place !== null && <span className="sr-only">Place </span>}
            {place}
          </span>{' '}
          <span>
            <span className="font-semibold">{name}</span>
            {school !== null && <span className="block text-xs text-ink-2"> {school}</span>}
          </span>
        </span>
      ),
    },
    ...(pointsHead === null
      ? []
      : [{ head: pointsHead, isNumeric: true, renderCell: ({ points }: PlaceView) => points }]),
  ];
}

/** One row per class. */
export function ChampionRows({ rows }: { readonly rows: readonly ChampionRowView[] }) {
  if (rows.length === 0) return null;
  return (
    <Results isWhole>
      <dl className="text-sm">
        {rows.map(({ key, classTitle, name, detail }) => (
          <div key={key} className="grid min-h-9 grid-cols-[5rem_minmax(0,1fr)] items-center border-b border-line py-1">
            <dt className="text-ink-2">{classTitle}</dt>
            <dd>
              <b className="font-semibold">{name}</b>
              {detail !== null && <span className="text-ink-2"> {detail}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </Results>
  );
}
