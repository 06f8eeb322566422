import type { Clock } from '~/cache/clock';
import { messageOf, type Log } from '~/cache/log';

/** Thrown when an address has had its share of renderings; the visitor is to come back later. */
export class RenderRefused extends Error {
  override name = 'RenderRefused';
}

export interface RenderLimitTools {
  /** The platform's rate limit; without the binding no request is refused. */
  readonly limiter: Pick<RateLimit, 'limit'> | undefined;
  readonly clock: Clock;
  readonly log: Log;
}

/** A scraper is refused thousands of times: the log has one line for all of it in this time. */
const LOG_EVERY_MS = 10_000;
const GROUPS_OF_NETWORK = 4;
const GROUPS = 8;

/**
 * Limits how many renderings one client address may cause in a minute: pages with free text in their address, unknown paths,
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
   * @throws RenderRefused when its address has had its share
   */
  async admit(request: Request): Promise<void> {
    // The platform sets this field itself, whatever the visitor sends. Local runs have none.
    const address = request.headers.get('cf-connecting-ip');
    if (address === null || (await this.#allows(networkOf(address)))) return;
    this.#noteRefusal();
    throw new RenderRefused();
  }

  /** A limiter that fails refuses no request. */
  async #allows(key: string): Promise<boolean> {
    const { limiter, log } = this.#tools;
    if (limiter === undefined) return true;
    try {
      return (await limiter.limit({ key })).success;
    } catch (error) {
      log({ event: 'render-limit-failed', detail: messageOf(error) });
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

/** An IPv4 address as it is; of an IPv6 address the first 64 bits, because a visitor has all addresses of such a network. */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address;
  const [head = [], tail = []] = address.split('::').map((part) => part.split(':').filter((group) => group !== ''));
  const zeros = Array<string>(Math.max(0, GROUPS - head.length - tail.length)).fill('0');
  return [...head, ...zeros, ...tail].slice(0, GROUPS_OF_NETWORK).join(':').toLowerCase();
}
