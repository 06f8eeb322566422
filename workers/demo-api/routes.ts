import { alerts, sportAlerts, tenbadMessages } from './feeds/alerts';
import { events } from './feeds/events';
import { features } from './feeds/features';
import { frontPage } from './feeds/front-page';
import { gamesOfDay } from './feeds/game-feed';
import { gamePage, plainPage } from './feeds/landing-pages';
import { art, association, logo, person, productPicture, sponsorMark } from './feeds/media';
import { news, newsArticle } from './feeds/news';
import { school, schools } from './feeds/schools';
import { socialMedia } from './feeds/social';
import { frontPageSponsors, pageSponsors, shop } from './feeds/sponsors';
import { sport } from './feeds/sports';
import { streams } from './feeds/streams';
import { tournamentScores } from './feeds/tournament-scores';
import { video, videos } from './feeds/videos';
import type { Route } from './http/router';

/** Every address that the demo association answers; the first pattern that fits wins. */
export const routes: readonly Route[] = [
  ['/', (context) => frontPage(context, routes)],

  ['/v1/sponsors', frontPageSponsors],
  ['/v1/sponsors/shop', shop],
  ['/v1/sponsors/page-sponsor', pageSponsors],
  ['/v1/news', news],
  ['/v1/news/feature', features],
  ['/v1/news/{slug}', newsArticle],
  ['/v1/socialmedia', socialMedia],
  ['/v1/maxpreps', gamesOfDay],
  ['/v1/events', events],
  ['/v1/streams', streams],
  ['/v1/videos', videos],
  ['/v1/videos/{videoId}', video],
  ['/v1/alerts', alerts],
  ['/v1/tenbad/messages', tenbadMessages],
  ['/v1/sports/{sportId}', sport],
  ['/v1/sports/{sportId}/alerts', sportAlerts],
  ['/v1/sports/{sportId}/tournament-scores', tournamentScores],
  ['/v1/schools', schools],
  ['/v1/schools/{id}', school],

  ['/media/association.svg', association],
  ['/media/logos/{file}', logo],
  ['/media/art/{surface}/{file}', art],
  ['/media/videos/{surface}/{file}', art],
  ['/media/wordmarks/{file}', sponsorMark],
  ['/media/products/{kind}/{file}', productPicture],
  ['/media/people/{file}', person],

  ['/boxscores/{id}', gamePage],
  ['/watch/{id}', gamePage],
  ['/tickets/{id}', gamePage],
  ['/listen/{id}', gamePage],
  ['/livestats/{id}', gamePage],
  ['/partners/{name}', plainPage],
  ['/shop/{name}', plainPage],
  ['/posts/{name}', plainPage],
  ['/documents/{name...}', plainPage],
  ['/centers/{name}', plainPage],
];
