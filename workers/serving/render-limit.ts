import type { Clock } from '~/cache/clock';
import { getErrorMessage, type Log } from '~/cache/log';

/** Thrown when an address has had its share of renderings; the visitor is to come back later. */
export class RenderRefused extends Error {
  override name = 'RenderRefused';
}

export interface RenderLimitTools {
  /** The platform's rate limit; without the binding no request is refused. */
  readonly limiter: Pick<RateLimit, 'limit'> | undefined;
  /** The same for a network of IPv6 addresses that one customer may have all of. */
  readonly networkLimiter: Pick<RateLimit, 'limit'> | undefined;
  readonly clock: Clock;
  readonly log: Log;
}

/** A scraper is refused thousands of times: the log has one line for all of it in this time. */
const LOG_EVERY_MS = 10_000;
const GROUP_BITS = 16;
const GROUPS = 8;
/** What one connection has of IPv6 addresses, and what providers give one customer at the most (RFC 6177). */
const CLIENT_BITS = 64;
const SITE_BITS = 48;

/**
 * Limits how many renderings one client address, and one network of IPv6 addresses, may cause in a minute: pages with free text in their address, unknown paths,
 * pages that are rarely asked for. What is answered with a kept document is never counted.
 */
export class RenderLimit {
  readonly #tools: RenderLimitTools;
  #refused = 0;
  #loggedAtMs = -Infinity;

  constructor(tools: RenderLimitTools) {
    this.#tools = tools;
  }

  /**
   * Counts a rendering that a request causes.
   * @throws RenderRefused when its address or its network has had its share
   */
  async admit(request: Request): Promise<void> {
    // The platform sets this field itself, whatever the visitor sends. Local runs have none.
    const address = request.headers.get('cf-connecting-ip');
    if (address === null || (await this.#allowsClient(address))) return;
    this.#noteRefusal();
    throw new RenderRefused();
  }

  /** What is refused to a client is not counted for its network, so that one client does not use up the share of its neighbors. */
  async #allowsClient(address: string): Promise<boolean> {
    const { limiter, networkLimiter } = this.#tools;
    if (!(await this.#allows(limiter, getNetwork(address, CLIENT_BITS)))) return false;
    return !isIPv6(address) || this.#allows(networkLimiter, getNetwork(address, SITE_BITS));
  }

  /** A limiter that fails refuses no request. */
  async #allows(limiter: RenderLimitTools['limiter'], key: string): Promise<boolean> {
    const { log } = this.#tools;
    if (limiter === undefined) return true;
    try {
      return (await limiter.limit({ key })).success;
    } catch (error) {
      log({ event: 'render-limit-failed', detail: getErrorMessage(error) });
      return true;
    }
  }

  /** The log gets no address of a visitor. */
  #noteRefusal(): void {
    const { clock, log } = this.#tools;
    this.#refused += 1;
    if (clock.nowMs() - this.#loggedAtMs < LOG_EVERY_MS) return;
    this.#loggedAtMs = clock.nowMs();
    log({ event: 'renders-refused', count: this.#refused });
    this.#refused = 0;
  }
}

/**
 * An IPv4 address as it is, and the network of an IPv6 address: a visitor has many addresses of it.
 * @param bits length of the network's prefix, a multiple of 16
 */
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
