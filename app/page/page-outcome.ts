/** The result of a view without a page: not found, or a redirect. */
export class PageOutcome {
  constructor(
    private readonly status: number,
    private readonly headers: Readonly<Record<string, string>> = {},
  ) {}

  toResponse(): Response {
    return new Response(null, { status: this.status, headers: this.headers });
  }
}

/** There is no such page. */
export const notFound = new PageOutcome(404);

/** The page's existence could not be read. */
export const badAnswer = new PageOutcome(502);

/** The page is at another address. */
export function redirectTo(location: string, status: 301 | 302 = 302): PageOutcome {
  return new PageOutcome(status, { location });
}
