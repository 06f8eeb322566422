import { useUnpacked } from '~/browser/packed';
import { FrameEmbed } from '~/components/embed/frame-embed';
import { ButtonLink } from '~/components/ui/button';
import { ClassTabs } from '~/components/ui/class-tabs';
import { EmptyState } from '~/components/ui/empty-state';
import { FreshnessStamp } from '~/components/ui/freshness-stamp';
import { RefreshLink } from '~/components/ui/live-bar';
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

/** Heading, tabs of classes and options, and the old server's page. */
export function LegacyFramePage({ heading, view, isSortable = false, seriesLinks = [], text }: LegacyFrameData) {
  const { title, classes, choice } = view;
  return (
    <Page title={title} {...heading} width={heading.art && 'wrap pb-6'}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {seriesLinks.length > 0 && (
          <p className="flex flex-wrap gap-x-4 print:hidden">
            <MoreLinks links={seriesLinks} />
          </p>
        )}
        {(classes.length > 0 || choice !== null) && (
          <div className="flex flex-wrap gap-3">
            <ClassTabs label={classes.length === 1 ? title : 'Classes'} tabs={classes} />
            {choice !== null && <ClassTabs label={choice.label} tabs={choice.tabs} />}
          </div>
        )}
        <LegacyContent view={view} text={text} isSortable={isSortable} />
      </div>
    </Page>
  );
}

interface LegacyContentProps {
  readonly view: Pick<LegacyFrameView, 'frame' | 'size' | 'canonical' | 'originalHref' | 'isOriginal'>;
  readonly text: LegacyText | null;
  readonly isSortable?: boolean;
}

/** A page of the old server: its text in the site's layout, the original in a frame, or a note that it is not posted yet. */
export function LegacyContent({ view, text, isSortable = false }: LegacyContentProps) {
  if (text !== null) return <LegacyTextPage view={view} text={text} isSortable={isSortable} />;
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

interface LegacyTextPageProps extends Required<LegacyContentProps> {
  readonly text: LegacyText;
}

function LegacyTextPage({ view, text, isSortable }: LegacyTextPageProps) {
  const { canonical } = view;
  if (text.kind === 'not-posted') {
    return <EmptyState detail={formatNotPostedDetail(text.comingDates)}>This page has not been posted yet.</EmptyState>;
  }
  const { order } = text;
  const parts = <LegacyParts {...text} sortPath={isSortable ? canonical : null} />;
  return (
    <div>
      <div className="pb-1 print:p-0">
        <FreshnessStamp stamp={text.stamp} isLive />
      </div>
      {text.hasResults ? <Results>{parts}</Results> : parts}
      <div className="mt-6 flex flex-wrap gap-2 print:hidden">
        <RefreshLink to={order === null ? canonical : buildSortHref(canonical, order)}>Reload</RefreshLink>
        <ButtonLink to={view.originalHref}>Original page</ButtonLink>
        <PrintButton />
      </div>
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
