import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { policies } from '~/cache/source/policies';
import { atLeastOne } from '../../tests/support/at-least-one';
import { sources } from './registry';

const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
const groups = new Set(files.map((name) => path.basename(name, '.ts')));

describe('the source registry', () => {
  it('gives every source a unique name', () => {
    const names = sources.map(({ name }) => name);
    expect(atLeastOne(names).filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it.each(sources.map((source) => [source.name, source] as const))(
    'names %s after the file that defines it',
    (name) => {
      expect(groups).toContain(name.split('.')[0]);
      expect(name).toMatch(/^[a-z-]+\.[a-z-]+$/);
    },
  );

  it.each(sources.map((source) => [source.name, source] as const))('gives %s an existing policy', (_, source) => {
    expect(Object.keys(policies)).toContain(source.policy);
  });

  it('lists every source that is defined', async () => {
    const modules: unknown[] = await Promise.all([...groups].map((group) => import(`./${group}.ts`)));
    const defined = modules
      .flatMap((module) => Object.values(module as Record<string, unknown>))
      .flatMap((value) => (isSource(value) ? [value.definition.name] : []));
    expect(sources.map(({ name }) => name).sort()).toEqual(defined.sort());
  });
});

function isSource(value: unknown): value is { readonly definition: { readonly name: string } } {
  return typeof value === 'object' && value !== null && 'definition' in value && 'with' in value;
}
