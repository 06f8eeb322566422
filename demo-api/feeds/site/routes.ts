import type { Route } from '../../http/router';
import { document } from './documents';
import { gamePage, plainPage } from './landing-pages';
import { art, association, logo, person, productPicture, sponsorMark } from './media';

export const siteRoutes: readonly Route[] = [
  picture('/media/association.svg', association, '/media/association.svg'),
  { ...picture('/media/logos/{file}', logo, '/media/logos/0101.svg'), endpoints: ['image-cdn'] },
  picture('/media/art/{surface}/{file}', art, '/media/art/court/3.svg'),
  picture('/media/videos/{surface}/{file}', art, '/media/videos/court/3.svg'),
  picture('/media/wordmarks/{file}', sponsorMark, '/media/wordmarks/grainmark.svg'),
  picture('/media/products/{kind}/{file}', productPicture, '/media/products/tee/football.svg'),
  picture('/media/people/{file}', person, '/media/people/example.svg'),
  ...['/boxscores/{id}', '/watch/{id}', '/tickets/{id}', '/listen/{id}', '/livestats/{id}'].map((pattern) => ({
    pattern,
    handler: gamePage,
    endpoints: [],
    examples: [],
  })),
  { pattern: '/documents/{name...}', handler: document, endpoints: [], examples: ['/documents/handbook.pdf'] },
  ...['/partners/{name}', '/shop/{name}', '/posts/{name}', '/centers/{name}', '/prep/{name}'].map((pattern) => ({
    pattern,
    handler: plainPage,
    endpoints: [],
    examples: [],
  })),
];

function picture(pattern: string, handler: Route['handler'], example: string): Route {
  return { pattern, handler, endpoints: [], examples: [example] };
}
