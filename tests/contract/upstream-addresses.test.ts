import { describe, expect, it } from 'vitest';
import type { AnySource, SourceParams } from '~/cache/source/define-source';
import { getSourceGroup, buildSourceKey, buildSourceUrl, UnaddressableError } from '~/cache/source/source-address';
import { sources } from '~/upstream/registry';

/* Parameters of a source reach no other path, query or host. */

const base = 'https://api.example/v1';

/** Values that visitors may write for an id, a name or a day. */
const hostileValues = [
  '..',
  '.',
  '../..',
  '../../admin',
  '..%2f..%2fadmin',
  '%2e%2e',
  '%2f',
  '/',
  '//evil.example',
  '/etc/passwd',
  '@evil.example',
  'x@evil.example/',
  ':80@evil.example',
  '\\',
  '..\\..\\admin',
  '\\\\evil.example',
  'https://evil.example/',
  '\n',
  'a\r\nHost: evil.example',
  '	',
  '\0',
  '．．',
  '．．／admin',
  '․․',
  '‥',
  '﹒﹒',
  '?admin=1',
  'a&admin=1',
  'a#b',
  ';admin',
  'a=b',
  '',
  ' ',
  '%',
  '%zz',
  '\ud800',
  'é',
  '{x}',
  '*',
];

const parametrised = sources.filter(({ sample }) => Object.keys(sample).length > 0);

describe.each(parametrised)('an address of the source $name', (source) => {
  const healthy = new URL(buildAddress(source, source.sample) ?? 'invalid:');

  it.each(Object.keys(source.sample))('differs only in its parameter %s, or is refused', (name) => {
    const problems = hostileValues.flatMap((value) => {
      const address = buildAddress(source, { ...source.sample, [name]: value });
      return address === null ? [] : listProblems(address, healthy, name).map((problem) => [value, problem]);
    });
    expect(problems).toEqual([]);
  });
});

/** `null` when the parameters make no address. */
function buildAddress(source: AnySource, params: SourceParams): string | null {
  const request = { definition: source, params };
  try {
    buildSourceKey(request, { schemaVersions: { [getSourceGroup(source.name)]: 'v' }, dataset: 'r' });
    return buildSourceUrl(base, source.buildPath(params));
  } catch (error) {
    if (error instanceof UnaddressableError) return null;
    throw error;
  }
}

/** With an empty healthy value, the address may have no place for `name`. */
function listProblems(address: string, healthy: URL, name: string): string[] {
  const url = new URL(address);
  const raw = address.slice(url.origin.length).split('?')[0] ?? '';
  const known = new Set([...healthy.searchParams.keys(), name]);
  // The path of a content page has any depth.
  const isPath = name === 'path';
  // Pages of the old server have any depth.
  const hasAnyDepth = isPath || name === 'file';
  return [
    ...(url.origin === healthy.origin && url.username === '' ? [] : [`leads to ${url.host}`]),
    // Parsers resolve dot segments, backslashes, tabs and line ends.
    ...(url.pathname === raw ? [] : [`is read as ${url.pathname}`]),
    ...(hasAnyDepth || measureDepth(url) === measureDepth(healthy) ? [] : [`has another depth: ${url.pathname}`]),
    ...(!isPath || url.pathname.startsWith('/v1/pages/') ? [] : [`leaves the content pages: ${url.pathname}`]),
    ...[...url.searchParams.keys()]
      .filter((searchParam) => !known.has(searchParam))
      .map((searchParam) => `has a parameter ${searchParam}`),
    ...(url.hash === '' ? [] : ['has a fragment']),
  ];
}

function measureDepth({ pathname }: URL): number {
  return pathname.split('/').length;
}
