import { escapeHtml } from '../words/slug';
import type { School } from '../world/schools';

const plates = [
  'M4 3h32v18c0 9-7 13-16 16C11 34 4 30 4 21z',
  'M20 2a18 18 0 1 0 0 36 18 18 0 0 0 0-36z',
  'M11 3h18l9 17-9 17H11L2 20z',
  'M3 3h34v34H3z',
  'M20 1l19 19-19 19L1 20z',
] as const;

export function drawSchoolMark(school: School): string {
  const plate = plates[school.shape] ?? plates[0];
  const isWide = school.monogram.length > 1;
  const fit = isWide ? ' textLength="20" lengthAdjust="spacingAndGlyphs"' : '';
  const baseline = school.shape === 0 ? 25.5 : 27;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40" width="120" height="120"><title>${escapeHtml(school.name)}</title><path d="${plate}" fill="${school.plate.hex}" stroke="${school.trim.hex}" stroke-width="2.5"/><text x="20" y="${baseline}"${fit} fill="#ffffff" font-family="Arial Narrow, Arial, sans-serif" font-size="19" font-weight="700" text-anchor="middle">${escapeHtml(school.monogram)}</text></svg>`;
}

export function drawAssociationMark(): string {
  return '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" width="144" height="144"><path d="M2 2h44v44H2z" fill="#14213d"/><path d="M11 25a13 13 0 0 1 26 0z" fill="#cf6116"/><path d="M4 25h40M20.5 26L13 44M27.5 26L35 44" stroke="#fbf3e2" stroke-width="2.5" fill="none"/></svg>';
}
