import type { ReactNode } from 'react';
import { BracketChampion, DrawnBracket } from '~/components/bracket/drawn-bracket';
import { ClassTabs } from '~/components/ui/class-tabs';
import { LiveBar } from '~/components/ui/live-bar';
import { Page, PageHeader } from '~/components/ui/page';
import { Part } from '~/components/ui/part';
import { PhoneFold } from '~/components/ui/phone-fold';
import { PrintButton } from '~/components/ui/print-button';
import { Results } from '~/components/ui/results';
import { MoreLink } from '~/components/ui/section-head';
import { Unavailable } from '~/components/ui/unavailable';
import { Route } from '~/href';
import { formatClass, joinLabel } from '~/models/text/label';
import type { LegacyFrameView } from '../legacy-frame/legacy-frame';
import { LegacyContent } from '../legacy-frame/legacy-frame-page';
import type { LegacyText } from '../legacy-frame/legacy-text';
import type { AreaHeading } from '../sport/sport-heading';
import type { DrawnBracketView } from './drawn-bracket-view';

interface BracketPageProps {
  readonly heading: AreaHeading;
  /** The games could not be read. */
  readonly isUnavailable: boolean;
  /** The old server's page of the bracket. */
  readonly official: LegacyFrameView;
  /** The same without a frame; `null` when it needs the frame. */
  readonly officialText: LegacyText | null;
  /** `null` without games of a bracket. */
  readonly drawn: DrawnBracketView | null;
  /** Content between the two brackets. */
  readonly children?: ReactNode;
}

/** The page of a bracket: drawn from the scores, with the official one below. Without games only the official one. */
export function BracketPage({ heading, isUnavailable, official, drawn, children, officialText }: BracketPageProps) {
  const tabs = <ClassTabs label="Classes" tabs={official.classes} />;
  const officialPage = (
    <Results isWhole>
      <LegacyContent view={official} text={officialText} />
    </Results>
  );
  return (
    <Page
      className="bracket-page"
      header={
        <div className="print:hidden">
          <PageHeader title={official.title} {...heading} />
        </div>
      }
    >
      {drawn === null ? (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
          {tabs}
          {isUnavailable && <Unavailable what="The drawn bracket" />}
          {officialPage}
          {children}
        </div>
      ) : (
        <>
          <div className="print:hidden">
            <LiveBar stamp={drawn.stamp} refreshHref={drawn.href}>
              {tabs}
              <BracketChampion name={drawn.bracket.champion} />
            </LiveBar>
          </div>
          <div className="mt-1 tablet:mt-3 print:mt-0 grid grid-cols-[minmax(0,1fr)] gap-1 tablet:gap-3">
            <DrawnBracket
              {...drawn}
              heading={joinLabel([heading.kicker, drawn.classId && formatClass(drawn.classId)], ', ')}
            >
              <MoreLink to="#official">Official bracket</MoreLink>
              <PrintButton />
            </DrawnBracket>
          </div>
          {children}
          <Part id="official" title="Official bracket" className="tablet:lazy-render-500 mt-8 print:hidden">
            <PhoneFold title="Show">{officialPage}</PhoneFold>
          </Part>
          <div className="print:hidden">
            <MoreLink to={`${Route.press}?url=${drawn.href.replaceAll('&', '%26')}`}>Put this on your site</MoreLink>
          </div>
        </>
      )}
    </Page>
  );
}
