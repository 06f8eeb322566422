import type { SourceParams } from '../../app/upstream/define-source';

/** Parameters with which each source has something to say on the demo association's Saturday. */
export const sourceSamples: Readonly<Record<string, SourceParams>> = {
  'alerts.sport': { sportId: 'girls-volleyball' },
  'alerts.tennis': {},
  'alerts.web': {},
  'events.all': {},
  'features.front': {},
  'features.sport': { sportId: 'boys-basketball' },
  'maxpreps.day': { day: '2025-10-11' },
  'maxpreps.home': { day: '2025-10-11' },
  'news.recent': {},
  'scoreboards.day': { sportId: 'football' },
  'scoreboards.tournament': { sportId: 'boys-basketball' },
  'social.recent': {},
  'sponsors.featured': {},
  'sponsors.front': {},
  'sponsors.presenting': { sportId: 'boys-basketball' },
  'sponsors.shop': {},
  'committees.members': { committee: 'basketball' },
  'committees.minutes': { committee: 'basketball' },
  'sport-calendar.five-years': { sportId: 'girls-volleyball' },
  'sport-documents.resources': { sportId: 'baseball' },
  'sport-documents.state-final': { sportId: 'boys-basketball' },
  'sport-documents.results': { sportId: 'boys-golf' },
  'sports.facts': { sportId: 'boys-basketball' },
  'state-finals.coach': { sportId: 'boys-soccer', schoolId: '0101' },
  'state-finals.history': { sportId: 'boys-soccer', schoolId: '0101' },
  'state-finals.rosters': { sportId: 'boys-soccer' },
  'state-finals.scores': { sportId: 'boys-soccer' },
  'state-finals.team': { sportId: 'boys-soccer', schoolId: '0101' },
  'state-finals.teams': { sportId: 'boys-soccer' },
  'streams.all': {},
  'tournament-info.facts': { sportId: 'football' },
  'tournament-scores.all': { sportId: 'girls-flag-football' },
  'tournament-scores.class': { sportId: 'boys-soccer', classId: '1A' },
  'tournament-scores.day': { sportId: 'girls-flag-football', day: '2025-10-11' },
  'videos.random': {},
  'weather.forecast': { facilityId: '101' },
};

/** Sources of the site's own static files; the demo association does not serve them. */
export const ownFiles: readonly string[] = ['site-alert.file'];
