import { describe, expect, it } from 'vitest';
import type { CommitteeMinutes } from '~/upstream/committees';
import type { BoardMember } from '~/upstream/fields/board-member';
import { toCommitteeView } from './committee-view';

const member: BoardMember = {
  id: '1',
  name: 'Ronan Lachlan',
  title: 'Girls Basketball Coach',
  school: 'Larkgrove Township',
  email: 'ronan@school.example',
  photoUrl: null,
  represents: 'Division 1',
  division: 'Division 1',
  position: 'Chair',
  termExpires: '2028',
};
const buildMinutes = (id: string, day: string | null): CommitteeMinutes => ({
  id,
  day,
  fileUrl: `/documents/${id}.pdf`,
});

describe('an advisory committee', () => {
  it('shows the title, school, division and end of term of a member', () => {
    expect(toCommitteeView([member], []).members).toEqual([
      {
        key: '1',
        name: 'Ronan Lachlan',
        photoUrl: null,
        email: 'ronan@school.example',
        lines: ['Girls Basketball Coach', 'Larkgrove Township', 'Division 1', 'Term ends 2028'],
        mark: 'Chair',
      },
    ]);
  });

  it('shows which group a member from outside the schools represents', () => {
    const official = {
      ...member,
      title: 'Contest Official',
      school: null,
      division: null,
      represents: 'Officials Associations',
    };
    expect(toCommitteeView([official], []).members[0]?.lines).toEqual([
      'Contest Official',
      'Officials Associations',
      'Term ends 2028',
    ]);
  });

  it('does not mark plain members, and omits unknown facts', () => {
    const plain = { ...member, position: 'Member', school: null, represents: null, division: null, termExpires: null };
    expect(toCommitteeView([plain], []).members[0]).toMatchObject({ mark: null, lines: ['Girls Basketball Coach'] });
  });

  it('lists minutes from newest to oldest, those without a date last', () => {
    const view = toCommitteeView(
      [],
      [buildMinutes('a', '2023-04-12'), buildMinutes('b', null), buildMinutes('c', '2025-04-16')],
    );
    expect(view.minutes?.map(({ name }) => name)).toEqual([
      'Minutes of April 16, 2025',
      'Minutes of April 12, 2023',
      'Minutes',
    ]);
  });

  it('shows neither members nor minutes when one of the two lists is missing', () => {
    expect(toCommitteeView([member], null)).toEqual({ members: [], minutes: [] });
    expect(toCommitteeView(null, [buildMinutes('a', null)])).toEqual({ members: [], minutes: [] });
  });
});
