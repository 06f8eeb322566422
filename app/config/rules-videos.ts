export interface StandingRulesVideo {
  readonly title: string;
  /** Path below the document archive. */
  readonly file: string;
}

export const standingRulesVideos: readonly StandingRulesVideo[] = [
  { title: 'Diving Judges', file: '/documents/rules-videos/diving-judges.mp4' },
  { title: 'Hate Speech & Harassment Policy', file: '/documents/rules-videos/hate-speech-harassment-policy.mp4' },
  { title: 'Concussion', file: '/documents/rules-videos/concussion.mp4' },
];
