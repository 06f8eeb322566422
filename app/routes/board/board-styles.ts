import latin600 from '@fontsource/barlow-condensed/files/barlow-condensed-latin-600-normal.woff2?url';
import latin700 from '@fontsource/barlow-condensed/files/barlow-condensed-latin-700-normal.woff2?url';
import extended600 from '@fontsource/barlow-condensed/files/barlow-condensed-latin-ext-600-normal.woff2?url';
import extended700 from '@fontsource/barlow-condensed/files/barlow-condensed-latin-ext-700-normal.woff2?url';
import vietnamese600 from '@fontsource/barlow-condensed/files/barlow-condensed-vietnamese-600-normal.woff2?url';
import vietnamese700 from '@fontsource/barlow-condensed/files/barlow-condensed-vietnamese-700-normal.woff2?url';
import { lightColors } from '~/config/brand-colors.generated';

/*
 * Styles of a board, for screens seen from 15 m. Sizes are shares of the window's height, and for a phone of its width; browsers that do not support
 * `min()` use the line before. No grid: browsers of televisions are old. Nothing moves. No text is cut: long names wrap, and digits leave
 * room for wide fonts, whose digits are 0.7 of their size.
 */

interface DigitSizes {
  readonly rows: number;
  readonly columns: 1 | 2;
  /** Font size in `vh`. Digits are 0.72 of it. */
  readonly height: number;
  /** Font size in `vw` at most, with scores of one or two digits, and of three. */
  readonly width: number;
  readonly widthOfHundreds: number;
}

const digitSizes: readonly DigitSizes[] = [
  { rows: 1, columns: 1, height: 48, width: 24, widthOfHundreds: 16 },
  { rows: 2, columns: 1, height: 32, width: 24, widthOfHundreds: 16 },
  { rows: 3, columns: 1, height: 19, width: 17, widthOfHundreds: 16 },
  { rows: 2, columns: 2, height: 24, width: 15, widthOfHundreds: 10 },
  { rows: 3, columns: 2, height: 17, width: 15, widthOfHundreds: 10 },
  { rows: 4, columns: 2, height: 17, width: 9.5, widthOfHundreds: 6 },
];

const digits = digitSizes
  .map(({ rows, columns, height, width, widthOfHundreds }) => {
    const layout = `.columns-${columns}.rows-${rows}`;
    const writeSize = (most: number) => `{font-size:${Math.min(height, most)}vh;font-size:min(${height}vh,${most}vw)}`;
    return `${layout} .game{height:${100 / rows}%}${layout} b${writeSize(width)}${layout} .hundreds b${writeSize(widthOfHundreds)}`;
  })
  .join('');

const shifts = Array.from({ length: 8 }, (_, step) => {
  const [x, y] = [step < 4 ? step * 2 : (8 - step) * 2, step % 2 === 0 ? 0 : 2];
  return `[data-shift="${step}"]{transform:translate(${x}px,${y}px)}`;
}).join('');

/** Files of the display font, with the characters that they have. Browsers that do not know the format show a font of the device. */
const fontFiles = [
  { url: latin600, weight: 600, characters: 'U+0-FF,U+2000-22FF' },
  { url: latin700, weight: 700, characters: 'U+0-FF,U+2000-22FF' },
  { url: extended600, weight: 600, characters: 'U+100-2FF' },
  { url: extended700, weight: 700, characters: 'U+100-2FF' },
  { url: vietnamese600, weight: 600, characters: 'U+1EA0-1EF9' },
  { url: vietnamese700, weight: 700, characters: 'U+1EA0-1EF9' },
];

const fonts = fontFiles
  .map(
    ({ url, weight, characters }) =>
      `@font-face{font-family:Board;font-weight:${weight};font-display:swap;src:url(${url}) format("woff2");unicode-range:${characters}}`,
  )
  .join('');

