interface CalendarFile {
  readonly text: string;
  readonly fileName: string;
}

/**
 * Answers with an iCalendar file, or says in plain text why there is none: calendars keep what they have then.
 * @param what `The events`
 */
export async function answerCalendarFile(what: string, build: () => Promise<CalendarFile>): Promise<Response> {
  try {
    const { text, fileName } = await build();
    return new Response(text, {
      headers: {
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': `attachment; filename="${fileName}"`,
      },
    });
  } catch (error) {
    if (!(error instanceof Response)) throw error;
    const text = error.status === 404 ? 'There is no such calendar.' : `${what} could not be loaded right now.`;
    const headers = new Headers(error.headers);
    headers.set('content-type', 'text/plain; charset=utf-8');
    return new Response(`${text}\n`, { status: error.status, headers });
  }
}
