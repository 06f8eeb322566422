import { describeOutages } from '../support/outage-suite';

const mebibyte = 1024 * 1024;

describeOutages([
  ['cuts its JSON off', { kind: 'truncate' }],
  ['sends HTML with status 200', { kind: 'html' }],
  ['sends nothing with status 200', { kind: 'empty' }],
  ['redirects to another host', { kind: 'redirect' }],
  ['sends 200 MB', { kind: 'huge', bytes: 200 * mebibyte }],
]);
