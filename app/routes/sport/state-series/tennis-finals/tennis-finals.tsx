import { FrameEmbed } from '~/components/embed/frame-embed';
import { FrameMissing } from '~/components/embed/frame-missing';
import { ClassTabs } from '~/components/ui/class-tabs';
import { PageHeader } from '~/components/ui/page-header';
import type { SportHeading } from '~/routes/sport/sport-heading';
import type { TennisFinalsView } from './view';

interface TennisFinalsProps {
  readonly heading: Pick<SportHeading, 'kicker' | 'trail'>;
  readonly view: TennisFinalsView;
}

/** A page of the tennis finals: its class, its day or event, and the old server's page. */
export function TennisFinals({ heading, view }: TennisFinalsProps) {
  return (
    <main id="main" className="min-w-0 pb-6">
      <PageHeader title={view.title} {...heading} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <div className="flex flex-wrap gap-3">
          <ClassTabs label="Classes" tabs={view.classes} />
          {view.pages !== null && <ClassTabs label={view.pages.label} tabs={view.pages.tabs} />}
        </div>
        {view.frame === null ? <FrameMissing /> : <FrameEmbed view={view.frame} />}
      </div>
    </main>
  );
}
