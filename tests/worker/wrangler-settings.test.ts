import { describe, expect, it } from 'vitest';
import type { Bindings } from '../../workers/bindings';

interface Settings {
  readonly name: string;
  readonly workers_dev?: boolean;
  readonly preview_urls?: boolean;
  readonly durable_objects?: { readonly bindings: readonly { readonly name: string; readonly script_name?: string }[] };
  readonly migrations?: readonly { readonly new_sqlite_classes?: readonly string[] }[];
  readonly cache?: { readonly enabled: boolean };
  readonly ratelimits?: readonly {
    readonly name: string;
    readonly namespace_id: string;
    readonly simple: { limit: number; period: number };
  }[];
  readonly limits?: { readonly cpu_ms?: number };
  readonly observability?: { readonly logs?: { readonly invocation_logs?: boolean } };
  readonly services?: readonly { readonly binding: string; readonly service: string }[];
}

interface Wrangler {
  readonly unstable_readConfig: (words: { readonly config: string; readonly env?: string }) => Settings;
}

/** Settings as wrangler reads them, with inheritance. */
async function readSettings(env?: string): Promise<Settings> {
  // Its type declarations cannot be resolved.
  const wrangler = (await import('wrangler')) as unknown as Wrangler;
  return wrangler.unstable_readConfig({ config: 'wrangler.toml', ...(env !== undefined && { env }) });
}

describe('wrangler.toml', () => {
  it("switches the platform's cache on for the site and off for the prewarm worker", async () => {
    const [site, prewarm] = [await readSettings(), await readSettings('prewarm')];
    expect([site.cache, prewarm.cache]).toEqual([{ enabled: true }, { enabled: false }]);
  });

  it("binds the prewarm worker to the site's entrypoint, which alone can purge that cache", async () => {
    const [site, prewarm] = [await readSettings(), await readSettings('prewarm')];
    expect(prewarm.services).toEqual([{ binding: 'SITE', service: site.name }]);
  });

  it('binds the site to the pictures worker, which has no address and no cache', async () => {
    const [site, pictures] = [await readSettings(), await readSettings('pictures')];
    const binding: keyof Bindings = 'PICTURES';
    expect(site.services).toEqual([{ binding, service: pictures.name }]);
    expect([pictures.workers_dev, pictures.cache]).toEqual([false, { enabled: false }]);
  });

  it('puts the objects in a separate worker, bound to the site and the prewarm worker', async () => {
    const [site, objects, prewarm] = [
      await readSettings(),
      await readSettings('objects'),
      await readSettings('prewarm'),
    ];
    const listWorkers = ({ durable_objects: objectSettings }: Settings) =>
      objectSettings?.bindings.map(({ name, script_name }) => [name, script_name]);
    for (const worker of [site, prewarm]) {
      expect(listWorkers(worker)).toEqual([
        ['REFRESHER', objects.name],
        ['OPERATIONS', objects.name],
      ]);
      expect(worker.migrations).toEqual([]);
    }
    expect(objects.migrations?.flatMap(({ new_sqlite_classes: classes = [] }) => classes)).toEqual([
      'Refresher',
      'OperationsObject',
    ]);
  });

  it.each([undefined, 'objects', 'prewarm', 'pictures'])('gives no worker a second address (%s)', async (env) => {
    const { workers_dev: isOnWorkersDev, preview_urls: hasPreviews } = await readSettings(env);
    expect([isOnWorkersDev, hasPreviews]).toEqual([false, false]);
  });

  it.each([
    [undefined, 3000],
    ['objects', 3000],
    ['prewarm', 10_000],
    ['pictures', 3000],
  ])('limits the processor time of a request (%s)', async (env, cpuMs) => {
    expect((await readSettings(env)).limits).toEqual({ cpu_ms: cpuMs });
  });

  it.each([undefined, 'objects', 'prewarm', 'pictures'])(
    'leaves logging to the workers themselves (%s)',
    async (env) => {
      expect((await readSettings(env)).observability).toEqual({
        enabled: true,
        logs: { enabled: true, invocation_logs: false },
      });
    },
  );

  it("limits the site's renderings, with the binding names that the worker uses", async () => {
    const [site, prewarm] = [await readSettings(), await readSettings('prewarm')];
    const bindings: readonly (keyof Bindings)[] = ['RENDER_LIMIT', 'NETWORK_RENDER_LIMIT', 'UNKNOWN_LIMIT'];
    expect(site.ratelimits).toEqual(
      [600, 3000, 15].map(
        (limit, index) => expect.objectContaining({ name: bindings[index], simple: { limit, period: 60 } }) as unknown,
      ),
    );
    expect(new Set(site.ratelimits?.map(({ namespace_id: id }) => id)).size).toBe(3);
    expect(prewarm.ratelimits).toEqual([]);
  });
});
