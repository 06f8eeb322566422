import { ContactLines } from '~/components/people/contact-lines';
import { EmptyState } from '~/components/ui/empty-state';
import type { StaffGroupView, StaffMemberView } from './staff-view';

export function Staff({ groups }: { readonly groups: readonly StaffGroupView[] }) {
  if (groups.length === 0) return <EmptyState>No staff is listed.</EmptyState>;
  return groups.map(({ name, members }) => (
    <section key={name} aria-label={name} className="pb-5">
      <h3 className="border-b border-rule pt-1 pb-1 text-d-lg font-semibold">{name}</h3>
      <ul className="grid gap-x-8 large-phone:grid-cols-2 laptop:grid-cols-3">
        {members.map((member) => (
          <Member key={member.key} member={member} />
        ))}
      </ul>
    </section>
  ));
}

function Member({ member: { name, titles, ...contact } }: { readonly member: StaffMemberView }) {
  return (
    <li className="min-w-0 break-inside-avoid border-b border-line py-2 text-sm">
      <p className="font-display text-d-md font-semibold break-words">{name}</p>
      {titles.map((title) => (
        <p key={title} className="text-ink-2">
          {title}
        </p>
      ))}
      <ContactLines contact={contact} />
    </li>
  );
}
