import { SiteLink } from '../ui/site-link';

/** A link for a day without games. */
export interface NearbyLink {
  /** `Next games`, `Previous games` */
  readonly label: string;
  readonly to: string;
  readonly text: string;
  /** `143 games`, or a date. */
  readonly detail: string;
}

export function NearbyLinks({ links }: { readonly links: readonly NearbyLink[] }) {
  return (
    <ul className="grid gap-1">
      {links.map(({ label, to, text, detail }) => (
        <li key={label} className="flex flex-wrap items-baseline gap-x-2">
          <span className="label text-ink-2">{label}</span>
          <span>
            <SiteLink to={to}>{text}</SiteLink>, {/* A date is not broken before its number. */}
            <span className="inline-block">{detail}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
