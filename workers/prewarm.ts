import { readSources } from '../app/cache/read-sources';
import { pageSources } from '../app/routes/page-registry';
import type { PageRequest } from '../app/routes/page-sources';
import type { SourceRequest } from '../app/upstream/define-source';
import type { Bindings } from './bindings';
import { createIsolate, type Isolate } from './isolate';

/** The pages that everybody comes for, whatever the week. */
const warmedPages = ['home', 'scores'] as const;

/**
 * Every minute: asks for fresh answers of the warmed pages' sources, so that visitors find them in the shared store. It
 * uses the site's own source declarations and refresh path; what is still fresh costs nobody a call.
 */
export default {
  async scheduled(_controller, bindings, context) {
    const isolate = createIsolate(bindings);
    const reader = isolate.reader((work) => {
      context.waitUntil(work);
    });
    const lines = await readSources(sourcesToWarm(isolate), 'waits-for-fresh', reader);
    const failed = lines.filter((line) => line.answer.status === 'failed').map((line) => line.request.definition.name);
    console.log(JSON.stringify({ event: 'prewarmed', sources: lines.length, failed }));
  },
} satisfies ExportedHandler<Bindings>;

function sourcesToWarm({ clock, environment }: Isolate): readonly SourceRequest[] {
  const page: PageRequest = { params: {}, query: {}, clock, environment };
  return warmedPages.flatMap((id) => {
    const declared = pageSources[id]?.(page);
    return declared === undefined ? [] : [...Object.values(declared.critical), ...Object.values(declared.optional)];
  });
}
