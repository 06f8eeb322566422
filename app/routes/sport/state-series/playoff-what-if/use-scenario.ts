import { useNavigate } from '@remix-run/react';
import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { ValueStore } from '~/browser/value-store';
import type { PictureInput } from '~/models/football/playoff-picture';
import { type PickedSide, togglePick, writePicks } from '~/models/football/playoff-scenario';
import { buildWhatIfHref, readScenario, type WhatIfAddress } from './games-view';

const pickingPauseMs = 400;

/**
 * Scenario of address and buttons. A click shows its pick at once, then the field, then the address. A new address overrides picks;
 * refreshed games drop finished ones.
 */
export function useScenario(input: PictureInput, address: WhatIfAddress) {
  const { picks: given } = address;
  const [shown, setShown] = useState(() => readScenario(input, given));
  const [store] = useState(() => new ValueStore(shown));
  const sent = useRef(given);
  const read = useRef(input);
  const pause = useRef<ReturnType<typeof setTimeout>>();
  const navigate = useNavigate();
  const latest = useRef({ address, navigate });
  useEffect(() => {
    latest.current = { address, navigate };
  });
  useEffect(() => {
    const isOtherAddress = given !== sent.current;
    if (isOtherAddress) clearTimeout(pause.current);
    if (isOtherAddress || read.current !== input) {
      store.write(readScenario(input, isOtherAddress ? given : writePicks(store.read().picks)));
      setShown(store.read());
    }
    [sent.current, read.current] = [given, input];
  }, [given, input, store]);
  useEffect(
    () => () => {
      clearTimeout(pause.current);
    },
    [],
  );
  const toggle = useCallback(
    (id: string, side: PickedSide) => {
      store.write({ picks: togglePick(store.read().picks, id, side), ignored: null });
      runAfterPaint(() => {
        startTransition(() => {
          setShown(store.read());
        });
      });
      clearTimeout(pause.current);
      pause.current = setTimeout(() => {
        sent.current = writePicks(store.read().picks);
        const href = buildWhatIfHref({ ...latest.current.address, picks: sent.current });
        latest.current.navigate(href, { replace: true, preventScrollReset: true });
      }, pickingPauseMs);
    },
    [store],
  );
  return {
    /** Current picks. Each row reads its own, so that a click renders one row. */
    store,
    /** The scenario of the shown field, until the current one is computed. */
    shown,
    /** Constant, so that buttons are not rendered again. */
    toggle,
  };
}

function runAfterPaint(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run));
}
