import { expect, it } from 'vitest';
import { tournamentPrograms } from './tournament-programs';
import { collectDroppedRows, readAnswer } from './wire-context.fixture';

function parse(...rows: readonly unknown[]) {
  const { dropped, context } = collectDroppedRows();
  return { programs: readAnswer(tournamentPrograms, { data: rows }, context), dropped };
}

const fileUrl = 'https://files.example/football.pdf';

it('a program has its sport, term, class, file, order page and picture', () => {
  const row = {
    sportProgramsId: '7.0',
    id: 'Football',
    schoolTerm: ' 2024-25 ',
    Class: '1A-4A',
    fileURL: fileUrl,
    clickUrl: 'https://shop.example/football',
    thumbnailURL: 'https://cdn.example/football.svg',
  };
  expect(parse(row).programs).toEqual([
    {
      programId: '7',
      sportId: 'football',
      term: '2024-25',
      className: '1A-4A',
      fileUrl,
      orderHref: 'https://shop.example/football',
      thumbnailUrl: 'https://cdn.example/football.svg',
    },
  ]);
});

it.each(['', null, 'All', 'all'])('the class %j means all classes', (name) => {
  const row = { sportProgramsId: 7, id: 'football', schoolTerm: '2024-25', class: name, fileUrl };
  expect(parse(row).programs[0]?.className).toBeNull();
});

it('a program without a usable link, sport or term is dropped', () => {
  const row = { sportProgramsId: 7, id: 'football', schoolTerm: '2024-25', fileUrl };
  const { programs, dropped } = parse(
    { ...row, fileUrl: 'javascript:alert(1)', clickUrl: '' },
    { ...row, id: '' },
    { ...row, schoolTerm: null },
    { ...row, fileUrl: null, clickUrl: 'https://shop.example/football' },
  );
  expect(programs).toMatchObject([{ fileUrl: null, orderHref: 'https://shop.example/football' }]);
  expect(dropped).toHaveLength(3);
});
