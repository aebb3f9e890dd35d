/**
 * Pieces of passwords that every guesser knows, the likeliest first. They are our judgement, from published lists of
 * leaks.
 */

/** What this service is and does, without spaces and in lower case. */
export const SERVICE_WORDS: readonly string[] = `
vedicastrology vedicastrologyapi vedic astrology vedicastro astrologer astro jyotish jyotisha jyotishi jyotishya
kundli kundali kundlimilan horoscope rashifal panchang panchanga janampatri janamkundli grahadasha mahadasha
vimshottari ज्योतिष ज्योतिषी वैदिकज्योतिष कुंडली कुण्डली जन्मकुंडली जन्मपत्री राशिफल पंचांग महादशा
`
  .normalize('NFKC')
  .trim()
  .split(/\s+/);

const FIRST_YEAR = 1940;
const YEARS = Array.from({ length: 100 }, (_, index) => String(FIRST_YEAR + index));

const NUMBERS = `
1 12 123 1234 12345 123456 0 00 000 0000 007 01 07 10 11 12 13 18 21 22 23 45 69 77 88 99 100 101 108 111 1111 143 222
321 333 4321 420 444 54321 555 666 777 786 888 999 1008 1432 9999
`
  .trim()
  .split(/\s+/);

const BEFORE = ['', '@', '#', '_', '-', '.', '!', '$', '*', '&', '+', ' '];
const AFTER = ['', '!', '@', '#', '$', '*', '.'];
const SIGNS = ['!@#', '@#', '@#$', '!@#$', '@@', '!!', '##', '$$', '**', '@!', '!@', '#@', '@123#', '@@@', '!!!'];

/** Endings added to a word to satisfy a rule about digits and signs. */
export const ENDINGS: readonly string[] = [
  ...new Set([
    ...SIGNS,
    ...AFTER.flatMap((after) =>
      BEFORE.flatMap((before) => [...NUMBERS, ...YEARS].map((number) => before + number + after)),
    ),
  ]),
].filter(({ length }) => length > 1);
