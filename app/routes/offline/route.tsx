import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { useCallback, useEffect, useState } from 'react';
import { Button, ButtonLink } from '~/components/ui/button';
import { EmptyState } from '~/components/ui/empty-state';
import { Page } from '~/components/ui/page';
import { SiteLink } from '~/components/ui/site-link';
import { createRunningClock, type ContentClockSettings } from '~/models/dates/content-clock';
import { buildClockAttributes } from '~/offline/kept-clock';
import { keptLimits } from '~/offline/kept-pages';
import { forgetAllPages, listKeptPages } from '~/offline/page-store';
import { type KeptPageRow, readAskedPath, toKeptPageRows } from './page';

export function loader({ context: { site } }: LoaderFunctionArgs) {
  const { offsetMs, rate, timeZone } = site.clock;
  return { isOn: site.environment.OFFLINE_PAGES !== '0', offsetMs, rate, timeZone };
}

/** The service worker redirects here when a page is not kept. */
export default function OfflinePage() {
  const { isOn, ...clock } = useLoaderData<typeof loader>();
  const { rows, asked, removeAll } = useKeptPageList(clock);
  return (
    <Page {...buildClockAttributes(clock)}>
      {asked !== null && <NotKept path={asked} />}
      {isOn ? (
        <p className="max-w-[60ch] pb-4">
          {`Scores, leaderboards, brackets, schedules and team pages that you look at are kept on this device, the last ${keptLimits.pages} of them. Without a network you can read them as they were.`}
        </p>
      ) : (
        <p className="pb-4">This site keeps no pages on devices at the moment.</p>
      )}
      <noscript>
        <p>It takes scripts to keep pages and to list them, and they are switched off in this browser.</p>
      </noscript>
      {rows !== null && <KeptPages rows={rows} onRemove={removeAll} />}
    </Page>
  );
}

function NotKept({ path }: { readonly path: string }) {
  return (
    <div role="status" className="pb-4">
      <EmptyState
        detail={path}
        actions={
          <ButtonLink to={path} reloadDocument look="solid" icon="refresh">
            Try again
          </ButtonLink>
        }
      >
        There is no connection, and the page that you asked for is not on this device.
      </EmptyState>
    </div>
  );
}

function KeptPages({ rows, onRemove }: { readonly rows: readonly KeptPageRow[]; readonly onRemove: () => void }) {
  if (rows.length === 0) return <EmptyState>No page is kept on this device yet.</EmptyState>;
  return (
    <section aria-labelledby="kept">
      <h2 id="kept" className="border-b-3 border-rule pb-1">
        On this device
      </h2>
      <ul className="mb-4">
        {rows.map(({ path, title, address, ageText }) => (
          <li key={path} className="border-b border-line">
            <SiteLink to={path} reloadDocument className="quiet-link flex min-h-11 flex-col justify-center py-2">
              <span className="font-semibold">{title}</span>
              {address !== null && <span className="text-sm">{address}</span>}
              <span className="text-sm text-ink-2">{ageText}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
      <Button onClick={onRemove}>Remove all</Button>
    </section>
  );
}

interface KeptPageList {
  /** `null` until the device was asked. */
  readonly rows: readonly KeptPageRow[] | null;
  readonly asked: string | null;
  readonly removeAll: () => void;
}

const notRead = { rows: null, asked: null };

/** Lists the pages kept on the device. */
function useKeptPageList({ offsetMs, rate, timeZone }: ContentClockSettings): KeptPageList {
  const [list, setList] = useState<Omit<KeptPageList, 'removeAll'>>(notRead);

  const read = useCallback(async () => {
    const clock = createRunningClock({ offsetMs, rate, timeZone });
    // Without storage nothing is kept.
    const pages = await listKeptPages().catch(() => []);
    return { rows: toKeptPageRows(pages, clock), asked: readAskedPath(window.location.hash) };
  }, [offsetMs, rate, timeZone]);

  useEffect(() => {
    void read().then(setList);
  }, [read]);

  const removeAll = () => {
    void forgetAllPages().then(read).then(setList);
  };
  return { ...list, removeAll };
}
