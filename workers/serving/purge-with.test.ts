import { describe, expect, it } from 'vitest';
import { purgeWith } from './purge-with';

const some = { everything: false, tags: ['golf'], pathPrefixes: ['/scores'] };

describe('purgeWith', () => {
  it('names tags and paths, or everything and nothing else', async () => {
    const asked: CachePurgeOptions[] = [];
    const purge = (options: CachePurgeOptions) => {
      asked.push(options);
      return Promise.resolve({ success: true, errors: [] });
    };
    expect(await purgeWith({ purge }, some)).toEqual({ outcome: 'done' });
    await purgeWith({ purge }, { ...some, everything: true });
    expect(asked).toEqual([{ tags: ['golf'], pathPrefixes: ['/scores'] }, { purgeEverything: true }]);
  });

  it('tells why the platform refused', async () => {
    const refused = { success: false, errors: [{ code: 971, message: 'rate limited' }] };
    const result = await purgeWith({ purge: () => Promise.resolve(refused) }, some);
    expect(result).toEqual({ outcome: 'failed', detail: '971 rate limited' });
  });

  it('says that there is no cache in front where the platform gives none', async () => {
    expect(await purgeWith(undefined, some)).toEqual({ outcome: 'absent' });
  });
});
