/** Records of /jaimini about the chara karakas. */
import * as v from 'valibot';
import {
  count,
  DignityId,
  findings,
  HouseNumber,
  NakshatraRef,
  PlanetId,
  record,
  SignRef,
  sources,
  StrengthScore,
  text,
  yes,
} from '../common/records.ts';
import {
  DevataRecord,
  karakaHead,
  NavamsaPlace,
  notes,
  planetIds,
  roleEntries,
  signHouse,
  SignHouseRecord,
  summary,
  withDescription,
} from './common.ts';

const placeEntries = {
  sign: SignRef,
  house: HouseNumber,
  nakshatra: NakshatraRef,
  pada: count('Quarter of the nakshatra', 1, 4),
  dignity: withDescription(DignityId, 'In the birth sign'),
  dignity_name: text('In the language asked for'),
};

export const CharaKarakas = record('CharaKarakas', 'The variable significators, atmakaraka first', {
  scheme: v.pipe(v.picklist([7, 8]), v.description('How many, as karaka_scheme chose')),
  karakas: v.pipe(
    v.array(
      record('CharaKaraka', 'An office and the planet that holds it', {
        ...karakaHead,
        ...placeEntries,
        navamsa_sign: SignRef,
        meaning: text('What this planet in this place says of the office'),
      }),
    ),
    v.description('By descending degree'),
  ),
  other_scheme: record('OtherKarakaScheme', 'Who holds the offices under the other scheme', {
    scheme: withDescription(v.picklist([7, 8]), 'How many'),
    karakas: withDescription(v.array(v.object(roleEntries)), 'Atmakaraka first'),
    changed_roles: v.pipe(v.array(v.string()), v.description('Offices that another planet holds there')),
  }),
  summary: text('Who leads, who follows, who comes last, and what the other scheme would change'),
  notes,
  sources,
});
export type CharaKarakas = v.InferOutput<typeof CharaKarakas>;

const karakaEntries = {
  ...karakaHead,
  ...placeEntries,
  is_retrograde: yes('Moves backwards'),
  is_combust: yes('Within the limit of combustion from the Sun'),
  owned_houses: v.pipe(v.array(HouseNumber), v.description('Houses it owns; none for Rahu')),
  conjunctions: planetIds('Planets in the same sign'),
  aspected_by: planetIds('Planets whose sign aspects its sign (rashi drishti)'),
  aspects_signs: v.pipe(v.array(SignRef), v.description('Signs that its sign aspects')),
  navamsa: NavamsaPlace,
  strength: StrengthScore,
  summary,
  findings,
  notes,
  sources,
};

const Relation = record('JaiminiRelation', 'How one sign stands to another', {
  kind: withDescription(
    v.picklist(['same_sign', 'trine', 'angle', 'third_eleventh', 'second_twelfth', 'sixth_eighth']),
    'By the houses counted both ways',
  ),
  house: signHouse('From the other to the planet'),
  house_back: signHouse('From the planet to the other'),
  is_sign_aspect: yes('Whether the signs aspect each other'),
  is_easy: yes('Whether the distance agrees by itself'),
});

const Counterpart = record('JaiminiCounterpart', 'A planet that the significator is compared with', {
  planet: withDescription(PlanetId, 'Whom it is compared with'),
  sign: SignRef,
  house: HouseNumber,
  dignity: withDescription(DignityId, 'In the birth sign'),
  relation: Relation,
});

export const Atmakaraka = record('Atmakaraka', 'The significator of the soul', {
  ...karakaEntries,
  karakamsha: record('KarakamshaBrief', 'The navamsa sign of the atmakaraka', {
    sign: SignRef,
    lord: withDescription(PlanetId, 'Who owns it'),
    house_in_navamsa: signHouse('Counted from the ascendant of the navamsa'),
    house_in_birth_chart: HouseNumber,
    planets: planetIds('Planets in it in the navamsa, without the atmakaraka'),
    aspected_by: planetIds('Planets whose navamsa sign aspects it'),
  }),
  ishta_devata: DevataRecord,
  lesson: text('What the soul is here to learn'),
});
export type Atmakaraka = v.InferOutput<typeof Atmakaraka>;

export const Amatyakaraka = record('Amatyakaraka', 'The significator of work', {
  ...karakaEntries,
  atmakaraka: Counterpart,
  house_from_arudha_lagna: signHouse('In the birth chart'),
  house_from_karakamsha: signHouse('In the navamsa'),
  palana_devata: DevataRecord,
  professions: withDescription(
    v.array(
      record('JaiminiProfession', 'Fields of work that a planet speaks for', {
        planet: withDescription(PlanetId, 'Who speaks for them'),
        basis: withDescription(
          v.picklist(['amatyakaraka', 'tenth_from_karakamsha', 'navamsa_dispositor', 'tenth_lord']),
          'What the planet was found by',
        ),
        reason: text('Why this planet is asked'),
        fields: withDescription(v.array(v.string()), 'The most typical first'),
        source: text('Text, chapter and verse'),
        confidence: withDescription(v.literal('interpretive'), 'Fields of work by planet are judgement'),
      }),
    ),
    'Each planet once, the amatyakaraka first',
  ),
});
export type Amatyakaraka = v.InferOutput<typeof Amatyakaraka>;

export const Darakaraka = record('Darakaraka', 'The significator of the spouse', {
  ...karakaEntries,
  venus: Counterpart,
  seventh_lord: Counterpart,
  upapada: withDescription(
    v.object({ sign: SignRef, house: HouseNumber, relation: Relation }),
    'The sign of the marriage itself, and how the significator stands to it',
  ),
});
export type Darakaraka = v.InferOutput<typeof Darakaraka>;

export const Putrakaraka = record('Putrakaraka', 'The significator of children', {
  ...karakaEntries,
  fifth_house: SignHouseRecord,
  fifth_lord: Counterpart,
  jupiter: Counterpart,
  saptamsa: record('JaiminiSaptamsa', 'The significator in the chart of children', {
    ascendant_sign: SignRef,
    sign: SignRef,
    house: signHouse('Counted from the ascendant of the saptamsa'),
    dignity: withDescription(DignityId, 'In the sign of the saptamsa'),
    dignity_name: text('In the language asked for'),
    ascendant_lord: withDescription(PlanetId, 'Lord of the ascendant of the saptamsa'),
    ascendant_lord_house: signHouse('Counted from the ascendant of the saptamsa'),
  }),
});
export type Putrakaraka = v.InferOutput<typeof Putrakaraka>;
