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
 * Script of light documents: no logos where the network is poor, else the site's faces. They are optional: a face that is not there at the first paint
 * is used from the next page on, so nothing moves while it is read. Without the script the faces of the device are shown.
 */
export const loadLightFonts = `{ ${readPoorNetwork}
if (isPoor) document.documentElement.dataset.scripts = "off";
else if (window.FontFace) for (const [family, weight, url] of ${JSON.stringify(files)}) {
const face = new FontFace(family, "url(" + url + ")", { weight, display: "optional" });
document.fonts.add(face); face.load().catch(() => {}); } }`;
