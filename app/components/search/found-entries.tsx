import type { FoundGroup } from '~/models/search/find-entries';
import { HiddenText } from '../ui/results';
import { SiteLink } from '../ui/site-link';

/** Search results of one kind, each with distinguishing detail, and a link to all of them. */
export function FoundEntries({ group: { entries, count, title, allHref } }: { readonly group: FoundGroup }) {
  return (
    <ul>
      {entries.map(([path, name, detail, neutral = null], index) => (
        <li key={`${path} ${index}`} className="border-b border-line last:border-b-0">
          <SiteLink
            to={path}
            prefetch="none"
            className="quiet-link flex min-h-11 flex-wrap items-baseline gap-x-3 py-2 large-tablet:min-h-9 large-tablet:py-1.5"
          >
            <span className="min-w-0 font-display text-d-md font-semibold">
              <HiddenText neutral={neutral}>{name}</HiddenText>
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
