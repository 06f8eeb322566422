import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PersonCard, type PersonView } from './person-card';

const person: PersonView = { key: '1', name: 'Ronan Lachlan', photoUrl: null, lines: ['Director'], mark: null };
const renderHtml = (more: Partial<PersonView>) => renderToStaticMarkup(<PersonCard person={{ ...person, ...more }} />);

it('links the email of a person and of the named assistant', () => {
  const html = renderHtml({
    email: 'ronan@office.example',
    assistant: { text: 'Maia Quill, Administrative Assistant', email: 'maia@office.example' },
  });
  expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
    'mailto:ronan@office.example',
    'mailto:maia@office.example',
  ]);
  expect(html).toContain('Assistant: Maia Quill, Administrative Assistant');
});

it('omits a missing email and assistant', () => {
  const html = renderHtml({});
  expect(html).not.toContain('href');
  expect(html).not.toContain('Assistant');
  expect(renderHtml({ assistant: { text: 'Maia Quill', email: null } })).not.toContain('href');
});
