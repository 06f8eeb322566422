import { writeFileSync } from 'node:fs';
import { basicFonts, basicPartOf } from './basic-fonts';

/** `npm run fonts`: writes the font files of the basic characters, for committing after a font package changed. */
export async function main(): Promise<number> {
  for (const font of basicFonts) writeFileSync(font.file, await basicPartOf(font));
  return 0;
}
