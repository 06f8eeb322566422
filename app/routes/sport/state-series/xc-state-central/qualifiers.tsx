import { EmptyState } from '~/components/ui/empty-state';
import { Icon } from '~/components/ui/icon';
import { Part } from '~/components/ui/part';
import type { QualifiedAthlete, Qualifier } from '~/models/state-series/cross-country-entries';

interface QualifiersProps {
  readonly id: string;
  readonly title: 'Team Qualifiers' | 'Individual Qualifiers';
  readonly qualifiers: readonly Qualifier[];
  /** Search results are open. */
  readonly isOpen: boolean;
}

/** Schools that unfold to their coaches and athletes; in print all are open, on a separate sheet. */
export function Qualifiers({ id, title, qualifiers, isOpen }: QualifiersProps) {
  return (
    <Part id={id} title={title} className="mt-8 print:break-before-page">
      {qualifiers.length === 0 ? (
        <EmptyState>No {title.toLowerCase()} found.</EmptyState>
      ) : (
        <ul className="gap-x-8 large-phone:columns-2 laptop:columns-3 print:columns-4 print:gap-x-4">
          {qualifiers.map((qualifier) => (
            <School key={qualifier.school} qualifier={qualifier} isOpen={isOpen} />
          ))}
        </ul>
      )}
    </Part>
  );
}

interface SchoolProps extends Pick<QualifiersProps, 'isOpen'> {
  readonly qualifier: Qualifier;
}

function School({ qualifier: { school, coaches, athletes }, isOpen }: SchoolProps) {
  return (
    <li className="break-inside-avoid border-b border-line print:py-1.5 print:text-[7.5pt] print:leading-tight">
      <details open={isOpen} className="list-group">
        <summary className="flex min-h-11 items-center gap-2 py-1 hover:bg-surface-sunken print:min-h-0 print:py-0">
          <Icon name="right" className="size-4 text-accent" />
          <h3 className="min-w-0 flex-1 text-d-md leading-tight break-words print:text-d-xs">{school}</h3>
        </summary>
        <div className="pb-3 print:pb-0">
          <SchoolEntries coaches={coaches} athletes={athletes} />
        </div>
      </details>
    </li>
  );
}

function SchoolEntries({ coaches, athletes }: Pick<Qualifier, 'coaches' | 'athletes'>) {
  return (
    <>
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
    </>
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
