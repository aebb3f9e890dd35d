/** Record of /special/longevity. */
import * as v from 'valibot';
import {
  Confidence,
  count,
  Evidence,
  number,
  planetHead,
  PlanetId,
  record,
  SignRef,
  sources,
  StrengthScore,
  text,
  yes,
} from '../common/records.ts';
import { notes, summaryText } from './common.ts';

const Category = v.picklist(['alpayu', 'madhyayu', 'purnayu']);
const NOT_TOLD =
  'Null for the short class, where it is undecided, for anyone below 32, and where it does not lie ahead of the age';

const PairBody = record('LongevityBody', 'One of the two of a pair', {
  id: v.picklist([...PlanetId.options, 'ascendant', 'hora_ascendant']),
  name: text('In the language asked for'),
  role: v.pipe(
    v.picklist(['lord_1', 'lord_8', 'moon', 'saturn', 'ascendant', 'hora_ascendant']),
    v.description('Lords of Scorpio and Aquarius are the stronger of two'),
  ),
  sign: SignRef,
  degree: number('Degrees within the sign'),
  kind: v.picklist(['movable', 'fixed', 'dual']),
});

const Pair = record('LongevityPair', 'Two bodies, the kinds of their signs, and what they say', {
  id: v.picklist(['lords_of_1_and_8', 'moon_and_saturn', 'ascendant_and_hora']),
  bodies: v.pipe(v.array(PairBody), v.length(2)),
  category: Category,
  is_agreeing: yes('Whether it says what was decided'),
  text: text('The rule in words'),
});

const Decision = record('LongevityDecision', 'What the three pairs say together, before any correction', {
  category: Category,
  decided_by: v.pipe(
    v.picklist(['majority', 'ascendant_and_hora', 'moon_and_saturn']),
    v.description('Where all three differ the third decides, or the second with the Moon in the 1st or the 7th house'),
  ),
  text: text('Why'),
});

const Correction = record('LongevityCorrection', 'A rule that takes or adds one class', {
  id: v.picklist(['kaksha_hrasa', 'kaksha_vriddhi']),
  name: text('In the language asked for'),
  is_met: yes('Whether the rule holds'),
  evidence: v.pipe(v.array(Evidence), v.description('Every condition, met or not')),
  text: text('What was found'),
});

const Support = record('LongevitySupport', 'Somebody who carries vitality', {
  planet: PlanetId,
  roles: v.pipe(
    v.array(v.picklist(['lord_1', 'lord_8', 'lord_10', 'significator'])),
    v.description('Lords of the 1st, 8th and 10th house; Saturn, who signifies length of life'),
  ),
  strength: StrengthScore,
  effect: v.pipe(
    v.picklist(['supports', 'mixed', 'asks_care']),
    v.description('By the band of the strength: good or excellent; average; weak or very weak'),
  ),
  text: text('What it gives'),
});

const EarlyYears = record('LongevityEarlyYears', 'A tenderness of the first years that the chart itself relieves', {
  reliefs: v.array(
    v.object({
      id: v.picklist(['strong_lord_in_kendra', 'jupiter_in_first', 'full_moon', 'benefics_in_kendra']),
      planets: v.array(PlanetId),
    }),
  ),
  text: text('What was found'),
});

const UNTOLD = 'null where years are not told';
const toldYears = (description: string) => v.pipe(v.nullable(v.number()), v.description(`${description}; ${UNTOLD}`));

const PlanetYears = record('AyurdayaPlanet', 'Years that a planet gives', {
  ...planetHead,
  full_years: v.pipe(
    v.nullable(v.number()),
    v.description('At its deepest exaltation; null in amsayu, which has none'),
  ),
  given_years: toldYears(
    'By its distance from there, half at deepest debilitation; in amsayu the navamsas passed since Aries, in rounds of twelve',
  ),
  increase: v.pipe(
    v.nullable(
      v.object({
        id: v.picklist(['exalted', 'retrograde', 'vargottama', 'own_sign', 'own_navamsa', 'own_drekkana']),
        factor: v.pipe(v.picklist([2, 3]), v.description('Of several only the greatest, once')),
        text: text('Why'),
        source: text('The verse'),
      }),
    ),
    v.description('Of amsayu alone; null elsewhere, and where nothing multiplies'),
  ),
  reductions: v.array(
    v.object({
      id: v.picklist(['enemy_sign', 'combust', 'visible_half']),
      share: number('Of what is left, 0 to 1'),
      text: text('Why'),
      source: text('The verse'),
    }),
  ),
  years: toldYears('What is left'),
});

