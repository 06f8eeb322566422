/** The result of a view without a page: not found, failed, or a redirect. */
export class PageOutcome {
  constructor(
    private readonly status: number,
    private readonly headers: Readonly<Record<string, string>> = {},
    private readonly data: object | null = null,
  ) {}

  toResponse(): Response {
    const { status, headers, data } = this;
    return data === null ? new Response(null, { status, headers }) : Response.json(data, { status, headers });
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
