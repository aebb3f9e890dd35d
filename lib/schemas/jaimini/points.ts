/** Records of /jaimini about karakamsha, swamsha, padas and argala. */
import * as v from 'valibot';
import {
  count,
  DignityId,
  FindingRecord,
  findings,
  HouseNumber,
  nine,
  number,
  planetHead,
  PlanetId,
  Points,
  record,
  SignRef,
  sources,
  text,
  yes,
} from '../common/records.ts';
import {
  ArudhaRecord,
  DevataRecord,
  notes,
  planetIds,
  roleEntries,
  signHouse,
  SignHouseRecord,
  summary,
  withDescription,
} from './common.ts';
import { twelve } from '../common/houseRef.ts';

export const Karakamsha = record('Karakamsha', 'The navamsa sign of the atmakaraka as an ascendant', {
  sign: SignRef,
  lord: withDescription(PlanetId, 'Who owns the sign'),
  atmakaraka: withDescription(v.object(roleEntries), 'Whose navamsa sign it is'),
  house_in_navamsa: signHouse('Counted from the ascendant of the navamsa'),
  house_in_birth_chart: HouseNumber,
  houses: v.pipe(twelve(SignHouseRecord), v.description('Counted from karakamsha over the navamsa')),
  birth_chart_houses: v.pipe(twelve(SignHouseRecord), v.description('Counted from karakamsha over the birth chart')),
  effects_from: withDescription(v.picklist(['navamsa', 'birth_chart']), 'Where they were read, as asked'),
  effects: v.pipe(
    v.array(
      record('KarakamshaEffect', 'An effect that holds', {
        ...FindingRecord.entries,
        house: signHouse('Counted from karakamsha'),
      }),
    ),
    v.description('Those that hold, by house'),
  ),
  ishta_devata: DevataRecord,
  palana_devata: DevataRecord,
  dharma_devata: DevataRecord,
  moksha: record('MokshaIndicator', 'Whether Ketu in the 12th from karakamsha points to release', {
    present: yes('Ketu stands there in the navamsa'),
    planets: planetIds('Planets in the 12th from karakamsha, in the navamsa'),
    has_benefic_support: yes('A benefic joins or aspects it by sign'),
    text: text('What it means, or that it is absent'),
    source: text('Text, chapter and verse'),
  }),
  summary: text('What it is, its first effects, and the chosen deity'),
  notes,
  sources,
});
export type Karakamsha = v.InferOutput<typeof Karakamsha>;

export const Swamsha = record('Swamsha', 'The lord of the ascendant in the navamsa', {
  sign: v.pipe(SignRef, v.description('Navamsa sign of the lord of the ascendant')),
  lord: withDescription(PlanetId, 'Lord of the ascendant of birth'),
  lord_name: text('In the language asked for'),
  house: signHouse('Counted from the ascendant of the navamsa'),
  dignity: withDescription(DignityId, 'In the sign of the navamsa'),
  dignity_name: text('In the language asked for'),
  is_vargottama: yes('In the same sign as in the birth chart'),
  conjunctions: planetIds('Planets in the same sign of the navamsa'),
  aspected_by: planetIds('Planets whose navamsa sign aspects it'),
  sign_lord: withDescription(PlanetId, 'Who owns that sign'),
  birth_sign: SignRef,
  birth_house: HouseNumber,
  houses: v.pipe(twelve(SignHouseRecord), v.description('Counted from that sign over the navamsa')),
  navamsa_lagna: record('NavamsaLagna', 'The ascendant of the navamsa, which others call swamsha', {
    sign: SignRef,
    lord: withDescription(PlanetId, 'Who owns it'),
    planets: planetIds('Planets in it'),
    aspected_by: planetIds('Planets whose navamsa sign aspects it'),
    houses: v.pipe(twelve(SignHouseRecord), v.description('Counted from the ascendant of the navamsa')),
  }),
  summary,
  findings,
  notes,
  sources,
});
export type Swamsha = v.InferOutput<typeof Swamsha>;

const OwnSignArudha = v.object({
  own_sign: SignRef,
  count: signHouse('From the planet to that sign, its own being 1'),
  sign: SignRef,
  exception: v.nullable(v.picklist(['own_house', 'seventh_house'])),
});

const PlanetArudha = record('PlanetArudha', 'Where a planet is seen, for every sign that it owns', {
  ...planetHead,
  arudhas: v.array(OwnSignArudha),
  default: withDescription(SignRef, 'By the stronger own sign, on a tie the odd one'),
  house: HouseNumber,
  reading: text('What it means'),
});

