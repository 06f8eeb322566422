import { useLoaderData } from '@remix-run/react';
import { RunningFinals } from '~/blocks/live/running-finals';
import { LandingHero } from '~/blocks/sport/landing-hero';
import { Alerts } from '~/components/alerts/alerts';
import { UpcomingEvents } from '~/components/events/upcoming-events';
import { GameSections } from '~/components/scores/game-sections';
import { GameStatus } from '~/components/scores/game-status';
import { PresentingSponsors } from '~/components/sport/presenting-sponsors';
import { ResultRows } from '~/components/state-series/result-rows';
import { Streams } from '~/components/streams/stream-board';
import { DocumentList, type DocumentView } from '~/components/ui/document-list';
import { FactList } from '~/components/ui/fact-list';
import { FreshnessStamp } from '~/components/ui/freshness-stamp';
import { LooseImage } from '~/components/ui/loose-image';
import { Page } from '~/components/ui/page';
import { Part } from '~/components/ui/part';
import { PersonCard } from '~/components/ui/person-card';
import { Picture } from '~/components/ui/picture';
import { MoreLinks } from '~/components/ui/section-head';
import { OptionalLink, SiteLink } from '~/components/ui/site-link';
import { Unavailable } from '~/components/ui/unavailable';
import { type LoaderArgs, loadView } from '~/page/load-page';
import { describePage } from '~/page/page-meta';
import { ChampionRows, Champions, Fold } from './champions';
import { sources } from './page';
import type { BoardView, RacesOfDay } from './scoreboard-view';
import type { TournamentView, WeatherView } from './tournament-view';
import { toView } from './view';

/** Number of documents shown at once; the others unfold. */
const mostDocuments = 8;

export const loader = (args: LoaderArgs) => loadView(args, sources, toView);

export const meta = describePage<typeof loader>(({ hero: { title }, path }) => ({
  title,
  description: `${title}: scores, state finals, schedule, streams and results.`,
  canonical: path,
}));

/** A page's data, and whether a part of it could not be read. */
interface LandingProps {
  readonly landing: Landing;
  readonly isUnavailable: (name: Landing['unavailable'][number]) => boolean;
}

type Landing = ReturnType<typeof useLoaderData<typeof loader>>;

/**
 * What is played comes first; visitor information is beside it (below on phones), then last season and everything else. While nothing is
 * played, last season comes first.
 */
export default function SportLanding() {
  const landing = useLoaderData<typeof loader>();
  const { hero, running, boards, sponsors, tournament } = landing;
  const isUnavailable: LandingProps['isUnavailable'] = (name) => landing.unavailable.includes(name);
  const isPlayed = running !== null || boards.length > 0;
  return (
    <Page width="pb-8" header={<LandingHero hero={hero} />}>
      <div className="wrap grid gap-x-10 pt-4 laptop:grid-cols-[minmax(0,1fr)_22rem] laptop:grid-rows-[auto_1fr]">
        <div className="grid min-w-0 content-start gap-6 laptop:col-start-1">
          <CurrentGames landing={landing} isUnavailable={isUnavailable} />
          {!isPlayed && <LastSeason landing={landing} />}
        </div>
        <div className="mt-6 grid min-w-0 content-start gap-6 laptop:col-start-2 laptop:mt-0 laptop:row-span-2 laptop:row-start-1">
          <PresentingSponsors sponsors={sponsors} />
          {isUnavailable('info') && <Part id="tournament" title="Tournament Information" isUnavailable />}
          {tournament !== null && <Tournament tournament={tournament} />}
        </div>
        <div className="min-w-0 laptop:col-start-1">
          {isPlayed && <LastSeason landing={landing} className="mt-6" />}
          <FurtherParts landing={landing} isUnavailable={isUnavailable} />
        </div>
      </div>
    </Page>
  );
}

function CurrentGames({ landing: { urgentAlerts, alerts, running, boards }, isUnavailable }: LandingProps) {
  return (
    <>
      <Alerts alerts={urgentAlerts} label="Urgent alerts" />
      {running !== null && <RunningFinals finals={running} />}
      {boards.map((board) => (
        <Board key={board.id} board={board} />
      ))}
      <Alerts alerts={alerts} isIncomplete={isUnavailable('alerts') || isUnavailable('messages')} />
      {isUnavailable('tournament') && <Unavailable what="State series scores" />}
      {isUnavailable('day') && <Unavailable what="Scores of the day" />}
    </>
  );
}

interface LastSeasonProps extends Pick<LandingProps, 'landing'> {
  readonly className?: string;
}

/** Champions and scoreboards of finished tournaments. */
function LastSeason({ landing, className = '' }: LastSeasonProps) {
  const { champions, championRows, championsTitle, boardsOver, stamp } = landing;
  if (champions.length + boardsOver.length === 0) return null;
  return (
    <div className={`grid gap-6 ${className}`}>
      {champions.length > 0 && (
        <Champions title={championsTitle} rows={championRows} classes={champions} stamp={stamp} />
      )}
      {boardsOver.map((board) => (
        <Board key={board.id} board={board} />
      ))}
    </div>
  );
}

function FurtherParts({ landing, isUnavailable }: LandingProps) {
  const { streams, events, calendarPath, documents, results } = landing;
  return (
    <>
      <Streams streams={streams} isUnavailable={isUnavailable('streams')} />
      <UpcomingEvents events={events} isUnavailable={isUnavailable('events')} calendarPath={calendarPath} />
      <div className="grid gap-x-8 tablet:grid-cols-2">
        <Documents
          id="documents"
          title="State Final Documents"
          documents={documents}
          isUnavailable={isUnavailable('documents')}
        />
        <Documents id="results" title="Results" documents={results} isUnavailable={isUnavailable('results')} />
      </div>
      <Features landing={landing} isUnavailable={isUnavailable('features')} />
    </>
  );
}

