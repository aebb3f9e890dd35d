/** Fields that several records of /houses share. */
import * as v from 'valibot';
import { HouseId } from './ids/closedIds.ts';
import { HOUSE_SYSTEMS } from '../../astro/earth/cusps.ts';
import {
  Ascendant,
  count,
  DignityId,
  HouseNumber,
  number,
  planetHead,
  PlanetId,
  Points,
  record,
  SignRef,
  StrengthScore,
  text,
  yes,
} from './records.ts';
import { ShadbalaBrief } from './strength.ts';

const longitude = (description: string) =>
  v.pipe(v.number(), v.minValue(0), v.maxValue(360), v.description(`${description}; sidereal, 0 <= x < 360`));

/** The fields that every house record begins with. */
export const houseHead = {
  number: HouseNumber,
  id: HouseId,
  name: text('In the language asked for'),
  sign: SignRef,
  lord: v.pipe(PlanetId, v.description('Owner of the sign')),
  lord_house: v.pipe(HouseNumber, v.description('Where the lord stands')),
  occupants: v.pipe(v.array(PlanetId), v.description('Planets in the house')),
  aspected_by: v.pipe(v.array(PlanetId), v.description('Planets that fully aspect its sign')),
};

/** The fields that all houses of an answer share. */
export const divisionHead = {
  house_system: v.pipe(
    v.picklist(HOUSE_SYSTEMS),
    v.description('The system used: whole_sign where the one asked for does not exist at this latitude'),
  ),
  sign_from: v.pipe(
    v.picklist(['cusp', 'middle']),
    v.description('The point whose sign is that of the house: the cusp, in equal_madhya and sripati the middle'),
  ),
  ascendant: Ascendant,
};

/** Returns the schema of a list of exactly twelve, the 1st house first. */
export const twelve = <Schema extends v.GenericSchema>(schema: Schema) => v.pipe(v.array(schema), v.length(12));

const Nature = v.picklist(['benefic', 'malefic']);
const FunctionalNature = v.picklist(['benefic', 'malefic', 'neutral']);

const HouseNature = record('HouseNature', 'How kind a house is in this chart', {
  id: v.picklist(['auspicious', 'mixed', 'difficult']),
  name: text('In the language asked for'),
  balance: number('Sum of the components: 2 and more is auspicious, -2 and less difficult'),
  components: v.pipe(
    v.array(Points),
    v.description('Class of the house, who stands in it, who aspects it, each with its reason'),
  ),
});

const HouseClassId = v.picklist(['kendra', 'trikona', 'dusthana', 'upachaya', 'maraka', 'panaphara', 'apoklima']);

export const houseDescription = {
  cusp: longitude('Where the house begins'),
  middle: longitude('Its middle'),
  classes: v.array(HouseClassId),
  aim: v.pipe(v.picklist(['dharma', 'artha', 'kama', 'moksha']), v.description('Aim of life it serves')),
  karakas: v.pipe(v.array(PlanetId), v.description('Natural significators')),
  significations: v.pipe(v.array(v.string()), v.description('What the house stands for')),
  nature: HouseNature,
};

export const aspectOnHouse = {
  planet: PlanetId,
  kind: text('7th, 4th ...: counted from the planet'),
  from_house: HouseNumber,
  strength_percent: v.pipe(v.picklist([25, 50, 75, 100]), v.description('Share of a full aspect')),
  virupas: number('Exact strength on the middle of the house by arc, 0 to 60'),
  nature: v.pipe(Nature, v.description('Natural nature of the planet in this chart')),
};

export const HouseAspect = record('HouseAspect', 'A full aspect on a house', {
  ...aspectOnHouse,
  functional_nature: FunctionalNature,
  is_help: yes('Whether it helps the house'),
  reason: text('Why it helps or burdens'),
});

export const AspectBalance = record('AspectBalance', 'Full aspects counted', {
  benefic: count('From natural benefics', 0, 9),
  malefic: count('From natural malefics', 0, 9),
  balance: v.picklist(['benefic', 'malefic', 'even', 'none']),
});

const HouseEffect = record('HouseEffect', 'What a placement gives; tendencies, not certainties', {
  ease: text('When it works well'),
  strain: text('What it asks work with'),
  side: v.pipe(v.picklist(['ease', 'both', 'strain']), v.description('Which side the strength brings out')),
  text: text('The side that shows, as a sentence'),
  source: text('Text and chapter'),
  confidence: v.literal('interpretive'),
});

export const HouseLord = record('HouseLord', 'Lord of a house', {
  ...planetHead,
  owned_houses: v.array(HouseNumber),
  house: HouseNumber,
  sign: SignRef,
  degree: number('Degrees within the sign'),
  dignity: DignityId,
  dignity_name: text('In the language asked for'),
  is_combust: v.boolean(),
  is_retrograde: v.boolean(),
  is_vargottama: yes('Same sign in the navamsa'),
  functional_nature: v.pipe(FunctionalNature, v.description('For the ascendant')),
  functional_nature_name: text('In the language asked for'),
  reasons: v.array(
    v.object({ house: HouseNumber, effect: v.picklist(['good', 'bad', 'neutral', 'maraka']), text: v.string() }),
  ),
  is_yogakaraka: v.boolean(),
  is_maraka: yes('Named as a maraka for this ascendant'),
  is_badhaka: yes('Lord of the house of obstruction'),
  strength: StrengthScore,
  shadbala: v.pipe(ShadbalaBrief, v.description('Its sixfold strength; /planets/dignity has every part of it')),
  effect: v.pipe(HouseEffect, v.description('The lord of this house in the house where it stands')),
});

export const HouseOccupant = record('HouseOccupant', 'A planet in a house', {
  ...planetHead,
  sign: SignRef,
  degree: number('Degrees within the sign'),
  dignity: DignityId,
  dignity_name: text('In the language asked for'),
  is_combust: v.boolean(),
  is_retrograde: v.boolean(),
  nature: Nature,
  functional_nature: FunctionalNature,
  is_help: yes('Whether it helps the house it stands in'),
  reason: text('Why it helps or burdens'),
  strength: StrengthScore,
  effect: HouseEffect,
});

const ReadingFact = record('ReadingFact', 'Something found in the chart that statements rest on', {
  id: v.string(),
  text: v.string(),
  source: v.pipe(v.nullable(v.string()), v.description('Text and chapter; null for our own scores')),
});

const Prediction = record('Prediction', 'A statement that follows from the chart', {
  id: v.string(),
  text: v.string(),
  polarity: v.picklist(['supportive', 'mixed', 'challenging']),
  because: v.pipe(v.array(v.string()), v.minLength(1), v.description('Ids of the facts it follows from')),
});

/** The fields of a house reading. */
export const houseReading = {
  summary: text('The house in three sentences'),
  predictions: v.array(Prediction),
  evidence: v.pipe(v.array(ReadingFact), v.description('The facts named by the predictions')),
  disclaimer: v.pipe(v.nullable(v.string()), v.description('Where health or the length of life is touched')),
  confidence: v.literal('interpretive'),
};
