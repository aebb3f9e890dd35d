/** Answers of /houses. */
import * as v from 'valibot';
import {
  AspectBalance,
  aspectOnHouse,
  divisionHead,
  HouseAspect,
  houseDescription,
  houseHead,
  HouseLord,
  HouseOccupant,
  houseReading,
  twelve,
} from '../common/houseRef.ts';
import {
  count,
  DignityId,
  endpoint,
  HouseNumber,
  record,
  SignRef,
  sources,
  StrengthScore,
  text,
  Verdict,
  type Records,
} from '../common/records.ts';
import { BhavaBala } from '../common/strength.ts';
import { addedCuspLords } from '../kp/lords.ts';

export const HousesAll = record('HousesAll', 'The twelve houses', {
  ...divisionHead,
  houses: twelve(
    record('House', 'A house of the chart', {
      ...houseHead,
      lord_sign: SignRef,
      lord_dignity: DignityId,
      ...houseDescription,
      bhava_bala: BhavaBala,
      ...addedCuspLords,
    }),
  ),
  sources,
});
export type HousesAll = v.InferOutput<typeof HousesAll>;

export const HousesAspects = record('HousesAspects', 'Aspects on the twelve houses', {
  ...divisionHead,
  houses: twelve(
    record('AspectsOnHouse', 'Aspects on one house', {
      ...houseHead,
      aspects: v.pipe(v.array(HouseAspect), v.description('Full aspects')),
      partial_aspects: v.pipe(
        v.array(record('PartialHouseAspect', 'A quarter, half or three-quarter aspect', aspectOnHouse)),
        v.description('For display; judgement goes by full aspects'),
      ),
      summary: AspectBalance,
    }),
  ),
  summary: v.object({
    benefic: count('Full aspects of natural benefics on all houses', 0, 30),
    malefic: count('Full aspects of natural malefics on all houses', 0, 30),
    unaspected: v.array(HouseNumber),
  }),
  sources,
});
export type HousesAspects = v.InferOutput<typeof HousesAspects>;

export const HousesLords = record('HousesLords', 'Lords of the twelve houses', {
  ...divisionHead,
  badhaka_house: HouseNumber,
  houses: twelve(
    record('HouseLordship', 'One house and its lord', {
      ...houseHead,
      lord_details: HouseLord,
    }),
  ),
  sources,
});
export type HousesLords = v.InferOutput<typeof HousesLords>;

export const HousesOccupants = record('HousesOccupants', 'Planets in the twelve houses', {
  ...divisionHead,
  houses: twelve(
    record('OccupiedHouse', 'One house and the planets in it', {
      ...houseHead,
      is_empty: v.boolean(),
      planets: v.array(HouseOccupant),
      judged_by: v.pipe(
        v.picklist(['occupants', 'lord_and_aspects']),
        v.description('An empty house is judged by its lord and the aspects on it'),
      ),
      judgement: text('What follows from that'),
    }),
  ),
  empty_houses: v.array(HouseNumber),
  sources,
});
export type HousesOccupants = v.InferOutput<typeof HousesOccupants>;

export const HouseDetail = record('HouseDetail', 'One house in full', {
  ...divisionHead,
  ...houseHead,
  ...houseDescription,
  strength: v.pipe(
    StrengthScore,
    v.description('Of the house: its lord, sarvashtakavarga, occupants, aspects and significators'),
  ),
  bhava_bala: BhavaBala,
  lord_details: HouseLord,
  planets: v.pipe(v.array(HouseOccupant), v.description('Occupants with their effects')),
  aspects: v.pipe(v.array(HouseAspect), v.description('Full aspects')),
  yogas: v.pipe(
    v.array(Verdict),
    v.description(
      'Yogas of three planets at most that concern this house, the strongest first: one of a family for the same planets, none that is faint. All that are formed: /yoga/all',
    ),
  ),
  ...houseReading,
  sources,
});
export type HouseDetail = v.InferOutput<typeof HouseDetail>;

const SYSTEM_NOTE = 'Houses by house_system (whole_sign unless chosen); lordships and yogas stay those of signs.';

export const answers = {
  all: endpoint(
    'The twelve houses',
    `Sign, lord and where it stands, occupants, aspects, significations, class, nature and bhava bala of each house. ${SYSTEM_NOTE} Bhava bala is measured on the bhava madhya: in whole signs the degree of the ascendant in each, else the middle of the house; house_system=sripati gives it on the middles that the text means; equal_madhya on the degree of the ascendant, as whole signs do.`,
    HousesAll,
  ),
  aspects: endpoint(
    'Aspects on the houses',
    `Full aspects on each house (7th of all, Mars 4th and 8th, Jupiter 5th and 9th, Saturn 3rd and 10th, Rahu and Ketu 5th and 9th), partial ones besides. ${SYSTEM_NOTE}`,
    HousesAspects,
  ),
  lords: endpoint(
    'Lords of the houses',
    `Placement, dignity, strength, shadbala, functional nature for the ascendant with reasons, and effect of each house lord. ${SYSTEM_NOTE}`,
    HousesLords,
  ),
  occupants: endpoint(
    'Planets in the houses',
    `Planets in each house with dignity, nature, strength and effect; empty houses judged by lord and aspects. ${SYSTEM_NOTE}`,
    HousesOccupants,
  ),
  house: endpoint(
    'One house in full',
    `Lord and strength, occupants and effects, aspects, yogas and predictions for one house, every statement with the facts it follows from. ${SYSTEM_NOTE}`,
    HouseDetail,
  ),
} satisfies Records;
