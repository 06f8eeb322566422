import type { LinksFunction } from '@remix-run/cloudflare';
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from '@remix-run/react';
import barlowCondensed from '../node_modules/@fontsource/barlow-condensed/files/barlow-condensed-latin-700-normal.woff2';
import publicSans from '../node_modules/@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2';
import stylesheet from './styles/app.css';

export const links: LinksFunction = () => [
  ...[barlowCondensed, publicSans].map((href) => ({
    rel: 'preload',
    href,
    as: 'font' as const,
    type: 'font/woff2',
    crossOrigin: 'anonymous' as const,
  })),
  { rel: 'stylesheet', href: stylesheet },
];

export default function Root() {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        <Outlet />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}
