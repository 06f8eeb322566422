/** The requests under names that those of another list do not have: `committee golf`. */
export function withPrefix<Request>(
  prefix: string,
  requests: Readonly<Record<string, Request>>,
): Readonly<Record<string, Request>> {
  return Object.fromEntries(Object.entries(requests).map(([name, request]) => [`${prefix} ${name}`, request]));
}
