/** Messages about a month, in both languages. */
import type { Festival } from '../../../lib/schemas/panchang/festivals.ts';
import type { Language } from '../../../lib/words/language.ts';

export interface MonthWords {
  readonly place: string;
  readonly placeHint: string;
  readonly choosePlace: string;
  readonly month: string;
  readonly year: string;
  readonly previous: string;
  readonly next: string;
  readonly thisMonth: string;
  readonly print: string;
  readonly subscribe: string;
  readonly subscribeHint: string;
  readonly file: string;
  readonly today: string;
  readonly festival: string;
  readonly vrata: string;
  readonly ekadashi: string;
  readonly eclipse: string;
  readonly more: (count: number) => string;
  readonly day: (date: string) => string;
  readonly eclipses: string;
  readonly festivals: string;
  readonly noFestivals: string;
  /** Above the list, whose lines open. */
  readonly why: string;
  readonly notSeen: string;
  readonly traditions: Readonly<Record<NonNullable<Festival['tradition']>, string>>;
  readonly shown: (month: string, count: number) => string;
}

const WORDS: Readonly<Record<Language, MonthWords>> = {
  en: {
    place: 'Place of the calendar',
    placeHint: 'of birth, if left empty',
    choosePlace: 'Choose a place from the list, or leave the field empty for the place of birth.',
    month: 'Month',
    year: 'Year',
    previous: 'Previous month',
    next: 'Next month',
    thisMonth: 'This month',
    print: 'Print the month',
    subscribe: 'Subscribe in a calendar',
    subscribeHint:
      'Your calendar program then shows the festivals and vratas of this place, and keeps them up to date.',
    file: 'This month as a file',
    today: 'Today',
    festival: 'Festival',
    vrata: 'Vrata',
    ekadashi: 'Ekadashi',
    eclipse: 'Eclipse',
    more: (count) => `+${count} more`,
    day: (date) => `Panchang of ${date}`,
    eclipses: 'Eclipses',
    festivals: 'Festivals and vratas of the month',
    noFestivals: 'There are none this month.',
    why: 'Open a line to see why it falls on its day.',
    notSeen: 'not observed here',
    traditions: { smarta: 'householders', vaishnava: 'Vaishnavas' },
    shown: (month, count) => `${month} is shown, with ${count === 1 ? 'one observance' : `${count} observances`}.`,
  },
  hi: {
    place: 'पंचांग का स्थान',
    placeHint: 'खाली हो तो जन्म का स्थान',
    choosePlace: 'सूची से स्थान चुनें, या जन्म स्थान के लिए खाना खाली छोड़ें।',
    month: 'महीना',
    year: 'वर्ष',
    previous: 'पिछला महीना',
    next: 'अगला महीना',
    thisMonth: 'यह महीना',
    print: 'महीना छापें',
    subscribe: 'कैलेंडर में जोड़ें',
    subscribeHint: 'फिर आपके कैलेंडर में इस स्थान के त्योहार और व्रत दिखेंगे, और वे अपने आप नए होते रहेंगे।',
    file: 'इस महीने की फ़ाइल',
    today: 'आज',
    festival: 'त्योहार',
    vrata: 'व्रत',
    ekadashi: 'एकादशी',
    eclipse: 'ग्रहण',
    more: (count) => `+${count} और`,
    day: (date) => `${date} का पंचांग`,
    eclipses: 'ग्रहण',
    festivals: 'इस महीने के त्योहार और व्रत',
    noFestivals: 'इस महीने कोई नहीं है।',
    why: 'कोई भी पंक्ति खोलें और देखें कि वह उसी दिन क्यों है।',
    notSeen: 'यहाँ नहीं माना जाता',
    traditions: { smarta: 'गृहस्थ', vaishnava: 'वैष्णव' },
    shown: (month, count) => `${month} दिखाया गया है, ${count} त्योहार और व्रत के साथ।`,
  },
};

export function monthWordsIn(lang: Language): MonthWords {
  return WORDS[lang];
}
