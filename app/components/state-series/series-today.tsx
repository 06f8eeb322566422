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
  /** `Tariq Abara`, `Xiong and Ivanenko`, or `3 golfers tied` */
  readonly names: string;
  /** `−3` */
  readonly score: string;
  /** `3 under par` */
  readonly scoreWords: string;
  /** `thru 12`, `1:24 PM`, `round 1 over`, `finished`, or `final` once the class is over; `null` for several leaders in play. */
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
  /** Phones show one line: what else is on unfolds. */
  readonly isCompact?: boolean;
}

/** The lines of the day on the background of the page, then the rounds. Those with leaders or posted classes have rows of their own. */
export function SeriesLines({ lines, rounds, isCompact = false }: SeriesLinesProps) {
  const groups = joinBoysAndGirls<SeriesRound & Partial<SeriesLine>>([...lines, ...rounds]);
  const leading = isCompact ? [] : groups.filter(hasRows);
  const further = groups.filter((group) => !leading.includes(group));
  return (
    <>
      {leading.length > 0 && (
        <ul className="flex flex-wrap gap-x-8">
          {leading.map((group) => (
            <li key={getKey(group)} className="min-w-0 max-tablet:w-full">
              <GroupName group={group} className={`${linkClass} font-display text-d-md font-semibold`} />
              <GroupRest group={group} />
            </li>
          ))}
        </ul>
      )}
      {further.length > 0 && (
        <div className="one-line text-sm">
          {(further.length > 1 || further.some(hasMore)) && (
            <details className="tablet:hidden print:hidden">
              <summary className="flex min-h-8 items-center">
                {further.length > 1 ? `+${further.length - 1} more` : 'More'}
              </summary>
            </details>
          )}
          <ul aria-label="State series today" className="flex flex-wrap gap-x-4">
            {further.map((group) => (
              <li key={getKey(group)}>
                <span className="max-w-full min-w-0">
                  <GroupName group={group} className={linkClass} />
                </span>
                <GroupRest group={group} isInLine />
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

/** Longer than the line of a phone: leaders, or counts of games. */
function hasMore(group: SeriesGroup<SeriesRound & Partial<SeriesLine>>): boolean {
  return hasRows(group) || group.members.some(({ line }) => line.detail.includes(': '));
}

function hasRows({ members }: SeriesGroup<Partial<SeriesLine>>): boolean {
  return members.some(({ line: { links = [], note } }) => note || links.some(({ leader }) => leader !== undefined));
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
  readonly group: SeriesGroup<SeriesRound & Partial<SeriesLine>>;
  readonly isInLine?: boolean;
}

/** The detail, then the links of each member. */
function GroupRest({ group, isInLine = false }: GroupRestProps) {
  const links = group.members.flatMap(({ line, who }) =>
    (line.links ?? []).map((link, index) => ({
      link,
      about: who === null ? null : { who, isFirst: index === 0 },
    })),
  );
  const [first] = group.members;
  const label = group.members.every(({ line }) => line.label) ? (first?.line.label ?? null) : null;
  const note = first?.line.note ?? null;
  return (
    <>
      <span
        className={`text-ink-2 ${isInLine ? 'one-line-detail text-xs tablet:mr-3 tablet:text-sm' : 'mr-3 text-sm'}`}
      >
        <Detail group={group} />
      </span>
      {note !== null && !isInLine ? (
        <PostedClasses label={label} links={links.map(({ link }) => link)} note={note} />
      ) : (
        <>
          {label && <span className="mr-2 text-sm text-ink-2">{label}</span>}
          {links.map(({ link, about }) => (
            <SeriesLineLink key={link.to} link={link} about={about} isInLine={isInLine} />
          ))}
          {note}
        </>
      )}
    </>
  );
}

interface PostedClassesProps {
  /** `Posted` */
  readonly label: string | null;
  readonly links: readonly { readonly text: string; readonly to: string }[];
  /** `next 6A 8:37 PM` */
  readonly note: string | null;
}

/** What the pairings show has posted, as buttons, and what comes next. */
export function PostedClasses({ label, links, note }: PostedClassesProps) {
  return (
    <span className="flex flex-wrap items-center gap-1.5 font-display text-d-sm font-semibold">
      {label}
      {links.map(({ to, text }) => (
        <SiteLink
          key={to}
          to={to}
          className="grid h-11 w-10 place-items-center rounded border border-rule no-underline hover:bg-surface-sunken"
        >
          {text}
        </SiteLink>
      ))}
      {note !== null && <span className="whitespace-nowrap">{note}</span>}
    </span>
  );
}

const noBreak = '\u00a0';

/** High enough for a finger; the lines of the band follow one another closely. */
const linkClass = 'inline-flex min-h-8 items-center';

/** On phones, class, names, holes and score are in columns; on wider screens the leaders follow one another in a line. */
const leaderRowClass =
  'max-tablet:grid max-tablet:grid-cols-[4rem_minmax(0,1fr)_auto_2.25rem] max-tablet:items-center tablet:mr-4 tablet:inline-block';

interface SeriesLineLinkProps {
  readonly link: SeriesLineLink;
  /** Of boys or girls, who are named before the first link; `null` where the line is of one sport. */
  readonly about: { readonly who: string; readonly isFirst: boolean } | null;
  readonly isInLine: boolean;
}

/** In the line of its finals. All of a leader's text is the link, and on phones leaders are a table unless they are in a line. */
function SeriesLineLink({ link: { to, text, leader }, about, isInLine }: SeriesLineLinkProps) {
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
    <span className={`relative text-sm ${isInLine ? 'mr-4 inline-block' : leaderRowClass}`}>
      <SiteLink to={to} className={`${linkClass} after:absolute after:inset-0`}>
        {name}
      </SiteLink>
      <Leader leader={leader} isInLine={isInLine} />
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
  isInLine,
}: {
  readonly leader: ClassLeader;
  readonly isInLine: boolean;
}) {
  return (
    <span className={isInLine ? 'result' : 'result max-tablet:contents'}>
      {' '}
      <span>{names}</span>{' '}
      <b
        aria-hidden="true"
        className={
          isInLine
            ? 'figures'
            : 'figures max-tablet:col-start-4 max-tablet:row-start-1 max-tablet:text-right max-tablet:font-display max-tablet:text-d-md'
        }
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
