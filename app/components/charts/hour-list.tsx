import type { ReactNode } from 'react';
import type { GameBar, GameHours } from '~/models/games/game-hours';
import { OptionalLink } from '../ui/site-link';
import { chooseAnchor } from './ruler';

interface GameHoursProps {
  readonly drawn: GameHours;
  /** `1:20 PM CT`: when the line of the present moment was drawn. */
  readonly nowText: string | null;
}

/** Pixels. */
const barHeight = 14;
/** From where on the end of a game is written before the game. */
const lastEndText = 84;

/** The columns of a list of games: time, game, and its bar over the hours, which is below them on phones. */
export const hourColumns =
  'grid grid-cols-[6rem_minmax(0,1fr)] gap-x-3 tablet:grid-cols-[6rem_minmax(0,1fr)_minmax(0,1.2fr)]';

interface HoursHeadProps extends GameHoursProps {
  /** Before the hours of the day: `4 games, `. */
  readonly lead?: string;
}

/** Percent of the width that the text of the present moment takes from those of hours. */
const nowRoom = 26;

/** The hours above a list of games, with the present moment. Ends are by the usual lengths of games. */
export function HoursHead({ drawn: { fromText, toText, hours, now, bars }, nowText, lead = '' }: HoursHeadProps) {
  const isShared = bars.some(({ shared }) => shared.length > 0);
  return (
    <div className={`${hourColumns} pt-3 text-sm print:hidden`}>
      <p className="col-span-2">
        {`${lead}${fromText} to about ${toText}${isShared ? '; filled where two overlap' : ''}`}
      </p>
      <svg
        width="100%"
        height="16"
        aria-hidden="true"
        className="block self-end overflow-visible max-tablet:col-span-2"
      >
        {hours.map(
          ({ at, text }) =>
            text !== null &&
            (now === null || Math.abs(at - now) > nowRoom) && (
              <text key={at} x={`${at}%`} y="12" textAnchor={chooseAnchor(at)} className="fill-ink-2 text-2xs">
                {text}
              </text>
            ),
        )}
        {now !== null && nowText !== null && (
          <text
            x={`${now}%`}
            y="12"
            textAnchor={now < 12 ? 'start' : now > 88 ? 'end' : 'middle'}
            className="fill-ink text-2xs font-bold"
          >
            {nowText}
          </text>
        )}
      </svg>
    </div>
  );
}

interface HoursRowProps extends Pick<GameHoursProps, 'drawn'> {
  readonly bar: GameBar | undefined;
}

/** The bar of a game in its row. Hours and the present moment go through all rows. */
export function HoursRow({ drawn: { hours, now }, bar }: HoursRowProps) {
  if (bar === undefined) return null;
  const { at, width, shared, isLive, endText } = bar;
  const end = at + width;
  const isBefore = end > lastEndText;
  return (
    <div
      aria-hidden="true"
      className="relative max-tablet:col-span-2 max-tablet:mt-1 max-tablet:h-6 tablet:-my-2 print:hidden"
    >
      <svg className="absolute inset-0 size-full overflow-visible">
        {hours
          .filter(({ text }) => text !== null)
          .map((hour) => (
            <line key={hour.at} x1={`${hour.at}%`} x2={`${hour.at}%`} y2="100%" className="stroke-line" />
          ))}
        {now !== null && <line x1={`${now}%`} x2={`${now}%`} y2="100%" strokeDasharray="3 3" className="stroke-ink" />}
        <svg y="50%" overflow="visible">
          <rect
            x={`${at}%`}
            y={-barHeight / 2}
            width={`${width}%`}
            height={barHeight}
            rx="2"
            fill="currentColor"
            fillOpacity="0.08"
            strokeWidth={isLive ? 3 : 1}
            className={isLive ? 'stroke-live' : 'stroke-ink-2'}
          />
          {shared.map((part) => (
            <rect
              key={part.at}
              x={`${part.at}%`}
              y={2 - barHeight / 2}
              width={`${part.width}%`}
              height={barHeight - 4}
              fill="currentColor"
            />
          ))}
          {(!isBefore || at > 100 - lastEndText) && (
            <text
              x={`${isBefore ? at : end}%`}
              dx={isBefore ? -5 : 5}
              y="4"
              textAnchor={isBefore ? 'end' : undefined}
              className="fill-ink-2 text-2xs"
            >
              {isBefore ? `to ${endText}` : endText}
            </text>
          )}
        </svg>
      </svg>
    </div>
  );
}

interface HourListProps extends GameHoursProps {
  /** The link of a game, where no script runs. */
  readonly GameLink?: (link: { readonly to: string | null; readonly children: ReactNode }) => ReactNode;
}

/** The games of a day from the first to the last, each with its bar over the hours. */
export function HourList({ drawn, nowText, GameLink = OptionalLink }: HourListProps) {
  return (
    <>
      <HoursHead drawn={drawn} nowText={nowText} />
      <ol>
        {drawn.bars.map((bar) => (
          <li key={bar.key} className={`${hourColumns} border-b border-line py-2`}>
            <span className="font-display text-d-sm font-semibold whitespace-nowrap">{bar.timeText}</span>
            <span className="min-w-0">
              <GameLink to={bar.to}>{bar.text}</GameLink>
              <span className="block text-sm text-ink-2">
                {bar.isLive && <b className="text-live">Live </b>}
                {bar.about}
              </span>
            </span>
            <HoursRow drawn={drawn} bar={bar} />
          </li>
        ))}
      </ol>
    </>
  );
}
