import type { DayTimeline, TimelineMark } from '~/models/games/day-timeline';
import { OptionalLink } from '../ui/site-link';
import { chooseAnchor } from './ruler';

interface HourListProps {
  readonly timeline: DayTimeline;
  /** `1:20 PM CT`: when the line of the present moment was drawn. */
  readonly nowText: string | null;
}

/** Texts that have room beside each other on the narrowest phone. */
const mostHourTexts = 3;
/** Pixels. */
const trackHeight = 15;
const barHeight = 9;

/** The games of a day from the first to the last, on phones in place of their drawing: each has its bar on the hours below it. */
export function HourList({ timeline: { hours, now, lanes }, nowText }: HourListProps) {
  const games = lanes.flatMap(({ title, marks }) => marks.map((mark) => ({ ...mark, lane: title })));
  const step = Math.ceil(hours.length / mostHourTexts);
  const shownHours = hours.filter((_, index) => index % step === 0);
  return (
    <div className="chart tablet:hidden print:hidden">
      <h3 className="label pt-3">Hour by hour</h3>
      <p className="text-sm">
        A bar is as long as such a game usually takes.
        {now !== null && nowText !== null && ` The dashed line is ${nowText}.`}
      </p>
      <svg width="100%" height="18" className="block overflow-visible" aria-hidden="true">
        {shownHours.map(({ at, text }) => (
          <text key={at} x={`${at}%`} y="14" textAnchor={chooseAnchor(at)} className="chart-tick">
            {text.replace(':00', '')}
          </text>
        ))}
      </svg>
      <Track hours={shownHours} now={now} />
      <ol>
        {games
          .sort((a, b) => a.at - b.at)
          .map(({ lane, ...mark }) => (
            <li key={mark.key} className="pt-1.5">
              <div className="flex items-baseline gap-3">
                <span className="w-18 shrink-0 font-display text-d-sm font-semibold whitespace-nowrap">
                  {mark.timeText}
                </span>
                <span className="min-w-0">
                  <OptionalLink to={mark.to}>{mark.text}</OptionalLink>
                  <span className="block text-sm text-ink-2">
                    {mark.isLive && <b className="text-live">Live </b>}
                    {lane}
                  </span>
                </span>
              </div>
              <Track hours={shownHours} now={now} bar={mark} />
            </li>
          ))}
      </ol>
    </div>
  );
}

interface TrackProps extends Pick<DayTimeline, 'hours' | 'now'> {
  readonly bar?: Pick<TimelineMark, 'at' | 'width' | 'isLive'>;
}

/** The hours as a line, with the bar of a game. */
function Track({ hours, now, bar }: TrackProps) {
  return (
    <svg width="100%" height={trackHeight} className="block" aria-hidden="true">
      {hours.map(({ at }) => (
        <line key={at} x1={`${at}%`} x2={`${at}%`} y1="3" y2={trackHeight - 3} className="chart-line" />
      ))}
      <line x2="100%" y1={trackHeight / 2} y2={trackHeight / 2} className="chart-line" />
      {bar !== undefined && (
        <rect
          x={`${bar.at}%`}
          y={(trackHeight - barHeight) / 2}
          width={`${bar.width}%`}
          height={barHeight}
          rx="2"
          className={bar.isLive ? 'fill-live' : 'fill-ink-2'}
        />
      )}
      {now !== null && (
        <line x1={`${now}%`} x2={`${now}%`} y2="100%" strokeDasharray="3 3" strokeWidth="2" className="stroke-ink" />
      )}
    </svg>
  );
}
