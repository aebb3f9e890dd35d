/** Records of shadbala and bhava bala, which the groups that show strengths share. */
import * as v from 'valibot';
import { KAALA_PARTS } from '../../astro/strength/kaala.ts';
import { DIG_READINGS, MINIMUM_READINGS, SAPTAVARGAJA_READINGS } from '../../astro/strength/strengthReadings.ts';
import { STHANA_PARTS } from '../../astro/strength/sthana.ts';
import { count, number, placeEntries, record, text, yes } from './records.ts';

const virupas = number('Virupas, 60 of which are a rupa');
const name = text('In the language asked for');
const leastNeeded = v.pipe(v.nullable(v.number()), v.description('Least virupas needed; null where none are asked'));
const isEnough = v.pipe(
  v.nullable(v.boolean()),
  v.description('Whether the least is reached; null where none is asked'),
);

const ShadbalaBand = v.pipe(
  v.picklist(['very_strong', 'strong', 'average', 'weak', 'very_weak']),
  v.description('By the ratio: from 1.25, 1, 0.85, 0.7 and below'),
);

const shadbalaHead = {
  rupas: number('The sum of the six strengths in rupas'),
  minimum_rupas: number(
    'Least rupas this planet needs, as B. V. Raman gives them; /planets/dignity has a query for those of BPHS',
  ),
  ratio: number('Rupas over the least needed'),
  band: ShadbalaBand,
  band_name: name,
  ...placeEntries,
  rank: count('Among the seven planets by the ratio, 1 the strongest', 1, 7),
};

export const ShadbalaBrief = record('ShadbalaBrief', 'Shadbala of a planet in one line', shadbalaHead);
export type ShadbalaBrief = v.InferOutput<typeof ShadbalaBrief>;

const ShadbalaPart = record('ShadbalaPart', 'A part of one of the six strengths', {
  id: v.picklist([...STHANA_PARTS, ...KAALA_PARTS]),
  name,
  virupas,
  minimum: leastNeeded,
  is_enough: isEnough,
});

const ShadbalaComponent = record('ShadbalaComponent', 'One of the six strengths', {
  id: v.picklist(['sthana', 'dig', 'kaala', 'cheshta', 'naisargika', 'drik']),
  name,
  virupas: number(
    'Virupas; the exact sum of the parts where there are some, negative for aspects where malefics prevail',
  ),
  minimum: leastNeeded,
  is_enough: isEnough,
  parts: v.pipe(v.array(ShadbalaPart), v.description('Of place (5) and time (9); none of the others')),
});

const ShadbalaMinimum = record('ShadbalaMinimum', 'The least that a text asks of a planet', {
  id: v.picklist(MINIMUM_READINGS),
  rupas: number('Least rupas'),
  ratio: number('Rupas of the planet over it'),
  is_enough: yes('Whether it is reached'),
});

export const ShadbalaReadings = record('ShadbalaReadings', 'Readings of shadbala that the numbers follow', {
  saptavargaja: v.picklist(SAPTAVARGAJA_READINGS),
  dig: v.picklist(DIG_READINGS),
  minimum: v.picklist(MINIMUM_READINGS),
});

export const PlanetShadbala = record(
  'PlanetShadbala',
  'The six strengths of a planet with all their parts, by BPHS 27 as B. V. Raman works it: saptavargaja 45, 30, 22.5, 15, 7.5, 3.75, 1.875 with moolatrikona by degrees, dig bala from the true ascendant and meridian (shadbala_readings tells where others were asked for), the Moon a benefic in paksha bala, kranti of the ecliptic',
  {
    ...shadbalaHead,
    virupas: number('The exact sum of the components'),
    components: v.pipe(v.array(ShadbalaComponent), v.length(6)),
    minima: v.pipe(
      v.array(ShadbalaMinimum),
      v.length(2),
      v.description('The whole against the least of each text; minimum_rupas is the one that ratio goes by'),
    ),
    motion: number(
      'What ishta and kashta take for motion: cheshta bala, of the Sun half his ayana, of the Moon half her paksha',
    ),
    ishta: number('Ishta phala, 0 to 60: how much good the planet is able to give'),
    kashta: number('Kashta phala, 0 to 60: how much trouble'),
    summary: text('What it has, what it needs, and in which strengths it falls short'),
    is_approximate: yes('Whether six hours from noon stood for a sunrise or sunset that did not happen'),
  },
);
export type PlanetShadbala = v.InferOutput<typeof PlanetShadbala>;

const HouseBalaComponent = record('BhavaBalaComponent', 'A part of bhava bala', {
  id: v.picklist(['house_lord', 'house_dig', 'house_drik']),
  name,
  label: text('What was looked at'),
  virupas: number('Virupas; negative for aspects where malefics prevail'),
});

const houseBand = {
  band: v.pipe(
    v.picklist(['strong', 'good', 'medium', 'weak']),
    v.description('By rupas: above 8, from 7, from 6 and below'),
  ),
  band_name: name,
};

const HouseBalaWithExtras = record(
  'BhavaBalaWithExtras',
  'The same with what BPHS 27.30-31 adds and Raman leaves out',
  {
    occupants: number('Virupas: 60 for Jupiter and for Mercury in the house, -60 for the Sun, Mars and Saturn each'),
    rising: number(
      'Virupas: 15 where the sign rises with the head and birth is by day, with the back and by night, or with both (Pisces) and at twilight, five ghatikas to either side of sunrise and sunset',
    ),
    virupas: number('The exact sum with both'),
    rupas: number('The same in rupas'),
    ...houseBand,
  },
);

export const BhavaBala = record('BhavaBala', 'Strength of a house, measured on its bhava madhya', {
  rupas: number('The sum of the three parts in rupas'),
  virupas: number('The exact sum of the components'),
  ...houseBand,
  ...placeEntries,
  rank: count('Among the twelve houses, 1 the strongest', 1, 12),
  components: v.pipe(v.array(HouseBalaComponent), v.length(3)),
  with_extras: HouseBalaWithExtras,
  is_approximate: yes('Whether six hours from noon stood for a sunrise or sunset that did not happen'),
});
export type BhavaBala = v.InferOutput<typeof BhavaBala>;
