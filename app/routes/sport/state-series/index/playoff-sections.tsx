import { SectionHead } from '~/components/ui/section-head';
import { SiteLink } from '~/components/ui/site-link';
import type { toPlayoffSections } from './page';

/** The playoff pages, under the headings of their menu; nothing for a sport without playoffs. */
export function PlayoffSections({ groups }: { readonly groups: ReturnType<typeof toPlayoffSections> }) {
  if (groups.length === 0) return null;
  return (
    <div className="grid gap-x-8 gap-y-4 tablet:grid-cols-2">
      {groups.map(({ id, title, links }) => (
        <section key={id} aria-labelledby={id}>
          <SectionHead id={id}>{title}</SectionHead>
          <ul>
            {links.map(({ to, text, about }) => (
              <li key={to} className="border-b border-line py-2">
                <SiteLink
                  to={to}
                  className="quiet-link inline-flex min-h-6 items-center font-display text-d-md font-semibold"
                >
                  {text}
                </SiteLink>
                <p className="text-sm text-ink-2">{about}</p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
