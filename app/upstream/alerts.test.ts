import { describe, expect, it } from 'vitest';
import { tennisMessages, webAlerts } from './alerts';
import { readAnswer } from './wire-context.fixture';

describe('web alerts', () => {
  const parse = (body: unknown) => readAnswer(webAlerts, body);

  it('have their message as a sanitized tree', () => {
    const body = {
      data: [
        {
          webAlertId: '7',
          headline: 'Winter storm watch ',
          message: '<p>Check the <a href="/scores" onclick="x()">scores page</a>.<script>alert(1)</script></p>',
          color: 'Orange',
        },
      ],
    };
    expect(parse(body)).toEqual([
      {
        id: '7',
        headline: 'Winter storm watch',
        message: [
          { tag: 'p', children: ['Check the ', { tag: 'a', href: '/scores', children: ['scores page'] }, '.'] },
        ],
        color: 'orange',
      },
    ]);
  });

  it('with an unknown color are blue', () => {
    for (const color of ['green', 'constructor', '__proto__'])
      expect(parse([{ webAlertId: 1, headline: 'x', message: null, color }])).toMatchObject([{ color: 'blue' }]);
  });

  it('without any text are left out', () => {
    expect(parse([{ webAlertId: 1, headline: ' ', message: '<p>&nbsp;</p>', color: 'red' }])).toEqual([]);
  });
});

describe('tennis messages', () => {
  const parse = (body: unknown) => readAnswer(tennisMessages, body);
  const row = { TourneyID: 12, TourneyShortName: 'Boys Tennis ', Message: 'Courts open at 8:00 AM.', MessageOn: 'Y' };

  it('are kept when switched on', () => {
    expect(parse({ data: [row] })).toEqual([
      { id: '12', tournament: 'Boys Tennis', message: ['Courts open at 8:00 AM.'] },
    ]);
  });

  it.each([false, 'N', '0', null, ''])('are left out when the switch is %j', (MessageOn) => {
    expect(parse({ data: [{ ...row, MessageOn }] })).toEqual([]);
  });
});
