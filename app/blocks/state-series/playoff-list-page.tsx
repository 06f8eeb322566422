import { useSearchParams } from '@remix-run/react';
import { type ReactNode, useMemo } from 'react';
import { useUnpacked } from '~/browser/packed';
import { ClassPlacesRow } from '~/components/football/class-places-row';
import { JumpLinks } from '~/components/football/jump-links';
import { PlayoffSection } from '~/components/football/playoff-section';
import { NoSchoolFound, SchoolFinder } from '~/components/schools/school-finder';
import { ClassTabs } from '~/components/ui/class-tabs';
import { type DataColumn, DataTable, summarizeRow } from '~/components/ui/data-table';
import { LiveBar } from '~/components/ui/live-bar';
import { Page } from '~/components/ui/page';
import { Unavailable } from '~/components/ui/unavailable';
import { useTypedSearch } from '~/components/ui/use-typed-search';
import type { FootballTeam } from '~/models/football/playoff-lists';
import { buildTeamAnchor } from '~/models/football/team-anchor';
import { readSearchText } from '~/models/text/search-text';
import type { AreaHeading } from '../sport/sport-heading';
import { findTeamRow, type PlayoffListSection, type PlayoffListView, searchSections } from './playoff-list-view';

interface PlayoffListPageProps<Row> {
  readonly data: PlayoffListView<Row> & { readonly heading: AreaHeading; readonly unavailable: readonly string[] };
  readonly path: string;
  readonly columns: readonly DataColumn<Row>[];
  /** Name of the list in the failure text: `The outlook`. */
  readonly what: string;
  /** Label of the links to the sections. */
  readonly label?: string;
  /** See `DataTable`. */
  readonly secondLine: string;
  /** Legend in short, in the line of the age. */
  readonly legend?: ReactNode;
  /** A link beside the search. */
  readonly aside?: ReactNode;
  readonly className?: string;
  readonly intro?: ReactNode;
  /** In place of an empty list. */
  readonly empty: ReactNode;
  /** Notes below a list that is not empty. */
  readonly children?: ReactNode;
}

/** A playoff list that visitors can search for a school. */
export function PlayoffListPage<Row extends FootballTeam>(props: PlayoffListPageProps<Row>) {
  const {
    data,
    path,
    columns,
    what,
    label = 'Classes',
    secondLine,
    legend,
    aside,
    className,
    intro,
    empty,
    children,
  } = props;
  const { heading, stamp, unavailable } = data;
  const all = useUnpacked(data.sections);
  const [query] = useSearchParams();
  const { typedSearch, typeText } = useTypedSearch();
  const search = typedSearch ?? readSearchText(query.get('q') ?? '');
  const { sections, countText } = useMemo(() => searchSections(all, search), [all, search]);
  const areClasses = all.every(({ title }) => title.startsWith(classTitle));
  const finder = (
    <SchoolFinder
      path={path}
      search={search}
      onType={typeText}
      countText={countText}
      findRow={({ name }) => {
        const row = findTeamRow(sections, name);
        return row && { href: `#${buildTeamAnchor(row.id)}`, summary: summarizeRow(columns, row) };
      }}
      className="min-w-0 flex-1"
    />
  );
  const links = areClasses ? (
    all.length > 1 && <ClassLinks label={label} sections={all} path={search === '' ? '' : path} />
  ) : (
    <JumpLinks
      label={label}
      sections={sections.map(({ id, title, rows }) => ({ id, title: `${title} ${rows.length}` }))}
    />
  );
  return (
    <Page className={className} {...heading}>
      <LiveBar stamp={stamp} refreshHref={path}>
        {areClasses || all.length === 0 ? links : finder}
        {legend && <div className="max-tablet:order-2">{legend}</div>}
      </LiveBar>
      {intro}
      {all.length > 0 && (
        <div className="mt-1.5 flex items-start gap-2 tablet:mt-3 print:hidden">
          {areClasses ? finder : links}
          {aside}
        </div>
      )}
      {unavailable.length > 0 && <Unavailable what={what} isMain />}
      {unavailable.length === 0 && all.length === 0 && empty}
      {all.length > 0 && sections.length === 0 && <NoSchoolFound path={path} />}
      {sections.map(({ id, title, note, rows, places, chosenPlaces }) => (
        <PlayoffSection
          key={id}
          id={id}
          title={title}
          aside={note}
          drawing={places && <ClassPlacesRow places={places} chosen={chosenPlaces} />}
        >
          <DataTable
            isWide
            secondLine={secondLine}
            caption={title}
            columns={columns}
            rows={rows}
            buildRowId={({ id }) => buildTeamAnchor(id)}
          />
        </PlayoffSection>
      ))}
      {all.length > 0 && children}
    </Page>
  );
}

const classTitle = 'Class ';

interface ClassLinksProps {
  readonly label: string;
  readonly sections: readonly PlayoffListSection<unknown>[];
  /** Of the whole list, which a search leaves. */
  readonly path: string;
}

/** Classes are the tabs of other pages. */
function ClassLinks({ label, sections, path }: ClassLinksProps) {
  const tabs = sections.map(({ id, title }) => ({
    text: title.slice(classTitle.length),
    to: `${path}#${id}`,
    isCurrent: false,
  }));
  return <ClassTabs tabs={tabs} label={label} />;
}
