import { SectionHead } from './section-head';
import { SiteLink } from './site-link';

export interface LinkCardSection {
  readonly title: string;
  readonly cards: readonly LinkCard[];
}

interface LinkCard {
  readonly to: string;
  readonly title: string;
  /** What is there, in one sentence. */
  readonly text: string;
}

/** Cards that lead to the pages of an area, by section. */
export function LinkCards({ sections }: { readonly sections: readonly LinkCardSection[] }) {
  return (
    <div className="grid gap-6">
      {sections.map(({ title, cards }, index) => (
        <section key={title} aria-labelledby={`cards-${index}`}>
          <SectionHead id={`cards-${index}`}>{title}</SectionHead>
          <ul className="grid gap-x-8 large-phone:grid-cols-2 laptop:grid-cols-3">
            {cards.map((card) => (
              <Card key={card.to} {...card} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** The whole card is clickable: the link covers it. */
function Card({ to, title, text }: LinkCard) {
  return (
    <li className="relative break-inside-avoid border-b border-line py-3 hover:bg-surface-sunken">
      <SiteLink
        to={to}
        className="quiet-link inline-flex min-h-6 items-center font-display text-d-md font-semibold after:absolute after:inset-0"
      >
        {title}
      </SiteLink>
      <p className="text-sm text-ink-2">{text}</p>
    </li>
  );
}
