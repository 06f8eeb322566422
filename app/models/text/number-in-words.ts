const belowTwenty =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** `ten`, `one hundred and twenty-five`: a whole number from 0 to 999 in words, any other in figures. */
export function writeNumberInWords(number: number): string {
  if (!Number.isInteger(number) || number < 0 || number > 999) return String(number);
  if (number < 20) return belowTwenty[number] ?? '';
  if (number < 100) {
    const ten = tens[Math.floor(number / 10) - 2] ?? '';
    return number % 10 === 0 ? ten : `${ten}-${belowTwenty[number % 10]}`;
  }
  const hundreds = `${belowTwenty[Math.floor(number / 100)]} hundred`;
  return number % 100 === 0 ? hundreds : `${hundreds} and ${writeNumberInWords(number % 100)}`;
}
