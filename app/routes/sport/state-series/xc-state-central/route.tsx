import { useLoaderData, useSearchParams } from '@remix-run/react';
import { useMemo } from 'react';
import { Chart } from '~/components/charts/chart';
import { MarkNames, Ticks } from '~/components/charts/ruler';
import { ButtonLink } from '~/components/ui/button';
import { ClassTabs } from '~/components/ui/class-tabs';
import { type DataColumn, DataTable } from '~/components/ui/data-table';
import { EmptyState } from '~/components/ui/empty-state';
import { FactList } from '~/components/ui/fact-list';
import { FreshnessStamp } from '~/components/ui/freshness-stamp';
import { Icon } from '~/components/ui/icon';
import { Page } from '~/components/ui/page';
import { Part } from '~/components/ui/part';
import { PrintButton } from '~/components/ui/print-button';
import { Results } from '~/components/ui/results';
import { SearchForm } from '~/components/ui/search-form';
import { MoreLink } from '~/components/ui/section-head';
import { SiteLink } from '~/components/ui/site-link';
import { Unavailable } from '~/components/ui/unavailable';
import type { StartingBox } from '~/models/state-series/cross-country-entries';
import type { StartLine } from '~/models/state-series/start-line';
import { formatCount } from '~/models/text/format-count';
import { type LoaderArgs, loadView } from '~/page/load-page';
import { describePage } from '~/page/page-meta';
import type { QualifiedAthlete, Qualifier } from '~/upstream/cross-country';
import { type EntriesView, type MeetView, type ResultView, sources, toEntriesView, toView } from './page';

export const loader = (args: LoaderArgs) => loadView(args, sources, toView);

export { shouldRevalidate } from '~/page/search-on-page';

export const meta = describePage<typeof loader>(({ heading, meet }) => ({
  subject: `${heading.kicker}, Class ${meet.classId}`,
  canonical: meet.path,
}));

export default function CrossCountryCentral() {
  const { heading, meet, entries, result, waitingText } = useLoaderData<typeof loader>();
  const search = useSearchParams()[0].get('q') ?? '';
  const isSearched = search.trim() !== '';
  const found = useMemo(() => entries && toEntriesView(entries, search), [entries, search]);
  return (
    <Page {...heading}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 print:hidden">
        <ClassTabs tabs={meet.classTabs} label="Classes" />
        <FreshnessStamp stamp={meet.stamp} isTimeOnly />
      </div>
      <Meet meet={meet} />
      {result !== null && <Result result={result} classId={meet.classId} />}
      {waitingText !== null ? (
        <EmptyState isSpaced>{waitingText}</EmptyState>
      ) : found === null ? (
        <Unavailable
          isSpaced
          what="Box assignments and qualifiers"
          detail="The maps and results above still work."
          isMain
        />
      ) : (
        <>
          <div className="mt-4 grid items-end gap-x-4 gap-y-2 large-phone:grid-cols-[minmax(0,24rem)_1fr] print:hidden">
            <SearchForm
              action={meet.path}
              label="School or athlete"
              defaultValue={search}
              submitLabel="Search schools and athletes"
            />
            <p role="status" className="flex flex-wrap gap-x-4 text-sm large-phone:pb-1.5">
              {found.counts.map(({ text, to }) => (
                <a key={to} href={to} className="inline-flex min-h-6 items-center">
                  {text}
                </a>
              ))}
            </p>
          </div>
          {found.startLine !== null && <Start line={found.startLine} />}
          <BoxAssignments classId={meet.classId} boxes={found.boxes} isOpen={isSearched} />
          <Qualifiers id="teams" title="Team Qualifiers" qualifiers={found.teams} isOpen={isSearched} />
          <Qualifiers
            id="individuals"
            title="Individual Qualifiers"
            qualifiers={found.individuals}
            isOpen={isSearched}
          />
        </>
      )}
    </Page>
  );
}

