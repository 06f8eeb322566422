import { type Packed, pack } from '~/browser/packed';
import type { ContentClock } from '~/models/dates/content-clock';
import { updateStamp, type UpdateStamp } from '~/models/dates/update-stamp';
import type { SourceValue } from '~/page/page-sources';

/** One class, or one kind of bid, with its teams in page order. */
export interface PlayoffListSection<Row> {
  /** Id of the heading, and target of links. */
  readonly id: string;
  readonly title: string;
  /** Beside the title: `Enrollment 87.00 to 145.50`, `43 teams`. */
  readonly note: string | null;
  readonly rows: readonly Row[];
}

export interface PlayoffListView<Row> {
  /** Empty before the list is posted, and when it could not be read. */
  readonly sections: Packed<readonly PlayoffListSection<Row>[]>;
  /** `null` when the list could not be read. */
  readonly stamp: UpdateStamp | null;
}

export function toPlayoffListView<Value, Row>(
  list: SourceValue<Value> | null,
  clock: ContentClock,
  toSections: (value: Value) => readonly PlayoffListSection<Row>[],
): PlayoffListView<Row> {
  return { sections: pack(list === null ? [] : toSections(list.value)), stamp: list && updateStamp(list, clock) };
}
