import type { DayTimeline } from '~/models/games/day-timeline';
import { OptionalLink } from '../ui/site-link';

/** The games of a day from the first to the last, on phones in place of their drawing. */
export function HourList({ timeline: { lanes } }: { readonly timeline: DayTimeline }) {
  const games = lanes.flatMap(({ title, marks }) => marks.map((mark) => ({ ...mark, lane: title })));
  return (
    <div className="tablet:hidden print:hidden">
      <h3 className="label pt-3">Hour by hour</h3>
      <ol>
        {games
          .sort((a, b) => a.at - b.at)
          .map(({ key, timeText, text, to, isLive, lane }) => (
            <li key={key} className="flex gap-3 border-b border-line py-2">
              <span className="w-20 shrink-0 font-display text-d-sm font-semibold whitespace-nowrap">{timeText}</span>
              <span className="min-w-0">
                <OptionalLink to={to}>{text}</OptionalLink>
                <span className="block text-sm text-ink-2">
                  {isLive && <b className="text-live">Live </b>}
                  {lane}
                </span>
              </span>
            </li>
          ))}
      </ol>
    </div>
  );
}