/** From the day of the meet on its result comes before the boxes. */
function Result({ result: { facts, link }, classId }: { readonly result: ResultView; readonly classId: string }) {
  return (
    <div className="mt-4 grid gap-3">
      {facts.length > 0 && (
        <Results>
          <FactList facts={facts} />
        </Results>
      )}
      {link !== null && (
        <p>
          <ButtonLink to={link.to}>{`${link.text} of Class ${classId}`}</ButtonLink>
        </p>
      )}
    </div>
  );
}

function Meet({ meet: { date, site, season, otherSeason, links } }: { readonly meet: MeetView }) {
  return (
    <div className="mt-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <p className="font-semibold">{[date, site, season].filter((part) => part !== null).join(', ')}</p>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-1 print:hidden">
        {links.map(({ text, to }) => (
          <SiteLink key={to} to={to} className="inline-flex min-h-8 items-center font-display text-d-sm font-semibold">
            {text}
          </SiteLink>
        ))}
        {otherSeason !== null && <MoreLink to={otherSeason.to}>{otherSeason.text}</MoreLink>}
        <PrintButton />
      </div>
    </div>
  );
}

/** Pixels: a box that was found reaches above the others, up to its name. */
const lineHeight = 30;
const foundRise = 8;

/** Where on the line the boxes are that a search found. */
function Start({ line: { blocks, marks, ticks, text } }: { readonly line: StartLine }) {
  const draw = (isFound: boolean) => {
    const top = isFound ? 0 : foundRise;
    return blocks
      .filter((block) => block.isFound === isFound)
      .map(({ at, width }) => `M${at} ${top}h${width}V${lineHeight}h-${width}z`)
      .join('');
  };
  return (
    <Chart
      title="On the starting line"
      text={text}
      scale="A wide block is the box of a team, narrow ones are places of individuals."
    >
      <MarkNames marks={marks} />
      <svg
        viewBox={`0 0 100 ${lineHeight}`}
        width="100%"
        height={lineHeight}
        preserveAspectRatio="none"
        className="block"
      >
        <path d={draw(false)} className="fill-ink-2" />
        <path d={draw(true)} className="fill-accent-fill" />
      </svg>
      <Ticks ticks={ticks} areCentered />
    </Chart>
  );
}

const columns: readonly DataColumn<StartingBox>[] = [
  {
    head: 'Box',
    renderCell: ({ box }) => <b className="font-display text-d-sm print:text-[1em] print:leading-none">{box}</b>,
  },
  { head: 'School or athlete', renderCell: (box) => <Runner box={box} /> },
];

interface BoxAssignmentsProps {
  readonly classId: string;
  readonly boxes: EntriesView['boxes'];
  /** Search results are open on phones too. */
  readonly isOpen: boolean;
}

/** Starting positions, folded on phones, a separate sheet in print. */
function BoxAssignments({ classId, boxes, isOpen }: BoxAssignmentsProps) {
  const { left, right } = boxes;
  return (
    <Part id="boxes" title={`Class ${classId} Box Assignments`} className="mt-6 print:mt-2">
      {left.length + right.length === 0 ? (
        <EmptyState>No data available.</EmptyState>
      ) : (
        <div className="grid items-start gap-x-8 gap-y-4 tablet:grid-cols-2 print:grid-cols-2 print:[&_:is(th,td)]:h-3 print:[&_:is(th,td)]:py-0 print:[&_table]:text-[7.5pt] print:[&_table]:leading-[1.15]">
          <Column caption="Boxes 1 to 23" boxes={left} isOpen={isOpen} />
          <Column caption="Boxes 24 and up" boxes={right} isOpen={isOpen} />
        </div>
      )}
    </Part>
  );
}

interface ColumnProps extends Pick<BoxAssignmentsProps, 'isOpen'> {
  readonly caption: string;
  readonly boxes: readonly StartingBox[];
}

