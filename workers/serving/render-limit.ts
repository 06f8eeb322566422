import type { Clock } from '~/cache/base/clock';
import { logFailure, type Log } from '~/cache/base/log';
import { indexOnce } from '~/compute-once';

/** Thrown when a client address or network is over its limit of renderings. */
export class RenderRefused extends Error {
  override name = 'RenderRefused';
}

/** A rate limit of the platform. Without one, everything is allowed. */
type Limiter = Pick<RateLimit, 'limit'> | undefined;

export interface RenderLimitDependencies {
  readonly limiter: Limiter;
  /** Limit of a customer's IPv6 network. */
  readonly networkLimiter: Limiter;
  readonly clock: Clock;
  readonly log: Log;
}

/** Refusals are logged at most this often, with their number. */
const LOG_EVERY_MS = 10_000;
const GROUP_BITS = 16;
const GROUPS = 8;
/** Lengths of IPv6 prefixes: one connection, and the largest network of a customer (RFC 6177). */
const CLIENT_BITS = 64;
const SITE_BITS = 48;

/**
 * Limits renderings per minute by client address and IPv6 network. Cached documents do not count. The returned function counts a
 * rendering, and throws a `RenderRefused` over the limit.
 */
export function createRenderLimit(dependencies: RenderLimitDependencies): (request: Request) => Promise<void> {
  const { limiter, networkLimiter, clock, log } = dependencies;
  let refused = 0;
  let loggedAtMs = -Infinity;

  return async (request) => {
    // The platform sets this header. It is absent in local runs.
    const address = request.headers.get('cf-connecting-ip');
    if (address === null || (await allowsClient(address))) return;
    noteRefusal();
    throw new RenderRefused();
  };

  /** Refused requests do not count for the network, because they would use up the limit of the client's neighbors. */
  async function allowsClient(address: string): Promise<boolean> {
    if (!(await allows(limiter, getNetwork(address, CLIENT_BITS), log))) return false;
    return !isIPv6(address) || allows(networkLimiter, getNetwork(address, SITE_BITS), log);
  }

  /** Logs no addresses, because they identify visitors. */
  function noteRefusal(): void {
    refused += 1;
    if (clock.getNowMs() - loggedAtMs < LOG_EVERY_MS) return;
    loggedAtMs = clock.getNowMs();
    log({ event: 'renders-refused', count: refused });
    refused = 0;
  }
}

/**
 * Limits requests per minute of a network (24 bits of an IPv4 address, 48 of an IPv6 address). `unknown` counts requests that call upstream
 * for unknown ids and paths, `picture` counts renderings of pictures. However often it is called for one request, it counts once.
 */
export function createVisitorNetworkLimit(
  limiter: Limiter,
  log: Log,
  counted: 'unknown' | 'picture',
): (request: Request) => Promise<boolean> {
  return indexOnce((request: Request) => {
    const address = request.headers.get('cf-connecting-ip');
    return address === null ? Promise.resolve(true) : allows(limiter, `${counted} ${getVisitorNetwork(address)}`, log);
  });
}

/** If the rate limit fails, everything is allowed. */
async function allows(limiter: Limiter, key: string, log: Log): Promise<boolean> {
  if (limiter === undefined) return true;
  const outcome = await logFailure(log, { event: 'render-limit-failed' }, () => limiter.limit({ key }));
  return outcome?.success ?? true;
}

function getVisitorNetwork(address: string): string {
  return isIPv6(address) ? getNetwork(address, SITE_BITS) : address.slice(0, address.lastIndexOf('.'));
}

/** The network of an IPv6 address; an IPv4 address is returned unchanged. `bits` is a multiple of 16. */
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
