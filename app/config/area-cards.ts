import { buildHref, Route } from '~/href';
import { capitalize } from '~/models/text/capitalize';
import { writeNumberInWords } from '~/models/text/number-in-words';
import { anniversary, bodies } from './association';

/** Texts of the quick-link cards on an area's own page. Titles and addresses come from the navigation. */

export interface CardSection {
  readonly title: string;
  /** A page below the area, described in one sentence. */
  readonly cards: readonly (readonly [path: string, text: string])[];
}

export type CardArea = 'about' | 'resources';

export const areaCards: Readonly<
  Record<CardArea, { readonly intro: string; readonly sections: readonly CardSection[] }>
> = {
  about: {
    intro: 'Who the association is, who runs it, and how to reach it.',
    sections: [
      {
        title: 'The association',
        cards: [
          ['mission', 'What the association is for.'],
          ['history', 'How it came to be, and what it has done since.'],
          [
            buildHref(Route.anniversary),
            `${capitalize(writeNumberInWords(anniversary?.years ?? 0))} years, year by year.`,
          ],
          ['constitution', 'The constitution and the by-laws that schools agree to.'],
          ['reports', 'Yearly reports to download.'],
          ['partners', 'The companies that support high school activities.'],
        ],
      },
      {
        title: 'People',
        cards: [
          ['leadership', 'The administrators, their sports and how to reach them.'],
          ['support-staff', 'Who answers in the office.'],
          ['board', `The ${writeNumberInWords(bodies.board.seats)} directors and whom they represent.`],
          ['past-board-members', 'Who served before them.'],
          ['legislative-commission', 'Who votes on proposals to change the by-laws.'],
          ['advisory-committees', 'The committee of each sport and activity, with its minutes.'],
        ],
      },
      {
        title: 'Foundation',
        cards: [
          ['foundation/donate', 'How to give.'],
          ['foundation-board', 'Who serves on the board of the foundation.'],
          ['ihsaf-board-members', 'Who serves on the board of this name.'],
        ],
      },
      {
        title: 'Reach us',
        cards: [
          ['contact', 'Address, telephone and office hours.'],
          ['careers', 'Open positions.'],
          ['statequalifier', 'Merchandise for those who qualified.'],
        ],
      },
    ],
  },
  resources: {
    intro: 'Forms, videos, tickets and programs for schools, coaches, athletes and fans.',
    sections: [
      {
        title: 'For schools and coaches',
        cards: [
          ['rules-videos', 'The required rules videos of each sport.'],
          ['download-center', 'Forms, handbooks, logos and graphics.'],
          ['coaches-education', 'Certification and courses.'],
          ['sportsmanship/overview', 'What is expected in the stands and on the field.'],
          ['equity', 'Fair chances to take part.'],
          ['newsletter', 'News for member schools.'],
        ],
      },
      {
        title: 'For athletes',
        cards: [
          ['academic-teams', 'Teams with the best grades.'],
          ['scholarship', 'Scholarships and how to apply.'],
        ],
      },
      {
        title: 'For fans',
        cards: [
          ['tickets', 'Where to buy tickets, and what they cost.'],
          ['merchandise', 'Shirts and souvenirs of the state finals.'],
          ['state-programs', 'Printed programs of this year and of earlier years.'],
          ['all-access', 'Programs, results and photo albums of each sport since its first finals.'],
          ['licensed-vendors', 'Who may sell with the association’s marks.'],
        ],
      },
    ],
  },
};
