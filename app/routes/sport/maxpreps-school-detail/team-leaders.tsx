import { MoreLink } from '~/components/ui/section-head';
import type { TeamLeaderList, TeamLeadersView } from './leaders-view';

interface TeamLeadersProps {
  readonly leaders: TeamLeadersView;
  /** Whether every category could be read; otherwise the absence of athletes proves nothing. */
  readonly isComplete: boolean;
}

/** The team's athletes among the state leaders, a short list per category. */
export function TeamLeaders({ leaders: { lists, to }, isComplete }: TeamLeadersProps) {
  return (
    <>
      {lists.length === 0 && isComplete && (
        <p className="text-ink-2">No player of this team is among the leaders of the state.</p>
      )}
      <div className="grid gap-x-8 gap-y-4 laptop:grid-cols-2 print:grid-cols-2">
        {lists.map((list) => (
          <Category key={list.title} list={list} />
        ))}
      </div>
      <MoreLink to={to}>All stat leaders</MoreLink>
    </>
  );
}

function Category({ list: { title, to, rows } }: { readonly list: TeamLeaderList }) {
  return (
    <section aria-label={`Leaders in ${title}`} className="min-w-0 break-inside-avoid">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-rule">
        <h3 className="text-d-md font-semibold">{title}</h3>
        <MoreLink to={to}>{`All in ${title}`}</MoreLink>
      </div>
      <ul>
        {rows.map(({ key, name, text }) => (
          <li key={key} className="flex min-h-row flex-wrap items-baseline gap-x-4 border-b border-line py-1">
            <b className="font-semibold">{name}</b>
            <span className="text-sm text-ink-2">{text}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
