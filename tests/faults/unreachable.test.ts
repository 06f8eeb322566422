import { describeOutages } from '../support/outage-suite';

describeOutages([
  ['answers 500 to everything', { kind: 'status', status: 500 }],
  ['accepts calls and says nothing', { kind: 'hang' }],
  ['takes ten seconds', { kind: 'delay', delayMs: 10_000 }],
  ['breaks connections off', { kind: 'drop' }],
  ['refuses connections', 'refused'],
]);
