import { sports, type SportArt } from './sports';

/** Longest names first, so that "Flag Football" is found before "Football". */
const families = [...new Map(sports.map((sport) => [sport.family.toLowerCase(), sport.art]))].sort(
  ([a], [b]) => b.length - a.length,
);

/** The drawing for words that may name a sport, such as a headline; by default the basketball court. */
export function chooseArt(...words: readonly (string | null)[]): SportArt {
  const text = words.join(' ').toLowerCase();
  return (
    families.find(([name]) => text.includes(name) || text.includes(name.replaceAll(/ & | /g, '-')))?.[1] ?? 'court'
  );
}
