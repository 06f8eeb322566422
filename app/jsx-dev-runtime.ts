/* Development and tests use React's own function, which checks what it gets. */
export { Fragment, jsxDEV } from 'react/jsx-dev-runtime';
export type { JSX } from 'react/jsx-dev-runtime';
