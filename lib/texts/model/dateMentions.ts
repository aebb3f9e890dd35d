/** Dates, times of day and other numbers that a text mentions, in English, Hindi and Hindi in Latin letters. */

interface Mentions {
  /** YYYY-MM-DD; MM-DD where no year is given. */
  readonly dates: readonly string[];
  /** YYYY-MM; MM where no year is given. */
  readonly months: readonly string[];
  readonly years: readonly number[];
  /** HH:MM as written: 1:17 may mean 13:17. */
  readonly times: readonly string[];
  /** All numbers that belong to no date or time. */
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

const ALL_WORDS = MONTH_WORDS.flat().sort((a, b) => b.length - a.length);
const MONTH = ALL_WORDS.join('|');
/** In lower case these are a verb and a pronoun; as a month they have a year beside them, or a capital letter. */
const UNCERTAIN = ['may', 'mai'];
const SURE_MONTH = ALL_WORDS.flatMap((word) => [
  ...(UNCERTAIN.includes(word) ? [] : [word]),
  ...(/^[a-z]/.test(word) ? [word[0]!.toUpperCase() + word.slice(1), word.toUpperCase()] : []),
]).join('|');

const START = String.raw`(?<!\d|\d[.,:])`;
const EDGE = String.raw`(?![\p{L}\p{M}\d])`;
const DAY = String.raw`(\d{1,2})(?:st|nd|rd|th)?`;
const BEFORE = String.raw`(?<![\p{L}\p{M}])`;
const GAP = String.raw`(?:-|\s+(?:of\s+)?)`;
const AND = String.raw`\s*(?:-|–|से|और|या|तथा|se|aur|ya|to|and|or)\s*`;
const YEAR = String.raw`(\d{4})`;

const ISO = /(\d{4})-(\d{2})-(\d{2})(?!\d)/g;
const IN_FIGURES = new RegExp(String.raw`${START}(\d{1,2})([/.-])(\d{1,2})\2${YEAR}(?!\d)`, 'g');
const FIRST_OF_TWO = new RegExp(
  String.raw`${START}${DAY}${AND}(?=${DAY}${GAP}(${SURE_MONTH})(?:\.?,?[\s-]+${YEAR})?${EDGE})`,
  'gu',
);
const DAY_FIRST = new RegExp(String.raw`${START}${DAY}${GAP}(${MONTH})\.?,?[\s-]+${YEAR}${EDGE}`, 'giu');
const MONTH_FIRST = new RegExp(String.raw`${BEFORE}(${MONTH})\.?\s+${DAY},?\s+${YEAR}${EDGE}`, 'giu');
const MONTH_AND_YEAR = new RegExp(String.raw`${BEFORE}(${MONTH})\.?,?[\s-]+${YEAR}${EDGE}`, 'giu');
const DAY_OF_MONTH = new RegExp(String.raw`${START}${DAY}${GAP}(${SURE_MONTH})${EDGE}`, 'gu');
const MONTH_ALONE = new RegExp(String.raw`${BEFORE}(${wordsAlone().join('|')})${EDGE}`, 'gu');
const SHORT_YEARS = /(?<!\d)(\d{2})(\d{2})[-–/](\d{2})(?![\d/-])/g;
const TIME = /(?<![\d:.])(\d{1,2})(?::(\d{2})(?![\d:])|\.(\d{2})(?=\s*(?:बजे|baje|am\b|pm\b)))/gi;
const NUMBER = /\d+(?:[.,]\d+)*/g;
const DEVANAGARI_ZERO = 0x0966;

const NUMBER_WORDS = [
  'एक|दो|तीन|चार|पांच|पाँच|छह|छः|सात|आठ|नौ|दस|ग्यारह|बारह|तेरह|चौदह|पंद्रह|पन्द्रह|सोलह|सत्रह|अठारह|अट्ठारह|उन्नीस|बीस',
  'इक्कीस|बाईस|तेईस|चौबीस|पच्चीस|छब्बीस|सत्ताईस|अट्ठाईस|अठाईस|उनतीस|उन्तीस|तीस|इकतीस|इकत्तीस|पहली|दूसरी|तीसरी|चौथी',
  'ek|do|teen|ch?aar|ch?ar|paanch|panch|ch?hah?|saat|aath|nau|das|gyarah|baarah|barah|terah|chaudah|pandrah|solah|satrah',
  'atha?a?rah|unnis|bees|bis|ikk?ees|ikk?is|ba+is|te+is|chaubis|pach+is|chhabb?is|satta+is|att?ha+is|untees|untis|tees|ik[at]*ti?s',
  'pehli|doosri|first|second|third|[a-z]+(?:teen|teenth|ieth|ty|ty-[a-z]+)|(?:four|fif|six|seven|eigh|nin|ten|eleven|twelf)th',
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve',
].join('|');
const IN_WORDS = new RegExp(
  String.raw`${BEFORE}(?:(?:${NUMBER_WORDS})\s+(?:of\s+)?(?:${wordsAlone().join('|')})|दो हज़ार|दो हजार|do ha[zj]a+r|two thousand)${EDGE}`.normalize(
    'NFC',
  ),
  'iu',
);

/** Tells whether a text has a day or a year in words, which cannot be checked. */
export function hasDateInWords(text: string): boolean {
  return IN_WORDS.test(text.normalize('NFC'));
}

/** Returns what a text mentions; each number belongs to one mention only. */
export function mentionsIn(text: string): Mentions {
  const [dates, months, times]: [string[], string[], string[]] = [[], [], []];
  let rest = figuresIn(text);
  const take = (pattern: RegExp, list: string[], mention: (...parts: string[]) => string) => {
    rest = rest.replace(pattern, (...match: string[]) => {
      list.push(mention(...match.slice(1)));
      return ' ';
    });
  };
  take(ISO, dates, (year, month, day) => dated(day, month, year));
  take(IN_FIGURES, dates, (day, _separator, month, year) => dated(day, month, year));
  // In "15 to 20 June 2027" the first number is a day of that month as well.
  take(FIRST_OF_TWO, dates, (first, _second, month, year) => dated(first, month, year));
  take(DAY_FIRST, dates, dated);
  take(MONTH_FIRST, dates, (month, day, year) => dated(day, month, year));
  take(MONTH_AND_YEAR, months, (month, year) => `${year}-${monthNumber(month)}`);
  // A day without a year must match one of the known dates.
  take(DAY_OF_MONTH, dates, (day, month) => dated(day, month, undefined));
  take(MONTH_ALONE, months, monthNumber);
  take(TIME, times, (hours, minutes, afterDot) => `${twoDigits(hours)}:${minutes ?? afterDot}`);
  const numbers = [...rest.matchAll(NUMBER)].map(([number]) => Number(number.replaceAll(',', '')));
  const isYear = (number: number) => Number.isInteger(number) && number >= 1600 && number <= 2400;
  return { dates, months, times, years: numbers.filter(isYear), numbers: numbers.filter((number) => !isYear(number)) };
}

/** Replaces Devanagari digits by Latin ones, and 2026-27 by both years. */
function figuresIn(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - DEVANAGARI_ZERO))
    .replace(SHORT_YEARS, (whole, century: string, first: string, second: string) =>
      second > first ? `${century}${first} ${century}${second}` : whole,
    );
}

/** Names of months that are no other word: the short ones in Latin letters are ambiguous. */
function wordsAlone(): string[] {
  return ALL_WORDS.filter((word) => !UNCERTAIN.includes(word) && !/^[a-z]{1,3}$/.test(word)).map((word) =>
    word.replace(/^[a-z]/, (letter) => letter.toUpperCase()),
  );
}

function dated(day: string, month: string, year: string | undefined): string {
  const yearless = `${/\d/.test(month) ? twoDigits(month) : monthNumber(month)}-${twoDigits(day)}`;
  return year === undefined ? yearless : `${year}-${yearless}`;
}

function monthNumber(word: string): string {
  return twoDigits(String(MONTH_WORDS.findIndex((words) => words.includes(word.toLowerCase())) + 1));
}

function twoDigits(figures: string): string {
  return figures.padStart(2, '0');
}
