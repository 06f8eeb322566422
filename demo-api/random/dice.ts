export type KeyPart = string | number;

/** The same seed and key give the same number, so that any part of the world can be generated alone. */
export function hashSeed(seed: number, ...key: readonly KeyPart[]): number {
  let state = mixBits(seed >>> 0, 0x9e3779b9);
  for (const part of key) state = mixBits(state, typeof part === 'number' ? part : hashText(part));
  return state;
}

/** The finalizer of MurmurHash3: each bit depends on all input bits. */
export function mixBits(left: number, right: number): number {
  let value = Math.imul(left ^ Math.imul(right ^ (right >>> 15), 0x85ebca6b), 0xc2b2ae35) ^ (right << 7);
  value ^= value >>> 16;
  value = Math.imul(value, 0x85ebca6b);
  value ^= value >>> 13;
  value = Math.imul(value, 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}

/** FNV-1a over UTF-16 code units. */
function hashText(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value >>> 0;
}

/** A random stream (mulberry32). */
export class Dice {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** 0 (inclusive) to 1 (exclusive). */
  drawFraction(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let value = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61);
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** 0 to `count - 1`. */
  drawBelow(count: number): number {
    return Math.floor(this.drawFraction() * count);
  }

  /** Both ends included. */
  drawBetween(low: number, high: number): number {
    return low + this.drawBelow(high - low + 1);
  }

  drawChance(probability: number): boolean {
    return this.drawFraction() < probability;
  }

  pick<Item>(items: readonly Item[]): Item {
    return getItemAt(items, this.drawBelow(items.length));
  }

  /** An index. */
  drawWeighted(weights: readonly number[]): number {
    let total = 0;
    for (const weight of weights) total += weight;
    let left = this.drawFraction() * total;
    for (let index = 0; index < weights.length; index += 1) {
      left -= weights[index] ?? 0;
      if (left < 0) return index;
    }
    return weights.length - 1;
  }

  /** About normal, as a sum of uniform draws. */
  drawNormal(): number {
    return (this.drawFraction() + this.drawFraction() + this.drawFraction() + this.drawFraction() - 2) * Math.sqrt(3);
  }

  /** Knuth's method, fast enough for small means. */
  drawPoisson(mean: number): number {
    const limit = Math.exp(-mean);
    let product = this.drawFraction();
    let count = 0;
    while (product > limit) {
      product *= this.drawFraction();
      count += 1;
    }
    return count;
  }

  /** Returns a new array. */
  shuffle<Item>(items: readonly Item[]): Item[] {
    const result = [...items];
    for (let index = result.length - 1; index > 0; index -= 1) {
      const other = this.drawBelow(index + 1);
      const kept = getItemAt(result, index);
      result[index] = getItemAt(result, other);
      result[other] = kept;
    }
    return result;
  }
}

export function createDice(seed: number, ...key: readonly KeyPart[]): Dice {
  return new Dice(hashSeed(seed, ...key));
}

/**
 * The index wraps around.
 * @throws RangeError when there are no items
 */
export function getItemAt<Item>(items: readonly Item[], index: number): Item {
  if (items.length === 0) throw new RangeError('There is nothing to take from an empty list.');
  const wrapped = ((index % items.length) + items.length) % items.length;
  return items[wrapped] as Item;
}
