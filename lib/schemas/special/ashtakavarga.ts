/** Record of /special/ashtakavarga-sarva. */
import * as v from 'valibot';
import { HouseId } from '../common/ids/closedIds.ts';
import { ashtakavargaEntries, binduBand, bindus, ContributorId, sarva, sarvaBand } from '../common/ashtakavarga.ts';
import {
  Confidence,
  count,
  findings,
  HouseNumber,
  NakshatraRef,
  number,
  placeEntries,
  planetHead,
  PlanetId,
  record,
  SignRef,
  sources,
  text,
  yes,
} from '../common/records.ts';
import { twelve } from '../common/houseRef.ts';
import { notes, summaryText } from './common.ts';

const allBindus = (description: string) => count(description, 0, 56);

const Neighbour = record('SarvaNeighbour', 'A house beside another one', {
  number: HouseNumber,
  bindus: allBindus('Of all seven planets'),
  difference: number('Bindus of the house less those of this neighbour'),
});

const Giver = record('BinduGiver', 'What one contributor gives to a sign', {
  id: ContributorId,
  name: text('In the language asked for'),
  count: count('Bindus given', 0, 7),
  to: v.pipe(v.array(PlanetId), v.description('To which planets')),
});

const seven = <Schema extends v.GenericSchema>(schema: Schema) => ({
  sun: schema,
  moon: schema,
  mars: schema,
  mercury: schema,
  jupiter: schema,
  venus: schema,
  saturn: schema,
});

const SarvaHouse = record('SarvaHouse', 'A house in the sarvashtakavarga', {
  number: HouseNumber,
  id: HouseId,
  name: text('In the language asked for'),
  sign: SignRef,
  bindus: allBindus('Of all seven planets in the sign of the house'),
  difference: number('From the mean of a sign, 28.0833'),
  rank: count('1 for the most bindus; equal houses share a rank', 1, 12),
  band: sarvaBand,
  band_name: text('In the language asked for'),
  ...placeEntries,
  planets: v.pipe(v.object(seven(count('Of 8', 0, 8))), v.description('Bindus of each planet in the sign')),
  ascendant: count('Bindus of the ascendant in the sign; no part of the sum', 0, 8),
  given_by: v.pipe(v.array(Giver), v.length(8), v.description('The same bindus by who gave them')),
  previous: v.pipe(Neighbour, v.description('The house before')),
  next: v.pipe(Neighbour, v.description('The house after')),
  is_sensitive: yes('10 bindus or more below both neighbours'),
  occupants: v.pipe(v.array(PlanetId), v.description('Planets in the house')),
  lord: v.pipe(PlanetId, v.description('Owner of the sign')),
  lord_house: v.pipe(HouseNumber, v.description('Where the lord stands')),
  lord_bindus: count('Bindus of the lord itself in the sign where it stands', 0, 8),
  lord_band: binduBand,
  reading: text('What this says of the house in this chart'),
});

const given = (description: string) =>
  v.pipe(v.array(v.picklist([0, 1])), v.length(12), v.description(`${description}; Aries first, 1 for a bindu`));

const eightRows = v.object({ ...seven(given('Given by this planet')), ascendant: given('Given by the ascendant') });

const Passage = record('SaturnInNakshatra', 'Saturn over one of the nakshatras, each unbroken stay', {
  nakshatra: NakshatraRef,
  spans: v.pipe(
    v.array(v.object({ start: v.nullable(v.string()), end: v.nullable(v.string()) })),
    v.minLength(1),
    v.description('Several where Saturn turns back; null where the ephemeris ends'),
  ),
});

const SensitivePlace = record('SensitivePlace', 'Where the passage of Saturn asks for care in one matter', {
  house: v.pipe(HouseNumber, v.description('The key house, counted from the planet')),
  matter: text('What it stands for'),
  sign: v.pipe(SignRef, v.description('Of the key house')),
  bindus: count('Of the planet itself in that sign, before any reduction', 0, 8),
  product: number('Shodhya pinda times these bindus'),
  nakshatras: v.pipe(
    v.array(NakshatraRef),
    v.description('That of the remainder by 27, then the 10th and 19th from it; empty where the product is 0'),
  ),
  signs: v.pipe(
    v.array(SignRef),
    v.description('That of the remainder by 12, then its trines; empty where the product is 0'),
  ),
  next: v.pipe(
    v.nullable(Passage),
    v.description('Running or next at as_of; null where there is none, or the ephemeris ends before it'),
  ),
  text: text('The same in words'),
});

const PlanetPinda = record('PlanetPinda', 'Reductions and pindas of one planet', {
  ...planetHead,
  after_trikona: bindus('After the reduction of trines'),
  after_ekadhipatya: bindus('After the reduction of the two signs of each lord'),
  rashi_pinda: number('Sum of what is left times the multiplier of each sign'),
  graha_pinda: number('Sum over the seven planets of what is left where each stands, times its multiplier'),
  shodhya_pinda: number('Sum of the two'),
  other_readings: record('PindaReadings', 'The shodhya pinda by other readings of the reductions', {
    strict_trikona: number('Where two of three trines are empty, the third is emptied too'),
    seven_planets_occupy: number('Nodes and the ascendant occupy no sign'),
  }),
  sensitive: SensitivePlace,
});

const BinduThird = record('BinduThird', 'A third of life by the bindus of four signs', {
  part: v.picklist(['first', 'middle', 'last']),
  signs: v.pipe(v.array(SignRef), v.length(4)),
  bindus: count('Sum of the four', 0, 224),
  difference: number('From the mean of a third, 112.3333'),
});

const thirds = (description: string) => v.pipe(v.array(BinduThird), v.length(3), v.description(description));

const Variant = record('BinduVariant', 'What another text’s row would change', {
  planet: PlanetId,
  bindus: bindus('By that row'),
  sarvashtakavarga: sarva('With that row'),
  source: text('Text and chapter'),
});

export const AshtakavargaSarva = record('AshtakavargaSarva', 'The sarvashtakavarga with all it is made of', {
  ...ashtakavargaEntries,
  totals: v.pipe(
    v.object({ ...seven(v.number()), ascendant: v.number(), sarvashtakavarga: v.number() }),
    v.description('Added up here; the same in every chart'),
  ),
  houses: twelve(SarvaHouse),
  strongest: v.pipe(v.array(HouseNumber), v.description('The house with the most bindus, or several')),
  weakest: v.pipe(v.array(HouseNumber), v.description('The house with the fewest bindus, or several')),
  prastara: v.pipe(
    v.object({ ...seven(eightRows), ascendant: eightRows }),
    v.description('Whose bindus, then who gave them'),
  ),
  pindas: v.pipe(v.array(PlanetPinda), v.length(7)),
  life_thirds: record('BinduThirds', 'Thirds of life, in two readings', {
    by_signs: thirds('Pisces to Gemini, Cancer to Libra, Scorpio to Aquarius'),
    by_houses: thirds('12th to 3rd house, 4th to 7th, 8th to 11th'),
    text: text('Both in words'),
  }),
  variants: v.pipe(
    v.array(Variant),
    v.description('Rows on which the texts differ; the main answer follows Parashara'),
  ),
  findings,
  summary_text: summaryText,
  notes,
  confidence: Confidence,
  sources,
});
export type AshtakavargaSarva = v.InferOutput<typeof AshtakavargaSarva>;
