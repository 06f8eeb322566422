import { expect, it } from 'vitest';
import { parseEnvironment } from '~/config/environment';
import { findUnpublished } from './unpublished-facts';

const names = { V1_BASE_URL: 'https://api.test/v1', PRODUCT: 'A', ASSOCIATION_NAME: 'A', BUILD_ID: 'test' };

it('finds sources that are switched off or have no address, their pages, and names of no source', () => {
  const environment = parseEnvironment({ ...names, SOURCES_OFF: 'people.board, no.source' });
  const { sources, unknownNames, pages } = findUnpublished(environment);
  expect(sources).toContainEqual(['people.board', 'switched off by SOURCES_OFF']);
  expect(sources).toContainEqual(['clinics.page', 'DATA_BASE_URL is not set']);
  expect(unknownNames).toEqual(['no.source']);
  expect(pages).toEqual(expect.arrayContaining(['/about/board', '/officials/clinics']));
  expect(pages).not.toContain('/about/leadership');
});
