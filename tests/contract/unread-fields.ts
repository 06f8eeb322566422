const authors = 'shown by the article page, which is not built yet; the home page shows titles and openings';
const people = 'told of staff and boards; the members of a sport’s committee are shown without it';
const recordings = 'shown by the archive pages, which are not built yet; the home page shows title and picture';

/**
 * Fields that the endpoint table names and no schema of the app reads, by the demo association's route and with the reason. A field that a
 * schema begins to read, or an endpoint that no source asks for, must leave this list.
 */
export const unreadFields: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '/v1/events': { ActivityShort: 'the full title fits at every width' },
  '/v1/maxpreps': { State: 'cards do not say which state a visiting school is from' },
  '/v1/news': {
    author: authors,
    authorTitle: authors,
    authorEmail: authors,
    authorAvatar: authors,
  },
  '/v1/socialmedia': { userImage: 'the strip shows whose post it is by name' },
  '/v1/statefinal/teams': {
    ActivityID: 'a page of a sport knows its sport',
    ActivityName: 'a page of a sport knows its sport',
  },
  '/v1/streams': { imageUrl: 'the list of streams has no pictures' },
  '/v1/sports/{sportId}': {
    basePath: 'the address of a sport follows from its id',
    tournamentInfo: 'read from /v1/sports/{sportId}/tournament-info',
  },
  '/v1/sports/{sportId}/5-year-calendar': { ActivityName: 'the page names the sport' },
  '/v1/sports/{slug}/committee-members': {
    emailAddress: people,
    responsibilities: people,
    assistantName: people,
    assistantTitle: people,
    assistantEmail: people,
    represents: people,
  },
  '/v1/videos': {
    youTubeURL: recordings,
    activityID: recordings,
    buzzerBeater: recordings,
    teams: recordings,
    score: recordings,
    announcers: recordings,
  },
};
