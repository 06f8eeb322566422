import { SiteLink } from '~/components/ui/site-link';
import type { FactRow, FactValue } from './school-facts';

/** Names on the left, values on the right, one line each. */
export function SchoolInformation({ facts }: { readonly facts: readonly FactRow[] }) {
  return (
    <dl className="text-sm">
      {facts.map(({ name, values }) => (
        <div key={name} className="grid grid-cols-[9rem_minmax(0,1fr)] gap-x-3 border-b border-line py-1.5">
          <dt className="text-ink-2">{name}</dt>
          <dd className="min-w-0 break-words">
            {values.map((value) => (
              <span key={value.text} className="block">
                <Value value={value} />
              </span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Value({ value: { text, href } }: { readonly value: FactValue }) {
  if (href === null) return text;
  return href.startsWith('tel:') ? <a href={href}>{text}</a> : <SiteLink to={href}>{text}</SiteLink>;
}