export const boardStyles =
  fonts +
  ':root{color-scheme:dark}*{box-sizing:border-box;margin:0}' +
  'body{background:#0b1120;color:#fff;font:600 3.7vh/1.08 Board,"Roboto Condensed","Arial Narrow",Arial,sans-serif;overflow:hidden;overflow-wrap:anywhere}' +
  '.board{height:100vh;margin-right:8px;padding:1.5vh 2vw}.board,main{display:flex;flex-direction:column}main{flex:1;min-height:0}' +
  'header,footer{display:flex;justify-content:space-between;align-items:center;gap:2vw;flex:none}' +
  'h1{flex:1;font-size:4.6vh;font-size:min(4.6vh,3.2vw);text-transform:uppercase}' +
  'a{color:#fff}.place{color:#cdd6ea}header .place{white-space:nowrap}' +
  'ul,ol{flex:1;min-height:0;list-style:none;padding:.5vh 0;display:flex;flex-wrap:wrap}' +
  '.game{width:50%;padding:0 1.5vw;display:flex;flex-direction:column;justify-content:center;border-top:1px solid #3a4663}' +
  '.columns-1 .game{width:100%}' +
  '.game p{display:flex;justify-content:space-between;align-items:center;gap:1vw}' +
  '.game p+p{margin-top:.9vh}.game p>span:last-child{text-align:right}' +
  // Beside a long name, a short one keeps room for its words.
  '.game p:first-child>span{min-width:40%}' +
  'b{flex:none;font-weight:inherit;line-height:.74;font-variant-numeric:tabular-nums}b:last-child{text-align:right}b:empty{display:none}b:empty+.state{font-size:1.5em}' +
  // A split-flap tile.
  `.game b{padding:.05em .1em .11em;border-radius:.03em;background:linear-gradient(${lightColors['scoreboard-surface-2']} 50%,${lightColors['scoreboard-surface']} 50%)}` +
  '.ahead{color:#ffbf5f}.won{font-weight:700}.state{text-align:center;flex:1}.state small{display:block;font-size:3.6vh;font-weight:400;color:#cdd6ea}' +
  // Half of the width: the status is above the digits, except in the flattest rows.
  '.columns-2 .game p{flex-wrap:nowrap}.columns-2 .game p+p{flex-wrap:wrap}.columns-2 .state{order:-1;flex:none;width:100%}.columns-2 .state small{display:inline;margin-left:.5em}' +
  '.rows-4 .game p+p{flex-wrap:nowrap}.rows-4 .state{order:0;flex:1;width:auto}.rows-4 .state small{display:block;margin:0}' +
  '.live{color:#7df0a0}.live i{display:inline-block;width:.65em;height:.65em;margin-right:.3em;border-radius:50%;background:#7df0a0}' +
  'ol{flex-direction:column;flex-wrap:nowrap}ol li{flex:1;max-height:10%;display:flex;align-items:center;gap:1vw;border-top:1px solid #3a4663;font-size:3.6vh;line-height:1}' +
  'li>strong{flex:none;min-width:5vw}li>em{flex:1;font-style:normal}li>small{font-size:inherit;font-weight:400;color:#cdd6ea}li>em+small{max-width:32%}li>small+small{flex:none}li>b{font-size:6vh;line-height:1}' +
  '.empty{flex:1;display:flex;align-items:center;justify-content:center;font-size:9vh;text-align:center}' +
  '.show-results{display:none}[data-hide~=results] .show-results{display:block;flex:none;padding:1vh 0;text-align:center}[data-hide~=results] .game b,[data-hide~=results] ol{visibility:hidden}[data-hide~=results] .ahead{color:inherit}' +
  '.qr{width:13vh;height:13vh;flex:none}.phone{display:flex;align-items:center;gap:1vw;text-align:right}' +
  '.offline #age{font-size:8vh;background:#ffbf5f;color:#0b1120;padding:1vh 1vw}' +
  '#fullscreen{position:fixed;left:1vw;bottom:1vh;opacity:0;font:inherit;padding:.3em .6em;border:1px solid #cdd6ea;background:none;color:#fff}#fullscreen:focus,body:hover #fullscreen{opacity:1}#fullscreen[hidden]{display:none}' +
  digits +
  // The only game of a picture.
  '.columns-1.rows-1 .game{font-size:7vh;font-size:min(7vh,5vw)}.columns-1.rows-2 .game{font-size:5vh}' +
  // A phone that is held upright: the games do not fit beside each other, and the page scrolls.
  '@media(orientation:portrait){body{font-size:5vw;overflow:auto}.board{height:auto;min-height:100vh}header{display:block}h1{font-size:6vw;line-height:1.1}footer{flex-wrap:wrap}#fullscreen{position:static;opacity:1}ul{align-content:flex-start}.board .game{width:100%;height:auto;min-height:24vw;padding:2vw 1.5vw}.columns-1.rows-2 .game{font-size:5vw}.board .game b{font-size:12vw}.board .rows-1 .game b{font-size:24vw}.board .rows-1 .hundreds b{font-size:16vw}.board .game p+p{flex-wrap:nowrap}.board .state{order:0;flex:1;width:auto}.board .state small{display:block;margin:0}.state small,li>small,.phone a{font-size:4vw}li>b{font-size:6vw}ol li{flex-wrap:wrap;max-height:none;font-size:5vw;padding:1vw 0}li>strong{width:10vw}li>em+small{order:1;width:100%;max-width:none;padding-left:12vw}.empty{font-size:8vw}.qr{width:24vw;height:24vw}.offline #age{font-size:8vw}}' +
  shifts;
