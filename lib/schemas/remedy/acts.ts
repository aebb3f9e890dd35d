/** Records of the answers of /remedy about everything but stones. */
import * as v from 'valibot';
import { DevataRecord } from '../jaimini/common.ts';
import { count, number, PlanetId, record, text, yes, list, orNull, localName } from '../common/records.ts';
import { answerEntries, closingEntries, isoDate, isRare, itemEntries, NotNeeded, Thing } from './common.ts';

const JapaCount = record('JapaCount', 'A total and what it makes a day', {
  total: count('Repetitions in all', 1, 1_000_000),
  malas_per_day: count('Malas of 108 a day for forty days, rounded up', 1, 100),
});

export const Mantras = record('RemedyMantras', 'Which mantras this chart calls for', {
  ...answerEntries,
  mantras: list(
    record('PlanetMantra', 'A mantra of a planet', {
      ...itemEntries,
      mantra: text('The short one, in the language asked for'),
      seed_mantra: text('The one that the totals are for, in the language asked for'),
      days: count('In which a total is said', 1, 100),
      vedic: JapaCount,
      kali: v.pipe(
        JapaCount,
        v.description('Four times as many, as practice holds for the Kali age; a choice, not a duty'),
      ),
    }),
    'For weak planets and for the lords of the running periods, the most urgent first',
  ),
  ishta_devata: record('IshtaMantra', 'The chosen deity, seen in the twelfth from karakamsha, and its prayer', {
    devata: DevataRecord,
    deity: localName,
    mantra: localName,
    count: count('Repetitions a day', 1, 1000),
    when: localName,
    reason: localName,
  }),
  universal: list(
    record('UniversalMantra', 'A prayer that tradition gives to everybody', {
      id: text('Of the prayer'),
      name: localName,
      mantra: localName,
      purpose: localName,
      count: count('Repetitions a day', 1, 1000),
    }),
    'For everybody, whatever the chart',
  ),
  not_needed: list(NotNeeded, 'The other planets'),
  ...closingEntries,
});
export type Mantras = v.InferOutput<typeof Mantras>;

export const Donations = record('RemedyDonations', 'Which gifts this chart calls for', {
  ...answerEntries,
  donations: list(
    record('PlanetDonation', 'A gift for a planet', {
      ...itemEntries,
      items: text('What is given, in words, in the language asked for'),
      articles: list(Thing, 'The same one by one; one of them is enough'),
      recipient: localName,
      is_instead_of_gemstone: yes('The stone of the planet is not to be worn in this chart: giving takes its place'),
    }),
    'For weak and afflicted planets, those in the 6th, 8th and 12th, Saturn in sade sati, functional malefics and lords of the 6th, 8th and 12th',
  ),
  not_needed: list(NotNeeded, 'The other planets'),
  ...closingEntries,
});
export type Donations = v.InferOutput<typeof Donations>;

export const Fasts = record('RemedyFasts', 'Which fasts this chart calls for', {
  ...answerEntries,
  fasts: list(
    record('PlanetFast', 'A fast for a planet', {
      ...itemEntries,
      food: text('What is eaten, in the language asked for'),
      weeks: count('How many such days are kept', 1, 52),
      last_date: isoDate('The last of them, if begun on next_date'),
      shared_with: list(PlanetId, 'Other planets of this list with the same day: one fast serves them'),
    }),
    'For weak and afflicted planets, those in the 6th, 8th and 12th, and Saturn in sade sati; one at a time is enough',
  ),
  not_needed: list(NotNeeded, 'The other planets'),
  health_note: text('Who should not fast, and what to do instead, in the language asked for'),
  ...closingEntries,
});
export type Fasts = v.InferOutput<typeof Fasts>;

export const Pujas = record('RemedyPujas', 'Which rites this chart calls for', {
  ...answerEntries,
  pujas: list(
    record('PlanetPuja', 'The rite of a planet (graha shanti)', {
      ...itemEntries,
      wood: text('Offered to the fire, in the language asked for'),
      grain: text('Laid out for the planet, in the language asked for'),
      direction: Thing,
      recitation: text('What is recited besides, in the language asked for'),
      deity: text('Through whom the planet is worshipped, in the language asked for'),
    }),
    'For weak and afflicted planets, those in the 6th, 8th and 12th, and Saturn in sade sati',
  ),
  deity_puja: record('DeityPuja', 'Worship of the chosen deity, for life', {
    devata: DevataRecord,
    deity: localName,
    title: localName,
    details: localName,
    when: localName,
    reason: localName,
  }),
  not_needed: list(NotNeeded, 'The other planets'),
  ...closingEntries,
});
export type Pujas = v.InferOutput<typeof Pujas>;

const beadEntries = {
  faces: orNull(v.number(), 'Mukhi; null for the two that are not told by them'),
  deity: localName,
  mantra: localName,
  purpose: localName,
  is_rare: isRare,
};

export const Rudrakshas = record('RemedyRudrakshas', 'Which rudrakshas this chart calls for', {
  ...answerEntries,
  rudrakshas: list(
    record('PlanetRudraksha', 'The bead of a planet', {
      ...itemEntries,
      ...beadEntries,
      others: list(v.string(), 'Further beads of the planet, by id'),
    }),
    'For weak and afflicted planets, those in the 6th, 8th and 12th, and Saturn in sade sati',
  ),
  general: list(
    record('GeneralRudraksha', 'A bead of no single planet', {
      id: text('mukhi_10, mukhi_11, gaurishankar, ganesh'),
      name: localName,
      ...beadEntries,
      is_recommended: yes('The chart calls for it'),
      reason: text('Why, or why not, in the language asked for'),
    }),
    'Each with its reason, called for or not',
  ),
  table: list(
    record('Rudraksha', 'A bead', {
      id: text('mukhi_1 to mukhi_14, gaurishankar, ganesh'),
      name: localName,
      planet: orNull(PlanetId, 'Whose it is; null for those of no single planet'),
      ...beadEntries,
    }),
    'All of them',
  ),
  not_needed: list(NotNeeded, 'The other planets'),
  ...closingEntries,
});
export type Rudrakshas = v.InferOutput<typeof Rudrakshas>;

export const Yantras = record('RemedyYantras', 'Which yantras this chart calls for', {
  ...answerEntries,
  yantras: list(
    record('PlanetYantra', 'The square of numbers of a planet', {
      ...itemEntries,
      square: list(v.pipe(v.array(v.number()), v.length(3)), 'Three rows of three numbers, the top row first'),
      sum: number('Of each row, column and diagonal'),
      direction: v.pipe(Thing, v.description('In which the planet has its place')),
      mantra: localName,
    }),
    'For weak and afflicted planets',
  ),
  not_needed: list(NotNeeded, 'The other planets'),
  ...closingEntries,
});
export type Yantras = v.InferOutput<typeof Yantras>;
