import { expect, it } from 'vitest';
import { rulesVideos } from './rules-videos';
import { collectDroppedRows, readAnswer } from './wire-context.fixture';

const { dropped, context } = collectDroppedRows();
const parse = (body: unknown) => readAnswer(rulesVideos, body, context);

const row = {
  SchoolTerm: ' 2025-26',
  VideoRulesMeetingDate: '2025-09-29T00:00:00.000Z',
  SportShortCode: 'BWB',
  VideoRulesMeetingURL: 'videos.example/embed/RV-2025-BWB',
  Activities: 'Boys Bowling; Girls Bowling',
};

it('a video has its school year, meeting day, sports and a URL with a scheme', () => {
  expect(parse([row])).toEqual([
    {
      term: '2025-26',
      meetingDay: '2025-09-29',
      sportCode: 'BWB',
      url: 'https://videos.example/embed/RV-2025-BWB',
      activities: 'Boys Bowling, Girls Bowling',
    },
  ]);
});

it('a video without a URL or a sport is dropped and counted', () => {
  dropped.length = 0;
  expect(
    parse([
      { ...row, VideoRulesMeetingURL: 'soon' },
      { ...row, Activities: '', SportShortCode: null },
    ]),
  ).toEqual([]);
  expect(dropped).toHaveLength(2);
});
