import type { Context } from '../http/context';
import type { Article } from '../world/news';
import { sportOf } from '../world/sports';

/** Articles that every visitor can find at any time, a few days old. */
export function standingArticles({ clock }: Context): Article[] {
  const { today } = clock;
  return [
    {
      id: 1001,
      slug: 'state-finals-wrap',
      title: 'State finals wrap: what the weekend decided',
      day: today - 1,
      publishedMinutes: 20 * 60 + 5,
      category: 'News',
      subject: { kind: 'sport', sport: sportOf('boys-golf') },
    },
    {
      id: 1002,
      slug: 'office-closed',
      title: 'The office is closed on Monday',
      day: today - 3,
      publishedMinutes: 9 * 60,
      category: 'Announcements',
      subject: { kind: 'office' },
    },
  ];
}
