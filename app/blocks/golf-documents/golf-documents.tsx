import type { ReactNode } from 'react';
import { DocumentList } from '~/components/ui/document-list';
import { FreshnessStamp } from '~/components/ui/freshness-stamp';
import { Icon } from '~/components/ui/icon';
import { Page } from '~/components/ui/page';
import { Part } from '~/components/ui/part';
import { MoreLinks } from '~/components/ui/section-head';
import { SiteLink } from '~/components/ui/site-link';
import { Unavailable } from '~/components/ui/unavailable';
import { words } from '~/config/words';
import type { SportHeading } from '../sport/sport-heading';
import type { GolfClassView, GolfDocumentRow, GolfDocumentsView } from './view';

interface GolfDocumentsProps {
  readonly heading: Pick<SportHeading, 'kicker' | 'trail'>;
  readonly view: GolfDocumentsView;
  readonly isUnavailable: boolean;
  /** Above the documents. */
  readonly children?: ReactNode;
}

export function GolfDocuments({ heading, view, isUnavailable, children }: GolfDocumentsProps) {
  return (
    <Page title={view.title} {...heading}>
      <DocumentsBar view={view} />
      {children}
      {isUnavailable && (
        <Unavailable what={view.title} detail="Dates and courses are known; the rest of the site still works." isMain />
      )}
      <div className="mt-4 grid gap-x-8 gap-y-5 laptop:grid-cols-2">
        {view.classes.map((golfClass) => (
          <GolfClass key={golfClass.classId} view={golfClass} isUnavailable={isUnavailable} />
        ))}
      </div>
      {view.more.length > 0 && (
        <Part id="more" title="More documents" className="mt-8">
          <DocumentList documents={view.more} />
        </Part>
      )}
    </Page>
  );
}

/** Facts about all classes, related links, and age of the list. */
function DocumentsBar({ view: { notice, links, liveScoringUrl, stamp } }: Pick<GolfDocumentsProps, 'view'>) {
  return (
    <div className="double-rule flex flex-wrap items-center gap-x-5 gap-y-1 border-b border-b-line py-2 text-sm">
      {notice !== null && (
        <p className="flex w-full items-center gap-2 font-semibold tablet:w-auto">
          <Icon name="info" /> {notice}
        </p>
      )}
      <MoreLinks links={links} />
      {liveScoringUrl !== null && (
        <SiteLink to={liveScoringUrl} className="inline-flex min-h-6 items-center font-display text-d-sm font-semibold">
          {words.liveScoring}
        </SiteLink>
      )}
      <FreshnessStamp stamp={stamp} className="tablet:ml-auto" />
    </div>
  );
}

interface GolfClassProps {
  readonly view: GolfClassView;
  readonly isUnavailable: boolean;
}

function GolfClass({ view: { classId, course, rows }, isUnavailable }: GolfClassProps) {
  const headingId = `class-${classId}`;
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className="border-b-3 border-ink pb-1">
        Class {classId}
      </h2>
      <p className="flex items-center gap-2 py-2 text-sm text-ink-2">
        <Icon name="pin" /> {course}
      </p>
      <ul>
        {rows.map((row) => (
          <DocumentRow key={row.text} row={row} classId={classId} isUnavailable={isUnavailable} />
        ))}
      </ul>
    </section>
  );
}

interface SheetRowProps extends Omit<GolfClassProps, 'view'> {
  readonly row: GolfDocumentRow;
  readonly classId: string;
}

/** The whole row links to the document once it is posted. */
function DocumentRow({ row: { text, day, url, isPdf }, classId, isUnavailable }: SheetRowProps) {
  const cells = 'flex min-h-row items-center gap-3';
  const words = (
    <>
      <span className="min-w-28 font-display text-d-md font-semibold">{text}</span>
      <span className="text-sm text-ink-2">{day}</span>
    </>
  );
  if (url === null) {
    return (
      <li className={`${cells} border-b border-line`}>
        {words}
        <span className="ml-auto text-right text-sm text-ink-2">{isUnavailable ? 'Not known' : 'Not yet posted'}</span>
      </li>
    );
  }
  return (
    <li className="border-b border-line">
      <a
        href={url}
        target="_blank"
        rel="noopener"
        className={`${cells} no-underline hover:bg-surface-sunken hover:text-ink`}
      >
        {words}
        <span className="ml-auto flex items-center gap-1 text-sm underline">
          {isPdf ? 'PDF' : 'Open'} <span className="sr-only">Class {classId} document (opens in a new tab)</span>
          <Icon name="external" className="size-3.5" />
        </span>
      </a>
    </li>
  );
}
