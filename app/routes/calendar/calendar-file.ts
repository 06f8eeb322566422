import { answerFile } from '~/page/file-response';

/**
 * Answers with an iCalendar file, or says in plain text why there is none: calendars keep what they have then.
 * @param what `The events`
 */
export function answerCalendarFile(
  what: string,
  build: () => Promise<{ readonly text: string; readonly fileName: string }>,
): Promise<Response> {
  return answerFile(
    async () => {
      const { text, fileName } = await build();
      const headers = {
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': `attachment; filename="${fileName}"`,
      };
      return new Response(text, { headers });
    },
    { missing: 'There is no such calendar.', failed: `${what} could not be loaded right now.` },
  );
}
