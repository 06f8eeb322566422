import type { FoundGroup } from '~/models/search/find-entries';
import { HiddenText } from '../ui/results';
import { SiteLink } from '../ui/site-link';

interface FoundEntriesProps {
  readonly group: FoundGroup;
  /** Path of an entry that stands elsewhere on the page. */
  readonly shownPath?: string | null;
}

/** Search results of one kind, each with distinguishing detail, and a link to all of them. */
export function FoundEntries({ group: { entries: all, count, title, allHref }, shownPath = null }: FoundEntriesProps) {
  const entries = all.filter(({ path }) => path !== shownPath);
  return (
    <ul>
      {entries.map(({ path, title: name, detail, neutralTitle }, index) => (
        <li key={`${path} ${index}`} className="border-b border-line last:border-b-0">
          <SiteLink
            to={path}
            prefetch="none"
            className="quiet-link flex min-h-11 flex-wrap items-baseline gap-x-3 py-2 large-tablet:min-h-9 large-tablet:py-1.5"
          >
            <span className="min-w-0 font-display text-d-md font-semibold">
              <HiddenText neutral={neutralTitle}>{name}</HiddenText>
            </span>
            {detail !== null && <span className="min-w-0 text-sm text-ink-2">{detail}</span>}
          </SiteLink>
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
