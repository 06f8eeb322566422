import { expect, it } from 'vitest';
import type * as z from 'zod';

/* Upstream decides how long its texts are: what reads them takes no more than in proportion, whatever they repeat. */

const files = import.meta.glob([
  '../../app/upstream/fields/*.ts',
  '../../app/upstream/wire.ts',
  '../../app/models/**/*.ts',
  '!../../app/**/*.{test,fixture}.ts',
]);
const modules = await Promise.all(
  Object.entries(files).map(async ([file, load]) => ({
    file,
    exports: (await load()) as Readonly<Record<string, unknown>>,
  })),
);

const repeated = [
  ...Array.from('<&(\'" 7a-/.,[{#;%+\\|:*_=\n\u00e9'),
  ...'<!-- &# &amp &lt;!-- &#8217; <p> </p> </ <? <![CDATA[ <br> <b><i> <ul><li> <table><tr><td> <svg><math>'.split(
    ' ',
  ),
  ...'<a_href=" <iframe_src=" <style> <script> <template> <select> <form> http:// youtube.com/ //'.split(' '),
  ...'10/ 1: 2- 0x e1 x= [x [/x] 1, a@ (1)_ W_3-2_ vs_ at_ Winner_ Class_ Final_ TBD_ a_b_'.split(' '),
].map((unit) => unit.replaceAll('_', ' '));

/** Characters of the texts. */
const lengths = { short: 1200, long: 12_000 };
/** For ten times as long a text: between 10, to which memory and a busy machine add, and the 100 of quadratic reading. */
const mostGrowth = 40;
/** Less is no measurement. */
const leastMs = 16;

type Read = (text: string) => unknown;

/** Functions of one argument, which may be a text, and the schemas that others make; what is built is not upstream's. */
function listReaders(exports: Readonly<Record<string, unknown>>): [name: string, read: Read][] {
  return Object.entries(exports).flatMap(([name, value]): [string, Read][] => {
    if (
      typeof value !== 'function' ||
      value.length > 1 ||
      name.startsWith('build') ||
      /^(?:class|async)\b/.test(String(value))
    )
      return [];
    const read = value as (...given: unknown[]) => unknown;
    if (value.length === 1) return [[name, read]];
    const schema = attempt(() => read());
    return isSchema(schema) ? [[name, (text) => schema.safeParse(text)]] : [];
  });
}

function isSchema(value: unknown): value is z.ZodType {
  return typeof value === 'object' && value !== null && 'safeParse' in value;
}

/** Readers of other values throw. */
function attempt<Result>(read: () => Result): Result | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

function measureMs(read: Read, text: string): number {
  const before = process.cpuUsage();
  attempt(() => read(text));
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** How much longer a long text takes than a short one; 1 where both take no time. */
function measureGrowth(read: Read, unit: string): number {
  const build = (length: number) => `x${unit.repeat(Math.ceil(length / unit.length))} x`;
  const [short, long] = [build(lengths.short), build(lengths.long)];
  // The compiler and a collection of garbage may come between; they do not each time.
  let [shortMs, longMs] = [Infinity, Infinity];
  for (let tries = 0; tries < 6; tries += 1) {
    longMs = Math.min(longMs, measureMs(read, long));
    if (longMs < leastMs) return 1;
    shortMs = Math.min(shortMs, measureMs(read, short));
    if (longMs / shortMs < mostGrowth) break;
  }
  return longMs / shortMs;
}

const readers = modules.flatMap(({ file, exports }) =>
  listReaders(exports).map(([name, read]) => ({ file, name, read })),
);

it('no reader of texts takes time in proportion to the square of their length', () => {
  expect(readers.length).toBeGreaterThan(200);
  const slow = readers.flatMap(({ file, name, read }) => {
    const unit = repeated.find((candidate) => measureGrowth(read, candidate) > mostGrowth);
    return unit === undefined ? [] : [`${file} ${name}: ${JSON.stringify(unit)}`];
  });
  expect(slow).toEqual([]);
});

it('finds a reader that does', () => {
  // Whatever comes between while the short text is read makes the growth look smaller.
  const measured = Array.from({ length: 5 }, () => measureGrowth((text) => text.replace(/\s+$/, ''), ' '));
  expect(Math.max(...measured)).toBeGreaterThan(mostGrowth);
});
