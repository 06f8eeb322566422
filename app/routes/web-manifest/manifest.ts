import { lightColors } from '~/config/brand-colors.generated';
import { words } from '~/config/words';
import { buildHref, Route } from '~/href';
/** Data for installing the site (W3C Web Application Manifest). `shortName` is below the icon. */
export function buildWebManifest(name: string, shortName: string) {
  return {
    id: '/',
    name,
    short_name: shortName,
    description: `Scores, brackets and state finals of the ${name}.`,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: lightColors.surface,
    theme_color: lightColors['brand-ink'],
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: [
      { name: 'Scores', url: buildHref(Route.scores) },
      { name: words.myTeams, url: buildHref(Route.myTeams) },
      { name: 'Events Calendar', url: buildHref(Route.calendar) },
      { name: 'School Directory', url: buildHref(Route.schoolsDirectory) },
      { name: 'Read Offline', url: buildHref(Route.offline) },
    ],
  };
}
