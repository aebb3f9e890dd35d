/** The record of /karma/analyze: thirteen sections. */
import * as v from 'valibot';
import { ActingPeriod, BlendScore, toldEntries, WeighedPoints } from '../common/areas.ts';
import {
  KarmaBodyId,
  Correlation,
  d60Entries,
  debtEntries,
  DISCLAIMER,
  KarmaAreaInAnalysis,
  KarmaBalance,
  KarmaPlaceRef,
  ShashtiamshaNature,
  remedyGroups,
} from './common.ts';
import {
  Ascendant,
  count,
  DignityId,
  HouseNumber,
  nine,
  number,
  planetHead,
  PlanetId,
  record,
  SignRef,
  sources,
  text,
  yes,
  list,
  orNull,
} from '../common/records.ts';

const BirthTimeValidation = record('BirthTimeValidation', 'Whether the birth time is exact enough for the D60', {
  is_stable: yes('The D60 ascendant is the same a minute earlier and later'),
  confidence: v.pipe(
    v.picklist(['high', 'medium', 'low']),
    v.description('high: stable; medium: the next change is 30 seconds off or more; low: nearer'),
  ),
  confidence_name: text('In the language asked for'),
  shifts: v.pipe(
    v.array(
      record('ShiftedAscendant', 'The ascendant some minutes from the birth time', {
        shift_minutes: count('From the birth time', -2, 2),
        at: text('The instant, on the clock of the birth place'),
        longitude: number('Of the ascendant, sidereal degrees'),
        number: count('Of its shashtiamsha', 1, 60),
        sanskrit_name: text('Of its shashtiamsha, in Latin letters'),
        hindi_name: text('Of its shashtiamsha, in Devanagari'),
        nature: ShashtiamshaNature,
        sign: v.pipe(SignRef, v.description('In the D60')),
        lord: v.pipe(PlanetId, v.description('Of that sign')),
        is_same: yes('The same as at the birth time'),
      }),
    ),
    v.length(5),
    v.description('Two minutes earlier to two minutes later'),
  ),
  earlier_seconds: orNull(v.number(), 'So many seconds earlier it is still the same; null where it hardly moves'),
  later_seconds: orNull(v.number(), 'So many seconds later it is still the same; null where it hardly moves'),
  warning: text('How exact a birth time has to be for the D60'),
  text: text('What follows for this birth'),
});

const Foundation = record('KarmaFoundation', 'The birth chart that the D60 is read against', {
  ascendant: Ascendant,
  ascendant_lord: PlanetId,
  atmakaraka: PlanetId,
  planets: nine(
    record('FoundationPlanet', 'A planet at birth', {
      ...planetHead,
      sign: SignRef,
      house: HouseNumber,
      dignity: DignityId,
      is_combust: yes('Too near to the Sun'),
      is_retrograde: yes('Moves backwards; the mean nodes always do'),
      weight: number('How much it counts in the karma score'),
      office: orNull(v.string(), 'What it has more weight from; null where it is the planet itself'),
      text: text('The same in a sentence'),
    }),
  ),
  text: text('What stands out'),
});

const AscendantLord = record('KarmaAscendantLord', 'The lord of the ascendant in both charts', {
  ...planetHead,
  birth_sign: SignRef,
  birth_house: HouseNumber,
  birth_dignity: DignityId,
  place: v.pipe(KarmaPlaceRef, v.description('In the D60; the whole stands in d60_generation')),
  correlation: v.pipe(Correlation.entries.correlation, v.description('As d1_d60_correlation tells it')),
  correlation_name: text('In the language asked for'),
  d60_ascendant: v.pipe(KarmaPlaceRef, v.description('What rises in the D60')),
  d60_ascendant_lord: v.pipe(KarmaPlaceRef, v.description('Its lord, in the D60')),
  text: text('What it means'),
});

const HouseKarma = record('HouseKarma', 'A house of the birth chart by the D60 of its lord and occupants', {
  house: HouseNumber,
  sign: SignRef,
  lord: PlanetId,
  lord_number: count('Shashtiamsha of the lord', 1, 60),
  lord_nature: ShashtiamshaNature,
  occupants: list(
    record('HouseKarmaOccupant', 'A planet in it', {
      ...planetHead,
      number: count('Of its shashtiamsha', 1, 60),
      nature: ShashtiamshaNature,
    }),
    'At birth',
  ),
  karma_balance: KarmaBalance,
  text: text('What it means'),
});

