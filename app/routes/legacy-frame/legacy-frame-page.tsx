import { FrameEmbed } from '~/components/embed/frame-embed';
import { FrameMissing } from '~/components/embed/frame-missing';
import { ClassTabs } from '~/components/ui/class-tabs';
import { PageHeader } from '~/components/ui/page-header';
import type { LegacyFrameData } from './load-legacy-frame';

/** The heading, the tabs of classes and options, and the old server's page. */
export function LegacyFramePage({ heading, view }: LegacyFrameData) {
  const { title, classes, choice, frame, size } = view;
  // Only pages beside the navigation of a state series have no drawing; the layout gives these their width.
  const width = heading.art === undefined ? 'min-w-0' : 'wrap';
  return (
    <main id="main" className={`${width} pb-6`}>
      <PageHeader title={title} {...heading} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {(classes.length > 0 || choice !== null) && (
          <div className="flex flex-wrap gap-3">
            <ClassTabs label={classes.length === 1 ? title : 'Classes'} tabs={classes} />
            {choice !== null && <ClassTabs label={choice.label} tabs={choice.tabs} />}
          </div>
        )}
        {frame === null ? <FrameMissing /> : <FrameEmbed view={frame} size={size} />}
      </div>
    </main>
  );
}
