import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { buildLightDecision, buildLightReload } from './light-pages';

const files = { font: '/build/text.woff2', pictures: ['https://media.example/first.jpg?a=1&b=</script>'] };

interface Device {
  readonly choice?: string | null;
  readonly connection?: object;
  readonly prefersReducedData?: boolean;
}

/** Runs the decision on a device. */
function decide({ choice = null, connection, prefersReducedData = false }: Device) {
  const dataset: Record<string, string> = {};
  const begun: unknown[] = [];
  class Image {
    set src(address: string) {
      begun.push(address);
    }
  }
  runInNewContext(buildLightDecision(files), {
    localStorage: { getItem: () => choice },
    navigator: { connection },
    matchMedia: () => ({ matches: prefersReducedData }),
    document: {
      documentElement: { dataset },
      createElement: () => ({}),
      head: { append: ({ href }: { readonly href: string }) => begun.push(href) },
    },
    Image,
  });
  return { isLight: dataset.scripts === 'off', begun };
}

describe('a light page', () => {
  it.each<[string, Device]>([
    ['on a device that saves data', { connection: { saveData: true } }],
    ['on a 2G network', { connection: { effectiveType: '2g' } }],
    ['on a slower 2G network', { connection: { effectiveType: 'slow-2g' } }],
    ['for somebody who prefers less data', { prefersReducedData: true }],
    ['by choice', { choice: 'on', connection: { effectiveType: '4g' } }],
  ])('is chosen %s, and downloads nothing early', (_, device) => {
    expect(decide(device)).toEqual({ isLight: true, begun: [] });
  });

  it.each<[string, Device]>([
    ['on other networks', { connection: { saveData: false, effectiveType: '3g' } }],
    ['when the browser does not know its network', {}],
    ['for somebody who switched light pages off', { choice: 'off', connection: { saveData: true } }],
    ['because of an unknown stored value', { choice: '1' }],
  ])('is not chosen %s: the font and the first pictures are downloaded early', (_, device) => {
    expect(decide(device)).toEqual({ isLight: false, begun: [files.font, ...files.pictures] });
  });

  it('has a script that no picture address can end', () => {
    expect(buildLightDecision(files)).not.toContain('</');
  });
});

it('the script that reloads live results is less than 1 KB', () => {
  expect(buildLightReload(Date.parse('2025-10-11T18:20:00Z')).length).toBeLessThan(1000);
});
