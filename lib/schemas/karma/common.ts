/** Records that several paths of /karma share. */
import * as v from 'valibot';
import { ActingPeriod, AreaScore, AreaVerdict, toldEntries } from '../common/areas.ts';
import { RemedyPlan } from '../remedy/remedyPlan.ts';
import {
  count,
  DignityId,
  HouseNumber,
  nine,
  number,
  planetHead,
  PlanetId,
  Points,
  record,
  Remedy,
  SignRef,
  sources,
  text,
  yes,
  list,
  orNull,
} from '../common/records.ts';

export const NATURE_CONVENTION = v.pipe(
  v.literal('meaning_of_name'),
  v.description(
    'Which list of natures is taken: by the meaning of the name, 27 malefic and 33 benefic; other lists disagree where is_nature_disputed says so',
  ),
);
export const ShashtiamshaNature = v.picklist(['benefic', 'malefic']);

export const KarmaBodyId = v.pipe(
  v.picklist([...PlanetId.pipe[0].options, 'ascendant']),
  v.description('A planet, or the ascendant'),
);
export const bodyHead = {
  id: KarmaBodyId,
  name: text('Of the planet, or of the ascendant, in the language asked for'),
};

export const shashtiamshaEntries = {
  number: count('Of the shashtiamsha: counted from the beginning of odd signs and from the end of even ones', 1, 60),
  sanskrit_name: text('In Latin letters'),
  hindi_name: text('In Devanagari'),
  nature: ShashtiamshaNature,
  nature_name: text('In the language asked for'),
  meaning: text('Of the name'),
  is_nature_disputed: yes('Whether other lists of natures say otherwise'),
};

export const KarmaPlace = record('KarmaPlace', 'Where a planet or the ascendant stands in the D60', {
  ...bodyHead,
  ...shashtiamshaEntries,
  sign: v.pipe(SignRef, v.description('In the D60')),
  lord: v.pipe(PlanetId, v.description('Of that sign')),
  house: v.pipe(HouseNumber, v.description('From the ascendant of the D60')),
  degree: v.pipe(v.number(), v.minValue(0), v.maxValue(30), v.description('Within the sign of the D60')),
  dms: text('The same as 12°34\'56"'),
  dignity: orNull(DignityId, 'By the sign in the D60; null for the ascendant'),
  is_vargottama: yes('The same sign as at birth'),
  part_from: number('Where its shashtiamsha begins in the birth sign, degrees'),
  part_to: number('Where it ends, degrees'),
  text: text('What it says'),
});
export type KarmaPlace = v.InferOutput<typeof KarmaPlace>;

/** A place in short, where the whole record stands elsewhere. */
export const KarmaPlaceRef = record('KarmaPlaceRef', 'Where a planet or the ascendant stands in the D60, in short', {
  ...bodyHead,
  number: shashtiamshaEntries.number,
  sanskrit_name: shashtiamshaEntries.sanskrit_name,
  hindi_name: shashtiamshaEntries.hindi_name,
  nature: shashtiamshaEntries.nature,
  nature_name: shashtiamshaEntries.nature_name,
  sign: KarmaPlace.entries.sign,
  house: KarmaPlace.entries.house,
  dignity: KarmaPlace.entries.dignity,
});
export type KarmaPlaceRef = v.InferOutput<typeof KarmaPlaceRef>;

/** The answer in a line and in a few sentences. */
export const shortEntries = { headline: toldEntries.headline, short: toldEntries.short };

export const d60Entries = {
  division: count('Parts of a sign', 60, 60),
  method: text('Mapping to signs; choose another with the body field varga_methods'),
  nature_convention: NATURE_CONVENTION,
  ascendant: KarmaPlace,
  planets: nine(KarmaPlace),
  benefic_count: count('Of the ascendant and the nine planets in benefic shashtiamshas', 0, 10),
  malefic_count: count('The others', 0, 10),
};

