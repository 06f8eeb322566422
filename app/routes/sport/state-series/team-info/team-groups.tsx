import { TeamMark } from '~/components/scores/school-mark';
import { SectionHead } from '~/components/ui/section-head';
import { OptionalLink } from '~/components/ui/site-link';
import type { TeamGroup, TeamSummary } from './page';

/** One team of the list: name, coaches and season. */
function TeamCard({ team }: { readonly team: TeamSummary }) {
  const { schoolId, to, name, logoUrl, nickname, headCoach, assistantCoaches, otherStaff, record } = team;
  return (
    <li className="grid grid-cols-[3rem_minmax(0,1fr)_auto] items-start gap-x-3 border-b border-line py-3">
      <TeamMark size="size-12" markKey={schoolId} name={name} logoUrl={logoUrl} />
      <div className="min-w-0">
        <h3>
          <OptionalLink to={to} className="quiet-link inline-flex min-h-6 items-center">
            {name}
          </OptionalLink>
        </h3>
        {nickname !== null && <p className="text-sm text-ink-2">{nickname}</p>}
        <dl className="mt-1 text-sm">
          <Coaches label="Head Coach" names={headCoach} />
          <Coaches label="Assistants" names={assistantCoaches} />
          <Coaches label="Staff" names={otherStaff.join(', ') || null} />
        </dl>
      </div>
      {record !== null && (
        <p className="font-display text-d-lg font-bold whitespace-nowrap">
          <span className="sr-only">Record </span>
          {record}
        </p>
      )}
    </li>
  );
}

function Coaches({ label, names }: { readonly label: string; readonly names: string | null }) {
  if (names === null) return null;
  return (
    <div>
      <dt className="inline text-ink-2">{label}: </dt>
      <dd className="inline">{names}</dd>
    </div>
  );
}

/** The teams by class. */
export function TeamGroups({ groups }: { readonly groups: readonly TeamGroup[] }) {
  return groups.map(({ title, id, teams }) => (
    <section key={id} aria-labelledby={id}>
      <SectionHead id={id}>{title}</SectionHead>
      <ul className="grid gap-x-8 tablet:grid-cols-2">
        {teams.map((team) => (
          <TeamCard key={team.schoolId} team={team} />
        ))}
      </ul>
    </section>
  ));
}
