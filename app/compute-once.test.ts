import { expect, it, vi } from 'vitest';
import { computeOncePerText } from './compute-once';

it('computes once per text', () => {
  const compute = vi.fn((text: string) => text.toUpperCase());
  const computeOnce = computeOncePerText(compute);
  expect(['ash', 'elm', 'ash'].map(computeOnce)).toEqual(['ASH', 'ELM', 'ASH']);
  expect(compute.mock.calls.flat()).toEqual(['ash', 'elm']);
});

it('keeps a result that is undefined', () => {
  const compute = vi.fn((): string | undefined => undefined);
  const computeOnce = computeOncePerText(compute);
  expect([computeOnce('ash'), computeOnce('ash')]).toEqual([undefined, undefined]);
  expect(compute).toHaveBeenCalledOnce();
});

it('does not keep long texts', () => {
  const compute = vi.fn((text: string) => text.length);
  const computeOnce = computeOncePerText(compute);
  const long = 'a'.repeat(10_000);
  expect([computeOnce(long), computeOnce(long)]).toEqual([10_000, 10_000]);
  expect(compute).toHaveBeenCalledTimes(2);
});

it('begins anew after 4,000 texts', () => {
  const compute = vi.fn((text: string) => text);
  const computeOnce = computeOncePerText(compute);
  for (let number = 0; number <= 4000; number += 1) computeOnce(String(number));
  computeOnce('4000');
  expect(compute).toHaveBeenCalledTimes(4001);
  computeOnce('0');
  expect(compute).toHaveBeenCalledTimes(4002);
});