export const KarmaBalance = record('KarmaBalance', 'Benefic against malefic shashtiamshas of those who take part', {
  value: number('The exact sum of the components'),
  verdict: v.pipe(
    v.picklist(['positive', 'negative', 'neutral']),
    v.description('positive above 0.5, negative below -0.5'),
  ),
  verdict_name: text('In the language asked for'),
  benefic_count: count('Planets in benefic shashtiamshas', 0, 9),
  malefic_count: count('Planets in malefic ones', 0, 9),
  components: list(
    Points,
    'One for each planet, its id that of the planet: its weight (Atmakaraka 2, lord of the ascendant, Sun and Moon 1.5, else 1), negative in a malefic part. The weights are interpretive',
  ),
});
export type KarmaBalance = v.InferOutput<typeof KarmaBalance>;

export const Correlation = record('KarmaCorrelation', 'A planet at birth against its shashtiamsha', {
  ...planetHead,
  correlation: v.pipe(
    v.picklist(['blessed', 'hidden_debt', 'redeemed', 'karmic_trial']),
    v.description(
      'By birth and D60: good and benefic blessed, good and malefic hidden_debt, weak and benefic redeemed, weak and malefic karmic_trial',
    ),
  ),
  correlation_name: text('In the language asked for'),
  is_good_at_birth: yes('In a friend’s sign or better; in a neutral sign, or with a fall that is lifted, by strength'),
  number: count('Of its shashtiamsha', 1, 60),
  nature: ShashtiamshaNature,
  score: v.pipe(
    v.number(),
    v.minValue(0),
    v.maxValue(100),
    v.description('90, 55, 65 or 25: the exact sum of the components. Interpretive'),
  ),
  components: list(Points, 'What it begins with, the birth chart, the D60'),
  text: text('The same in sentences'),
});
export type Correlation = v.InferOutput<typeof Correlation>;

export const Intensity = record('DebtIntensity', 'How heavily a debt lies on a planet or the ascendant', {
  level: v.pipe(
    v.picklist(['severe', 'high', 'moderate', 'low']),
    v.description(
      'severe from 7 points, high from 5, moderate from 3; how much attention it asks for, not how bad it is',
    ),
  ),
  level_name: text('In the language asked for'),
  points: number('The exact sum of the components'),
  components: list(
    Points,
    'Three times its weight; one more for a burden at birth (a fall that nothing lifts, combustion, the 6th, 8th or 12th) and for an acting period; one less for an aspect of Jupiter and for its own or exaltation sign in the D60. Interpretive',
  ),
});
export type Intensity = v.InferOutput<typeof Intensity>;

const debtorEntries = {
  ...bodyHead,
  number: count('Of its shashtiamsha', 1, 60),
  sanskrit_name: text('Of its shashtiamsha, in Latin letters'),
  hindi_name: text('Of its shashtiamsha, in Devanagari'),
  house: v.pipe(HouseNumber, v.description('At birth')),
  intensity: Intensity,
};

export const KarmicDebt = record('KarmicDebt', 'A debt that the names of shashtiamshas speak of', {
  id: v.picklist(['family', 'violence', 'deception', 'toxicity', 'mortality']),
  name: text('In the language asked for'),
  present: yes('Whether the ascendant or a planet stands in one of its shashtiamshas'),
  shashtiamshas: list(
    record('DebtPart', 'A shashtiamsha that the debt is read from', {
      number: count('Of the shashtiamsha', 1, 60),
      name: text('In the language asked for'),
    }),
    'Those that it is read from',
  ),
  intensity: orNull(Intensity, 'That of the heaviest of the planets; null where absent'),
  planets: list(record('Debtor', 'Who stands there', debtorEntries), 'Who stands there, the heaviest first'),
  past_life_indication: orNull(v.string(), 'What the texts speak of; null where absent'),
  current_effect: orNull(v.string(), 'How it can be felt now, and where; null where absent'),
  remedy: orNull(v.string(), 'What makes it good, in a sentence; null where absent'),
  remedies: list(Remedy, 'The same as acts; empty where absent'),
  reason: text('Who stands there, or that nobody does'),
});
export type KarmicDebt = v.InferOutput<typeof KarmicDebt>;

export const debtEntries = {
  debts: v.pipe(v.array(KarmicDebt), v.length(5), v.description('The five, present or not')),
  minor_debts: list(
    record('MinorDebt', 'Another malefic shashtiamsha', { ...debtorEntries, text: text('What it leaves to be done') }),
    'Malefic shashtiamshas that belong to none of the five, the heaviest first',
  ),
  present_count: count('How many of the five are there', 0, 5),
  summary: text('What stands out'),
};