const Combined = record('NavamsaAccord', 'The navamsa and the D60 of the planets together', {
  planets: nine(
    record('NavamsaAccordPlanet', 'A planet in both', {
      ...planetHead,
      accord: v.pipe(
        v.picklist(['agreed_support', 'support_of_d9', 'support_of_d60', 'agreed_strain']),
        v.description('By navamsa and D60: good and benefic, good and malefic, weak and benefic, weak and malefic'),
      ),
      accord_name: text('In the language asked for'),
      d9_sign: SignRef,
      d9_dignity: DignityId,
      is_good_in_d9: yes('In a friend’s sign or better, or vargottama; in a neutral sign where its lord is a benefic'),
      number: count('Of its shashtiamsha', 1, 60),
      nature: ShashtiamshaNature,
      text: text('What it means'),
    }),
  ),
  text: text('Who is where'),
});

const Patterns = record('ShashtiamshaPatterns', 'What repeats among the shashtiamshas', {
  benefic_count: count('Of the ascendant and the nine planets', 0, 10),
  malefic_count: count('The others', 0, 10),
  patterns: list(
    record('ShashtiamshaPattern', 'Something that repeats', {
      id: text('Which: natures, or the name, the kind or the sign'),
      name: text('The same in the language asked for'),
      kind: v.pipe(
        v.picklist(['nature', 'name', 'theme', 'sign']),
        v.description(
          'Balance of natures; one name twice or more; three or more names of a kind; three or more in a sign of the D60',
        ),
      ),
      bodies: list(KarmaBodyId, 'Who takes part'),
      tone: v.picklist(['supportive', 'mixed', 'demanding']),
      tone_name: text('In the language asked for'),
      text: text('What it means'),
    }),
    'The balance of natures first',
  ),
  text: text('What stands out'),
});

const PeriodKarma = record('DashaLordKarma', 'An acting period by the D60 of its lord', {
  ...ActingPeriod.entries,
  place: v.pipe(KarmaPlaceRef, v.description('Of the lord, in the D60')),
  tone: v.pipe(
    v.picklist(['supportive', 'mixed', 'demanding']),
    v.description('By the nature of the shashtiamsha; mixed where the dignity in the D60 speaks against it'),
  ),
  tone_name: text('In the language asked for'),
  reason: text('What decided the tone'),
  text: text('What the period brings, and when it runs'),
});

const Composite = record('KarmaScores', 'The scores of the whole', {
  karma: v.pipe(
    BlendScore,
    v.description('50, and 5 for each unit of weight in a benefic part, less 5 in a malefic one'),
  ),
  d1_d60: v.pipe(WeighedPoints, v.description('Birth chart and D60 of the nine planets')),
  d9_d60: v.pipe(WeighedPoints, v.description('Navamsa and D60 of the nine planets')),
  overall: v.pipe(BlendScore, v.description('Karma 50 %, birth chart and D60 30 %, navamsa and D60 20 %')),
  text: text('What carries them and what weighs on them'),
});

export const KarmaAnalysis = record('KarmaAnalysis', 'Karma by the shashtiamsha, in thirteen sections', {
  ...toldEntries,
  birth_time_validation: BirthTimeValidation,
  d60_generation: record('D60Generation', 'The D60 itself', { ...d60Entries, text: text('What stands out') }),
  d1_foundation: Foundation,
  d1_d60_correlation: record('KarmaCorrelations', 'Birth chart and D60 of each planet', {
    planets: nine(Correlation),
    text: text('Who is where'),
  }),
  lagna_lord: AscendantLord,
  house_wise_karma: v.pipe(v.array(HouseKarma), v.length(12), v.description('The 1st house first')),
  life_area_deep_dive: v.pipe(
    v.array(KarmaAreaInAnalysis),
    v.length(6),
    v.description('In short; /karma/life-areas tells their components, periods and remedies'),
  ),
  d9_d60_combined: Combined,
  shashtiamsha_patterns: Patterns,
  karmic_debts: record(
    'KarmicDebtSection',
    'As /karma/debts tells them; the acts against them stand in the section of remedies',
    debtEntries,
  ),
  dasha_lords_in_d60: record('DashaLordsInD60', 'Acting mahadasha and antardasha', {
    periods: list(PeriodKarma, 'The mahadasha first; empty before birth and after the last period'),
    text: text('The tone of this time'),
  }),
  remedies: v.pipe(v.nullable(remedyGroups()), v.description('Null where include_remedies is false')),
  composite_scores: Composite,
  summary: text('The whole in a few sentences'),
  disclaimer: DISCLAIMER,
  sources,
});
export type KarmaAnalysis = v.InferOutput<typeof KarmaAnalysis>;
