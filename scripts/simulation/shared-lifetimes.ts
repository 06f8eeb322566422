/** Until when a shared cache that obeys the headers may serve a response, fresh and while it revalidates. */
export interface SharedLifetimes {
  readonly freshUntilMs: number;
  readonly revalidateUntilMs: number;
}

const secondMs = 1000;

/** Reads `CDN-Cache-Control` and `Age` as RFC 9111 and RFC 5861 have it. */
export function sharedLifetimes(headers: Headers, nowMs: number): SharedLifetimes {
  const control = headers.get('cdn-cache-control') ?? '';
  const seconds = (name: string): number => Number(new RegExp(`${name}=(\\d+)`).exec(control)?.[1] ?? 0);
  const ageSeconds = Number(headers.get('age') ?? 0);
  const freshUntilMs = nowMs + (seconds('max-age') - ageSeconds) * secondMs;
  return { freshUntilMs, revalidateUntilMs: freshUntilMs + seconds('stale-while-revalidate') * secondMs };
}
