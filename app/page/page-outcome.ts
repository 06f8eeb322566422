/** Returned by a view function in place of a view: not found, failed, or a redirect. */
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

export const notFound = new PageOutcome(404);

/** For an answer from which it is not clear whether the page exists. */
export const badAnswer = new PageOutcome(502);

export function redirectTo(location: string, status: 301 | 302 = 302): PageOutcome {
  return new PageOutcome(status, { location });
}
