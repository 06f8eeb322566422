import type { Route } from '../../http/router';
import { answerDocument } from './documents';
import { answerGamePage, answerPlainPage } from './landing-pages';
import {
  answerArt,
  answerAssociation,
  answerLogo,
  answerPerson,
  answerProductPicture,
  answerSponsorMark,
} from './media';

export const siteRoutes: readonly Route[] = [
  routePicture('/media/association.svg', answerAssociation, '/media/association.svg'),
  { ...routePicture('/media/logos/{file}', answerLogo, '/media/logos/0101.svg'), endpoints: ['image-cdn'] },
  routePicture('/media/art/{subject}/{file}', answerArt, '/media/art/jump-shot/3.svg'),
  routePicture('/media/videos/{subject}/{file}', answerArt, '/media/videos/court/3.svg'),
  routePicture('/media/wordmarks/{file}', answerSponsorMark, '/media/wordmarks/grainmark.svg'),
  routePicture('/media/products/{kind}/{file}', answerProductPicture, '/media/products/tee/football.svg'),
  routePicture('/media/people/{file}', answerPerson, '/media/people/example.svg'),
  ...['/boxscores/{id}', '/watch/{id}', '/tickets/{id}', '/listen/{id}', '/livestats/{id}'].map((pattern) => ({
    pattern,
    handler: answerGamePage,
    endpoints: [],
    examples: [],
  })),
  { pattern: '/documents/{name...}', handler: answerDocument, endpoints: [], examples: ['/documents/handbook.pdf'] },
  ...['/partners/{name}', '/shop/{name}', '/posts/{name}', '/centers/{name}', '/prep/{name}'].map((pattern) => ({
    pattern,
    handler: answerPlainPage,
    endpoints: [],
    examples: [],
  })),
];

function routePicture(pattern: string, handler: Route['handler'], example: string): Route {
  return { pattern, handler, endpoints: [], examples: [example] };
}
