import { darkColors, lightColors } from '~/config/brand-colors.generated';

/*
 * Styles of the documents for frames. They load nothing, follow the color scheme of the page around them, and cut no name. The marks are
 * the only pictures.
 */

function writeColors(colors: typeof lightColors | typeof darkColors): string {
  return `--s:${colors['surface-raised']};--k:${colors.ink};--m:${colors['ink-2']};--l:${colors.line};--a:${colors.accent}`;
}

const light = `${writeColors(lightColors)};--v:#0b6b3f;color-scheme:light dark;`;
const dark = `${writeColors(darkColors)};--v:#63d69f`;

export const embedStyles =
  `:root{${light}}@media screen and (prefers-color-scheme:dark){:root{${dark}}}` +
  '*{box-sizing:border-box;margin:0}' +
  'body{background:var(--s);color:var(--k);font:15px/1.35 system-ui,-apple-system,"Segoe UI",Roboto,Arial,sans-serif;padding:10px 12px;overflow-wrap:break-word}' +
  'a{color:inherit;text-decoration:none}a:hover,a:focus-visible{text-decoration:underline}a:focus-visible{outline:2px solid var(--a);outline-offset:1px}' +
  'h1{font-size:17px;line-height:1.2;padding-bottom:6px;border-bottom:3px solid var(--k)}' +
  'h2{font-size:14px;padding:12px 0 2px}h3{font-size:12px;color:var(--m);padding:6px 0 2px}' +
  'main>p{padding:16px 0}main>.note{padding:6px 0 0;font-size:13px;color:var(--m)}ul{list-style:none;padding:0}' +
  'li{border-top:1px solid var(--l)}li>a,li>p{display:block;padding:5px 0}ul>li:first-child{border:0}' +
  'li small{display:block;font-size:12px;color:var(--m)}small.live{color:var(--v);font-weight:700}' +
  'li a>span,li p>span{display:flex;align-items:center;gap:6px}li span>span:last-child{margin-left:auto;text-align:right;font-variant-numeric:tabular-nums;white-space:nowrap}' +
  '.won{font-weight:700}' +
  // The letter of a school is drawn below its logo. See `LogoFilter`.
  'i{position:relative;flex:none;width:20px;height:20px;display:grid;place-items:center;border:1px solid var(--l);border-radius:50%;color:var(--m);font:700 11px/1 system-ui,sans-serif}' +
  'i>span{position:absolute;inset:-1px;overflow:hidden;filter:url(#logo);text-align:center;line-height:0}feFlood{flood-color:var(--s)}main+svg{position:absolute}' +
  // Engines draw a sign of a picture that did not load, except of one in a line without a fixed width and an alternative text.
  'img{height:100%;max-width:100%;object-fit:contain;vertical-align:top}' +
  '.rounds{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,220px),1fr));gap:4px 12px}.rounds section{display:flex;flex-direction:column}.rounds ul{flex:1;display:flex;flex-direction:column;justify-content:space-around}.rounds li{border:1px solid var(--l);border-radius:3px;padding:0 6px;margin:3px 0}.rounds ul>li:first-child{border:1px solid var(--l)}' +
  'table{width:100%;border-collapse:collapse}th,td{padding:5px 4px;border-top:1px solid var(--l);text-align:right;font-variant-numeric:tabular-nums;vertical-align:top}thead th{border:0;font-size:12px;color:var(--m)}th:first-child{text-align:left;padding-left:0}tbody th{font-weight:400}td{white-space:nowrap}' +
  'footer{display:flex;flex-wrap:wrap;justify-content:space-between;gap:2px 12px;margin-top:8px;padding-top:6px;border-top:1px solid var(--l);font-size:12px;color:var(--m)}footer a{color:var(--a)}' +
  '@media(min-width:600px){.games{display:grid;grid-template-columns:1fr 1fr;column-gap:24px}.games>li:nth-child(2){border:0}}';
