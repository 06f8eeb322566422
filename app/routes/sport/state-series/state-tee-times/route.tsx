import { useLoaderData } from '@remix-run/react';
import { GolfDocuments } from '~/blocks/golf-documents/golf-documents';
import { ClassTabs } from '~/components/ui/class-tabs';
import { FreshnessStamp } from '~/components/ui/freshness-stamp';
import { Part } from '~/components/ui/part';
import { type LoaderArgs, loadView } from '~/page/load-page';
import { describePage } from '~/page/page-meta';
import { sources, type TeeSheetView, toView } from './page';

/** The documents of all classes are on one page, so the canonical link has no class. */
export const loader = (args: LoaderArgs) => loadView(args, sources, toView);

export const meta = describePage<typeof loader>(({ view }) => ({ canonical: view.canonical }));

export default function StateTeeTimes() {
  const { unavailable, sheet, ...shown } = useLoaderData<typeof loader>();
  return (
    <GolfDocuments {...shown} isUnavailable={unavailable.includes('documents')}>
      {sheet !== null && <TeeSheet sheet={sheet} />}
    </GolfDocuments>
  );
}

/** Who starts when, in the class of the address. */
function TeeSheet({ sheet: { classTabs, title, starts, hasOtherHoles, stamp } }: { readonly sheet: TeeSheetView }) {
  return (
    <div className="mt-3">
      <ClassTabs tabs={classTabs} label="Classes" />
      <Part id="golfers" title={title} className="mt-3 min-w-0">
        <ul className="grid grid-cols-1 gap-x-8 laptop:grid-cols-2">
          {starts.map(({ time, golfers }) => (
            <li key={time} className="grid grid-cols-[5rem_minmax(0,1fr)] gap-x-3 border-b border-line py-1.5">
              <b className="font-display text-d-sm font-semibold whitespace-nowrap">{time}</b>
              <ul className="grid min-w-0 grid-cols-1 gap-x-4 tablet:grid-cols-2 laptop:grid-cols-1">
                {golfers.map(({ id, name, school }) => (
                  <li key={id} className="min-w-0 text-sm">
                    {name}
                    {school !== null && <span className="text-ink-2">, {school}</span>}
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
        <div className="pt-2 text-xs text-ink-2">
          {hasOtherHoles && <p>An asterisk stands for a start on another hole than the first.</p>}
          <FreshnessStamp stamp={stamp} />
        </div>
      </Part>
    </div>
  );
}
