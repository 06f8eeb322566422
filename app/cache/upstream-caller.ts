import type { SourceRequest } from '../upstream/define-source';
import type { RefreshFailure } from './entry';
import { fetchUpstream, type UpstreamAnswer, type UpstreamCall, type UpstreamTools } from './fetch-upstream';
import { upstreamUrl, type UpstreamBases } from './upstream-url';

/** The site's own static files, which a worker reads through a binding instead of the network. */
export type StaticFiles = Pick<Fetcher, 'fetch'>;

/** The binding answers any host; this one names what it is. */
const staticOrigin = 'https://static.invalid';

/**
 * Calls upstream for sources: knows where each base leads and how it is fetched.
 * @param files `null` in a worker that has no static files; sources of the base `site` fail there
 */
export function createUpstreamCaller(bases: UpstreamBases, files: StaticFiles | null, tools: UpstreamTools) {
  return async (request: SourceRequest, call: Omit<UpstreamCall, 'url'>): Promise<UpstreamAnswer> => {
    const { definition, params } = request;
    const path = definition.path(params);
    if (definition.base === 'site') {
      if (files === null) return unreachable('this worker has no static files');
      return fetchUpstream({ ...call, url: staticOrigin + path }, { ...tools, fetch: (wanted) => files.fetch(wanted) });
    }
    const url = upstreamUrl(bases, definition.base, path);
    return url === null ? unreachable(`no base URL for ${definition.base}`) : fetchUpstream({ ...call, url }, tools);
  };
}

function unreachable(detail: string): UpstreamAnswer {
  const failure: RefreshFailure = { reason: 'unreachable', detail };
  return { kind: 'failed', failure, worthRetrying: false };
}
