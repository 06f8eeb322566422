import { SchoolMark } from '../scores/school-mark';
import { Results } from '../ui/results';
import { OptionalLink } from '../ui/site-link';

/** Who won a game or a meet. */
export interface ResultRowView {
  readonly key: string;
  /** `Class 1A, Elm Sectional`, `Class 2A Championship, Sat, Nov 22` */
  readonly title: string;
  readonly winner: {
    readonly name: string;
    readonly markKey: string;
    readonly logoUrl: string | null;
    /** The page of the team or school; `null` if unknown. */
    readonly to: string | null;
  };
  /** `2-1 (2OT)`, `52 points`; `null` if unknown. */
  readonly score: string | null;
  /** The opponent or the runner-up, and the medalist, as far as known. */
  readonly facts: readonly { readonly term: string; readonly text: string }[];
}

/** A row for each winner: mark, name and score, and below them (beside them in wider windows) who came next. */
export function ResultRows({ rows }: { readonly rows: readonly ResultRowView[] }) {
  if (rows.length === 0) return null;
  return (
    <Results isWhole>
      <ul className="text-sm">
        {rows.map(({ key, title, winner: { to, ...mark }, score, facts }) => (
          <li
            key={key}
            className="grid grid-cols-[1.75rem_minmax(0,1fr)_auto] items-center gap-x-2 border-b border-line py-2 tablet:grid-cols-[1.75rem_minmax(0,16rem)_7rem_minmax(0,1fr)] tablet:gap-x-4"
          >
            <span className="label col-span-full text-ink-2">{title}</span>
            <SchoolMark {...mark} />
            <b className="font-semibold">
              <OptionalLink to={to}>{mark.name}</OptionalLink>
            </b>
            <span className="figures">{score}</span>
            <dl className="col-span-2 col-start-2 min-w-0 tablet:col-span-1 tablet:col-start-4">
              {facts.map(({ term, text }) => (
                <div key={term} className="flex gap-x-2">
                  {/* Of several facts the texts begin in one column. */}
                  <dt className={`shrink-0 text-ink-2 ${facts.length > 1 ? 'w-20' : ''}`}>{term}</dt>
                  <dd className="min-w-0">{text}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </Results>
  );
}
