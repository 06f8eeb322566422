import type { FoundGroup } from '~/models/search/find-entries';
import { SchoolMark } from '../scores/school-mark';
import { HiddenText } from '../ui/results';
import { SiteLink } from '../ui/site-link';

export type SubLinks = readonly { readonly text: string; readonly to: string }[];

interface FoundEntriesProps {
  readonly group: FoundGroup;
  /** Path of an entry that stands elsewhere on the page. */
  readonly shownPath?: string | null;
  /** Pages of sports by the paths of their entries. */
  readonly subLinks?: Readonly<Record<string, SubLinks>>;
  /** Logos of schools by the paths of their entries. Without one the drawn mark stands alone. */
  readonly logos?: Readonly<Record<string, string>>;
}

const none = {};

/** Search results of one kind, each with distinguishing detail, and a link to all of them. Schools have their marks. */
export function FoundEntries({ group, shownPath = null, logos = none, subLinks = none }: FoundEntriesProps) {
  const { entries: all, count, title, allHref } = group;
  const entries = all.filter(({ path }) => path !== shownPath);
  return (
    <ul>
      {entries.map(({ kind, path, title: name, detail, neutralTitle }, index) => (
        <li key={`${path} ${index}`} className="border-b border-line last:border-b-0">
          <SiteLink
            to={path}
            prefetch="none"
            className="quiet-link flex min-h-11 items-center gap-x-3 py-1.5 large-tablet:min-h-9"
          >
            {kind === 'schools' && (
              <SchoolMark markKey={findSchoolId(path)} name={name} logoUrl={logos[path] ?? null} />
            )}
            <span className="flex min-w-0 flex-wrap items-baseline gap-x-3">
              <span className="min-w-0 font-display text-d-md font-semibold underline decoration-accent decoration-1 underline-offset-[0.18em]">
                <HiddenText neutral={neutralTitle}>{name}</HiddenText>
              </span>
              {detail !== null && <span className="min-w-0 text-sm text-ink-2">{detail}</span>}
            </span>
          </SiteLink>
          {subLinks[path] !== undefined && (
            <p className="flex flex-wrap gap-x-4 pb-1 text-sm">
              {subLinks[path].map(({ text, to }) => (
                <SiteLink key={to} to={to} about={name} prefetch="none" className="inline-flex min-h-8 items-center">
                  {text}
                </SiteLink>
              ))}
            </p>
          )}
        </li>
      ))}
      {allHref !== null && (
        <li>
          <SiteLink to={allHref} prefetch="none" className="inline-flex min-h-11 items-center text-sm">
            All {count} in {title}
          </SiteLink>
        </li>
      )}
    </ul>
  );
}

/** The id at the end of the path of a school's page. */
function findSchoolId(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
