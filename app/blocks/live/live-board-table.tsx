import { Results } from '~/components/ui/results';
import type { LiveBoard, LiveBoardRow } from './live-view';

const tones: Readonly<Record<LiveBoardRow['tone'], string>> = {
  under: 'text-under-par',
  even: '',
  over: '',
  none: 'text-ink-2',
};

export function LiveBoardTable({ board: { id, title, course, rows, emptyText, more } }: { readonly board: LiveBoard }) {
  return (
    <section aria-labelledby={id} className="min-w-0 pt-5">
      <h2 id={id} className="text-d-md uppercase">
        {title}
      </h2>
      <p className="text-sm text-ink-2">{course}</p>
      {rows.length === 0 ? (
        <p className="border-y border-line py-3">{emptyText}</p>
      ) : (
        <Results isWhole>
          <table className="mt-1 w-full border-t border-rule">
            <caption className="sr-only">{title}, the leaders</caption>
            <thead className="bg-surface-sunken text-xs text-ink-2">
              <tr>
                <th scope="col" className="px-1 py-1 text-left font-normal">
                  Pos
                </th>
                <th scope="col" className="px-1 text-left font-normal">
                  Golfer
                </th>
                <th scope="col" className="px-1 text-right font-normal">
                  Overall
                </th>
                <th scope="col" className="px-1 text-right font-normal">
                  Thru
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <Row key={row.key} row={row} />
              ))}
            </tbody>
          </table>
        </Results>
      )}
      <p>
        <a href={more.href} className="inline-flex min-h-11 items-center font-display text-d-sm font-semibold">
          {more.text}
        </a>
      </p>
    </section>
  );
}

function Row({ row }: { readonly row: LiveBoardRow }) {
  return (
    <tr className="border-b border-line">
      <td className="px-1 py-1 font-display font-semibold">
        <Heard text={row.place} words={row.placeWords} />
      </td>
      <th scope="row" className="w-full px-1 text-left leading-tight font-normal">
        {row.name}
        {row.detail !== null && <span className="block text-xs leading-tight text-ink-2">{row.detail}</span>}
      </th>
      <td className={`px-1 text-right font-display text-d-md font-bold ${tones[row.tone]}`}>
        <Heard text={row.overall} words={row.overallWords} />
      </td>
      <td className="px-1 text-right text-sm whitespace-nowrap">
        <Heard text={row.thru} words={row.thruWords} />
      </td>
    </tr>
  );
}

/** Short visible text with a full accessible text. */
function Heard({ text, words }: { readonly text: string; readonly words: string | null }) {
  if (words === null) return <>{text}</>;
  return (
    <>
      <span aria-hidden="true">{text}</span>
      <span className="sr-only">{words}</span>
    </>
  );
}
