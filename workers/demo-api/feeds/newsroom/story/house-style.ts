import type { Dice } from '../../../random/dice';

/** HTML that stands on its own, as against text that begins with an emphasised word. */
const isBlock = /^(?!<(?:strong|em|b|i|a)\b)</i;

/** Paragraphs as the articles of an association come to look when a dozen people have typed them in three programs. */
export function inHouseStyle(roll: Dice, blocks: readonly string[]): string {
  const style = roll.weighted([70, 14, 16]);
  const html = blocks.map((block) => (isBlock.test(block) ? block : paragraph(roll, style, block)));
  if (roll.chance(0.15)) html.push('<p>&nbsp;</p>');
  return html.join(roll.chance(0.5) ? '\r\n' : '\n');
}

function paragraph(roll: Dice, style: number, text: string): string {
  if (style === 1)
    return `<p class="MsoNormal" style="margin-bottom:8.0pt"><span style="font-size:11.0pt;font-family:&quot;Calibri&quot;,sans-serif">${text}<o:p></o:p></span></p>`;
  if (style === 2) return `<P>${text.replace(/ - /g, ' &#150; ')}`;
  return roll.chance(0.06) ? `<p dir="ltr">${text}&nbsp;</p>` : `<p>${text}</p>`;
}
