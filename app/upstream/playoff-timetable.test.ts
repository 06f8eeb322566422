import { describe, expect, it } from 'vitest';
import { playoffTimetable } from './playoff-timetable';
import { collectDroppedRows, readAnswer } from './wire-context.fixture';

const { dropped, context } = collectDroppedRows();
const read = (body: unknown) => readAnswer(playoffTimetable, body, context);
const buildRow = (className: string, sortOrder: unknown, more = {}) => ({ id: 1, className, sortOrder, ...more });

describe('the timetable of the pairings show', () => {
  it('is sorted by the order field, also when it is sent as text', () => {
    const classes = read({
      data: [buildRow('8A', '8'), buildRow('Class 2A', 2.0), buildRow('1A', '1.0'), buildRow('9A', null)],
    });
    expect(classes.map(({ className }) => className)).toEqual(['1A', '2A', '8A', '9A']);
  });

  it('has http and https links for the posted pages only', () => {
    const urls = {
      displayTime: '8:16 PM',
      pairingsURL: '//old.test/3a.htm',
      bracketsUrl: 'javascript:alert(1)',
      teamInfoUrl: '',
      mapsUrl: 'http://old.test/3a.svg',
    };
    expect(read([buildRow('3A', 3, urls)])).toEqual([
      {
        className: '3A',
        timeText: '8:16 PM',
        pairingsUrl: 'https://old.test/3a.htm',
        bracketsUrl: null,
        teamInfoUrl: null,
        mapsUrl: 'http://old.test/3a.svg',
      },
    ]);
  });

  it('has each class once and drops rows without a class', () => {
    dropped.length = 0;
    expect(
      read([buildRow('1A', 1), null, buildRow('Class 1A', 2, { displayTime: '9 PM' }), buildRow('', 3)]),
    ).toMatchObject([{ className: '1A', timeText: '9 PM' }]);
    expect(dropped).toHaveLength(2);
  });
});
