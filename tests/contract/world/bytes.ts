import { listExamples } from '../../../demo-api/http/examples';
import { routes } from '../../../demo-api/routes';
import { seeds, type Turn } from './moments';
import { View } from './view';

/** Answers that change with each call. */
const changing = /Random=Y|random=true|random=Y/;
/** Files that appear with their event. */
const timely = /^\/data\/iwm\/|^\/documents\/golf\//;

/** Answers of the last turn, for repetition. */
const before = { seed: 0, now: '', bodies: new Map<string, string>() };

/** Example addresses answer at every moment, and repeat the same bytes. */
export async function* findByteFaults(view: View, { seed, moment }: Turn): AsyncGenerator<string> {
  if (before.seed === view.seed) yield* findChangedFaults();
  before.seed = view.seed;
  before.now = view.now;
  before.bodies = new Map();
  const examples = [...new Set(routes.flatMap((route) => listExamples(route, view.clock)))];
  const due = examples.filter((_, index) => index % seeds.length === (seed + moment * 7) % seeds.length);
  for (const [index, path] of due.entries()) {
    const { status, body } = await view.send(path);
    if (status !== 200 && !(status === 404 && timely.test(path))) yield `${path} answers ${status}`;
    if (index % 2 === 0 && !changing.test(path)) before.bodies.set(path, body);
  }
}

async function* findChangedFaults(): AsyncGenerator<string> {
  const view = new View(before.seed, before.now);
  for (const [path, body] of before.bodies) {
    if ((await view.send(path)).body !== body) yield `${path} answered otherwise at ${before.now}`;
  }
}
