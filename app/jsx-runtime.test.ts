import { createElement } from 'react';
import * as ofReact from 'react/jsx-runtime';
import { expect, it } from 'vitest';
import { Fragment, jsx, jsxs } from './jsx-runtime';

const ref = { current: null };

it.each([
  ['without a key', { title: 'Oak' }, undefined],
  ['with a key', { title: 'Oak' }, 1],
  ['with an empty key', {}, ''],
  ['with children', { children: ['Oak', createElement('b', null)] }, undefined],
  ['with a ref', { ref, title: 'Oak' }, 'a'],
  ['with a key among its properties', { key: 2, title: 'Oak' }, undefined],
  ['with a key among its properties and one beside them', { key: 2 }, 'a'],
])('an element %s is what the function of React makes', (_what, props, key) => {
  const element = jsx('p', props, key);
  const ofReactItself = ofReact.jsx('p', props, key);
  // React's development version adds a field for its own checks.
  expect(ofReactItself).toMatchObject(element);
  expect(ofReactItself.props).toEqual(element.props);
});

it('an element has the given properties and no copy of them', () => {
  const props = { title: 'Oak' };
  expect(jsx('p', props).props).toBe(props);
});

it('has the names that compiled JSX calls', () => {
  expect([jsxs, Fragment]).toEqual([jsx, ofReact.Fragment]);
});
