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

const PindayuPlanet = record('PindayuPlanet', 'Years that a planet gives', {
  ...planetHead,
  full_years: number('At its deepest exaltation'),
  given_years: number('By its distance from there; half at deepest debilitation'),
  reductions: v.array(
    v.object({
      id: v.picklist(['enemy_sign', 'combust', 'visible_half']),
      share: number('Of what is left, 0 to 1'),
      text: text('Why'),
    }),
  ),
  years: number('What is left'),
});

const Pindayu = record('Pindayu', 'Years by the strength of planets, a check on the pairs', {
  planets: v.pipe(v.array(PindayuPlanet), v.length(7)),
  ascendant_years: number('A year for each navamsa of the rising sign that has risen'),
  years: number('The sum of all'),
  category: Category,
});

const CrossCheck = record('LongevityCrossCheck', 'Another way to the class', {
  id: v.picklist(['mean_of_pairs', 'pindayu']),
  category: Category,
  is_agreeing: yes('Whether it comes to the same class'),
  text: text('What it says'),
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

export const Longevity = record('Longevity', 'Length of life by the three pairs (ayurdaya), as a class', {
  category: v.pipe(Category, v.description('alpayu 0 to 32 years, madhyayu 32 to 64, purnayu 64 to 100 and more')),
  category_name: text('In the language asked for'),
  band: v.object({
    from_age: number('Years'),
    to_age: v.pipe(v.nullable(v.number()), v.description('Years; null where it is open')),
  }),
  years: record(
    'LongevityYears',
    'What the arithmetic of the texts comes to, six years to either side, within the band',
    {
      from: number('Years, whole'),
      to: number('Years, whole'),
      is_open_ended: yes('Whether it reaches a hundred and is open there'),
    },
  ),
  age: v.pipe(v.nullable(count('Whole years now, or at as_of', 0, 1000)), v.description('Null before birth')),
  is_exceeded: yes('Whether that age lies beyond the years already'),
  pairs: v.pipe(v.array(Pair), v.length(3)),
  decision: Decision,
  corrections: v.pipe(v.array(Correction), v.length(2), v.description('Both undo each other where both hold')),
  supports: v.array(Support),
  early_years: v.pipe(
    v.nullable(EarlyYears),
    v.description('Null where there is no such sign, or none that is relieved'),
  ),
  cross_checks: v.pipe(v.array(CrossCheck), v.length(2)),
  pindayu: Pindayu,
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
