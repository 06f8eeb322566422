import { expect, it } from 'vitest';
import { answerCalendarFile } from './calendar-file';

it('a calendar is a file of its own type', async () => {
  const file = { text: 'BEGIN:VCALENDAR', fileName: 'games.ics' };
  const response = await answerCalendarFile('The games', () => Promise.resolve(file));
  const headers = ['content-type', 'content-disposition'].map((name) => response.headers.get(name));
  expect(headers).toEqual(['text/calendar; charset=utf-8', 'attachment; filename="games.ics"']);
});
