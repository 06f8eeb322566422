import barlow600 from '~/styles/fonts/barlow-condensed-600-basic.woff2';
import barlow700 from '~/styles/fonts/barlow-condensed-700-basic.woff2';
import publicSans from '~/styles/fonts/public-sans-basic.woff2';
import { readPoorNetwork } from './light-pages';

/** The files that all pages of the site use, so that most visitors have them. */
const files: readonly (readonly [family: string, weight: string, url: string])[] = [
  ['Barlow Condensed', '600', barlow600],
  ['Barlow Condensed', '700', barlow700],
  ['Public Sans', '100 900', publicSans],
];

/**
 * Script of light documents. On a poor network it hides the logos, which are then not fetched. Elsewhere it loads the site's fonts, which are
 * optional: a font that is missing at the first paint is used from the next page on, so nothing moves while a page is read. Without the script
 * the device's fonts are shown.
 */
export const adaptToNetwork = `{ ${readPoorNetwork}
if (isPoor) document.documentElement.dataset.scripts = "off";
else if (window.FontFace) for (const [family, weight, url] of ${JSON.stringify(files)}) {
const face = new FontFace(family, "url(" + url + ")", { weight, display: "optional" });
document.fonts.add(face); face.load().catch(() => {}); } }`;
