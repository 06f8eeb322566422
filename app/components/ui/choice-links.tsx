import { SiteLink } from './site-link';

interface ChoiceLinksProps {
  readonly label: string;
  readonly choices: readonly { readonly to: string; readonly text: string; readonly isCurrent: boolean }[];
  /** For choices in the middle of a page. */
  readonly preventScrollReset?: boolean;
}

/** Other selections of a page, in one line. */
export function ChoiceLinks({ label, choices, preventScrollReset = false }: ChoiceLinksProps) {
  return (
    <nav aria-label={label} className="pb-2 print:hidden">
      <ul className="flex flex-wrap gap-x-5">
        {choices.map(({ to, text, isCurrent }) => (
          <li key={to}>
            <SiteLink
              to={to}
              prefetch="none"
              preventScrollReset={preventScrollReset}
              aria-current={isCurrent ? 'true' : undefined}
              className={`inline-flex min-h-6 items-center ${isCurrent ? 'font-bold' : ''}`}
            >
              {text}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
