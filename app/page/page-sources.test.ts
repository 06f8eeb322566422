import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import type { AnswerOrigin, SourceAnswer } from '~/cache/source/answer';
import { defineSource, type SourceRequest } from '~/cache/source/define-source';
import type { CopyFacts } from '~/cache/source/entry';
import { loadPage } from './load-page';
import { requestAfter, requestBeside, listDependentRequests } from './page-sources';
import type { SiteContext } from './site-context';

const info = defineSource<Record<string, string>, { facility: string | null }>({
  name: 'some.info',
  buildPath: () => '/v1/info',
  policy: 'content',
  buildSchema: () => z.object({ facility: z.string().nullable() }),
});
const weather = defineSource<{ facility: string }, string>({
  name: 'some.weather',
  buildPath: ({ facility }) => `/v1/weather/${facility}`,
  policy: 'standings',
  buildSchema: () => z.string(),
});

function declare() {
  const asked = info.with({});
  return {
    optional: { info: asked },
    dependent: {
      weather: requestAfter(asked, ({ facility }) => (facility === null ? null : weather.with({ facility }))),
    },
  };
}

describe('a source that is named by another source', () => {
  it.each([
    ['is known once the other has answered', { facility: '101' }, [['weather', { facility: '101' }]]],
    ['is not requested when the other names nothing', { facility: null }, []],
    ['is not requested without the other', undefined, []],
  ])('%s', (_, value, expected) => {
    const named = listDependentRequests(declare(), () => value);
    expect(named.map(([name, { params }]) => [name, params])).toEqual(expected);
  });
});

describe('a dependent source that is known in advance', () => {
  it('is requested together with the others, with a short wait, and the page renders without it', async () => {
    const asked: unknown[] = [];
    const readSources: SiteContext['readSources'] = (requests, options) => {
      asked.push([requests.map(({ definition, params }) => definition.buildPath(params)), options]);
      // Both requests are made before either is answered.
      return new Promise((resolve) => {
        setTimeout(() => {
          expect(asked).toHaveLength(2);
          resolve(requests.map(() => ({ status: 'failed', reason: 'timeout', detail: '' })));
        });
      });
    };
    const context = { site: { readSources, refusal: null } } as unknown as Parameters<typeof loadPage>[0]['context'];
    const page = await loadPage({ context }, () => ({
      optional: { info: info.with({}) },
      dependent: { weather: requestBeside(weather.with({ facility: '101' })) },
    }));
    expect(asked).toEqual([
      [['/v1/info'], undefined],
      [['/v1/weather/101'], { waitTimeoutMs: expect.any(Number) as number }],
    ]);
    expect(page.dependent.weather).toBeNull();
    expect(page.unavailable).toEqual(['info']);
  });
});

