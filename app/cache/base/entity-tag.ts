/** Computes a strong entity tag: a hash of the bytes (RFC 9110, section 8.8.3). */
export async function computeEntityTag(body: Uint8Array): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', body as BufferSource));
  return `"${[...digest.subarray(0, 12)].map((byte) => byte.toString(16).padStart(2, '0')).join('')}"`;
}

/** Whether the field `If-None-Match` matches the tag. Uses the weak comparison (RFC 9110, section 13.1.2). */
export function isMatchingEntityTag(field: string, etag: string): boolean {
  if (field.trim() === '*') return true;
  return field.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
