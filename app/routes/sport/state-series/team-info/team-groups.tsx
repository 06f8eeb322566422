import type { ReactNode } from 'react';
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

interface TeamGroupsProps<Group> {
  readonly groups: readonly Group[];
  /** Content above the teams of a group. */
  readonly renderTop?: (group: Group) => ReactNode;
}

/** The teams by class. */
export function TeamGroups<Group extends TeamGroup>({ groups, renderTop }: TeamGroupsProps<Group>) {
  return groups.map((group) => (
    <section key={group.id} aria-labelledby={group.id}>
      <SectionHead id={group.id}>{group.title}</SectionHead>
      {renderTop?.(group)}
      <ul className="grid gap-x-8 tablet:grid-cols-2">
        {group.teams.map((team) => (
          <TeamCard key={team.schoolId} team={team} />
        ))}
      </ul>
    </section>
  ));
}
