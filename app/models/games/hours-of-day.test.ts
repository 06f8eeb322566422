import { expect, it } from 'vitest';
import { layoutHours } from './hours-of-day';

it('the present moment is marked while it is among the hours shown', () => {
  const game = {
    key: 'a',
    about: 'Football',
    startMinutes: 600,
    minutes: 240,
    text: 'Elm at Oak',
    to: null,
    isLive: false,
  };
  expect([599, 600, 720, 840, 841, null].map((minutes) => layoutHours([game], minutes)?.now)).toEqual([
    null,
    0,
    50,
    100,
    null,
    null,
  ]);
});
