import { expect, it } from 'vitest';
import { buildTestEnvironment } from '~/config/environment.fixture';
import { findUnpublished } from './unpublished-facts';

it('finds sources that are switched off or have no address, their pages, and names of no source', () => {
  const environment = buildTestEnvironment({ SOURCES_OFF: 'people.board, no.source' });
  const { sources, unknownNames, pages } = findUnpublished(environment);
  expect(sources).toContainEqual(['people.board', 'switched off by SOURCES_OFF']);
  expect(sources).toContainEqual(['clinics.page', 'DATA_BASE_URL is not set']);
  expect(unknownNames).toEqual(['no.source']);
  expect(pages).toEqual(expect.arrayContaining(['/about/board', '/officials/clinics']));
  expect(pages).not.toContain('/about/leadership');
});
