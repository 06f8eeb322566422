import { FrameEmbed } from '~/components/embed/frame-embed';
import { FrameMissing } from '~/components/embed/frame-missing';
import { ButtonLink } from '~/components/ui/button';
import { EmptyState } from '~/components/ui/empty-state';
import { FreshnessStamp } from '~/components/ui/freshness-stamp';
import type { Packed } from '~/components/ui/packed';
import { PrintButton } from '~/components/ui/print-button';
import { RichText } from '~/components/ui/rich-text';
import { useUnpacked } from '~/components/ui/use-unpacked';
import type { RichText as RichTextTree } from '~/models/content/rich-text';
import type { LegacyText } from './legacy-text';
import type { LegacyFrameView } from './page';

interface LegacyContentProps {
  readonly view: Pick<LegacyFrameView, 'frame' | 'size' | 'canonical' | 'originalHref' | 'isOriginal'>;
  readonly text: LegacyText | null;
}

/**
 * A page of the old server: as our own tables with the original one link away, in its frame, or a text that it is not
 * posted yet.
 */
export function LegacyContent({ view, text }: LegacyContentProps) {
  if (text !== null) return <LegacyTables view={view} text={text} />;
  if (view.frame === null) return <FrameMissing />;
  return (
    <div>
      {view.isOriginal && (
        <p className="pb-2 print:hidden">
          <ButtonLink to={view.canonical} icon="left">
            Show as tables
          </ButtonLink>
        </p>
      )}
      <FrameEmbed view={view.frame} size={view.size} />
    </div>
  );
}

function LegacyTables({ view, text }: { readonly view: LegacyContentProps['view']; readonly text: LegacyText }) {
  const original = <ButtonLink to={view.originalHref}>Original page</ButtonLink>;
  if (text.kind === 'not-posted') {
    return (
      <EmptyState detail="Please check back later." actions={original}>
        This page has not been posted yet.
      </EmptyState>
    );
  }
  return (
    <div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 pt-2 pb-3 print:p-0">
        <FreshnessStamp stamp={text.stamp} />
        <div className="ml-auto flex flex-wrap gap-2 print:hidden">
          {original}
          <PrintButton />
        </div>
      </div>
      <Tables body={text.body} />
    </div>
  );
}

function Tables({ body }: { readonly body: Packed<RichTextTree> }) {
  return (
    <div className="prose legacy-tables">
      <RichText>{useUnpacked(body)}</RichText>
    </div>
  );
}
