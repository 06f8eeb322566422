import { useNavigate } from '@remix-run/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { PictureInput } from '~/models/football/playoff-picture';
import { type PickedSide, togglePick, writePicks } from '~/models/football/playoff-scenario';
import { type ReadScenario, readScenario, type WhatIfAddress, whatIfHref } from './games-view';

/** While somebody picks, the address follows after this pause. */
const pickingPauseMs = 400;

/**
 * The scenario of the address, and what a button calls: the field follows at once, the address after a pause. With another
 * address, after Back or a link, the address counts.
 */
export function useScenario(
  input: PictureInput,
  address: WhatIfAddress,
): readonly [scenario: ReadScenario, toggle: (id: string, side: PickedSide) => void] {
  const { picks: given, week, show, search } = address;
  const [shown, setShown] = useState(() => ({ text: given, ...readScenario(input, given) }));
  const pause = useRef<ReturnType<typeof setTimeout>>();
  const sent = useRef(given);
  const navigate = useNavigate();
  useEffect(() => {
    if (given !== sent.current) {
      clearTimeout(pause.current);
      setShown({ text: given, ...readScenario(input, given) });
    }
    sent.current = given;
  }, [given, input]);
  useEffect(
    () => () => {
      clearTimeout(pause.current);
    },
    [],
  );
  const toggle = useCallback(
    (id: string, side: PickedSide) => {
      const picks = togglePick(shown.picks, id, side);
      const text = writePicks(picks);
      setShown({ text, picks, ignored: null });
      clearTimeout(pause.current);
      pause.current = setTimeout(() => {
        sent.current = text;
        navigate(whatIfHref({ picks: text, week, show, search }), { replace: true, preventScrollReset: true });
      }, pickingPauseMs);
    },
    [shown.picks, navigate, week, show, search],
  );
  return [shown, toggle];
}
