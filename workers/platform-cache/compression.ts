/** Content types of the site that the platform compresses. */
const COMPRESSED_TYPES: ReadonlySet<string> = new Set([
  'text/html',
  'text/plain',
  'text/css',
  'text/javascript',
  'text/xml',
  'text/calendar',
  'application/javascript',
  'application/json',
  'application/ld+json',
  'application/manifest+json',
  'application/xml',
  'application/rss+xml',
  'application/atom+xml',
  'image/svg+xml',
  'image/x-icon',
]);

/** Encodings known to the platform and workerd, in the platform's order of preference. */
const ENCODINGS = ['br', 'gzip'] as const;

/** Compresses if type and `Accept-Encoding` allow. workerd compresses a body with a named encoding; the strong entity tag becomes weak. */
export function withContentEncoding(acceptEncoding: string | null, headers: Headers): Headers {
  const type = headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
  if (!COMPRESSED_TYPES.has(type) || headers.has('content-encoding') || isTransformForbidden(headers)) return headers;
  const encoded = new Headers(headers);
  encoded.append('vary', 'accept-encoding');
  const encoding = ENCODINGS.find((name) => isAccepted(name, acceptEncoding));
  if (encoding === undefined) return encoded;
  encoded.set('content-encoding', encoding);
  encoded.delete('content-length');
  const etag = encoded.get('etag');
  if (etag?.startsWith('"') === true) encoded.set('etag', `W/${etag}`);
  return encoded;
}

function isTransformForbidden(headers: Headers): boolean {
  return /\bno-transform\b/.test(headers.get('cache-control') ?? '');
}

function isAccepted(encoding: string, acceptEncoding: string | null): boolean {
  return (acceptEncoding ?? '').split(',').some((part) => {
    const [name = '', weight = ''] = part.split(';', 2).map((word) => word.trim().toLowerCase());
    return name === encoding && !/^q=0(?:\.0*)?$/.test(weight);
  });
}