const Ayurdaya = record('Ayurdaya', 'One of three ways to count years by the planets, with its steps', {
  planets: v.pipe(v.array(PlanetYears), v.length(7)),
  ascendant_years: toldYears(
    'A year for each navamsa of the rising sign that has risen; in amsayu counted from Aries, in rounds of twelve',
  ),
  rising_reduction: v.pipe(
    v.nullable(
      v.object({
        planets: v.array(PlanetId),
        share: number('Of the sum, 0 to 1/12: 1/108 for each navamsa risen, half where a benefic aspects the sign'),
        taken_years: toldYears('What it takes'),
        text: text('Why'),
        source: text('The verse'),
      }),
    ),
    v.description('For the Sun, Mars or Saturn in the 1st house; null where none is there, and in amsayu'),
  ),
  years: toldYears('The sum of all'),
  source: text('The verse of the years'),
});

const Agreement = record('LongevityAgreement', 'What the two ways of the texts say, and whether they agree', {
  by_pairs: v.pipe(Category, v.description('By the three pairs, after both corrections')),
  by_years: v.pipe(Category, v.description('By the mean of pindayu, amsayu and nisargayu')),
  is_agreeing: yes('Whether both say the same; only then a class is told'),
  mean_years: toldYears('The mean of the three'),
  text: text('What was found'),
});

const CarePlanet = record('LongevityCarePlanet', 'A planet whose periods ask for care of health', {
  ...planetHead,
  order: v.pipe(
    v.picklist(['first', 'second']),
    v.description('first: lord of the 2nd or 7th, or in them; second: lord of the 8th or 12th, and Saturn'),
  ),
  roles: v.array(v.picklist(['lord_2', 'lord_7', 'in_2', 'in_7', 'lord_8', 'lord_12', 'saturn'])),
  text: text('What to look after in its periods'),
});

const Sensitive = v.object({ sign: SignRef, lord: PlanetId });

export const Longevity = record('Longevity', 'Length of life (ayurdaya), as a class', {
  category: v.pipe(
    v.picklist([...Category.options, 'undecided']),
    v.description(
      'alpayu 0 to 32 years, madhyayu 32 to 64, purnayu 64 to 100 and more; undecided where the pairs and the mean of pindayu, amsayu and nisargayu differ, as they do in about two charts of three',
    ),
  ),
  category_name: text('In the language asked for'),
  agreement: Agreement,
  band: v.pipe(
    v.nullable(
      v.object({
        from_age: number('Years'),
        to_age: v.pipe(v.nullable(v.number()), v.description('Years; null where it is open')),
      }),
    ),
    v.description(
      'Ages of the class. Null for the short class, where it is undecided, for anyone below 32, and where it lies behind the age',
    ),
  ),
  years: v.pipe(
    v.nullable(
      record('LongevityYears', 'What the arithmetic of the pairs comes to, six years to either side, within the band', {
        from: number('Years, whole'),
        to: number('Years, whole'),
        is_open_ended: yes('Whether it reaches a hundred and is open there'),
      }),
    ),
    v.description(NOT_TOLD),
  ),
  age: v.pipe(v.nullable(count('Whole years now, or at as_of', 0, 1000)), v.description('Null before birth')),
  is_exceeded: yes('Whether that age lies beyond the class that is told'),
  pairs: v.pipe(v.array(Pair), v.length(3)),
  decision: Decision,
  corrections: v.pipe(v.array(Correction), v.length(2), v.description('Both undo each other where both hold')),
  supports: v.array(Support),
  early_years: v.pipe(
    v.nullable(EarlyYears),
    v.description('Null where there is no such sign, or none that is relieved'),
  ),
  pindayu: Ayurdaya,
  amsayu: Ayurdaya,
  nisargayu: Ayurdaya,
  sensitive_parts: v.object({
    drekkana_22nd: v.object({ from_ascendant: Sensitive, from_moon: Sensitive }),
    navamsha_64th: v.object({ from_ascendant: Sensitive, from_moon: Sensitive }),
    text: text('How they are used'),
  }),
  care_planets: v.pipe(v.array(CarePlanet), v.description('Those of the first order first; no dates are told')),
  summary_text: summaryText,
  advice: v.pipe(v.array(v.string()), v.description('What strengthens vitality in this chart')),
  limits: v.pipe(v.array(v.string()), v.description('What the answer cannot say')),
  disclaimer: text('What the answer is no statement of'),
  notes,
  confidence: Confidence,
  sources,
});
export type Longevity = v.InferOutput<typeof Longevity>;
