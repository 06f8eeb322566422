import { useNavigate } from '@remix-run/react';
import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { ValueStore } from '~/components/ui/value-store';
import type { PictureInput } from '~/models/football/playoff-picture';
import { type PickedSide, togglePick, writePicks } from '~/models/football/playoff-scenario';
import { type ReadScenario, readScenario, type WhatIfAddress, buildWhatIfHref } from './games-view';

/** While somebody picks, the address follows after this pause. */
const pickingPauseMs = 400;

export interface Scenario {
  /** The scenario as the buttons are pressed. A game's row reads its own pick, so that a press renders that row alone. */
  readonly store: ValueStore<ReadScenario>;
  /** The scenario whose field is shown: that of the store, or the one before until its field is computed. */
  readonly shown: ReadScenario;
  /** What a button calls. It is always the same function, so that no other button is rendered again. */
  readonly toggle: (id: string, side: PickedSide) => void;
}

/**
 * The scenario of the address and of the buttons: a pressed button shows its pick at the next paint, the field is computed after
 * that, and the address follows after a pause. With another address, after Back or a link, the address counts; when the games have
 * been refreshed, picks of those that are over are left out.
 */
export function useScenario(input: PictureInput, address: WhatIfAddress): Scenario {
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
      afterPaint(() => {
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
  return { store, shown, toggle };
}

function afterPaint(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run));
}