export const DISCLAIMER = text('How to take it');

export const KarmicDebts = record('KarmicDebts', 'Karmic debts by the shashtiamshas', {
  ...shortEntries,
  ...debtEntries,
  periods: list(ActingPeriod, 'Mahadasha and antardasha that run; their lords weigh one point more'),
  disclaimer: DISCLAIMER,
  sources,
});
export type KarmicDebts = v.InferOutput<typeof KarmicDebts>;

const areaEntries = {
  area: v.picklist(['career', 'marriage', 'wealth', 'health', 'children', 'education']),
  name: text('In the language asked for'),
  primary_houses: list(HouseNumber, 'Houses that rule it, the main one first'),
  primary_planets: list(PlanetId, 'Significators'),
  participants: list(
    record('KarmaParticipant', 'A planet that takes part', {
      ...planetHead,
      roles: list(v.string(), 'As what: lord of the 10th, in the 2nd, significator'),
      number: count('Of its shashtiamsha', 1, 60),
      sanskrit_name: text('Of its shashtiamsha, in Latin letters'),
      hindi_name: text('Of its shashtiamsha, in Devanagari'),
      nature: ShashtiamshaNature,
    }),
    'Lords and occupants of the houses at birth, and significators; each once',
  ),
  benefic_count: count('Of them in benefic shashtiamshas', 0, 9),
  malefic_count: count('Of them in malefic ones', 0, 9),
  key_planet: record('KarmaKeyPlanet', 'The strongest of them by its strength in the birth chart', {
    ...planetHead,
    place: v.pipe(KarmaPlaceRef, v.description('In the D60; /karma/d60-chart tells the whole')),
  }),
  interpretation: text(
    'What it means for this chart; where the area belongs to other years than those of the person, only that',
  ),
  disclaimer: orNull(v.string(), 'How to take it, where the area asks for that'),
};

export const KarmaArea = record('KarmaArea', 'An area of life by the D60', {
  ...areaEntries,
  karma_balance: KarmaBalance,
  score: v.pipe(AreaScore, v.description('The same with the dignities in the D60, 0 to 100')),
  acting_periods: list(ActingPeriod, 'Acting mahadasha and antardasha whose lords take part'),
  remedies: list(
    Remedy,
    'For the weakest in malefic shashtiamshas, or in honour of the key planet, within the plan of the birth; empty where the area belongs to other years',
  ),
});
export type KarmaArea = v.InferOutput<typeof KarmaArea>;

export const KarmaAreaInAnalysis = record(
  'KarmaAreaInAnalysis',
  'An area of life by the D60, without what only /karma/life-areas tells: participants, components, acting periods and remedies',
  {
    ...v.omit(v.object(areaEntries), ['participants']).entries,
    karma_balance: record('KarmaBalanceTold', 'Benefic against malefic shashtiamshas of those who take part', {
      value: KarmaBalance.entries.value,
      verdict: KarmaBalance.entries.verdict,
      verdict_name: KarmaBalance.entries.verdict_name,
    }),
    score: v.pipe(AreaVerdict, v.description('The same with the dignities in the D60, among many births')),
  },
);

const RemedyGroup = record('KarmaRemedyCategory', 'Remedies of one kind', {
  id: v.picklist(['immediate', 'regular', 'periodic', 'one_time', 'donations', 'mantras']),
  name: text('In the language asked for'),
  about: text('When they are done, in the language asked for'),
  remedies: list(Remedy, 'What to begin with first'),
});

export const remedyEntries = {
  plan: RemedyPlan,
  categories: v.pipe(
    v.array(RemedyGroup),
    v.length(6),
    v.description('Immediate, regular, periodic, one-time, donations, mantras'),
  ),
  total: count('How many remedies in all', 6, 60),
  summary: text('What the D60 adds to the plan, and why'),
};
export type RemedyGroups = v.InferOutput<ReturnType<typeof remedyGroups>>;
/** Returns the record of remedies by category. */
export const remedyGroups = () => record('KarmaRemedyGroups', 'Remedies by category', remedyEntries);
