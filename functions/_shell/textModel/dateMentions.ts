/** Dates and other numbers as a text mentions them, in English, Hindi and Hindi in Latin letters. */

export interface Mentions {
  /** YYYY-MM-DD. */
  readonly dates: readonly string[];
  /** YYYY-MM. */
  readonly months: readonly string[];
  readonly years: readonly number[];
  /** All that belong to no date. */
  readonly numbers: readonly number[];
}

const MONTH_WORDS = [
  'january jan जनवरी janvari janwari',
  'february feb फरवरी फ़रवरी farvari farwari',
  'march mar मार्च',
  'april apr अप्रैल aprail',
  'may मई mai',
  'june jun जून joon',
  'july jul जुलाई julai',
  'august aug अगस्त agast',
  'september sep sept सितम्बर सितंबर sitambar',
  'october oct अक्टूबर अक्तूबर aktubar',
  'november nov नवम्बर नवंबर navambar',
  'december dec दिसम्बर दिसंबर disambar',
].map((words) => words.normalize('NFC').split(' '));

const MONTH = MONTH_WORDS.flat()
  .sort((a, b) => b.length - a.length)
  .join('|');
const EDGE = String.raw`(?![\p{L}\p{M}\d])`;
const DAY_FIRST = new RegExp(String.raw`(\d{1,2})(?:st|nd|rd|th)?[ ]+(${MONTH})\.?,?[ ]+(\d{4})${EDGE}`, 'giu');
const MONTH_FIRST = new RegExp(String.raw`(${MONTH})\.?[ ]+(\d{1,2})(?:st|nd|rd|th)?,[ ]+(\d{4})${EDGE}`, 'giu');
const DAY_OF_MONTH = new RegExp(String.raw`(\d{1,2})(?:st|nd|rd|th)?[ ]+(${MONTH})${EDGE}`, 'giu');
const MONTH_AND_YEAR = new RegExp(String.raw`(?<![\p{L}\p{M}])(${MONTH})\.?,?[ ]+(\d{4})${EDGE}`, 'giu');
const ISO = /(\d{4})-(\d{2})-(\d{2})(?!\d)/g;
const NUMBER = /\d+(?:[.,]\d+)*/g;
const DEVANAGARI_ZERO = 0x0966;

/** Returns what a text mentions; each number belongs to one mention alone. */
export function mentionsIn(text: string): Mentions {
  const dates: string[] = [];
  const months: string[] = [];
  const days: string[] = [];
  let rest = text
    .normalize('NFC')
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - DEVANAGARI_ZERO))
    .toLowerCase();
  const take = (pattern: RegExp, note: (parts: string[]) => void) => {
    rest = rest.replace(pattern, (...match: string[]) => {
      note(match);
      return ' ';
    });
  };
  take(ISO, ([, year, month, day]) => dates.push(`${year}-${month}-${day}`));
  take(DAY_FIRST, ([, day, month, year]) => dates.push(`${year}-${monthNumber(month!)}-${day!.padStart(2, '0')}`));
  take(MONTH_FIRST, ([, month, day, year]) => dates.push(`${year}-${monthNumber(month!)}-${day!.padStart(2, '0')}`));
  take(MONTH_AND_YEAR, ([, month, year]) => months.push(`${year}-${monthNumber(month!)}`));
  // A day without a year is held to be no date at all, so that it must be right as one of the given days.
  take(DAY_OF_MONTH, ([, day, month]) => days.push(`${monthNumber(month!)}-${day!.padStart(2, '0')}`));
  const numbers = [...rest.matchAll(NUMBER)].map(([number]) => Number(number.replaceAll(',', '')));
  const isYear = (number: number) => Number.isInteger(number) && number >= 1600 && number <= 2400;
  return {
    dates: [...dates, ...days],
    months,
    years: numbers.filter(isYear),
    numbers: numbers.filter((number) => !isYear(number)),
  };
}

function monthNumber(word: string): string {
  const index = MONTH_WORDS.findIndex((words) => words.includes(word));
  return String(index + 1).padStart(2, '0');
}
