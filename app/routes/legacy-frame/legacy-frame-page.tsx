import { ClassTabs } from '~/components/ui/class-tabs';
import { Page } from '~/components/ui/page';
import { LegacyContent } from './legacy-content';
import type { LegacyFrameData } from './load-legacy-frame';

/** Heading, tabs of classes and options, and the old server's page. */
export function LegacyFramePage({ heading, view, text }: LegacyFrameData) {
  const { title, classes, choice } = view;
  return (
    <Page title={title} {...heading} width={heading.art && 'wrap pb-6'}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {(classes.length > 0 || choice !== null) && (
          <div className="flex flex-wrap gap-3">
            <ClassTabs label={classes.length === 1 ? title : 'Classes'} tabs={classes} />
            {choice !== null && <ClassTabs label={choice.label} tabs={choice.tabs} />}
          </div>
        )}
        <LegacyContent view={view} text={text} />
      </div>
    </Page>
  );
}
