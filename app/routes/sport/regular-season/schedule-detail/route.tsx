import { useLoaderData } from '@remix-run/react';
import { MarkNotes, ScheduleTable } from '~/components/football/schedule-table';
import { SchoolMark } from '~/components/scores/school-mark';
import { BackButton, ButtonLink } from '~/components/ui/button';
import { EmptyState } from '~/components/ui/empty-state';
import { FactList } from '~/components/ui/fact-list';
import { FreshnessStamp } from '~/components/ui/freshness-stamp';
import { Page, usePageHeading } from '~/components/ui/page';
import { PrintButton } from '~/components/ui/print-button';
import { MoreLinks } from '~/components/ui/section-head';
import { SiteLink } from '~/components/ui/site-link';
import { Unavailable } from '~/components/ui/unavailable';
import { buildHref, Route } from '~/href';
import { writeOutTown } from '~/models/schools/school-name';
import { type LoaderArgs, loadView } from '~/page/load-page';
import { describePage } from '~/page/page-meta';
import { sources, toView } from './page';

export const loader = (args: LoaderArgs) => loadView(args, sources, toView);

export const meta = describePage<typeof loader>(({ heading, detail: { name, canonicalPath } }) => ({
  title: name === null ? undefined : `${name} ${heading.kicker} Schedule`,
  canonical: canonicalPath,
}));

export default function ScheduleDetail() {
  const { heading, detail, stamp, scoresPath } = useLoaderData<typeof loader>();
  const { name, rows, notes } = detail;
  const rowTitle = usePageHeading();
  return (
    <Page title={name === null ? rowTitle : `${writeOutTown(name)} Schedule`} {...heading}>
      {name !== null && <TeamHead detail={detail} name={name} />}
      {name !== null && (
        <p className="flex flex-wrap gap-x-4 print:hidden">
          <MoreLinks links={detail.playoffLinks} />
        </p>
      )}
      {rows === null && <Unavailable what="The schedule" isMain isSpaced />}
      {rows?.length === 0 && <EmptyState isSpaced>No data available.</EmptyState>}
      {rows !== null && rows.length > 0 && (
        <div className="mt-4">
          <ScheduleTable team={name ?? rowTitle} rows={rows} />
          <MarkNotes notes={notes} />
        </div>
      )}
      <p className="pt-3 text-sm text-ink-2">
        This page is not updated in real time. Games under way are on the{' '}
        <SiteLink to={scoresPath}>scores page</SiteLink>.
      </p>
      <FreshnessStamp stamp={stamp} />
      {detail.points.length > 0 && <Points points={detail.points} />}
      {detail.facts.length > 0 && (
        <div className="pt-4">
          <FactList facts={detail.facts} />
        </div>
      )}
    </Page>
  );
}

/** What makes the team's figures, game by game. Not on paper, where a schedule is one sheet. */
function Points({ points }: { readonly points: Awaited<ReturnType<typeof loader>>['detail']['points'] }) {
  return (
    <section aria-labelledby="points" className="pt-4 print:hidden">
      <h2 id="points">Playoff Points</h2>
      <p className="max-w-[75ch] pb-2 text-sm text-ink-2">
        Teams are seeded by these figures, in this order, then by the game of two level teams or by lot. Opponents of
        games that are left count, too; those of other states do not.
      </p>
      <FactList facts={points} />
    </section>
  );
}

interface TeamHeadProps {
  readonly detail: Awaited<ReturnType<typeof loader>>['detail'];
  readonly name: string;
}

function TeamHead({ detail, name }: TeamHeadProps) {
  const { id, logoUrl, nickname, record, schoolId, teamHref } = detail;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-y border-line py-2">
      <div className="[&_.school-mark]:size-12">
        <SchoolMark markKey={schoolId ?? id} name={name} logoUrl={logoUrl} />
      </div>
      <p className="flex flex-1 flex-wrap items-baseline gap-x-4 text-ink-2">
        {record !== null && (
          <span>
            Overall <b className="font-display text-d-lg text-ink">{record}</b>
          </span>
        )}
        {nickname !== null && <span>{nickname}</span>}
      </p>
      <p className="flex flex-wrap gap-2 print:hidden">
        <BackButton />
        {teamHref !== null && <ButtonLink to={teamHref}>Team</ButtonLink>}
        {schoolId !== null && <ButtonLink to={buildHref(Route.schoolsDetails, { schoolId })}>School</ButtonLink>}
        <PrintButton />
      </p>
    </div>
  );
}
