/*
 * Styles of a board, for screens seen from 15 m. Sizes are shares of the window's height, and for a phone of its width; whoever does not know `min()`
 * takes the line before. No grid: browsers of televisions are old. Nothing moves.
 */
const rowCounts = [1, 2, 3, 4] as const;

/** Digits of a game in so many rows: height of the font in `vh`, and in `vw` at most. Digits are 0.72 of it. */
const digitSizes = { 1: [40, 22], 2: [24, 12], 3: [18, 11], 4: [17, 10.5] } as const;

const digits = rowCounts
  .map((rows) => {
    const [height, width] = digitSizes[rows];
    return `.rows-${rows} b{font-size:${height}vh;font-size:min(${height}vh,${width}vw)}.rows-${rows} .game{height:${100 / rows}%}`;
  })
  .join('');

const shifts = Array.from({ length: 8 }, (_, step) => {
  const [x, y] = [step < 4 ? step * 2 : (8 - step) * 2, step % 2 === 0 ? 0 : 2];
  return `[data-shift="${step}"]{transform:translate(${x}px,${y}px)}`;
}).join('');

export const boardStyles =
  ':root{color-scheme:dark}*{box-sizing:border-box;margin:0}' +
  'body{background:#0b1120;color:#fff;font:600 4vh/1.1 "Roboto Condensed","Arial Narrow",Arial,sans-serif;overflow:hidden}' +
  '.board{height:100vh;margin-right:8px;padding:2vh 2vw}.board,main{display:flex;flex-direction:column}main{flex:1;min-height:0}' +
  'footer{display:flex;justify-content:space-between;align-items:center;gap:2vw;flex:none}header{position:absolute;top:2vh;right:2vw;line-height:6vh}' +
  'h1{flex:none;padding-right:28vw;font-size:5.5vh;font-size:min(5.5vh,3.2vw);line-height:6vh;text-transform:uppercase;white-space:nowrap;overflow:hidden;text-overflow:ellipsis}' +
  'a{color:#fff}.place{color:#cdd6ea;white-space:nowrap}' +
  'ul,ol{flex:1;min-height:0;list-style:none;padding:.5vh 0;display:flex;flex-wrap:wrap}' +
  '.game{width:50%;padding:0 1.5vw;display:flex;flex-direction:column;justify-content:center;border-top:1px solid #3a4663}' +
  '.one .game{width:100%}' +
  '.game p{display:flex;justify-content:space-between;align-items:center;gap:1vw}' +
  '.game span{white-space:nowrap;overflow:hidden;text-overflow:ellipsis;min-width:0}.game .short{flex-shrink:0}.game p>span:last-child{text-align:right}' +
  'b{font-weight:700;line-height:.74;font-variant-numeric:tabular-nums;min-width:1.2em}b:last-child{text-align:right}b:empty{display:none}b:empty+.state{font-size:1.5em}' +
  '.ahead{color:#ffbf5f}.state{text-align:center;flex:1}.state small{display:block;font-size:3.6vh;font-weight:400;color:#cdd6ea;overflow:hidden;text-overflow:ellipsis}' +
  '.live{color:#7df0a0}.live i{display:inline-block;width:.65em;height:.65em;margin-right:.3em;border-radius:50%;background:#7df0a0}' +
  'ol{flex-direction:column;flex-wrap:nowrap}ol li{flex:1;max-height:10%;display:flex;align-items:center;gap:2vw;border-top:1px solid #3a4663}' +
  'li>strong{width:5vw}li>em{flex:1;font-style:normal;white-space:nowrap;overflow:hidden;text-overflow:ellipsis}li>small{font-size:3.6vh;font-weight:400;color:#cdd6ea}li>b{font-size:6vh;line-height:1}' +
  '.empty{flex:1;display:flex;align-items:center;justify-content:center;font-size:9vh;text-align:center}' +
  '.show-results{display:none}[data-hide~=results] .show-results{display:block;flex:none;padding:1vh 0;text-align:center}[data-hide~=results] .game b,[data-hide~=results] ol{visibility:hidden}[data-hide~=results] .ahead{color:inherit}' +
  '.qr{width:14vh;height:14vh;flex:none}.phone{display:flex;align-items:center;gap:1vw;text-align:right}' +
  '.offline #age{font-size:8vh;background:#ffbf5f;color:#0b1120;padding:1vh 1vw}' +
  '#fullscreen{position:fixed;left:1vw;bottom:1vh;opacity:0;font:inherit}#fullscreen:focus,body:hover #fullscreen{opacity:1}#fullscreen[hidden]{display:none}' +
  digits +
  '.one{font-size:7vh;font-size:min(7vh,5vw)}.one b{min-width:0;font-size:24vw;font-size:min(48vh,24vw)}' +
  // A phone that is held upright: the games do not fit beside each other, names have two lines, and the page scrolls.
  '@media(orientation:portrait){body{font-size:5vw;overflow:auto}.board{height:auto;min-height:100vh}header{position:static}h1{padding:0;font-size:6vw;line-height:1.1;white-space:normal}.place{white-space:normal}footer{flex-wrap:wrap}#fullscreen{position:static;opacity:1}.board .game{width:100%;height:auto;padding:2vw 1.5vw}.game span{white-space:normal;overflow:visible}.game .short{flex-shrink:1}.state small,li>small,.phone a{font-size:4vw}li>b{font-size:6vw}ol li{flex-wrap:wrap;max-height:none;padding:1vw 0}li>strong{width:10vw}li>em+small{order:1;width:100%;padding-left:12vw}.empty{font-size:8vw}.qr{width:24vw;height:24vw}.offline #age{font-size:8vw}}' +
  shifts;
