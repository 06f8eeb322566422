import { useNavigate } from '@remix-run/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { PictureInput } from '~/models/football/playoff-picture';
import { type PickedSide, togglePick, writePicks } from '~/models/football/playoff-scenario';
import { type ReadScenario, readScenario, type WhatIfAddress, whatIfHref } from './games-view';

/** While somebody picks, the address follows after this pause. */
const pickingPauseMs = 400;

/**
 * The scenario of the address, and what a button calls: the field follows at once, the address after a pause. With another
 * address, after Back or a link, the address counts; when the games have been refreshed, picks of those that are over are left out.
 */
export function useScenario(
  input: PictureInput,
  address: WhatIfAddress,
): readonly [scenario: ReadScenario, toggle: (id: string, side: PickedSide) => void] {
  const { picks: given } = address;
  const [shown, setShown] = useState(() => readScenario(input, given));
  const sent = useRef(given);
  const read = useRef(input);
  const pause = useRef<ReturnType<typeof setTimeout>>();
  const navigate = useNavigate();
  // What the button finds when it is pressed; it stays the same function, so that no other button is rendered again.
  const latest = useRef({ shown, address, navigate });
  useEffect(() => {
    latest.current = { shown, address, navigate };
  });
  useEffect(() => {
    const isOtherAddress = given !== sent.current;
    if (isOtherAddress) clearTimeout(pause.current);
    if (isOtherAddress) setShown(readScenario(input, given));
    else if (read.current !== input) setShown(readScenario(input, writePicks(latest.current.shown.picks)));
    [sent.current, read.current] = [given, input];
  }, [given, input]);
  useEffect(
    () => () => {
      clearTimeout(pause.current);
    },
    [],
  );
  const toggle = useCallback((id: string, side: PickedSide) => {
    const picks = togglePick(latest.current.shown.picks, id, side);
    setShown({ picks, ignored: null });
    clearTimeout(pause.current);
    pause.current = setTimeout(() => {
      sent.current = writePicks(picks);
      const href = whatIfHref({ ...latest.current.address, picks: sent.current });
      latest.current.navigate(href, { replace: true, preventScrollReset: true });
    }, pickingPauseMs);
  }, []);
  return [shown, toggle];
}
