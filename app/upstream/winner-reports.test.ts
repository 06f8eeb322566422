import { describe, expect, it } from 'vitest';
import { winnerReport, winnerReports } from './winner-reports';
import { collectDroppedRows, readAnswer } from './wire-context.fixture';

const { dropped, context } = collectDroppedRows();

describe('the winner reports of a sport', () => {
  it('have varying keys, scores as text and joint names of tied winners', () => {
    const rows = [
      {
        siteID: '1103.0',
        siteName: 'Bitterford  - Sumac Trace',
        Class: '1A',
        Level: 'Regional',
        Date: '2025-10-01T00:00:00.000Z',
        WinStatus: 'complete ',
        TeamChampionSchool: 'Willowcroft &amp; Chalkworth',
        TeamChampionCoach: null,
        TeamChampionScore: 357.0,
        MedalistName: 'Leif Cisneros & Giancarlo Haddad',
        MedalistSchool: '',
        MedalistScore: '82.0',
      },
      { SiteID: '', SiteName: ' ' },
      null,
    ];
    expect(readAnswer(winnerReports, { data: rows }, context)).toEqual([
      {
        siteId: '1103',
        name: 'Bitterford - Sumac Trace',
        classId: '1A',
        level: 'Regional',
        day: '2025-10-01',
        status: 'complete',
        champion: { school: 'Willowcroft & Chalkworth', coach: null, score: '357' },
        medalist: { name: 'Leif Cisneros & Giancarlo Haddad', school: null, score: '82' },
      },
    ]);
    expect(dropped).toHaveLength(2);
  });
});

describe('the winner report of a site', () => {
  const schema = winnerReport.definition.buildSchema(context);

  it('has five tables, with scores as numbers or letters', () => {
    const sections = {
      TeamScores: [
        { Place: 'T2', TeamName: 'Mount Dalby', SchoolID: '1589', Score: 388 },
        { Place: '', TeamName: 'Claycroft', Score: 'NS' },
        { Place: 3, TeamName: '' },
      ],
      AdvancingTeams: [{ place: 1, teamName: 'Eagleland', score: '380.0' }],
      Medalist: [{ GolferName: 'Mei-Ling  Lachlan', Grade: 11, TeamName: 'Claycroft', Score: 90 }],
      AdvancingIndividuals: null,
    };
    const report = { siteId: 1201, siteName: 'Wickland', class: '1A', level: 'Regional', sportId: 'girls-golf' };
    expect(schema.parse({ data: { ...report, date: '', sections } })).toEqual({
      siteName: 'Wickland',
      classId: '1A',
      level: 'Regional',
      day: null,
      sportId: 'girls-golf',
      teamScores: [
        { place: 'T2', team: 'Mount Dalby', score: '388' },
        { place: null, team: 'Claycroft', score: 'NS' },
      ],
      advancingTeams: [{ place: '1', team: 'Eagleland', score: '380' }],
      medalists: [{ golfer: 'Mei-Ling Lachlan', grade: '11', team: 'Claycroft', score: '90' }],
      advancingIndividuals: [],
      allGolfers: [],
    });
  });

  it('may have no tables yet, and any other body is refused', () => {
    expect(schema.parse({ siteName: 'Wickland', sections: null }).teamScores).toEqual([]);
    expect(schema.safeParse({ error: 'Internal' }).success).toBe(false);
  });
});
