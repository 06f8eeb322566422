import { type ReactNode, useContext } from 'react';
import { useRefreshText } from '~/browser/page-refresh';
import { buildHref, Route } from '~/href';
import type { UpdateStamp } from '~/models/dates/update-stamp';
import { formatCardLabel, type ScoreCardView } from '~/models/games/score-card-view';
import { formatUnavailable } from '~/models/text/no-value';
import { findOldestMoment } from '../scores/game-sections';
import { type NearbyLink, NearbyLinks } from '../scores/nearby-links';
import { ScoreCard } from '../scores/score-card';
import { Carousel } from '../ui/carousel';
import { CarouselStep, CarouselSlides } from '../ui/carousel-parts';
import { SearchField } from '../ui/fields';
import { FreshnessStamp } from '../ui/freshness-stamp';
import { MoreLink } from '../ui/section-head';
import { UnpublishedTextContext } from '../ui/unavailable';

export interface ScoreStripView {
  readonly cards: readonly ScoreCardView[];
  /** The sport of all cards, which the heading names; `null` of several. */
  readonly sport: string | null;
  /** `null` without an answer. */
  readonly stamp: UpdateStamp | null;
  /** Of all games of today; 0 if not known. */
  readonly liveCount: number;
  /** Links for a day without games; empty on other days. */
  readonly nearby: readonly NearbyLink[];
}

interface ScoreStripProps extends ScoreStripView {
  readonly isUnavailable: boolean;
}

/** Number that fits side by side on a wide screen, and all that a phone shows. */
const IN_VIEW = 4;
const layoutClass = 'wrap grid pt-3 pb-4 desktop:grid-cols-[9.5rem_minmax(0,1fr)] desktop:pt-4';
const stepClass = 'inline-grid size-9 place-items-center rounded border border-rule hover:bg-scoreboard-surface-2';

/** Today's scores: four games; more than four become a carousel on wide screens. */
export function ScoreStrip({ nearby, isUnavailable, ...strip }: ScoreStripProps) {
  const { cards, liveCount } = strip;
  if (useContext(UnpublishedTextContext) && isUnavailable && cards.length === 0) return null;
  return (
    <section aria-labelledby="today" className="on-scoreboard" data-as-of={findOldestMoment(cards)}>
      {cards.length > IN_VIEW ? (
        <MovingStrip {...strip} />
      ) : (
        <div className={layoutClass}>
          <StripHead {...strip} />
          <StripBody cards={cards} nearby={nearby} isUnavailable={isUnavailable} />
        </div>
      )}
      {liveCount > IN_VIEW && <SchoolSearch />}
      {isUnavailable && cards.length > 0 && (
        <p className="wrap py-2 text-sm text-ink-2">{formatUnavailable('The other games of today')}</p>
      )}
    </section>
  );
}

function MovingStrip(strip: Omit<ScoreStripView, 'nearby'>) {
  return (
    <Carousel id="todays-games" label="Today's games" layout="desktop" className={layoutClass}>
      <StripHead {...strip}>
        <div className="mt-auto hidden gap-1 desktop:flex">
          <CarouselStep direction="previous" label="Earlier games" className={stepClass} />
          <CarouselStep direction="next" label="More games" className={stepClass} />
        </div>
      </StripHead>
      <CarouselSlides
        className="strip-games"
        trackClassName="strip-grid"
        slideClassName="desktop:basis-1/4 max-desktop:nth-[n+5]:hidden"
        slides={strip.cards.map((card) => ({
          key: card.id,
          label: formatCardLabel(card),
          content: <ScoreCard card={card} />,
        }))}
      />
    </Carousel>
  );
}

function StripBody({ cards, nearby, isUnavailable }: Pick<ScoreStripProps, 'cards' | 'nearby' | 'isUnavailable'>) {
  const everyText = useRefreshText();
  if (cards.length > 0) {
    return (
      <div className="strip-games">
        <div className="strip-grid">
          {cards.map((card) => (
            <div key={card.id}>
              <ScoreCard card={card} />
            </div>
          ))}
        </div>
      </div>
    );
  }
  return (
    <div className="grid min-h-24 content-center gap-1 desktop:pl-4">
      <p className="font-display text-d-lg font-semibold">
        {isUnavailable ? formatUnavailable('Today’s scores') : 'No games scheduled for today.'}
      </p>
      {nearby.length > 0 && <NearbyLinks links={nearby} />}
      {isUnavailable && everyText !== null && <p className="text-sm text-ink-2">This page asks again {everyText}.</p>}
    </div>
  );
}

/** On phones, which have no search in their masthead, while many games are in play. */
function SchoolSearch() {
  return (
    <form action={buildHref(Route.scores)} role="search" aria-label="Today's games" className="wrap pb-3 tablet:hidden">
      <SearchField
        label="School"
        name="q"
        defaultValue=""
        placeholder="Find a school’s game"
        submitLabel="Search games"
        className="[&>label]:sr-only"
      />
    </form>
  );
}

interface StripHeadProps extends Pick<ScoreStripView, 'sport' | 'stamp' | 'liveCount'> {
  readonly children?: ReactNode;
}

function StripHead({ sport, stamp, liveCount, children }: StripHeadProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 desktop:flex-col desktop:flex-nowrap desktop:items-start desktop:gap-1 desktop:border-r desktop:border-line desktop:pr-5">
      <h2 id="today" className="leading-none">
        Today
        {sport !== null && <small className="ml-2 text-d-sm font-semibold normal-case">{sport}</small>}
      </h2>
      <FreshnessStamp stamp={stamp} hasBriefAge isTimeOnly={sport !== null} className="mr-auto text-xs" />
      <MoreLink to={buildHref(Route.scores)}>
        {liveCount > IN_VIEW ? (
          <>
            {`${liveCount} live`}
            <span className="sr-only">, all scores</span>
          </>
        ) : (
          'All scores'
        )}
      </MoreLink>
      {children}
    </div>
  );
}