function Column({ caption, boxes, isOpen }: ColumnProps) {
  if (boxes.length === 0) return <div />;
  return (
    <details
      open={isOpen}
      className="list-group open-from-tablet max-tablet:border-b max-tablet:border-line screen:max-tablet:[&_caption]:sr-only"
    >
      <summary className="flex min-h-11 items-center gap-2 py-1 font-display text-d-md font-semibold hover:bg-surface-sunken tablet:supports-[selector(::details-content)]:hidden print:hidden">
        <Icon name="right" className="size-4 text-accent" />
        <span className="flex-1">{caption}</span>
        <span className="font-text text-sm font-normal text-ink-2">
          {formatCount(boxes.length, 'entry', 'entries')}
        </span>
      </summary>
      <DataTable caption={caption} isCaptionShown columns={columns} rows={boxes} />
    </details>
  );
}

function Runner({ box: { school, athlete } }: { readonly box: StartingBox }) {
  if (athlete === null || athlete === '') return <b className="font-semibold">{school}</b>;
  return (
    <>
      {athlete}
      <span className="hidden print:inline">, </span>
      <span className="block text-xs text-ink-2 print:inline print:text-[1em] print:leading-none">{school}</span>
    </>
  );
}

interface QualifiersProps {
  readonly id: string;
  readonly title: 'Team Qualifiers' | 'Individual Qualifiers';
  readonly qualifiers: readonly Qualifier[];
  /** Search results are open. */
  readonly isOpen: boolean;
}

/** Schools that unfold to their coaches and athletes; in print all are open, on a separate sheet. */
function Qualifiers({ id, title, qualifiers, isOpen }: QualifiersProps) {
  return (
    <Part id={id} title={title} className="mt-8 print:break-before-page">
      {qualifiers.length === 0 ? (
        <EmptyState>No {title.toLowerCase()} found.</EmptyState>
      ) : (
        <ul className="gap-x-8 large-phone:columns-2 laptop:columns-3 print:columns-4 print:gap-x-4">
          {qualifiers.map((qualifier) => (
            <School key={qualifier.school} qualifier={qualifier} isOpen={isOpen} />
          ))}
        </ul>
      )}
    </Part>
  );
}

interface SchoolProps extends Pick<QualifiersProps, 'isOpen'> {
  readonly qualifier: Qualifier;
}

function School({ qualifier: { school, coaches, athletes }, isOpen }: SchoolProps) {
  return (
    <li className="break-inside-avoid border-b border-line print:py-1.5 print:text-[7.5pt] print:leading-tight">
      <details open={isOpen} className="list-group">
        <summary className="flex min-h-11 items-center gap-2 py-1 hover:bg-surface-sunken print:min-h-0 print:py-0">
          <Icon name="right" className="size-4 text-accent" />
          <h3 className="min-w-0 flex-1 print:text-d-xs">{school}</h3>
        </summary>
        <div className="pb-3 print:pb-0">
          {coaches.length > 0 && (
            <dl className="text-sm print:text-[1em] print:leading-tight">
              {coaches.map(({ type, name }) => (
                <div key={`${type ?? ''} ${name}`}>
                  <dt className="inline text-ink-2">{type ?? 'Coach'}: </dt>
                  <dd className="inline">{name}</dd>
                </div>
              ))}
            </dl>
          )}
          <ul className="mt-1 text-sm print:text-[1em] print:leading-tight">
            {athletes.map((athlete) => (
              <Athlete key={`${athlete.number ?? ''} ${athlete.name}`} athlete={athlete} />
            ))}
          </ul>
        </div>
      </details>
    </li>
  );
}

function Athlete({ athlete: { number, name, year } }: { readonly athlete: QualifiedAthlete }) {
  return (
    <li className="grid grid-cols-[2.75rem_minmax(0,1fr)_auto] gap-x-2">
      <span className="text-ink-2">
        {number !== null && (
          <>
            <span className="sr-only">Number </span>
            {number}
          </>
        )}
      </span>
      <span>{name}</span>
      <span className="text-ink-2">{year}</span>
    </li>
  );
}