export const ArudhaLagna = record('ArudhaLagna', 'The arudha of the ascendant, and all twelve padas', {
  arudha: ArudhaRecord,
  padas: withDescription(twelve(ArudhaRecord), 'Of the 1st house to the 12th'),
  houses: v.pipe(twelve(SignHouseRecord), v.description('Counted from the arudha of the ascendant')),
  graha_arudhas: v.optional(nine(PlanetArudha)),
  summary,
  findings,
  notes,
  sources,
});
export type ArudhaLagna = v.InferOutput<typeof ArudhaLagna>;

export const Upapada = record('Upapada', 'The arudha of the 12th house, sign of marriage', {
  arudha: ArudhaRecord,
  second: SignHouseRecord,
  seventh: SignHouseRecord,
  eighth: SignHouseRecord,
  later_unions: v.pipe(
    v.array(
      v.object({
        number: count('Which marriage it would be', 2, 3),
        sign: SignRef,
        lord: withDescription(PlanetId, 'Who owns the sign; of two the stronger'),
        text: text('Where and under whom, in words'),
      }),
    ),
    v.description('Where later unions are read from; no forecast that they occur'),
  ),
  afflicting_planets: planetIds(
    'Malefics that join or aspect the upapada or the 2nd from it; the Sun only while not exalted, at home or with a friend',
  ),
  summary,
  findings,
  notes,
  sources,
});
export type Upapada = v.InferOutput<typeof Upapada>;

const Intervention = (description: string) =>
  v.object({ from_house: signHouse(description), sign: SignRef, planets: planetIds('Planets that stand there') });

export const Argalas = record('Argalas', 'Interventions in each house, and what obstructs them', {
  houses: withDescription(
    twelve(
      record('HouseArgala', 'Argala on one house', {
        number: HouseNumber,
        sign: SignRef,
        argala: v.pipe(
          v.array(Intervention('Counted from this house: 2, 4, 11, 5')),
          v.description('All four places, planets or none'),
        ),
        virodha: v.pipe(
          v.array(Intervention('Counted from this house: 12, 10, 3, 9')),
          v.description('Places that obstruct those of argala, in the same order'),
        ),
        pairs: withDescription(
          v.array(
            record('ArgalaPair', 'An intervention against its obstruction', {
              id: withDescription(v.picklist(['dhana', 'sukha', 'labha', 'putra']), 'From the 2nd, 4th, 11th and 5th'),
              name: text('In the language asked for'),
              is_primary: yes('False for that of the 5th'),
              argala_house: signHouse('Counted from this house'),
              virodha_house: signHouse('Counted from this house'),
              status: withDescription(
                v.picklist([
                  'none',
                  'unobstructed',
                  'operates',
                  'operates_by_strength',
                  'balanced',
                  'obstructed_by_strength',
                  'obstructed',
                ]),
                'Who prevails: by number, or on equal numbers by strength',
              ),
              is_effective: yes('The intervention prevails'),
              is_overcome: yes('The obstruction prevails'),
              difference: number('Planets that intervene less those that obstruct'),
              nature: v.pipe(
                v.nullable(v.picklist(['shubha', 'papa', 'mixed'])),
                v.description('By the natural benefics and malefics that intervene; null where none does'),
              ),
              reason: text('What decided it'),
            }),
          ),
          'Who prevails in each of the four',
        ),
        vishesha_argala: v.pipe(
          v.nullable(
            v.object({
              from_house: withDescription(v.literal(3), 'Counted from this house'),
              planets: planetIds('The malefics there'),
            }),
          ),
          v.description('Three or more malefics in the 3rd, which nothing obstructs; null where there are fewer'),
        ),
        has_ketu: yes('Counted backwards from Ketu, as some do, argala and virodha change places'),
        net: record('ArgalaNet', 'What the interventions come to', {
          score: number('The exact sum of the components; good above 0'),
          components: v.pipe(
            v.array(Points),
            v.description(
              'Difference in number, times the mean nature of those who intervene (1 benefic, -1 malefic), times 1 or, for the 5th, one half',
            ),
          ),
          confidence: withDescription(v.literal('interpretive'), 'The weights are judgement'),
        }),
        text: text('What it means for the house'),
      }),
    ),
    'The 1st house to the 12th',
  ),
  most_supported_house: v.pipe(v.nullable(HouseNumber), v.description('Highest net score; null where none is above 0')),
  most_pressed_house: v.pipe(v.nullable(HouseNumber), v.description('Lowest net score; null where none is below 0')),
  summary: text('The house most favoured, and the one most pressed'),
  notes,
  sources,
});
export type Argalas = v.InferOutput<typeof Argalas>;
