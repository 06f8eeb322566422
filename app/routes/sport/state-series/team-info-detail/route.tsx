import type { MetaFunction } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { ButtonLink } from '~/components/ui/button';
import { DataTable, type DataColumn } from '~/components/ui/data-table';
import { EmptyState } from '~/components/ui/empty-state';
import { FreshnessStamp } from '~/components/ui/freshness-stamp';
import { Page, usePageHeading } from '~/components/ui/page';
import { Part } from '~/components/ui/part';
import { type LoaderArgs, loadView } from '~/page/load-page';
import { buildPageMeta } from '~/page/page-meta';
import type { CoachingRecordView, CoachingRow } from './coaching-record-view';
import { sources, toView } from './page';
import { Roster, TeamStats } from './roster';
import { LatestGames, Season } from './season';
import { TeamHead, TeamProfile } from './team-profile';
import { TournamentHistory } from './tournament-history';

export const loader = (args: LoaderArgs) => loadView(args, sources, toView);

export const meta: MetaFunction<typeof loader> = (args) => {
  const { heading, detail } = args.data ?? {};
  return buildPageMeta(args, {
    subject: detail && `${detail.profile.programName}, ${heading?.kicker}`,
    canonical: detail?.canonicalPath,
  });
};

export default function TeamInfoDetail() {
  const { heading, detail } = useLoaderData<typeof loader>();
  const { profile, roster, season, coaching, history, stamp, listPath, pathHref } = detail;
  return (
    <Page title={profile.name} kicker={`${heading.kicker}: ${usePageHeading()}`} trail={heading.trail}>
      <TeamHead profile={profile} />
      <PartLinks />
      <FreshnessStamp stamp={stamp} />
      <div className="mt-4 grid gap-8">
        {season !== null && <LatestGames season={season} />}
        <Part id="roster" title="Roster" isUnavailable={roster === null}>
          {roster !== null && <Roster roster={roster} />}
        </Part>
        <Part id="team-stats" title="Team Stats" isUnavailable={roster === null}>
          {roster !== null && <TeamStats roster={roster} />}
        </Part>
        <Part id="scores" title="Scores" note={season?.season} isUnavailable={season === null}>
          {season !== null && <Season season={season} />}
        </Part>
        <Part id="coaching-record" title="Coaching Record" isUnavailable={coaching === null}>
          {coaching !== null && <CoachingRecord coaching={coaching} />}
        </Part>
        <Part id="tournament-history" title="Tournament History" isUnavailable={history === null}>
          {history !== null && <TournamentHistory history={history} />}
        </Part>
        <TeamProfile profile={profile} art={heading.art} />
        <p className="flex flex-wrap gap-2 print:hidden">
          <ButtonLink to={listPath} icon="left">
            Back to Team List
          </ButtonLink>
          <ButtonLink to={pathHref}>The Path Ahead</ButtonLink>
        </p>
      </div>
    </Page>
  );
}

const parts = [
  ['roster', 'Roster'],
  ['team-stats', 'Stats'],
  ['scores', 'Scores'],
  ['coaching-record', 'Coach'],
  ['tournament-history', 'History'],
  ['school-information', 'School'],
] as const;

function PartLinks() {
  return (
    <nav aria-label="Parts of this page" className="mb-3 print:hidden">
      <ul className="flex flex-wrap gap-x-4">
        {parts.map(([id, text]) => (
          <li key={id}>
            <a href={`#${id}`} className="inline-flex min-h-control items-center">
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const columns: readonly DataColumn<CoachingRow>[] = [
  { head: 'Season', renderCell: ({ text }) => <span className="whitespace-nowrap">{text}</span> },
  { head: 'W', name: 'Won', isNumeric: true, renderCell: ({ wins }) => wins },
  { head: 'L', name: 'Lost', isNumeric: true, renderCell: ({ losses }) => losses },
  { head: 'T', name: 'Tied', isNumeric: true, renderCell: ({ ties }) => ties },
  { head: 'Place', renderCell: ({ place }) => place ?? '' },
];

function CoachingRecord({ coaching }: { readonly coaching: CoachingRecordView }) {
  const { schools, grandTotal } = coaching;
  if (grandTotal === null) return <EmptyState>No coaching record available.</EmptyState>;
  return (
    <DataTable
      caption="Coaching Record"
      columns={columns}
      sections={schools.map(({ name, seasons, total }) => ({
        key: name,
        title: name,
        rows: seasons,
        totals: [total],
      }))}
      totals={[grandTotal]}
    />
  );
}