describe('a page with a source that is named by another source', () => {
  const load = (answer: (name: string) => unknown, { origin = 'memory', upstreamMs = 1 } = {}) => {
    const asked: [paths: string[], options?: { readonly waitTimeoutMs: number }][] = [];
    const readSources: SiteContext['readSources'] = (requests, options) => {
      asked.push([requests.map(({ definition, params }) => definition.buildPath(params)), options]);
      return Promise.resolve(
        requests.map(({ definition }) => {
          const value = answer(definition.name);
          const copy = { kind: 'value', fetchedAtMs: 5, upstreamMs } as const;
          const lifetimes = { freshUntilMs: Infinity, revalidateUntilMs: Infinity, usableUntilMs: Infinity };
          return value === undefined
            ? { status: 'failed', reason: 'timeout', detail: '' }
            : {
                status: 'ok',
                value,
                fetchedAtMs: 5,
                changedAtMs: 5,
                origin: origin as AnswerOrigin,
                copy,
                lifetimes,
              };
        }),
      );
    };
    const context = { site: { readSources, refusal: null } } as unknown as Parameters<typeof loadPage>[0]['context'];
    return { asked, page: loadPage({ context }, declare) };
  };

  it('reads it after the others, with a short wait', async () => {
    const { asked, page } = load((name) => (name === 'some.info' ? { facility: '101' } : 'Sunny'));
    expect((await page).dependent.weather?.value).toBe('Sunny');
    expect(asked).toEqual([
      [['/v1/info'], undefined],
      [['/v1/weather/101'], { waitTimeoutMs: expect.any(Number) as number }],
    ]);
  });

  it('requests it while the page waits for other answers, unless it asks for those', async () => {
    const asked: string[] = [];
    let answerOthers: (() => void) | undefined;
    const readSources: SiteContext['readSources'] = async (requests, _, noteAnswer) => {
      asked.push(...requests.map(({ definition, params }) => definition.buildPath(params)));
      const answers = requests.map((request): SourceAnswer<unknown> => {
        const value = request.definition.name === 'some.info' ? { facility: '101' } : 'Sunny';
        const lifetimes = { freshUntilMs: Infinity, revalidateUntilMs: Infinity, usableUntilMs: Infinity };
        const copy = { kind: 'value', fetchedAtMs: 5, upstreamMs: 1 } as unknown as CopyFacts;
        return { status: 'ok', value, fetchedAtMs: 5, changedAtMs: 5, origin: 'memory', copy, lifetimes };
      });
      const [first] = requests;
      if (first?.definition.name !== 'some.info') return answers;
      noteAnswer?.(first, answers[0] as SourceAnswer<unknown>);
      await new Promise<void>((resolve) => {
        answerOthers = resolve;
      });
      return answers;
    };
    const context = { site: { readSources, refusal: null } } as unknown as Parameters<typeof loadPage>[0]['context'];
    const page = loadPage({ context }, () => {
      const [on, other] = [info.with({}), weather.with({ facility: '7' })];
      const requestNext = ({ facility }: { facility: string | null }) => weather.with({ facility: facility ?? '' });
      return {
        optional: { info: on, other },
        dependent: {
          named: requestAfter(on, requestNext),
          later: requestAfter(on, (_, getValue) =>
            getValue(other) === undefined ? null : weather.with({ facility: '8' }),
          ),
        },
      };
    });
    await new Promise((resolve) => setTimeout(resolve));
    expect(asked).toEqual(['/v1/info', '/v1/weather/7', '/v1/weather/101']);
    answerOthers?.();
    expect((await page).dependent).toMatchObject({ named: { value: 'Sunny' }, later: { value: 'Sunny' } });
    expect(asked.slice(3)).toEqual(['/v1/weather/8']);
  });

  it('requests what a source beside the others names while the page waits for the others', async () => {
    const asked: string[] = [];
    let answerOthers = (): void => undefined;
    const readSources: SiteContext['readSources'] = async (requests, limits, noteAnswer) => {
      asked.push(...requests.map(({ definition, params }) => definition.buildPath(params)));
      const answers = requests.map(({ definition }): SourceAnswer<unknown> => {
        const value = definition.name === 'some.info' ? { facility: '101' } : 'Sunny';
        const lifetimes = { freshUntilMs: Infinity, revalidateUntilMs: Infinity, usableUntilMs: Infinity };
        const copy = { kind: 'value', fetchedAtMs: 5, upstreamMs: 1 } as unknown as CopyFacts;
        return { status: 'ok', value, fetchedAtMs: 5, changedAtMs: 5, origin: 'memory', copy, lifetimes };
      });
      requests.forEach((request, index) => noteAnswer?.(request, answers[index] as SourceAnswer<unknown>));
      if (limits === undefined) await new Promise<void>((resolve) => (answerOthers = resolve));
      return answers;
    };
    const context = { site: { readSources, refusal: null } } as unknown as Parameters<typeof loadPage>[0]['context'];
    const beside = info.with({});
    const page = loadPage({ context }, () => ({
      optional: { other: weather.with({ facility: '7' }) },
      dependent: {
        info: requestBeside({ ...beside, isAwaited: true }),
        named: requestAfter(beside, ({ facility }) => weather.with({ facility: facility ?? '' })),
      },
    }));
    await new Promise((resolve) => setTimeout(resolve));
    expect(asked).toEqual(['/v1/weather/7', '/v1/info', '/v1/weather/101']);
    answerOthers();
    expect((await page).dependent).toMatchObject({ info: { value: { facility: '101' } }, named: { value: 'Sunny' } });
    expect(asked).toHaveLength(3);
  });

  it('waits only for a copy of it when the other has just taken longer than the wait for a call', async () => {
    const listWaits = async (other: Parameters<typeof load>[1]) => {
      const { asked, page } = load((name) => (name === 'some.info' ? { facility: '101' } : 'Sunny'), other);
      await page;
      return asked.map(([, options]) => options?.waitTimeoutMs ?? null);
    };
    const [, usual] = (await listWaits({})).map(Number);
    expect(await listWaits({ origin: 'upstream', upstreamMs: 100 })).toEqual([null, usual]);
    expect(await listWaits({ origin: 'memory', upstreamMs: 500 })).toEqual([null, usual]);
    const [, afterSlowCall] = (await listWaits({ origin: 'upstream', upstreamMs: 500 })).map(Number);
    expect(afterSlowCall).toBeGreaterThan(0);
    expect(afterSlowCall).toBeLessThan((usual ?? 0) / 3);
  });

  it('waits longer for one without which the page would lead with something else', async () => {
    const waits: (number | null)[] = [];
    const readSources: SiteContext['readSources'] = (requests, options) => {
      waits.push(options?.waitTimeoutMs ?? null);
      return Promise.resolve(requests.map(() => ({ status: 'failed', reason: 'timeout', detail: '' })));
    };
    const context = { site: { readSources, refusal: null } } as unknown as Parameters<typeof loadPage>[0]['context'];
    await loadPage({ context }, () => ({
      dependent: {
        usual: requestBeside(weather.with({ facility: '101' })),
        leading: requestBeside({ ...weather.with({ facility: '102' }), isAwaited: true }),
      },
    }));
    const [usual, leading] = waits.slice(-2).map(Number);
    expect(leading).toBeGreaterThan((usual ?? Infinity) * 5);
  });

  it('waits for a critical one as long as for other sources, and can use values read at the same time', async () => {
    const asked: unknown[] = [];
    const readSources: SiteContext['readSources'] = (requests, options) => {
      asked.push([requests.map(({ definition, params }) => definition.buildPath(params)), options]);
      return Promise.resolve(
        requests.map(({ definition }) => ({
          status: 'ok',
          value: definition.name === 'some.info' ? { facility: '101' } : 'Sunny',
          fetchedAtMs: 5,
          changedAtMs: 5,
          origin: 'memory',
          copy: { kind: 'value', fetchedAtMs: 5, upstreamMs: 1 },
          lifetimes: { freshUntilMs: Infinity, revalidateUntilMs: Infinity, usableUntilMs: Infinity },
        })),
      );
    };
    const context = { site: { readSources, refusal: null } } as unknown as Parameters<typeof loadPage>[0]['context'];
    const page = await loadPage({ context }, () => {
      const asked = info.with({});
      const beside = weather.with({ facility: '7' });
      const requestNext = ({ facility }: { facility: string | null }, getValue: (request: SourceRequest) => unknown) =>
        getValue(beside) === 'Sunny' ? { ...weather.with({ facility: facility ?? '' }), isCritical: true } : null;
      return {
        optional: { info: asked },
        dependent: { beside: requestBeside(beside), weather: requestAfter(asked, requestNext) },
      };
    });
    expect(page.dependent.weather?.value).toBe('Sunny');
    expect(asked.at(-1)).toEqual([['/v1/weather/101'], undefined]);
  });

  it('reads what it names in turn, each source once', async () => {
    const buildPaths = (requests: readonly SourceRequest[]) =>
      requests.map(({ definition, params }) => definition.buildPath(params));
    const asked: string[][] = [];
    const readSources = (requests: readonly SourceRequest[]) => {
      asked.push(buildPaths(requests));
      const values = requests.map(({ definition }) => (definition.name === 'some.info' ? { facility: '101' } : '102'));
      return Promise.resolve(
        values.map((value) => ({ status: 'ok', value, fetchedAtMs: 5, changedAtMs: 5, copy: {}, lifetimes: {} })),
      );
    };
    const context = { site: { readSources, refusal: null } } as unknown as Parameters<typeof loadPage>[0]['context'];
    const page = await loadPage({ context }, () => {
      const on = info.with({});
      const requestNearest = ({ facility }: { facility: string | null }) => weather.with({ facility: facility ?? '' });
      return {
        optional: { info: on },
        dependent: {
          next: requestAfter(on, (value, getValue) => {
            return getValue(requestNearest(value)) === '102' ? weather.with({ facility: '102' }) : null;
          }),
          nearest: requestAfter(on, requestNearest),
        },
      };
    });
    expect(asked).toEqual([['/v1/info'], ['/v1/weather/101'], ['/v1/weather/102']]);
    expect(page.dependent.next?.value).toBe('102');
  });

  it('renders without it when it does not arrive', async () => {
    const { page } = load((name) => (name === 'some.info' ? { facility: '101' } : undefined));
    expect(await page).toMatchObject({ dependent: { weather: null }, unavailable: ['weather'] });
  });

  it('does not request it when the other source has no value', async () => {
    const { asked, page } = load(() => undefined);
    expect(await page).toMatchObject({ dependent: { weather: null }, unavailable: ['info', 'weather'] });
    expect(asked).toHaveLength(1);
  });

  it('is not missed when the other source names none', async () => {
    const { page } = load(() => ({ facility: null }));
    expect(await page).toMatchObject({ dependent: { weather: null }, unavailable: [] });
  });
});

describe('the unavailable sources of a page', () => {
  const declareTwo = () => ({
    critical: {},
    optional: { info: info.with({}), sponsors: weather.with({ facility: '101' }) },
    mayBeAbsent: ['sponsors'],
  });
  const listUnavailableAfter = async (reason: 'timeout' | 'not-found') => {
    const readSources: SiteContext['readSources'] = (requests) =>
      Promise.resolve(requests.map(() => ({ status: 'failed', reason, detail: '' })));
    const context = { site: { readSources, refusal: null } } as unknown as Parameters<typeof loadPage>[0]['context'];
    return (await loadPage({ context }, declareTwo)).unavailable;
  };

  it('are the failed ones, except those that may be absent', async () => {
    expect(await listUnavailableAfter('timeout')).toEqual(['info']);
  });

  it('do not include sources that upstream does not have', async () => {
    expect(await listUnavailableAfter('not-found')).toEqual([]);
  });
});
