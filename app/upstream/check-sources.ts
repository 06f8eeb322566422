import type { AnySource } from '~/cache/source/define-source';
import type { FreshnessPolicy } from '~/cache/source/policies';
import { DAY_SECONDS } from '~/time-units';

/** Thrown when sources or policies are faulty; the message names each fault. */
class SourceError extends Error {
  override name = 'SourceError';
}

const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*\.[a-z0-9]+(?:-[a-z0-9]+)*$/i;
/** Limit of keys in Workers KV, less what precedes the source's name. */
const MAX_NAME_AND_PATH_BYTES = 512 - 64;
/** Parameters come from addresses of the site, which are not longer than this. */
const LONGEST_PARAMETER = 'x'.repeat(64);
/** Shorter times call upstream too often, longer ones are not fresh. A lower percentage would fail on the few bad rows of any feed. */
const BOUNDS = {
  freshSeconds: [30, 7 * DAY_SECONDS],
  liveFreshSeconds: [30, 7 * DAY_SECONDS],
  staleWhileRevalidateSeconds: [0, 7 * DAY_SECONDS],
  staleIfErrorSeconds: [0, 30 * DAY_SECONDS],
  negativeSeconds: [30, 7 * DAY_SECONDS],
  confirmSeconds: [30, 7 * DAY_SECONDS],
  mostDroppedPercent: [10, 100],
} as const satisfies Record<keyof FreshnessPolicy, readonly [number, number]>;

/** Checks every source and policy at build time and when a worker starts; throws a `SourceError` that names each fault. */
export function checkSources(sources: readonly AnySource[], policies: Readonly<Record<string, FreshnessPolicy>>): void {
  const problems = [
    ...Object.entries(policies).flatMap(([name, policy]) => listPolicyProblems(name, policy)),
    ...sources.flatMap((source) => listSourceProblems(source, policies)),
    ...sources.flatMap((source) => listNamingProblems(source, sources)),
    ...findRepeated(sources.map(({ name }) => name)).map((name) => `two sources are named ${name}`),
  ];
  if (problems.length > 0) throw new SourceError(problems.join('; '));
}

function listPolicyProblems(name: string, policy: FreshnessPolicy): string[] {
  return (Object.keys(BOUNDS) as (keyof FreshnessPolicy)[]).flatMap((field) => {
    const [least, most] = BOUNDS[field];
    const value = policy[field];
    const fits = Number.isInteger(value) && value >= least && value <= most;
    return fits ? [] : [`policy ${name}: ${field} is ${value}, and must be a whole number from ${least} to ${most}`];
  });
}

function listSourceProblems(source: AnySource, policies: Readonly<Record<string, FreshnessPolicy>>): string[] {
  const { name, policy } = source;
  const bytes = new TextEncoder().encode(name + buildLongestPath(source)).length;
  return [
    ...(NAME.test(name) ? [] : [`source ${name}: the name must be of the form group.name`]),
    ...(Object.hasOwn(policies, policy) ? [] : [`source ${name}: there is no policy ${policy}`]),
    ...(hasReasons(source) ? [] : [`source ${name}: an exception is given without its reason`]),
    ...(bytes <= MAX_NAME_AND_PATH_BYTES ? [] : [`source ${name}: its keys can have more than 512 bytes`]),
  ];
}

/** A source that is to name the parameters of another one has to list names. */
function listNamingProblems({ name, namedBy }: AnySource, sources: readonly AnySource[]): string[] {
  const naming = sources.flatMap((source) => (source.listNames === undefined ? [] : [source.name]));
  const unknown = (namedBy?.sources ?? []).filter((other) => !naming.includes(other));
  return unknown.map((other) => `source ${name}: ${other} lists no names`);
}

/** An exception for an endpoint needs a stated reason. */
function hasReasons({ ordinarilyEmpty, badRequestMeansNone }: AnySource): boolean {
  return [ordinarilyEmpty, badRequestMeansNone].every((reason) => reason === undefined || reason.trim().length > 10);
}

/** The path with long parameters; empty for a source that refuses them. */
function buildLongestPath({ buildPath }: AnySource): string {
  const params = new Proxy<Record<string, string>>({}, { get: () => LONGEST_PARAMETER });
  try {
    return buildPath(params);
  } catch {
    return '';
  }
}

function findRepeated(names: readonly string[]): string[] {
  return [...new Set(names.filter((name, index) => names.indexOf(name) !== index))];
}
