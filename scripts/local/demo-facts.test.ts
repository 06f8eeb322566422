import { expect, it } from 'vitest';
import { findDemoFacts, ownFacts } from './demo-facts';
import { factsOfAnother } from './demo-facts.fixture';

it('finds every fact of the demo association in its own folder, in one line that names the file', () => {
  expect(findDemoFacts(ownFacts)).toEqual([
    expect.stringMatching(
      /^association\/association\.json has facts of the demo association \(name, shortName, contact\.street, contact\.phone, mainAccounts, officialAccounts\)/,
    ),
  ]);
});

it('finds nothing in the facts of another association, and names a single one that was forgotten', () => {
  expect(findDemoFacts(factsOfAnother)).toEqual([]);
  const [line] = findDemoFacts({ ...factsOfAnother, mainAccounts: [{ href: 'https://x.example/psaa' }] });
  expect(line).toContain('(mainAccounts)');
});
