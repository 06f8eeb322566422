import type { Context } from '../../http/context';
import type { ArticleStub } from '../../world/news';
import { sportOf } from '../../world/sports';

/** Articles that every visitor can find at any time, a few days old. */
export function standingArticles({ clock }: Context): ArticleStub[] {
  const { today } = clock;
  return [
    {
      id: 1001,
      day: today - 1,
      publishedMinutes: 20 * 60 + 5,
      kind: 'sport',
      category: 'News',
      standing: {
        slug: 'state-finals-wrap',
        title: 'State finals wrap: what the weekend decided',
        subject: { kind: 'sport', sport: sportOf('boys-golf') },
      },
    },
    {
      id: 1002,
      day: today - 3,
      publishedMinutes: 9 * 60,
      kind: 'office',
      category: 'Announcements',
      standing: { slug: 'office-closed', title: 'The office is closed on Monday', subject: { kind: 'office' } },
    },
  ];
}
