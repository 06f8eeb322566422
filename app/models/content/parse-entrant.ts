const seedOfEntrant = /^[[(#]?(\d{1,2})[\]).]? /;
const recordOfEntrant = /^\(?(\d+-\d+(?:-\d+)?)\)?$/;

/** Seed, name, school and record (`''` without one) of `[3] Seamus Lopes, Sr. (Thornbrook) 17-4`; `null` for other texts. */
export function parseEntrant(text: string): readonly string[] | null {
  const [start, seed] = seedOfEntrant.exec(text) ?? [];
  if (start === undefined || seed === undefined) return null;
  const rest = text.slice(start.length).trim();
  const record = recordOfEntrant.exec(rest.slice(rest.lastIndexOf(' ') + 1))?.[1];
  const named = record === undefined ? rest : rest.slice(0, rest.lastIndexOf(' ')).trim();
  const opening = findOpening(named);
  const [name, school] = [named.slice(0, opening).trim(), named.slice(opening + 1, -1)];
  return opening < 1 || name === '' || school === '' ? null : [seed, name, school, record ?? ''];
}

/** Place of the parenthesis that the last character closes; -1 if it closes none. */
function findOpening(text: string): number {
  let depth = 0;
  for (let place = text.length - 1; place >= 0; place -= 1) {
    if (text[place] === ')') depth += 1;
    if (text[place] === '(') depth -= 1;
    if (depth <= 0) return depth === 0 && text.endsWith(')') ? place : -1;
  }
  return -1;
}
