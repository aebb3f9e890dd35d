/** Records of /pdae/tarabala. */
import * as v from 'valibot';
import { DayPlaceRecord } from './common.ts';
import { dayHead, Span } from '../common/panchangElements.ts';
import {
  count,
  NakshatraRef,
  number,
  Points,
  record,
  SignRef,
  sources,
  text,
  yes,
  localName,
} from '../common/records.ts';

const Paksha = v.pipe(
  v.picklist(['shukla', 'krishna']),
  v.description('Half of the month: the Moon waxes in shukla, wanes in krishna'),
);

const SpecialStar = record('SpecialStar', 'A star with a name of its own to the birth', {
  id: v.picklist(['janma', 'karma', 'sanghatika', 'samudayika', 'adhana', 'vainashika', 'manasa']),
  name: localName,
  count: count('From the star of birth, which is 1', 1, 27),
  nakshatra: NakshatraRef,
  matter: text('What it touches; the Moon there turns the mind to it'),
});

const taraEntries = {
  id: v.picklist(['janma', 'sampat', 'vipat', 'kshema', 'pratyak', 'sadhaka', 'naidhana', 'mitra', 'parama_mitra']),
  number: count('1 Janma to 9 Parama Mitra', 1, 9),
  name: localName,
  alias: v.pipe(v.nullable(v.string()), v.description('Its other name, where books use two')),
  nature: v.pipe(v.picklist(['shubh', 'ashubh']), v.description('Favourable or not')),
  nature_name: localName,
  nakshatra: v.pipe(NakshatraRef, v.description('Of the passing Moon')),
  count: count('Nakshatras from that of birth, which is 1', 1, 27),
  cycle: count('Which of the three rounds of nine', 1, 3),
  strength: v.pipe(
    v.number(),
    v.minValue(0),
    v.maxValue(1),
    v.description(
      'What the round leaves of an unfavourable tara: all, two thirds, one third; 1 for the favourable ones',
    ),
  ),
  points: number('In the score of a day; interpretive'),
  meaning: text('What the name promises'),
  good_for: v.pipe(v.array(v.string()), v.description('What suits it')),
  avoid: v.pipe(v.array(v.string()), v.description('What is better left to another day; empty for a favourable one')),
  gift: v.pipe(
    v.nullable(v.string()),
    v.description('What custom gives away first where something cannot wait; null for a favourable one'),
  ),
  special: v.pipe(v.nullable(SpecialStar), v.description('What else the star is to the birth; null for most')),
};

const Tara = record('Tara', 'How the nakshatra of the Moon stands to that of birth', taraEntries);
export type Tara = v.InferOutput<typeof Tara>;

const chandrabalaEntries = {
  house: count('Sign of the passing Moon, counted from the sign of the Moon at birth', 1, 12),
  sign: v.pipe(SignRef, v.description('Of the passing Moon')),
  nature: v.pipe(
    v.picklist(['shubh', 'madhyam', 'sama', 'ashubh']),
    v.description(
      'shubh: 1, 3, 6, 7, 10, 11; 2, 5 and 9 are madhyam, which counts as good, while the Moon waxes, and sama, neither good nor bad, while it wanes; ashubh: 4, 8, 12',
    ),
  ),
  nature_name: localName,
  paksha: Paksha,
  paksha_name: localName,
  points: number('In the score of a day; interpretive'),
  is_chandrashtama: yes('Whether the Moon is in the 8th, the hardest of its houses'),
  effect: text('What the house brings'),
};

const Chandrabala = record('Chandrabala', 'How the sign of the Moon stands to that of birth', chandrabalaEntries);
export type Chandrabala = v.InferOutput<typeof Chandrabala>;

const combined = v.pipe(
  v.picklist(['excellent', 'good', 'mixed', 'avoid']),
  v.description(
    'excellent: both are good; good: the tara is, and the Moon is neutral or counts for less; mixed: one is good and the other is not; avoid: neither is good',
  ),
);

export const PersonalTarabala = record('PersonalTarabala', 'Tarabala and chandrabala of a day', {
  ...dayHead,
  place: DayPlaceRecord,
  at: text('Local noon of the date, for which tara, chandrabala and combined hold'),
  natal_moon: record('NatalMoon', 'The Moon at birth, from which both are counted', {
    nakshatra: NakshatraRef,
    sign: SignRef,
  }),
  tara: Tara,
  chandrabala: Chandrabala,
  combined,
  combined_name: localName,
  prevails: v.pipe(
    v.picklist(['tarabala', 'chandrabala']),
    v.description('Which of the two counts for more: the Moon while it waxes, the tara while it wanes'),
  ),
  assessment: text('What both say together, with the reasons'),
  taras: v.pipe(
    v.array(record('TaraSpan', 'A tara, as long as it lasts within the day', { ...Span.entries, ...taraEntries })),
    v.description('Every tara of the day, from sunrise to the next sunrise'),
  ),
  chandrabalas: v.pipe(
    v.array(
      record('ChandrabalaSpan', 'A house of the Moon, as long as it lasts within the day', {
        ...Span.entries,
        ...chandrabalaEntries,
      }),
    ),
    v.description('Every house of the Moon in the day; a new half of the month begins a new one too'),
  ),
  periods: v.pipe(
    v.array(
      record('TarabalaPeriod', 'Some time of the day in which neither changes', {
        ...Span.entries,
        tara: count('Number of the tara', 1, 9),
        tara_name: localName,
        house: count('House of the Moon', 1, 12),
        combined,
        combined_name: localName,
        is_at_noon: yes('Whether it holds at local noon'),
      }),
    ),
    v.description('The day, divided wherever tara, house of the Moon or half of the month change'),
  ),
  day_points: record('TarabalaPoints', 'What the two give to the score of the day', {
    total: number('The exact sum of the components'),
    components: v.pipe(
      v.array(Points),
      v.description('Mean over the day, each tara and house counted by how long it lasts'),
    ),
  }),
  special_stars: v.pipe(v.array(SpecialStar), v.description('The seven special stars of this birth')),
  notes: v.pipe(v.array(v.string()), v.description('Choices that the texts leave open, and which was made')),
  sources,
});
export type PersonalTarabala = v.InferOutput<typeof PersonalTarabala>;