interface FeaturesProps extends Pick<LandingProps, 'landing'> {
  readonly isUnavailable: boolean;
}

function Features({ landing: { features, hero }, isUnavailable }: FeaturesProps) {
  if (features.length === 0 && !isUnavailable) return null;
  return (
    <Part id="featured" title="Featured" what="Featured stories" className="mt-8 min-w-0" isUnavailable={isUnavailable}>
      <ul className="grid gap-5 pt-1 large-phone:grid-cols-2">
        {features.map(({ id, title, subtitle, imageUrl, href }) => (
          <li key={id}>
            <OptionalLink to={href} withoutArrow className="quiet-link block">
              <Picture src={imageUrl} alt="" art={hero.art} width={480} height={200} className="aspect-[12/5]" />
              <span className="mt-2 block font-display text-d-md font-semibold">{title}</span>
              {subtitle !== null && <span className="block text-sm text-ink-2">{subtitle}</span>}
            </OptionalLink>
          </li>
        ))}
      </ul>
    </Part>
  );
}

interface DocumentsProps {
  readonly id: string;
  readonly title: string;
  readonly documents: readonly DocumentView[];
  readonly isUnavailable: boolean;
}

function Documents({ id, title, documents, isUnavailable }: DocumentsProps) {
  if (documents.length === 0 && !isUnavailable) return null;
  return (
    <Part id={id} title={title} className="mt-8 min-w-0" isUnavailable={isUnavailable}>
      <DocumentList documents={documents.slice(0, mostDocuments)} />
      {documents.length > mostDocuments && (
        <Fold title={<>{documents.length - mostDocuments} more</>}>
          <DocumentList documents={documents.slice(mostDocuments)} />
        </Fold>
      )}
    </Part>
  );
}

/** One scoreboard: current games first, then by class. Of a finished tournament the winners; its games unfold. */
function Board({ board }: { readonly board: BoardView }) {
  const { id, title, dayText = null, sections, races, links, stamp, champions, championMeets, isDecided } = board;
  const games = <GameSections sections={sections} />;
  const aside = (
    <div className="flex min-w-0 flex-1 flex-wrap items-baseline justify-end gap-x-3">
      {dayText !== null && <span className="mr-auto text-sm font-semibold">{dayText}</span>}
      {!isDecided && <FreshnessStamp stamp={stamp} hasBriefAge isTimeOnly className="text-xs" />}
      <MoreLinks links={links} />
    </div>
  );
  return (
    <Part id={`scoreboard-${id}`} title={title} aside={aside}>
      {races.map((ofDay, index) => (
        <Races key={index} {...ofDay} />
      ))}
      <ChampionRows rows={champions} />
      <ResultRows rows={championMeets} />
      {isDecided && sections.length > 0 ? <Fold title="All games of these finals">{games}</Fold> : games}
    </Part>
  );
}

function Races({ title, races, results }: RacesOfDay) {
  return (
    <>
      {title && <h3 className="mt-3">{title}</h3>}
      {races.length > 0 && (
        <ul>
          {races.map(({ key, name, status, isLive, site, links }) => (
            <li key={key} className="flex min-h-row flex-wrap items-center gap-x-4 border-b border-line py-1">
              <b className="min-w-8 font-display text-d-md font-semibold">{name}</b>
              <GameStatus isLive={isLive} status={status} className="min-w-20 whitespace-nowrap tabular-nums" />
              {site !== null && <span className="min-w-0 text-sm text-ink-2">{site}</span>}
              <MoreLinks links={links} />
            </li>
          ))}
        </ul>
      )}
      <ResultRows rows={results} />
    </>
  );
}

/** Visitor information about the finals, the weather there, and contacts. */
function Tournament({ tournament }: { readonly tournament: TournamentView }) {
  const { title, facts, weather, administrator } = tournament;
  return (
    <Part id="tournament" title="Tournament Information">
      {title !== null && <p className="mb-2 font-display text-d-md font-semibold">{title}</p>}
      {weather !== null && <WeatherNow weather={weather} />}
      <FactList facts={facts} isNarrow />
      {administrator !== null && (
        <div className="mt-4">
          <p className="label mb-1 text-ink-2">Tournament administrator</p>
          <PersonCard person={administrator.person} />
          {administrator.email !== null && (
            <p className="text-sm">
              <SiteLink to={`mailto:${administrator.email}`} withoutArrow>
                {administrator.email}
              </SiteLink>
            </p>
          )}
        </div>
      )}
    </Part>
  );
}

function WeatherNow({ weather: { description, iconUrl, temperature, facts } }: { readonly weather: WeatherView }) {
  return (
    <div className="mb-3 grid grid-cols-[4rem_minmax(0,1fr)] items-center gap-x-3 rounded bg-surface-sunken p-3">
      <div className="size-16">
        {iconUrl !== null && (
          <LooseImage src={iconUrl} width={64} height={64} className="picture-image size-full object-contain" />
        )}
      </div>
      <div className="min-w-0">
        <h3 className="label text-ink-2">Weather at the site now</h3>
        <p className="font-display text-d-lg font-semibold">
          {temperature}, {description}
        </p>
        <dl className="flex flex-wrap gap-x-3 text-sm text-ink-2">
          {facts.map(({ term, text }) => (
            <div key={term} className="flex gap-x-1">
              <dt>{term}</dt>
              <dd className="font-semibold text-ink">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}
