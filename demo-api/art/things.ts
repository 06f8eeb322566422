import { hashSeed } from '../random/dice';
import { escapeHtml } from '../words/slug';

export type ProductKind = 'tee' | 'cap' | 'hoodie' | 'medal' | 'program';

const paper = '#ebe3d1';
const shapes: Readonly<Record<ProductKind, string>> = {
  tee: '<path d="M46 62l48-30c8 14 44 14 52 0l48 30-20 40-20-10v102H86V92l-20 10z"/>',
  cap: '<path d="M60 132c0-46 30-72 64-72s60 26 60 72zM184 118c26 4 40 14 44 24H60v-14z"/>',
  hoodie: '<path d="M84 50c10-20 62-20 72 0l36 26 6 116h-34V118l-6 74H82l-6-74v74H42l6-116zM98 56c8 22 36 22 44 0"/>',
  medal: '<path d="M84 28h24l14 52h-16zM156 28h-24l-14 52h16z"/><circle cx="120" cy="132" r="50"/>',
  program: '<path d="M66 30h108v164H66z"/>',
};
const colors = ['#14213d', '#7a1f2b', '#1f5a3c', '#a9460a', '#2f6388', '#4b2a7b'] as const;

export function drawProduct(kind: ProductKind, sport: string): string {
  const color = colors[hashSeed(5, sport) % colors.length] ?? colors[0];
  const label = sport.replaceAll('-', ' ').toUpperCase();
  const width = Math.min(58, label.length * 8);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 220" width="480" height="440"><path d="M0 0h240v220H0z" fill="${paper}"/><g fill="${color}" stroke="#120c05" stroke-opacity=".25" stroke-width="2">${shapes[kind]}</g><g fill="#fbf3e2" font-family="Arial Narrow, Arial, sans-serif" font-weight="700" text-anchor="middle"><text x="120" y="118" font-size="13" textLength="${width}" lengthAdjust="spacingAndGlyphs">${escapeHtml(label)}</text><text x="120" y="136" font-size="11">STATE SERIES</text></g></svg>`;
}

const skins = ['#8d5a3b', '#c68a5e', '#e0b08c', '#5a3825', '#f0cdb0', '#a9714b'] as const;
const hairs = ['#1d1512', '#4a2f1d', '#7a5230', '#b98a4a', '#9aa0a6', '#2c2c34'] as const;

/** Same name, same portrait. */
export function drawPortrait(name: string): string {
  const number = hashSeed(7, name);
  const skin = skins[number % skins.length] ?? skins[0];
  const hair = hairs[(number >>> 4) % hairs.length] ?? hairs[0];
  const coat = colors[(number >>> 8) % colors.length] ?? colors[0];
  const cut =
    [
      'M38 58c0-34 44-34 44 0-6-14-14-18-22-18s-16 4-22 18z',
      'M34 74c-4-52 56-52 52 0-4-10-4-22-14-30-10 6-20 6-28 4-4 6-8 14-10 26z',
      'M40 50c2-24 38-24 40 0-12-8-28-8-40 0z',
    ][(number >>> 12) % 3] ?? '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120" width="240" height="240"><path d="M0 0h120v120H0z" fill="${paper}"/><path d="M14 120c0-28 20-38 46-38s46 10 46 38z" fill="${coat}"/><path d="M50 74h20v16a10 10 0 0 1-20 0z" fill="${skin}"/><ellipse cx="60" cy="58" rx="20" ry="24" fill="${skin}"/><path d="${cut}" fill="${hair}"/><path d="M53 68q7 5 14 0" fill="none" stroke="#120c05" stroke-opacity=".6" stroke-width="2" stroke-linecap="round"/></svg>`;
}
