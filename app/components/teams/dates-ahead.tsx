import type { DatesOfDay } from '~/models/teams/team-today';
import { SiteLink } from '../ui/site-link';

/** The next days of a school's own sports, each with a link to the school's calendar. */
export function DatesAhead({ dates }: { readonly dates: readonly DatesOfDay[] }) {
  return (
    <ul className="text-sm">
      {dates.map(({ day, text, to }) => (
        <li key={day} className="flex items-baseline gap-x-2 border-b border-line py-1">
          <b className="w-24 shrink-0 whitespace-nowrap">{day}</b>
          <SiteLink to={to} prefetch="none" className="inline-block min-h-6 min-w-0 content-center leading-6">
            {text}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
