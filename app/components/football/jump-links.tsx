export interface JumpLinksProps {
  readonly label: string;
  readonly sections: readonly { readonly id: string; readonly title: string }[];
}

/** Links to the sections of a long page; nothing for a single section. */
export function JumpLinks({ label, sections }: JumpLinksProps) {
  if (sections.length < 2) return null;
  return (
    <nav aria-label={label} className="min-w-0 print:hidden">
      <ul className="scroll-region flex gap-x-4 whitespace-nowrap tablet:flex-wrap">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="inline-flex min-h-8 min-w-6 items-center font-display text-d-sm font-semibold"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
