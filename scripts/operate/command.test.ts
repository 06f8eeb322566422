import { describe, expect, it } from 'vitest';
import { POLICY_FIELDS } from '~/cache/tuning/policy-document';
import { atLeastOne } from '../../tests/support/at-least-one';
import { commands } from './cache';
import { formatHelp, readCommandLine } from './command';
import { CommandProblem } from './problems';

const read = (...words: string[]) => readCommandLine(words, commands);

function parseProblem(...words: string[]): string {
  try {
    read(...words);
  } catch (error) {
    if (error instanceof CommandProblem && error.exitCode === 2) return error.message;
    throw error;
  }
  return 'none';
}

describe('the command line', () => {
  it('accepts words and options in any order', () => {
    expect(read('set', '--why', 'finals', 'scores.freshSeconds=60', '--yes')).toMatchObject({
      words: ['scores.freshSeconds=60'],
      options: { why: 'finals', yes: true },
    });
  });

  it('lists the commands without words or with --help', () => {
    expect(read('--help')).toBeNull();
    expect(read()).toBeNull();
  });

  it.each([
    [['bogus'], /no command "bogus": show,/],
    [['--json', 'show'], /command comes first/],
    [['show', '--bogus'], /does not know --bogus; it knows --remote/],
    [['show', '--bogus=1'], /does not know --bogus;/],
    [['show', 'more'], /"more" is one word too many/],
    [['explain'], /Too few words\. Usage: npm run cache -- explain/],
    [['set', 'a.b=1', '--why'], /argument missing/],
    [['show', '--json=1'], /does not take an argument/],
  ])('refuses %j with a one-line message', (words, message) => {
    expect(parseProblem(...words)).toMatch(message);
    expect(parseProblem(...words)).not.toContain('\n');
  });

  it('shows every field with its bounds in the help of set', () => {
    const set = commands.find(({ name }) => name === 'set');
    const help = set === undefined ? '' : formatHelp(set);
    for (const field of atLeastOne(POLICY_FIELDS))
      expect(help).toMatch(new RegExp(`^  ${field} +\\d+ .* to \\d+ .*: `, 'm'));
    expect(help).toMatch(/freshSeconds +30 s to 7 d:/);
    expect(help).toMatch(/mostDroppedPercent +10 % to 100 %:/);
  });
});
