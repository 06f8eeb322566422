import { MoreLink } from '~/components/ui/section-head';
import type { TeamLeadersView } from './page';

/** The athletes of the team among the best of the state. */
export function TeamLeaders({ leaders: { rows, to } }: { readonly leaders: TeamLeadersView }) {
  return (
    <>
      {rows.length === 0 ? (
        <p className="text-ink-2">No player of this team is among the leaders of the state.</p>
      ) : (
        <ul>
          {rows.map(({ key, name, text }) => (
            <li key={key} className="flex min-h-row flex-wrap items-baseline gap-x-4 border-b border-line py-1">
              <b className="font-semibold">{name}</b>
              <span className="text-sm text-ink-2">{text}</span>
            </li>
          ))}
        </ul>
      )}
      <MoreLink to={to}>All stat leaders</MoreLink>
    </>
  );
}
