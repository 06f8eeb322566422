import { Links, LiveReload, Meta, Scripts, ScrollRestoration } from '@remix-run/react';
import { applySkippedGameday } from './components/home/skip-gameday';
import { markBrokenImages } from './components/scores/broken-image';
import { markMissingScripts } from './components/shell/missing-scripts';
import { PageMetaMark } from './components/shell/page-meta';
import { containerId } from './components/shell/server-document';
import { applyStoredTheme } from './components/shell/stored-theme';
import { markFollowedTeams } from './components/teams/followed-store';

/** What cannot wait for the page's own code. It belongs in the head, before the styles. */
const earlyScript = `${applyStoredTheme}; ${applySkippedGameday}; ${markFollowedTeams}; ${markBrokenImages}; ${markMissingScripts}`;

/** The HTML document around the app. It is rendered on the server only, and the browser leaves it alone. */
export function PageDocument() {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* The `surface` of each scheme, see styles/tokens.css. */}
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#f6f0e3" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0e1628" />
        <script>{earlyScript}</script>
        <PageMetaMark at="start" />
        <Meta />
        <PageMetaMark at="end" />
        <Links />
      </head>
      <body>
        <div id={containerId} />
        <ScrollRestoration />
        <Scripts />
        <LiveReload />
      </body>
    </html>
  );
}
