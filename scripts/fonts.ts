import { writeFileSync } from 'node:fs';
import { basicFonts, cutBasicPart } from './basic-fonts';

/** `npm run fonts`: writes the font files of the basic characters, for committing after a font package changed. */
export async function main(): Promise<number> {
  for (const font of basicFonts) writeFileSync(font.file, await cutBasicPart(font));
  return 0;
}
