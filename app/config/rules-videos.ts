/** A video on rules that is part of the site, whatever upstream lists. */
export interface StandingRulesVideo {
  readonly title: string;
  /** Path below the document archive. */
  readonly file: string;
}

/** In the order of the page. */
export const standingRulesVideos: readonly StandingRulesVideo[] = [
  { title: 'Diving Judges', file: '/documents/rules-videos/diving-judges.mp4' },
  { title: 'Hate Speech & Harassment Policy', file: '/documents/rules-videos/hate-speech-harassment-policy.mp4' },
  { title: 'Concussion', file: '/documents/rules-videos/concussion.mp4' },
];
