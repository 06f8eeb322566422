import type { buildStateSeriesHeading } from '~/blocks/sport/sport-heading';
import { ClassTabs } from '~/components/ui/class-tabs';
import { EmptyState } from '~/components/ui/empty-state';
import { FreshnessStamp } from '~/components/ui/freshness-stamp';
import { Page } from '~/components/ui/page';
import { PrintButton } from '~/components/ui/print-button';
import { Unavailable } from '~/components/ui/unavailable';
import type { PlayoffTeamInfoView } from './page';
import { TeamTables } from './team-tables';

interface TeamInfoPageProps {
  readonly heading: ReturnType<typeof buildStateSeriesHeading>;
  readonly view: PlayoffTeamInfoView;
  readonly isUnavailable: boolean;
}

export function TeamInfoPage({ heading, view, isUnavailable }: TeamInfoPageProps) {
  const { tabs, teams, stamp } = view;
  return (
    <Page className="print-small" {...heading}>
      <ClassTabs label="Classes" tabs={tabs} />
      <div className="mt-2 flex flex-wrap items-center justify-between gap-2">
        <FreshnessStamp stamp={stamp} />
        {teams !== null && <PrintButton />}
      </div>
      {teams !== null && <TeamTables teams={teams} />}
      {isUnavailable && (
        <div className="mt-4">
          <Unavailable what="The team summary" detail="Playoff Summary Information not available." isMain />
        </div>
      )}
      {teams === null && !isUnavailable && (
        <div className="mt-4">
          <EmptyState detail="It is posted when the pairings are made.">Playoff summary data unavailable.</EmptyState>
        </div>
      )}
    </Page>
  );
}
