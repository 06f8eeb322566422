import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import { EnvironmentError } from '~/config/environment';
import { askOnTerminal } from './ask-on-terminal';

it('returns the typed line', async () => {
  const [input, output] = [new PassThrough(), new PassThrough()];
  const answer = askOnTerminal('Name: ', input, output);
  input.write('Another\n');
  expect(await answer).toBe('Another');
  expect(String(output.read())).toBe('Name: ');
});

it('ends with one sentence when the input ends before the answer', async () => {
  const input = new PassThrough();
  const answer = askOnTerminal('Name: ', input, new PassThrough());
  input.end();
  await expect(answer).rejects.toThrow(new EnvironmentError('Ended without an answer. Nothing is written.'));
});
