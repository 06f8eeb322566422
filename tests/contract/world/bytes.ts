import { examplesOf } from '../../../workers/demo-api/http/examples';
import { routes } from '../../../workers/demo-api/routes';
import type { Turn } from './moments';
import type { View } from './view';

/** At each turn so many others of the addresses; over all turns every address is asked at every moment. */
const asked = 8;

/** Answers that change on purpose with each call. */
const changing = /Random=Y|random=true|random=Y/;

/** Every address that gives an example answers at every moment, twice the same; no text of it was meant for a machine. */
export async function* byteFaults(view: View, { seed }: Turn): AsyncGenerator<string> {
  const examples = [...new Set(routes.flatMap((route) => examplesOf(route, view.clock)))];
  const due = examples.filter((_, index) => index % Math.ceil(examples.length / asked) === seed);
  for (const path of due) {
    const { status, body } = await view.send(path);
    if (status !== 200 && status !== 404) yield `${path} answers ${status}`;
    if (status === 404 && !path.startsWith('/data/iwm/') && !path.startsWith('/documents/golf/')) yield `${path} is not there`;
    if (!changing.test(path) && (await view.send(path)).body !== body) yield `${path} answers differently the second time`;
  }
} // prettier-ignore
