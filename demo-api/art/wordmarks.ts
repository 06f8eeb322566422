import { escapeHtml } from '../words/slug';
import type { Sponsor } from '../words/sponsors';

const emblems: Readonly<Record<Sponsor['emblem'], string>> = {
  sun: '<path d="M14 44a18 18 0 0 1 36 0zM6 50h52M32 8v10M9 18l7 7M55 18l-7 7" fill="none" stroke-width="5"/>',
  wave: '<path d="M6 26c9-10 17-10 26 0s17 10 26 0M6 42c9-10 17-10 26 0s17 10 26 0" fill="none" stroke-width="6"/>',
  leaf: '<path d="M12 54C8 26 26 10 56 10c0 30-16 46-40 40M12 54l26-26" fill="none" stroke-width="5"/>',
  bolt: '<path d="M36 6L14 36h14l-4 22 24-32H34z" stroke-width="0"/>',
  barn: '<path d="M10 56V28L32 8l22 20v28zM24 56V38h16v18" fill="none" stroke-width="5"/>',
  ring: '<circle cx="32" cy="32" r="24" fill="none" stroke-width="6"/><path d="M32 18v28M18 32h28" stroke-width="6"/>',
  key: '<circle cx="20" cy="24" r="12" fill="none" stroke-width="6"/><path d="M29 33l25 25M44 48l7-7" fill="none" stroke-width="6"/>',
  star: '<path d="M32 6l7.600 17.300 18.800 1.800-14.200 12.500 4.200 18.400L32 46.400 15.600 56l4.200-18.400L5.600 25.100l18.800-1.800z" stroke-width="0"/>',
};

export function drawWordmark({ name, line, color, ink, emblem }: Sponsor): string {
  const size = name.length > 24 ? 22 : 26;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 384 120" width="384" height="120"><title>${escapeHtml(name)}</title><path d="M0 0h384v120H0z" fill="${color}"/><g transform="translate(20 28)" fill="${ink}" stroke="${ink}" stroke-linecap="round" stroke-linejoin="round">${emblems[emblem]}</g><g fill="${ink}" font-family="Arial Narrow, Arial, sans-serif"><text x="102" y="60" font-size="${size}" font-weight="700" textLength="${Math.min(266, Math.round(name.length * size * 0.5))}" lengthAdjust="spacingAndGlyphs">${escapeHtml(name)}</text><text x="102" y="84" font-size="14" opacity=".9">${escapeHtml(line)}</text></g></svg>`;
}
