/** Records of the lord of the year, and of the strengths that decide it. */
import * as v from 'valibot';
import { MOON_RULES, NONE_ASPECTS } from '../../astro/varshphal/tajikaChoices.ts';
import { DECISIONS } from '../../astro/varshphal/election.ts';
import { MOON_OUTCOMES } from '../../astro/varshphal/moonRule.ts';
import {
  Confidence,
  count,
  DignityId,
  Evidence,
  HouseNumber,
  number,
  placeEntries,
  planetHead,
  PlanetId,
  record,
  SignRef,
  sources,
  StrengthScore,
  text,
  yes,
  localName,
} from '../common/records.ts';
import { annualHead, Bala, PanchaVargiyaBand, notes, tajikaAspect } from './head.ts';

const OfficeId = v.picklist([
  'munthesh',
  'janma_lagnesh',
  'varsha_lagnesh',
  'tri_rashi_pati',
  'dina_ratri_pati',
  'masa_lagnesh',
  'dina_lagnesh',
]);

export const OfficeBearer = record(
  'OfficeBearer',
  'One of the offices: five of a year, six of a month, seven of a day',
  {
    office: OfficeId,
    office_name: localName,
    planet: PlanetId,
    planet_name: localName,
    sign: v.pipe(SignRef, v.description('The sign by which it holds the office')),
    reason: text('Why it holds it'),
  },
);

const placed = { sign: SignRef, house: HouseNumber, dignity: DignityId, dignity_name: localName };

export const AnnualYearLord = record('AnnualYearLord', 'The lord of the year (Varshesha)', {
  ...annualHead,
  year_lord: PlanetId,
  year_lord_name: localName,
  decided_by: v.pipe(
    v.picklist(DECISIONS),
    v.description(
      'Who was chosen first: the strongest office-bearer that aspects the ascendant, of equals the one with the stronger aspect, or with more offices, or the munthesh; none_aspects: none of them does; all_powerless: the Munthesh, as all have less than 5 units',
    ),
  ),
  moon_outcome: v.pipe(
    v.nullable(v.picklist(MOON_OUTCOMES)),
    v.description(
      'Where that was the Moon: she keeps the year as asked, or stays its lord in Cancer; or it went to the planet she joins by ithasala, to the next strongest, or to the lord of her sign. Null where it was another',
    ),
  ),
  bala: number('Pancha-vargiya bala, 0 to 20, by the counting asked for'),
  band: PanchaVargiyaBand,
  band_name: localName,
  placement: record('YearLordPlacement', 'Where it stands in the year', {
    ...placed,
    is_combust: v.boolean(),
    is_retrograde: v.boolean(),
  }),
  natal_placement: record('YearLordAtBirth', 'Where it stands at birth', placed),
  muntha_link: record('YearLordMuntha', 'How it sees the Muntha', {
    place: count('Of the Muntha, counted from it', 1, 12),
    ...tajikaAspect,
  }),
  office_bearers: v.pipe(v.array(OfficeBearer), v.length(5)),
  candidates: v.pipe(
    v.array(
      record('YearLordCandidate', 'A planet that competes for the year', {
        ...planetHead,
        offices: v.array(OfficeId),
        place: count('Of the ascendant of the year, counted from it', 1, 12),
        ...tajikaAspect,
        virupas: number('Strength of that aspect, of 60; the stronger goes before where bala is equal'),
        is_aspecting: yes('Whether it aspects the ascendant of the year'),
        bala: Bala,
        band: PanchaVargiyaBand,
        band_name: localName,
        harsha: Bala,
      }),
    ),
    v.description('The distinct planets of the five offices, the strongest first'),
  ),
  selection: v.pipe(v.array(Evidence), v.description('Every step of the choice, and what weakens the one chosen')),
  readings: v.pipe(
    v.array(
      record('YearLordReading', 'Whom the year has for its lord by one value of a convention, the others as they are', {
        convention: v.picklist(['none_aspects', 'moon']),
        value: v.picklist([...NONE_ASPECTS, ...MOON_RULES]),
        year_lord: PlanetId,
        year_lord_name: localName,
        is_used: yes('Whether this answer goes by it'),
        source: text('Who teaches it'),
      }),
    ),
    v.description('Of each convention by which the lord of this year would be another; else empty'),
  ),
  effects: v.array(
    record('YearLordEffect', 'What it brings, and by what', {
      id: v.picklist(['nature', 'house', 'muntha', 'natal', 'eighth_lord', 'affliction']),
      text: v.string(),
    }),
  ),
  strength: v.pipe(StrengthScore, v.description('How well it can give what it has')),
  confidence: Confidence,
  notes,
  sources,
});
export type AnnualYearLord = v.InferOutput<typeof AnnualYearLord>;

const BalaComponent = record('BalaComponent', 'One of the five parts of pancha-vargiya bala', {
  id: v.string(),
  label: text('What was looked at, and what was found'),
  points: number('A quarter of the units of the text, so that the parts add up to the score'),
  max: number('Most points this part can give'),
  sign: v.pipe(
    v.nullable(SignRef),
    v.description(
      'Of the divisional chart, of hadda and decanate the sign they are part of; null for exaltation, which goes by degree',
    ),
  ),
  lord: v.pipe(v.nullable(PlanetId), v.description('Lord of that part; null for exaltation')),
  standing: v.pipe(
    v.nullable(v.picklist(['own', 'exalted', 'friend', 'neutral', 'enemy', 'debilitated'])),
    v.description(
      'What the planet is to that lord by the relation chosen, mutual and counted in the annual chart by default; neutral is even (sama). In the charts of the specification exalted and debilitated go before it. Null for exaltation',
    ),
  ),
});

const fiveFold = {
  score: number('0 to 20: the sum of the components'),
  band: PanchaVargiyaBand,
  band_name: localName,
  ...placeEntries,
  components: v.pipe(v.array(BalaComponent), v.length(5)),
};

export const AnnualPanchaVargiya = record('AnnualPanchaVargiya', 'Five-fold strength of the seven planets', {
  ...annualHead,
  planets: v.pipe(
    v.array(
      record('PlanetPanchaVargiya', 'Five-fold strength of one planet', {
        ...planetHead,
        ...fiveFold,
        classical: v.pipe(
          record('ClassicalPanchaVargiya', 'By sign, exaltation, hadda, drekkana and navamsha', fiveFold),
          v.description(
            'As Tajika Nilakanthi has it, graded by the relation alone; the lord of the year is chosen by this one',
          ),
        ),
        harsha: v.pipe(Bala, v.description('Harsha bala, 0 to 20: 5 for each of four joys')),
      }),
    ),
    v.length(7),
  ),
  strongest: v.pipe(PlanetId, v.description('By score')),
  strongest_classical: PlanetId,
  notes,
  sources,
});
export type AnnualPanchaVargiya = v.InferOutput<typeof AnnualPanchaVargiya>;
