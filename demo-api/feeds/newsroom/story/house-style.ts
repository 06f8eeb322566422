import type { Dice } from '../../../random/dice';

const isBlock = /^(?!<(?:strong|em|b|i|a)\b)</i;

/** Markup differs between authors. */
export function formatInHouseStyle(roll: Dice, blocks: readonly string[]): string {
  const style = roll.drawWeighted([70, 14, 16]);
  const html = blocks.map((block) => (isBlock.test(block) ? block : wrapParagraph(roll, style, block)));
  if (roll.drawChance(0.15)) html.push('<p>&nbsp;</p>');
  return html.join(roll.drawChance(0.5) ? '\r\n' : '\n');
}

function wrapParagraph(roll: Dice, style: number, text: string): string {
  if (style === 1)
    return `<p class="MsoNormal" style="margin-bottom:8.0pt"><span style="font-size:11.0pt;font-family:&quot;Calibri&quot;,sans-serif">${text}<o:p></o:p></span></p>`;
  if (style === 2) return `<P>${text.replace(/ - /g, ' &#150; ')}`;
  return roll.drawChance(0.06) ? `<p dir="ltr">${text}&nbsp;</p>` : `<p>${text}</p>`;
}
