/** Records that several endpoints of /jaimini share. */
import * as v from 'valibot';
import {
  Confidence,
  count,
  DignityId,
  HouseNumber,
  number,
  PlanetId,
  record,
  SignRef,
  text,
  yes,
} from '../common/records.ts';

/** Returns the schema of a house counted from some sign, 1 to 12. */
export const signHouse = (description: string) => count(description, 1, 12);

/** Returns a schema with another description. */
export const withDescription = <Schema extends v.GenericSchema>(schema: Schema, description: string) =>
  v.pipe(schema, v.description(description));

/** Returns the schema of a list of planet ids, with its description. */
export const planetIds = (description: string) => withDescription(v.array(PlanetId), description);

export const notes = v.pipe(v.array(v.string()), v.description('Contested choices that were made, and what others do'));

export const summary = text('Composed from the findings that hold');

export const SignHouseRecord = record('JaiminiHouse', 'A house counted from a sign, read with aspects of signs', {
  number: signHouse('Counted from that sign, 1 to 12'),
  sign: SignRef,
  planets: planetIds('Planets in the sign'),
  aspected_by: planetIds('Planets whose sign aspects it (rashi drishti)'),
});
export type SignHouseRecord = v.InferOutput<typeof SignHouseRecord>;

export const NavamsaPlace = record('JaiminiNavamsaPlace', 'Where a planet stands in the navamsa', {
  sign: SignRef,
  house: signHouse('Counted from the ascendant of the navamsa'),
  dignity: withDescription(DignityId, 'In the sign of the navamsa'),
  dignity_name: text('In the language asked for'),
  is_vargottama: yes('In the same sign as in the birth chart'),
  conjunctions: planetIds('Planets in the same sign of the navamsa'),
  aspected_by: planetIds('Planets whose navamsa sign aspects it'),
});
export type NavamsaPlace = v.InferOutput<typeof NavamsaPlace>;

export const roleEntries = {
  role: text('Id of the office: atmakaraka to darakaraka'),
  code: withDescription(v.picklist(['AK', 'AmK', 'BK', 'MK', 'PiK', 'PK', 'GK', 'DK']), 'The office in short'),
  role_name: text('In the language asked for'),
  planet: withDescription(PlanetId, 'Who holds the office'),
  planet_name: text('In the language asked for'),
};

export const karakaHead = {
  ...roleEntries,
  signifies: text('What the office stands for'),
  degree: number('Degrees within the sign'),
  dms: text('Degrees within the sign as 12°34\'56"'),
  counted_degree: number('Degrees that were compared: for Rahu, 30 less those within the sign'),
  lead: v.pipe(
    v.nullable(v.number()),
    v.description('Degrees ahead of the next in rank; null for the last, and where the office fell to nature'),
  ),
  is_tied: yes('Another planet has the same degree to the second, and shares the office'),
  shared_with: planetIds('Planets that share the office'),
  is_by_nature: yes('The office was left empty by a tie above it, and fell to its natural significator'),
  natural_karaka: withDescription(PlanetId, 'Who stands for the same by nature'),
};

export const DevataRecord = record('Devata', 'A deity seen in the navamsa, with the way it was found', {
  id: withDescription(v.picklist(['ishta', 'palana', 'dharma']), 'The chosen, the sustaining, or that of one’s duty'),
  name: text('In the language asked for'),
  counted_from: SignRef,
  house: signHouse('Counted from that sign'),
  sign: SignRef,
  occupants: planetIds('Planets in the sign, in the navamsa'),
  aspected_by: planetIds('Planets whose navamsa sign aspects it'),
  lord: withDescription(PlanetId, 'Who owns the sign'),
  basis: withDescription(v.picklist(['occupant', 'aspect', 'lord']), 'What the planet was found by'),
  planet: withDescription(PlanetId, 'The planet through which the deity is seen'),
  deities: v.pipe(
    v.array(v.string()),
    v.description('Forms of the deity of that planet, that of the Sutras first, in the language asked for'),
  ),
  sources: withDescription(v.array(v.string()), 'Text, chapter and verse of each of these forms, in their order'),
  others: v.pipe(
    v.array(
      v.object({
        planet: withDescription(PlanetId, 'A planet that qualifies too'),
        deities: withDescription(v.array(v.string()), 'Forms of its deity, in the language asked for'),
      }),
    ),
    v.description('Further planets that qualify, in their order'),
  ),
  reasoning: text('How it was found, step by step'),
  source: text('Text, chapter and verse: of ishta the sutra that names the deity of the planet'),
  confidence: Confidence,
});
export type DevataRecord = v.InferOutput<typeof DevataRecord>;

export const ArudhaRecord = record('ArudhaPada', 'The pada of a house, and how it was counted', {
  house: HouseNumber,
  code: text('A1 to A12; that of the 1st is also AL, that of the 12th also UL'),
  name: text('In the language asked for'),
  sign: SignRef,
  house_from_ascendant: HouseNumber,
  house_sign: SignRef,
  lord: withDescription(PlanetId, 'Lord of the house; of two the stronger'),
  lord_sign: SignRef,
  lord_reason: text('Why this lord; of Scorpio and Aquarius the stronger of two'),
  count: signHouse('From the house to its lord, the house being 1'),
  counted_sign: v.pipe(SignRef, v.description('Where as many signs again lead from the lord')),
  exception: v.pipe(
    v.nullable(v.picklist(['own_house', 'seventh_house'])),
    v.description('A pada in its own house goes to the 10th from it, one in the 7th to the 4th; null where neither'),
  ),
  with_first_lord: v.pipe(
    SignRef,
    v.description('Where the pada falls if Mars alone owns Scorpio and Saturn alone Aquarius'),
  ),
  planets: planetIds('Planets in the sign of the pada'),
  aspected_by: planetIds('Planets whose sign aspects it'),
  reason: text('The count in words'),
});
export type ArudhaRecord = v.InferOutput<typeof ArudhaRecord>;
