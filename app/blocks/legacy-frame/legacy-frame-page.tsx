import type { ReactNode } from 'react';
import { useUnpacked } from '~/browser/packed';
import { FrameEmbed } from '~/components/embed/frame-embed';
import { GameGrid } from '~/components/scores/game-sections';
import { ButtonLink } from '~/components/ui/button';
import { ClassTabs } from '~/components/ui/class-tabs';
import { EmptyState } from '~/components/ui/empty-state';
import { LiveBar } from '~/components/ui/live-bar';
import { Page } from '~/components/ui/page';
import { PhoneFold } from '~/components/ui/phone-fold';
import { PrintButton } from '~/components/ui/print-button';
import { Results } from '~/components/ui/results';
import { RichText } from '~/components/ui/rich-text';
import { MoreLinks } from '~/components/ui/section-head';
import { ErrorState } from '~/components/ui/unavailable';
import { buildSortHref, KnownTables, type SortedTables } from './known-tables';
import type { LegacyFrameData, LegacyFrameView } from './legacy-frame';
import type { LegacyPart, LegacyText } from './legacy-text';

/** Heading, tabs of classes and options, the games of a day of finals, and the old server's page. */
export function LegacyFramePage({
  heading,
  view,
  isSortable = false,
  seriesLinks = [],
  cards = [],
  text,
}: LegacyFrameData) {
  const { title, classes, choice } = view;
  return (
    <Page title={title} {...heading} width={heading.art && 'wrap pb-6'}>
      <LegacyContent
        view={view}
        text={text}
        isSortable={isSortable}
        tabs={
          (classes.length > 0 || choice !== null) && (
            <>
              <ClassTabs label={classes.length === 1 ? title : 'Classes'} tabs={classes} />
              {choice !== null && <ClassTabs label={choice.label} tabs={choice.tabs} />}
            </>
          )
        }
      >
        {seriesLinks.length > 0 && (
          <p className="flex flex-wrap gap-x-4 py-1 print:hidden">
            <MoreLinks links={seriesLinks} />
          </p>
        )}
        {cards.length > 0 && <GameGrid cards={cards} />}
      </LegacyContent>
    </Page>
  );
}

interface LegacyContentProps {
  readonly view: Pick<LegacyFrameView, 'frame' | 'size' | 'canonical' | 'originalHref' | 'isOriginal'>;
  readonly text: LegacyText | null;
  readonly isSortable?: boolean;
  /** In one row with the age of the text. */
  readonly tabs?: ReactNode;
  /** Above the page of the old server. */
  readonly children?: ReactNode;
}

/** A page of the old server: its text in the site's layout, the original in a frame, or a note that it is not posted yet. */
export function LegacyContent({ view, text, isSortable = false, tabs, children }: LegacyContentProps) {
  if (text?.kind === 'posted') {
    const { order, stamp, fileLink, hasResults } = text;
    const parts = <LegacyParts {...text} sortPath={isSortable ? view.canonical : null} />;
    return (
      <div>
        <LiveBar
          stamp={stamp}
          refreshHref={order === null ? view.canonical : buildSortHref(view.canonical, order)}
          refreshText="Reload"
        >
          {tabs}
          {fileLink.length > 0 && (
            <span className="text-sm max-tablet:order-4">
              <RichText>{fileLink}</RichText>
            </span>
          )}
        </LiveBar>
        {children}
        {hasResults ? <Results>{parts}</Results> : parts}
        <div className="mt-6 flex flex-wrap gap-2 print:hidden">
          <ButtonLink to={view.originalHref}>Original page</ButtonLink>
          <PrintButton />
        </div>
      </div>
    );
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {tabs && <div className="flex flex-wrap gap-3">{tabs}</div>}
      {children}
      {text !== null ? (
        <EmptyState detail={formatNotPostedDetail(text.comingDates)}>This page has not been posted yet.</EmptyState>
      ) : (
        <FramedPage view={view} />
      )}
    </div>
  );
}

function FramedPage({ view }: Pick<LegacyContentProps, 'view'>) {
  if (view.frame === null) {
    return (
      <ErrorState detail="The other pages of the sport still work.">The address of this page is unknown.</ErrorState>
    );
  }
  return (
    <div>
      {view.isOriginal && (
        <p className="pb-2 print:hidden">
          <ButtonLink to={view.canonical} icon="left">
            Show as text
          </ButtonLink>
        </p>
      )}
      <FrameEmbed view={view.frame} size={view.size} />
    </div>
  );
}

/** `Please check back later. Coming up: Regional finals, Friday, October 31.` */
function formatNotPostedDetail(comingDates: readonly string[]): string {
  const usual = 'Please check back later.';
  return comingDates.length === 0 ? usual : `${usual} Coming up: ${comingDates.join('; ')}.`;
}

interface LegacyPartsProps extends Pick<Extract<LegacyText, { readonly kind: 'posted' }>, 'parts' | 'order'> {
  readonly sortPath: string | null;
}

function LegacyParts({ parts, order, sortPath }: LegacyPartsProps) {
  const shown = useUnpacked(parts);
  return (
    <div className="prose legacy-tables print-small max-tablet:[&>ul:has(+details)]:hidden">
      {shown.map((part, index) => (
        // The parts of a page are not reordered.
        <Part key={index} part={part} order={order} sortPath={sortPath} />
      ))}
    </div>
  );
}

interface PartProps extends SortedTables {
  readonly part: LegacyPart;
}

function Part({ part, ...tableProps }: PartProps) {
  if (part.kind === 'tables') return <KnownTables tables={part.tables} {...tableProps} />;
  if (part.kind === 'series') {
    return (
      <div className="known-series">
        {part.tables.map(({ heading, tables }) => (
          <section key={heading.id}>
            <RichText>{[heading]}</RichText>
            <KnownTables tables={tables} {...tableProps} />
          </section>
        ))}
      </div>
    );
  }
  const text = <RichText>{part.text}</RichText>;
  return part.title === null ? text : <PhoneFold title={part.title}>{text}</PhoneFold>;
}
