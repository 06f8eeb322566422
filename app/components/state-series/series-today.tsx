import { SiteLink } from '../ui/site-link';

/** What of the state series is on today. */
export interface SeriesTodayView {
  /** Finals and the pairings show. */
  readonly lines: readonly SeriesLine[];
  readonly rounds: readonly SeriesRound[];
}

interface SeriesRound {
  /** The sport's title. */
  readonly sport: string;
  readonly to: string;
  /** The sport, or its show. */
  readonly text: string;
  /** `State finals, day 2 of 2` */
  readonly detail: string;
}

interface SeriesLine extends SeriesRound {
  /** `Leaderboards`, before the links; `null` where they speak for themselves. */
  readonly label: string | null;
  readonly links: readonly SeriesLineLink[];
  /** `next 6A 8:37 PM`, after the links; mostly `null`. */
  readonly note: string | null;
}

interface SeriesLineLink {
  readonly to: string;
  readonly text: string;
  /** Of golf's class `text`, if its leaderboard is at hand. */
  readonly leader?: ClassLeader;
}

/** Who leads a class of golf. */
export interface ClassLeader {
  /** `Tariq Abara`, or `3 golfers tied` */
  readonly names: string;
  /** `−3` */
  readonly score: string;
  /** `3 under par` */
  readonly scoreWords: string;
  /** `thru 12`, `starts 1:24 PM`, `round 1 over`, `finished`, or `final` once the class is over; `null` for several leaders in play. */
  readonly thru: string | null;
  readonly thruWords: string;
}

/** Leads the page on days of state finals, of rounds before them, and of the pairings show. */
export function SeriesToday({ series }: { readonly series: SeriesTodayView }) {
  return (
    <section aria-label="State series today" className="on-scoreboard">
      <div className="wrap py-1">
        <SeriesLines {...series} />
      </div>
    </section>
  );
}

interface SeriesLinesProps extends SeriesTodayView {
  /** On phones, the leaders of a line have one row, which scrolls sideways. By default a row each. */
  readonly hasLeadersInRow?: boolean;
}

/** The lines of the day on the background of the page, then the rounds. */
export function SeriesLines({ lines, rounds, hasLeadersInRow = false }: SeriesLinesProps) {
  return (
    <>
      <ul className="flex flex-wrap gap-x-8">
        {lines.map(({ to, text, detail, label, links, note }) => (
          <li key={to} className="min-w-0">
            <SiteLink to={to} className={`${linkClass} font-display text-d-md font-semibold`}>
              {text}
            </SiteLink>{' '}
            <span className="mr-3 text-sm text-ink-2">{detail}</span>
            {label !== null && <span className="mr-2 text-sm text-ink-2">{label}</span>}
            <span
              className={hasLeadersInRow && links.some(({ leader }) => leader !== undefined) ? rowClass : undefined}
            >
              {links.map((link) => (
                <SeriesLineLink key={link.to} link={link} />
              ))}
            </span>
            {note !== null && <span className="text-sm">{note}</span>}
          </li>
        ))}
      </ul>
      {rounds.length > 0 && <SeriesLinks links={rounds} />}
    </>
  );
}

/** High enough for a finger; the lines of the band follow one another closely. */
const linkClass = 'inline-flex min-h-8 items-center';

const rowClass = 'scroll-region max-tablet:flex max-tablet:whitespace-nowrap tablet:contents print:flex-wrap';

/** In the line of its finals. The whole row of a leader is the link, and on phones a leader has a row of its own. */
function SeriesLineLink({ link: { to, text, leader } }: { readonly link: SeriesLineLink }) {
  if (leader === undefined) {
    return (
      <>
        <SiteLink to={to} className={`${linkClass} min-w-8 text-sm`}>
          {text}
        </SiteLink>{' '}
      </>
    );
  }
  return (
    <span className="relative mr-4 inline-block text-sm max-tablet:block">
      <SiteLink to={to} className={`${linkClass} after:absolute after:inset-0`}>
        {text}
      </SiteLink>
      <Leader leader={leader} />
    </span>
  );
}

function Leader({ leader: { names, score, scoreWords, thru, thruWords } }: { readonly leader: ClassLeader }) {
  return (
    <span className="result">
      {' '}
      {names}{' '}
      <b aria-hidden="true" className="figures">
        {score}
      </b>
      <span className="sr-only">{scoreWords}</span>
      {thru !== null && (
        <span className="text-ink-2">
          <span aria-hidden="true">{` ${thru}`}</span>
          <span className="sr-only">, {thruWords}</span>
        </span>
      )}
    </span>
  );
}

/** One line of sports, each with what it plays. */
function SeriesLinks({ links }: { readonly links: readonly Omit<SeriesRound, 'sport'>[] }) {
  return (
    <ul aria-label="State series today" className="flex flex-wrap gap-x-4 text-sm">
      {links.map(({ to, text, detail }) => (
        <li key={to}>
          <SiteLink to={to} className={linkClass}>
            {text}
          </SiteLink>{' '}
          <span className="text-ink-2">{detail}</span>
        </li>
      ))}
    </ul>
  );
}
