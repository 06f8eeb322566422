import { useLoaderData } from '@remix-run/react';
import { GameGrid } from '~/components/scores/game-sections';
import { ResultRows } from '~/components/state-series/result-rows';
import { ButtonLink } from '~/components/ui/button';
import { ClassTabs } from '~/components/ui/class-tabs';
import { DataTable, type DataColumn } from '~/components/ui/data-table';
import { EmptyState } from '~/components/ui/empty-state';
import { FactList } from '~/components/ui/fact-list';
import { LiveBar } from '~/components/ui/live-bar';
import { Page } from '~/components/ui/page';
import { Part } from '~/components/ui/part';
import { Results } from '~/components/ui/results';
import { MoreLink } from '~/components/ui/section-head';
import { SiteLink } from '~/components/ui/site-link';
import { noValue } from '~/models/text/no-value';
import { type LoaderArgs, loadView } from '~/page/load-page';
import { describePage } from '~/page/page-meta';
import { type LevelView, type SeriesResultsView, type SiteRow, sources, toView } from './page';

export const loader = (args: LoaderArgs) => loadView(args, sources, toView);

export const meta = describePage<typeof loader>(({ report }) => ({ canonical: report.path }));

export default function WinnerReport() {
  const { heading, report } = useLoaderData<typeof loader>();
  return (
    <Page {...heading}>
      <LiveBar stamp={report.stamp} refreshHref={report.path}>
        {report.series !== null && report.series.titles.length > 0 && (
          <h2 id="titles" className="part-heading min-w-0 max-tablet:flex-1">
            State championships
          </h2>
        )}
        {report.classTabs.length > 0 && <ClassTabs tabs={report.classTabs} label="Classes" />}
      </LiveBar>
      <div className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-3 empty:hidden">
        {report.notice !== null && (
          <p className="border-l-3 border-alert-blue-edge bg-alert-blue px-3 py-2 text-sm">{report.notice}</p>
        )}
        {report.finalsHref !== null && (
          <p className="flex">
            <MoreLink to={report.finalsHref}>Leaderboard of the state finals</MoreLink>
          </p>
        )}
      </div>
      <div className="mt-2 grid grid-cols-[minmax(0,1fr)] gap-8">
        {report.series !== null && <Series series={report.series} />}
        {report.levels.map((level) => (
          <Level key={level.id} level={level} />
        ))}
      </div>
    </Page>
  );
}

/** What games say of a series without reports. */
function Series({ series: { titles, winners, levels, links } }: { readonly series: SeriesResultsView }) {
  return (
    <>
      {titles.length > 0 && (
        <section aria-labelledby="titles" className="min-w-0">
          <GameGrid cards={titles} />
        </section>
      )}
      {winners.length > 0 && (
        <Part id="winners" title="Winners so far">
          <ResultRows rows={winners} />
        </Part>
      )}
      {levels.length > 0 && (
        <Part id="series" title="State Series">
          <Results>
            <FactList facts={levels} />
          </Results>
        </Part>
      )}
      <EmptyState
        actions={links.map(({ to, text }) => (
          <ButtonLink key={to} to={to}>
            {text}
          </ButtonLink>
        ))}
      >
        No winner reports available.
      </EmptyState>
    </>
  );
}

function Level({ level: { id, title: name, countText, sites } }: { readonly level: LevelView }) {
  return (
    <Part id={id} title={name} aside={<p className="text-sm text-ink-2">{countText}</p>}>
      <Results>
        <DataTable caption={name} isStackedOnPhones columns={columns} rows={sites} />
      </Results>
    </Part>
  );
}

const columns: readonly DataColumn<SiteRow>[] = [
  { head: 'Site and date', renderCell: (site) => <Site site={site} /> },
  {
    head: 'Team Champion',
    renderCell: ({ isReported, champion: { school, coach } }) => (
      <Winner isReported={isReported} first={school} second={coach && `Coach ${coach}`} />
    ),
  },
  {
    head: 'Score',
    name: 'Team score',
    isNumeric: true,
    renderCell: ({ isReported, champion: { score } }) => <Score isReported={isReported}>{score}</Score>,
  },
  {
    head: 'Medalist',
    renderCell: ({ isReported, medalist: { name, school } }) => (
      <Winner isReported={isReported} first={name} second={school} />
    ),
  },
  {
    head: 'Score',
    name: 'Medalist score',
    isNumeric: true,
    renderCell: ({ isReported, medalist: { score } }) => <Score isReported={isReported}>{score}</Score>,
  },
];

function Site({ site: { name, to, date, isReported } }: { readonly site: SiteRow }) {
  return (
    <div className="tablet:min-w-40">
      {to === null ? (
        <span className="text-ink-2">{name}</span>
      ) : (
        <SiteLink to={to} className="inline-block min-h-6">
          {name}
        </SiteLink>
      )}
      <span className="block text-xs text-ink-2">
        {date}
        {!isReported && <span className="tablet:hidden">, no report yet</span>}
      </span>
    </div>
  );
}

interface ReportedProps {
  readonly isReported: boolean;
}

interface WinnerProps extends ReportedProps {
  readonly first: string | null;
  readonly second: string | null;
}

function Winner({ isReported, first, second }: WinnerProps) {
  if (first === null) return <NoFigure isReported={isReported} />;
  return (
    <div className="result">
      <b className="block font-semibold">{first}</b>
      {second !== null && <span className="block text-xs text-ink-2">{second}</span>}
    </div>
  );
}

function Score({ isReported, children: score }: ReportedProps & { readonly children: string | null }) {
  return score === null ? <NoFigure isReported={isReported} /> : <span className="result">{score}</span>;
}

/** Without a report the cells of a row are left out on phones. */
function NoFigure({ isReported }: ReportedProps) {
  return <span className={isReported ? undefined : 'not-reported'}>{noValue}</span>;
}
