/** Messages about a time for a purpose, in both languages. */
import type { CompassId } from '../../../lib/astro/tables/muhurta/ids.ts';
import type { MuhurtaSearch } from '../../../lib/schemas/muhurta/results.ts';
import type { Language } from '../../../lib/words/language.ts';

type Found = MuhurtaSearch['windows'][number];
type Status = Found['for'][number]['status'];

export interface MuhurtaWords {
  readonly purpose: string;
  readonly place: string;
  readonly placeHint: string;
  readonly choosePlace: string;
  readonly from: string;
  readonly to: string;
  readonly notBefore: string;
  readonly notAfter: string;
  readonly hoursHint: string;
  readonly forBirth: (name: string) => string;
  readonly role: string;
  readonly direction: string;
  readonly anyDirection: string;
  readonly directions: Readonly<Record<CompassId, string>>;
  readonly send: string;
  readonly done: (count: number) => string;
  readonly fullText: string;
  readonly windows: string;
  readonly score: (score: number) => string;
  readonly levels: Readonly<Record<Found['level'], string>>;
  readonly lagna: (sign: string) => string;
  readonly minutes: (minutes: number) => string;
  readonly components: string;
  readonly reasons: (supports: number, against: number) => string;
  readonly supports: string;
  readonly against: string;
  readonly persons: string;
  readonly status: Readonly<Record<Status, string>>;
  readonly openDay: string;
  readonly dayOf: (date: string) => string;
  readonly closed: string;
  readonly excluded: (seasons: number, days: number) => string;
  readonly noneFound: string;
  readonly nearestDays: string;
  readonly soft: string;
}

const WORDS: Readonly<Record<Language, MuhurtaWords>> = {
  en: {
    purpose: 'Purpose',
    place: 'Place of the event',
    placeHint: 'of birth, if left empty',
    choosePlace: 'Choose a place from the list, or leave the field empty for the place of birth.',
    from: 'First day',
    to: 'Last day',
    notBefore: 'Not before',
    notAfter: 'Not after',
    hoursHint: 'Left empty, the usual hours of the purpose; 00:00 in both for any hour.',
    forBirth: (name) => `Choose it for ${name}`,
    role: 'Role',
    direction: 'Direction',
    anyDirection: 'Not given',
    directions: {
      east: 'East',
      south_east: 'South-east',
      south: 'South',
      south_west: 'South-west',
      west: 'West',
      north_west: 'North-west',
      north: 'North',
      north_east: 'North-east',
    },
    send: 'Find the best times',
    done: (count) => (count === 1 ? 'One time is found.' : `${count} times are found.`),
    fullText: 'The search in full',
    windows: 'The best times',
    score: (score) => `${score} of 100`,
    levels: { very_good: 'very good', good: 'good', fair: 'fair', weak: 'weak' },
    lagna: (sign) => `${sign} rising`,
    minutes: (minutes) => `${minutes} min`,
    components: 'Points of the score',
    reasons: (supports, against) => `${supports} for it, ${against} against it`,
    supports: 'For it',
    against: 'Against it, or only named',
    persons: 'For the persons',
    status: {
      textual: 'a verse',
      commentary: 'commentaries',
      practice: 'almanacs',
      interpretive: 'our own weighing',
      regional: 'one region',
    },
    openDay: 'The whole day',
    dayOf: (date) => `The day from sunrise, ${date}`,
    closed: 'closed',
    excluded: (seasons, days) =>
      `What is left out: ${seasons === 1 ? '1 season' : `${seasons} seasons`}, ${days === 1 ? '1 day' : `${days} days`}`,
    noneFound: 'No time fits',
    nearestDays: 'Each day, and what stands in the way',
    soft: 'counts against',
  },
  hi: {
    purpose: 'काम',
    place: 'काम का स्थान',
    placeHint: 'खाली हो तो जन्म का स्थान',
    choosePlace: 'सूची से स्थान चुनें, या जन्म स्थान के लिए खाना खाली छोड़ें।',
    from: 'पहला दिन',
    to: 'अंतिम दिन',
    notBefore: 'इससे पहले नहीं',
    notAfter: 'इसके बाद नहीं',
    hoursHint: 'खाली छोड़ें तो काम के चलन का समय; हर समय के लिए दोनों में 00:00 दें।',
    forBirth: (name) => `${name} के लिए चुनें`,
    role: 'भूमिका',
    direction: 'दिशा',
    anyDirection: 'नहीं बताई',
    directions: {
      east: 'पूर्व',
      south_east: 'दक्षिण-पूर्व',
      south: 'दक्षिण',
      south_west: 'दक्षिण-पश्चिम',
      west: 'पश्चिम',
      north_west: 'उत्तर-पश्चिम',
      north: 'उत्तर',
      north_east: 'उत्तर-पूर्व',
    },
    send: 'सबसे अच्छे समय खोजें',
    done: (count) => `${count} समय मिले।`,
    fullText: 'पूरा विवरण',
    windows: 'सबसे अच्छे समय',
    score: (score) => `100 में से ${score}`,
    levels: { very_good: 'बहुत अच्छा', good: 'अच्छा', fair: 'मध्यम', weak: 'कम' },
    lagna: (sign) => `${sign} लग्न`,
    minutes: (minutes) => `${minutes} मिनट`,
    components: 'अंक कैसे बने',
    reasons: (supports, against) => `पक्ष में ${supports}, विपक्ष में ${against}`,
    supports: 'पक्ष में',
    against: 'विपक्ष में, या केवल जानकारी',
    persons: 'व्यक्ति के लिए',
    status: {
      textual: 'श्लोक',
      commentary: 'टीकाएँ',
      practice: 'पंचांग',
      interpretive: 'हमारा तौल',
      regional: 'एक क्षेत्र',
    },
    openDay: 'पूरा दिन',
    dayOf: (date) => `सूर्योदय से पूरा दिन, ${date}`,
    closed: 'वर्जित',
    excluded: (seasons, days) => `छोड़े गए काल (${seasons}) और दिन (${days})`,
    noneFound: 'कोई समय ठीक नहीं बैठता',
    nearestDays: 'हर दिन, और उसमें क्या बाधा है',
    soft: 'अंक घटाता है',
  },
};

export function muhurtaWordsIn(lang: Language): MuhurtaWords {
  return WORDS[lang];
}
