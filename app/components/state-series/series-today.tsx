import { Fragment } from 'react';
import { SiteLink } from '../ui/site-link';
import { joinBoysAndGirls, type SeriesGroup, splitDetail } from './series-groups';

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
  /** At most three rows on phones: the leaders share one that scrolls sideways, and so does all that follows the first line. */
  readonly isCompact?: boolean;
}

/** The lines of the day on the background of the page, then the rounds. */
export function SeriesLines({ lines, rounds, isCompact = false }: SeriesLinesProps) {
  const groups = joinBoysAndGirls(lines);
  const [leading, further] = isCompact ? [groups.slice(0, 1), groups.slice(1)] : [groups, []];
  return (
    <>
      {leading.length > 0 && (
        <ul className="flex flex-wrap gap-x-8">
          {leading.map((group) => (
            <li key={getKey(group)} className="min-w-0">
              <GroupName group={group} className={`${linkClass} font-display text-d-md font-semibold`} />
              <GroupRest group={group} hasLeadersInRow={isCompact} />
            </li>
          ))}
        </ul>
      )}
      {further.length + rounds.length > 0 && (
        <ul
          aria-label="State series today"
          className={`flex gap-x-4 text-sm ${isCompact ? 'scroll-region tablet:flex-wrap max-tablet:*:shrink-0' : 'flex-wrap'}`}
        >
          {further.map((group) => (
            <li key={getKey(group)}>
              <GroupName group={group} className={linkClass} />
              <GroupRest group={group} hasLeadersInRow={false} />
            </li>
          ))}
          {joinBoysAndGirls(rounds).map((group) => (
            <li key={getKey(group)}>
              <GroupName group={group} className={linkClass} />
              <span className="text-ink-2">
                <Detail group={group} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function getKey({ members: [first] }: SeriesGroup<SeriesRound>): string | undefined {
  return first?.line.to;
}

function Detail({ group: { members } }: { readonly group: SeriesGroup<SeriesRound> }) {
  return splitDetail(members[0]?.line.detail ?? '').map(({ text, isUnbroken }, index) => (
    <Fragment key={index}>
      {index > 0 && ' '}
      {isUnbroken ? <span className="whitespace-nowrap">{text}</span> : text}
    </Fragment>
  ));
}

/** `Football`, or `Boys and Girls Golf` where each leads to its sport. */
function GroupName({
  group: { members },
  className,
}: {
  readonly group: SeriesGroup<SeriesRound>;
  readonly className: string;
}) {
  return (
    <>
      {members.map(({ line: { to }, who, sport }, index) => {
        const isLast = index === members.length - 1;
        return (
          <Fragment key={to}>
            <SiteLink to={to} className={className}>
              {who}
              {isLast ? `${who === null ? '' : noBreak}${sport}` : <span className="sr-only">{` ${sport}`}</span>}
            </SiteLink>
            {isLast ? ' ' : <span className="text-sm text-ink-2"> and </span>}
          </Fragment>
        );
      })}
    </>
  );
}

interface GroupRestProps {
  readonly group: SeriesGroup<SeriesLine>;
  readonly hasLeadersInRow: boolean;
}

/** The detail, then the links of each member. */
function GroupRest({ group, hasLeadersInRow }: GroupRestProps) {
  const links = group.members.flatMap(({ line, who }) =>
    line.links.map((link, index) => ({
      link,
      about: who === null ? null : { who, isFirst: index === 0 },
    })),
  );
  const [first] = group.members;
  const label = group.members.every(({ line }) => line.label !== null) ? first?.line.label : null;
  const note = first?.line.note ?? null;
  const hasRow = note !== null || (hasLeadersInRow && links.some(({ link }) => link.leader !== undefined));
  return (
    <>
      <span className="mr-3 text-sm text-ink-2">
        <Detail group={group} />
      </span>
      <span className={hasRow ? rowClass : undefined}>
        {label && <span className="mr-2 text-sm text-ink-2">{label}</span>}
        {links.map(({ link, about }) => (
          <SeriesLineLink key={link.to} link={link} about={about} isInRow={hasRow} />
        ))}
        {note !== null && <span className="text-sm whitespace-nowrap">{note}</span>}
      </span>
    </>
  );
}

const noBreak = '\u00a0';

/** High enough for a finger; the lines of the band follow one another closely. */
const linkClass = 'inline-flex min-h-8 items-center';

const rowClass =
  'scroll-region max-tablet:flex max-tablet:items-center max-tablet:whitespace-nowrap tablet:contents print:flex-wrap';

/** On phones, class, names, holes and score are in columns; on wider screens the leaders follow one another in a line. */
const leaderRowClass =
  'max-tablet:grid max-tablet:grid-cols-[4rem_minmax(0,1fr)_auto_2.25rem] max-tablet:items-center tablet:mr-4 tablet:inline-block';

interface SeriesLineLinkProps {
  readonly link: SeriesLineLink;
  /** Of boys or girls, who are named before the first link; `null` where the line is of one sport. */
  readonly about: { readonly who: string; readonly isFirst: boolean } | null;
  /** Whether all links of the line share one row that scrolls sideways. */
  readonly isInRow: boolean;
}

/** In the line of its finals. All of a leader's text is the link, and on phones leaders are a table unless they share a row. */
function SeriesLineLink({ link: { to, text, leader }, about, isInRow }: SeriesLineLinkProps) {
  const name = about === null ? text : <NameOfMember text={text} {...about} />;
  if (leader === undefined) {
    return (
      <>
        <SiteLink to={to} className={`${linkClass} min-w-8 text-sm whitespace-nowrap`}>
          {name}
        </SiteLink>{' '}
      </>
    );
  }
  return (
    <span className={`relative text-sm ${isInRow ? 'mr-4 inline-block' : leaderRowClass}`}>
      <SiteLink to={to} className={`${linkClass} after:absolute after:inset-0`}>
        {name}
      </SiteLink>
      <Leader leader={leader} isInRow={isInRow} />
    </span>
  );
}

/** `Boys 1A`, and then `2A`, which screen readers call `Boys 2A`. */
function NameOfMember({
  text,
  who,
  isFirst,
}: {
  readonly text: string;
  readonly who: string;
  readonly isFirst: boolean;
}) {
  if (isFirst) return `${who}${noBreak}${text}`;
  return (
    <>
      <span className="sr-only">{`${who} `}</span>
      {text}
    </>
  );
}

function Leader({
  leader: { names, score, scoreWords, thru, thruWords },
  isInRow,
}: {
  readonly leader: ClassLeader;
  readonly isInRow: boolean;
}) {
  return (
    <span className={isInRow ? 'result' : 'result max-tablet:contents'}>
      {' '}
      <span>{names}</span>{' '}
      <b
        aria-hidden="true"
        className={isInRow ? 'figures' : 'figures max-tablet:col-start-4 max-tablet:row-start-1 max-tablet:text-right'}
      >
        {score}
      </b>
      <span className="sr-only">{scoreWords}</span>
      {thru !== null && (
        <span className="text-ink-2">
          {' '}
          <span aria-hidden="true" className="whitespace-nowrap">
            {thru}
          </span>
          <span className="sr-only">, {thruWords}</span>
        </span>
      )}
    </span>
  );
}
