import type { ReactNode } from 'react';
import { useUnpacked } from '~/browser/packed';
import { JumpLinks, type JumpLinksProps } from '~/components/football/jump-links';
import { PlayoffSection } from '~/components/football/playoff-section';
import { type DataColumn, DataTable } from '~/components/ui/data-table';
import { LiveBar } from '~/components/ui/live-bar';
import { Page } from '~/components/ui/page';
import { Unavailable } from '~/components/ui/unavailable';
import type { AreaHeading } from '../sport/sport-heading';
import type { PlayoffListView } from './playoff-list-view';

interface PlayoffListPageProps<Row> {
  readonly data: PlayoffListView<Row> & { readonly heading: AreaHeading; readonly unavailable: readonly string[] };
  readonly path: string;
  readonly columns: readonly DataColumn<Row>[];
  /** Name of the list in the failure text: `The outlook`. */
  readonly what: string;
  /** Label of the links to the sections. */
  readonly label?: string;
  /** Links to the parts below a list that is not empty. */
  readonly moreLinks?: JumpLinksProps['sections'];
  readonly className?: string;
  readonly intro?: ReactNode;
  /** In place of an empty list. */
  readonly empty: ReactNode;
  /** Notes below a list that is not empty. */
  readonly children?: ReactNode;
}

export function PlayoffListPage<Row>(props: PlayoffListPageProps<Row>) {
  const { data, path, columns, what, label = 'Classes', moreLinks = [], className, intro, empty, children } = props;
  const { heading, stamp, unavailable } = data;
  const sections = useUnpacked(data.sections);
  return (
    <Page className={className} {...heading}>
      <LiveBar stamp={stamp} refreshHref={path} />
      {intro}
      <div className="mt-3">
        <JumpLinks label={label} sections={sections.length > 0 ? [...sections, ...moreLinks] : []} />
      </div>
      {unavailable.length > 0 && <Unavailable what={what} isMain />}
      {unavailable.length === 0 && sections.length === 0 && empty}
      {sections.map(({ id, title, note, rows }) => (
        <PlayoffSection key={id} id={id} title={title} aside={note}>
          <DataTable caption={title} columns={columns} rows={rows} />
        </PlayoffSection>
      ))}
      {sections.length > 0 && children}
    </Page>
  );
}
