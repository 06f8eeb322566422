import { describe, expect, it } from 'vitest';
import type { LogLine } from '~/cache/base/log';
import { ManualClock } from '../../tests/support/manual-clock';
import { createPictureMaker, type PictureStore } from './picture-maker';

const png = new Uint8Array([137, 80, 78, 71]);

function setUp({ render = () => Promise.resolve(png), store = true } = {}) {
  const clock = new ManualClock();
  const drawings: string[] = [];
  const log: LogLine[] = [];
  const kept = new Map<string, ArrayBuffer>();
  const work: Promise<unknown>[] = [];
  const kv: PictureStore = {
    get: (key) => Promise.resolve(kept.get(key) ?? null),
    put: (key, value) => {
      kept.set(key, value.slice().buffer);
      return Promise.resolve();
    },
  };
  const service = {
    png: (svg: string) => {
      drawings.push(svg);
      return render();
    },
  };
  const isolate = (bound = true) => {
    const make = createPictureMaker({
      service: bound ? service : undefined,
      kv: store ? kv : undefined,
      clock,
      log: (line) => log.push(line),
    });
    return (svg: string, admits?: () => Promise<boolean>) => make(svg, (promise) => void work.push(promise), admits);
  };
  return { clock, drawings, log, isolate };
}

describe('a rendered image', () => {
  it('is made once for all isolates, and again for another drawing', async () => {
    const { isolate, drawings } = setUp();
    expect(await isolate()('<svg>3-1</svg>')).toEqual(png);
    expect(await isolate()('<svg>3-1</svg>')).toEqual(png);
    expect(await isolate()('<svg>3-2</svg>')).toEqual(png);
    expect(drawings).toEqual(['<svg>3-1</svg>', '<svg>3-2</svg>']);
  });

  it('is null without the pictures worker', async () => {
    expect(await setUp().isolate(false)('<svg/>')).toBeNull();
  });

  it('is null when the renderer fails, which is logged and retried', async () => {
    let fails = true;
    const { isolate, log } = setUp({
      render: () => (fails ? Promise.reject(new Error('memory')) : Promise.resolve(png)),
    });
    const make = isolate();
    expect(await make('<svg/>')).toBeNull();
    expect(log).toEqual([{ event: 'picture-failed', detail: 'memory' }]);
    fails = false;
    expect(await make('<svg/>')).toEqual(png);
  });

  it('is null during another rendering, and a hanging rendering blocks others for four seconds', async () => {
    const { isolate, clock, drawings } = setUp({ render: () => new Promise(() => undefined) });
    const make = isolate();
    const first = make('<svg>1</svg>');
    await clock.advance(0);
    await expect.poll(() => drawings.length).toBe(1);
    expect(await make('<svg>2</svg>')).toBeNull();
    await clock.advance(4000);
    expect(await first).toBeNull();
    void make('<svg>3</svg>');
    await expect.poll(() => drawings.length).toBe(2);
    await clock.advance(4000);
  });

  it('is made at most thirty times a minute per isolate', async () => {
    const { isolate, clock, drawings } = setUp({ store: false });
    const make = isolate();
    for (let index = 0; index < 35; index += 1) await make(`<svg>${index}</svg>`);
    expect(drawings).toHaveLength(30);
    await clock.advance(60_001);
    expect(await make('<svg/>')).toEqual(png);
  });

  it('is made for others while one network has used up its share, which kept pictures and a full isolate do not count for', async () => {
    const { isolate, drawings } = setUp();
    const make = isolate();
    let counted = 0;
    const admitsScraper = () => Promise.resolve((counted += 1) <= 15);
    await make('<svg>kept</svg>');
    for (let index = 0; index < 40; index += 1) await make(`<svg>${index}</svg>`, admitsScraper);
    expect(drawings).toHaveLength(16);
    counted = 0;
    for (let index = 0; index < 15; index += 1) {
      expect(await make(`<svg>other ${index}</svg>`, () => Promise.resolve(index < 14))).toEqual(
        index < 14 ? png : null,
      );
    }
    expect(await make('<svg>kept</svg>', admitsScraper)).toEqual(png);
    expect(counted).toBe(0);
  });
});
