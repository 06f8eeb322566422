import { EmptyState } from '~/components/ui/empty-state';
import { SectionHead } from '~/components/ui/section-head';
import type { QualifiedAthlete, Qualifier } from '~/models/state-series/cross-country-entries';

interface QualifiersProps {
  readonly id: string;
  readonly title: 'Team Qualifiers' | 'Individual Qualifiers';
  readonly qualifiers: readonly Qualifier[];
}

/** Schools with coaches and athletes; on paper they begin on a sheet of their own. */
export function Qualifiers({ id, title, qualifiers }: QualifiersProps) {
  return (
    <section aria-labelledby={id} className="mt-8 print:break-before-page">
      <SectionHead id={id}>{title}</SectionHead>
      {qualifiers.length === 0 ? (
        <EmptyState>No {title.toLowerCase()} found.</EmptyState>
      ) : (
        <ul className="gap-x-8 large-phone:columns-2 laptop:columns-3 print:columns-4 print:gap-x-4">
          {qualifiers.map((qualifier) => (
            <School key={qualifier.school} qualifier={qualifier} />
          ))}
        </ul>
      )}
    </section>
  );
}

function School({ qualifier: { school, coaches, athletes } }: { readonly qualifier: Qualifier }) {
  return (
    <li className="break-inside-avoid border-b border-line py-3 print:py-1.5 print:text-[7.5pt] print:leading-tight">
      <h3 className="text-d-md leading-tight print:text-d-xs">{school}</h3>
      {coaches.length > 0 && (
        <dl className="text-sm print:text-[1em] print:leading-tight">
          {coaches.map(({ type, name }) => (
            <div key={`${type ?? ''} ${name}`}>
              <dt className="inline text-ink-2">{type ?? 'Coach'}: </dt>
              <dd className="inline">{name}</dd>
            </div>
          ))}
        </dl>
      )}
      <ul className="mt-1 text-sm print:text-[1em] print:leading-tight">
        {athletes.map((athlete) => (
          <Athlete key={`${athlete.number ?? ''} ${athlete.name}`} athlete={athlete} />
        ))}
      </ul>
    </li>
  );
}

function Athlete({ athlete: { number, name, year } }: { readonly athlete: QualifiedAthlete }) {
  return (
    <li className="grid grid-cols-[2.75rem_minmax(0,1fr)_auto] gap-x-2">
      <span className="text-ink-2">
        {number !== null && (
          <>
            <span className="sr-only">Number </span>
            {number}
          </>
        )}
      </span>
      <span>{name}</span>
      <span className="text-ink-2">{year}</span>
    </li>
  );
}
