import type { Clock } from '~/cache/base/clock';
import { logFailure, type Log } from '~/cache/base/log';

/** Thrown when an address has used its renderings. */
export class RenderRefused extends Error {
  override name = 'RenderRefused';
}

/** The platform's rate limit; unlimited without it. */
type Limiter = Pick<RateLimit, 'limit'> | undefined;

export interface RenderLimitDependencies {
  readonly limiter: Limiter;
  /** The same for the IPv6 network of a customer. */
  readonly networkLimiter: Limiter;
  readonly clock: Clock;
  readonly log: Log;
}

/** A scraper's refusals are logged together in this time. */
const LOG_EVERY_MS = 10_000;
const GROUP_BITS = 16;
const GROUPS = 8;
/** Prefixes of one connection and of a customer's largest network (RFC 6177). */
const CLIENT_BITS = 64;
const SITE_BITS = 48;

/**
 * Limits renderings per minute of a client address or IPv6 network. Kept documents never count. The returned function counts a rendering, and
 * throws a `RenderRefused` beyond the limit.
 */
export function createRenderLimit(dependencies: RenderLimitDependencies): (request: Request) => Promise<void> {
  const { limiter, networkLimiter, clock, log } = dependencies;
  let refused = 0;
  let loggedAtMs = -Infinity;

  return async (request) => {
    // The platform sets this header; local runs have none.
    const address = request.headers.get('cf-connecting-ip');
    if (address === null || (await allowsClient(address))) return;
    noteRefusal();
    throw new RenderRefused();
  };

  /** Refused requests do not count for the network, to spare the client's neighbors. */
  async function allowsClient(address: string): Promise<boolean> {
    if (!(await allows(limiter, getNetwork(address, CLIENT_BITS), log))) return false;
    return !isIPv6(address) || allows(networkLimiter, getNetwork(address, SITE_BITS), log);
  }

  /** Visitors' addresses are not logged. */
  function noteRefusal(): void {
    refused += 1;
    if (clock.getNowMs() - loggedAtMs < LOG_EVERY_MS) return;
    loggedAtMs = clock.getNowMs();
    log({ event: 'renders-refused', count: refused });
    refused = 0;
  }
}

/**
 * Limits what a network of visitors (24 bits of an IPv4 address, 48 of an IPv6 address) may cause in a minute: calls of upstream for ids and
 * paths that nothing names, and renderings of pictures, each counted by itself. The function of a request counts once, whatever number of
 * sources its page reads.
 */
export function createVisitorNetworkLimit(
  limiter: Limiter,
  log: Log,
  counted: 'unknown' | 'picture',
): (request: Request) => () => Promise<boolean> {
  return (request) => {
    const address = request.headers.get('cf-connecting-ip');
    let isAllowed: Promise<boolean> | undefined;
    return () => {
      isAllowed ??=
        address === null ? Promise.resolve(true) : allows(limiter, `${counted} ${getVisitorNetwork(address)}`, log);
      return isAllowed;
    };
  };
}

/** A failed limiter refuses nothing. */
async function allows(limiter: Limiter, key: string, log: Log): Promise<boolean> {
  if (limiter === undefined) return true;
  const outcome = await logFailure(log, { event: 'render-limit-failed' }, () => limiter.limit({ key }));
  return outcome?.success ?? true;
}

function getVisitorNetwork(address: string): string {
  return isIPv6(address) ? getNetwork(address, SITE_BITS) : address.slice(0, address.lastIndexOf('.'));
}

/** An IPv4 address, or the network of an IPv6 address. `bits` is a multiple of 16. */
export function getNetwork(address: string, bits: number): string {
  if (!isIPv6(address)) return address;
  const [head = [], tail = []] = address.split('::').map((part) => part.split(':').filter((group) => group !== ''));
  const zeros = Array<string>(Math.max(0, GROUPS - head.length - tail.length)).fill('0');
  return [...head, ...zeros, ...tail]
    .slice(0, bits / GROUP_BITS)
    .join(':')
    .toLowerCase();
}

function isIPv6(address: string): boolean {
  return address.includes(':');
}
