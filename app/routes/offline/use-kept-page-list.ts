import { useCallback, useEffect, useState } from 'react';
import { createRunningClock, type ContentClockSettings } from '~/models/dates/content-clock';
import { forgetAllPages, listKeptPages } from '~/offline/page-store';
import { readAskedPath, toKeptPageRows, type KeptPageRow } from './page';

interface KeptPageList {
  /** `null` until the device was asked. */
  readonly rows: readonly KeptPageRow[] | null;
  readonly asked: string | null;
  readonly removeAll: () => void;
}

const notRead = { rows: null, asked: null };

/** Lists the pages kept on the device. */
export function useKeptPageList({ offsetMs, rate, timeZone }: ContentClockSettings): KeptPageList {
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
