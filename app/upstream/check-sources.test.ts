import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { defineSource, type AnySource } from '~/cache/source/define-source';
import { policies, type FreshnessPolicy } from '~/cache/source/policies';
import { checkSources } from './check-sources';
import { sources } from './registry';

const sound: FreshnessPolicy = {
  freshSeconds: 180,
  liveFreshSeconds: 180,
  staleWhileRevalidateSeconds: 180,
  staleIfErrorSeconds: 3600,
  negativeSeconds: 60,
  confirmSeconds: 30,
  mostDroppedPercent: 50,
};

function buildSource(options: Partial<AnySource> = {}): AnySource {
  const { definition } = defineSource({
    name: 'games.day',
    buildPath: () => '/games',
    buildSchema: () => z.unknown(),
    policy: 'scores',
    ...options,
  });
  return definition;
}

describe('the check of sources and policies', () => {
  it('accepts the sources and policies of the site', () => {
    expect(() => {
      checkSources(sources, policies);
    }).not.toThrow();
  });

  it.each([
    [
      'a policy that does not exist',
      [buildSource({ policy: 'never' as 'scores' })],
      'source games.day: there is no policy never',
    ],
    ['two sources with the same name', [buildSource(), buildSource()], 'two sources are named games.day'],
    ['a name without a group', [buildSource({ name: 'games' })], 'source games: the name must be'],
    [
      'keys that are too long for the store',
      [buildSource({ buildPath: ({ day = '' }) => `/games/${day.repeat(7)}` })],
      'source games.day: its keys can have more than 512 bytes',
    ],
    [
      'a list of names that no source has',
      [buildSource({ namedBy: { getName: () => '', sources: ['schools.gone'] } })],
      'source games.day: schools.gone lists no names',
    ],
  ])('refuses %s and names it', (_, listed, problem) => {
    expect(() => {
      checkSources(listed, { scores: sound });
    }).toThrow(problem);
  });

  it.each([
    ['freshSeconds', 29],
    ['freshSeconds', 604_801],
    ['freshSeconds', Number.NaN],
    ['staleWhileRevalidateSeconds', -1],
    ['negativeSeconds', 0.5],
  ] as const)('refuses a policy whose %s is %d', (field, value) => {
    expect(() => {
      checkSources([], { scores: { ...sound, [field]: value } });
    }).toThrow(`policy scores: ${field} is ${value}`);
  });
});
