import type { ReactNode } from 'react';
import type { DateStripView, StripDay } from '~/models/dates/date-strip';
import { Icon } from './icon';
import { SiteLink } from './site-link';

interface DateStripProps {
  readonly strip: DateStripView;
  /** Label of the strip: "Game dates". */
  readonly label: string;
  /** The calendar popup, at the right end. */
  readonly children?: ReactNode;
}

/** A row of days as links; the arrows move the whole row. */
export function DateStrip({ strip, label, children }: DateStripProps) {
  const opener = children === undefined ? '' : 'date-strip-with-opener';
  return (
    <nav aria-label={label} className={`date-strip ${opener} rounded border border-rule bg-surface-raised`}>
      <Step to={strip.earlierHref} icon="left" label="Earlier dates" />
      <ol className={`grid ${strip.days.length === 7 ? 'grid-cols-7' : 'auto-cols-fr grid-flow-col'}`}>
        {strip.days.map((day) => (
          <li key={day.day} className="border-l border-line">
            <DayLink day={day} />
          </li>
        ))}
      </ol>
      <Step to={strip.laterHref} icon="right" label="Later dates" />
      {children}
    </nav>
  );
}

interface StepProps {
  /** `null` at the end of the strip, where the arrow is disabled. */
  readonly to: string | null;
  readonly icon: 'left' | 'right';
  readonly label: string;
}

function Step({ to, icon, label }: StepProps) {
  const place = `grid place-items-center ${icon === 'right' ? 'border-l border-line' : ''}`;
  if (to === null) {
    return (
      <span aria-hidden="true" className={`${place} text-line`}>
        <Icon name={icon} />
      </span>
    );
  }
  return (
    <SiteLink to={to} preventScrollReset aria-label={label} className={`${place} hover:bg-surface-sunken`}>
      <Icon name={icon} />
    </SiteLink>
  );
}

const selectedDay = 'selected-bar bg-selected text-on-selected-2 hover:text-on-selected-2';
const otherDay = 'text-ink-2 hover:bg-surface-sunken hover:text-ink-2';

function DayLink({ day }: { readonly day: StripDay }) {
  return (
    <SiteLink
      to={day.href}
      preventScrollReset
      aria-current={day.isSelected ? 'date' : undefined}
      className={`grid h-full min-h-15 content-center py-1 justify-items-center gap-px font-display text-d-xs font-semibold no-underline ${day.isSelected ? selectedDay : otherDay}`}
    >
      <span className="sr-only">
        {day.name}
        {day.countText !== null && `, ${day.countText}`}
      </span>
      <span aria-hidden="true">{day.weekday}</span>
      <b
        aria-hidden="true"
        className={`text-d-lg leading-none font-bold ${day.isSelected ? 'text-on-selected' : 'text-ink'}`}
      >
        {day.dayOfMonth}
      </b>
      <span aria-hidden="true">{day.month}</span>
      {day.countText !== null && <GameCount day={day} />}
    </SiteLink>
  );
}

/** Phones have room only for the number. */
function GameCount({ day: { gameCount, countText, isSelected } }: { readonly day: StripDay }) {
  const look = isSelected ? 'text-on-selected' : 'bg-surface-sunken text-ink';
  return (
    <span aria-hidden="true" className={`rounded px-1 whitespace-nowrap ${look}`}>
      <span className="tablet:hidden">{gameCount}</span>
      <span className="max-tablet:hidden">{countText}</span>
    </span>
  );
}
