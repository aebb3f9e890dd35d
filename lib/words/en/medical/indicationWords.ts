/** Sentences on indications of health and on parts of the body in English. */
import type { Fact } from '../../../astro/factsOf.ts';
import type {
  BodyPartFacts,
  HeldCount,
  VargaTrouble,
  Weakness,
} from '../../../astro/judgement/medical/indicationFacts.ts';
import type { IndicationSeverity } from '../../../astro/judgement/medical/indication.ts';
import type { IndicationId } from '../../../astro/judgement/medical/tables/indications.ts';
import { BODY_PART } from '../../../astro/judgement/medical/tables/bodyParts.ts';
import type { IndicationWords } from '../../facts/medical.ts';
import type { Sentences } from '../../sentences.ts';
import { capitalised, listed, named, namedList, ordinal, sentence, signEn } from '../grammar.ts';
import { bodyPartEn } from './bodyParts.ts';
import { seenText } from './conditionWords.ts';
import { healthPlaces } from './healthTime.ts';
import { indicationCareEn } from './adviceByAge.ts';
import { HEALTH_MATTERS, HOUSE_CARE_WORDS } from './matters.ts';
import { acting } from './planetClauses.ts';

const rulersText = (weaknesses: readonly Weakness[]) =>
  `${namedList(weaknesses.map(({ planet }) => planet))} ${weaknesses.length > 1 ? 'stand' : 'stands'} for it`;

/** How many conditions hold, those of `one` or of `many`. */
function heldText({ count, held }: HeldCount, one: string, many: string): string {
  return count === 1
    ? `the condition of ${one} ${held === 1 ? 'holds' : 'does not hold'}`
    : `${held} of ${count} conditions of ${many} hold`;
}

function troubleText({ company, division, house, isDebilitated, isWithEnemy, planet }: VargaTrouble): string {
  const how = [
    ...(house === null ? [] : [`in the ${ordinal(house)}`]),
    ...(isDebilitated ? ['debilitated'] : []),
    ...(isWithEnemy ? ['with an enemy'] : []),
    ...(company.length > 0 ? [`with ${namedList(company)}`] : []),
  ];
  return `in D${division} ${named(planet)} is ${listed(how)}`;
}

/** Facts joined, or what is said where there are none. */
const joinedOr = (facts: readonly string[], none: string) => capitalised(facts.length > 0 ? facts.join('; ') : none);

function placeText(
  place: string,
  { benefics, malefics }: Pick<BodyPartFacts['body_sign'], 'benefics' | 'malefics'>,
): string {
  const pressed =
    malefics.length > 0 ? `${acting(malefics, 'press', 'presses')} on ${place}` : `${place} is free of malefics`;
  return benefics.length > 0 ? `${pressed}; ${acting(benefics, 'support', 'supports')} it` : pressed;
}

const protectedText: Sentences<IndicationWords>['parts_protected'] = ({ planets }) =>
  `${namedList(planets)} ${planets.length > 1 ? 'protect their' : 'protects its'} parts of the body by a raised fall`;

/** Of one matter, and of several. */
const MARKED: Readonly<Record<IndicationSeverity, readonly [one: string, many: string]>> = {
  high: ['comes first in this chart', 'come first in this chart'],
  medium: ['deserves some attention', 'deserve some attention'],
  low: ['needs no special attention', 'need no special attention'],
};

const leadText = ({ args, id }: Fact<BodyPartFacts>): string =>
  id === 'body_house' || id === 'body_sign'
    ? placeText(id === 'body_house' ? `its ${ordinal(args.house)} house` : signEn(args.signIndex), {
        benefics: [],
        malefics: args.malefics,
      })
    : id === 'body_planets'
      ? `${namedList(args.weaknesses.map(({ planet }) => planet))} ${args.weaknesses.length > 1 ? 'rule' : 'rules'} it`
      : 'several signs together';

const matters = (indications: IndicationWords['watched_first']['indications']) =>
  listed(indications.map((indication) => HEALTH_MATTERS[indication]));

export const INDICATIONS_EN: Sentences<IndicationWords> = {
  indication_planets: ({ conditions, weaknesses }) =>
    capitalised(`${rulersText(weaknesses)}; ${heldText(conditions, 'its planet', 'its planets')}`),
  indication_places: (conditions) => capitalised(heldText(conditions, 'its house or sign', 'its houses and signs')),
  indication_links: ({ bonds }) => {
    const said = bonds.map(({ house, lord, planet }) => {
      const role = `lord of the ${ordinal(house)}`;
      return planet === lord ? `${named(planet)} is ${role}` : `${named(planet)} is bound to ${named(lord)}, ${role}`;
    });
    return joinedOr(said, 'no bond with lords of the 6th, 8th and 12th or with marakas');
  },
  indication_vargas: ({ troubles }) => joinedOr(troubles.map(troubleText), 'not repeated in D30 and D6'),
  indication_periods: ({ care, own }) =>
    joinedOr(
      [
        ...(own.length > 0 ? [`periods of ${namedList(own)}, standing for it, run`] : []),
        ...(care.length > 0 ? [`periods of ${namedList(care)} run, which tire the body`] : []),
      ],
      'no running period touches it',
    ),
  indication_transits: ({ passages }) => {
    const said = passages.map(({ mover, places, planets }) => {
      const what = [...planets.map((planet) => `${named(planet)} of birth`), ...healthPlaces(places)];
      return `${named(mover)} passes ${listed(what)}`;
    });
    return joinedOr(said, 'no passing malefic touches it');
  },
  parts_protected: (facts) => capitalised(protectedText(facts)),
  indication: ({ indication, protectedBy, seen, severity }) => {
    const is = markedText(indication, severity);
    if (protectedBy.length > 0) return `${is}, thanks to the raised fall of ${namedList(protectedBy)}.`;
    return seen === null || severity === 'low' ? `${is}.` : `${is}: ${seenText(seen)}.`;
  },
  indication_care: ({ age, indication }) => indicationCareEn(indication, age),
  house_care: ({ care }) => HOUSE_CARE_WORDS[care],
  body_planets: ({ weaknesses }) => capitalised(rulersText(weaknesses)),
  body_house: ({ house, ...touched }) => capitalised(placeText(`the ${ordinal(house)} house`, touched)),
  body_sign: ({ signIndex, ...touched }) => capitalised(placeText(signEn(signIndex), touched)),
  body_part: ({ lead, part }) => `${BODY_PART.get(part)!.name}: ${leadText(lead)}.`,
  watched_first: ({ age, indications }) =>
    age === 'child'
      ? `Parents may look after ${matters(indications)} first.`
      : `By tradition, look after ${matters(indications)} first.`,
  none_to_care_for: ({ age }) =>
    age === 'child'
      ? 'No part of the child’s body stands out in this chart.'
      : 'No part of the body stands out in this chart.',
  most_vulnerable: ({ parts }) => `The parts to treat gently are ${listed(parts.map(bodyPartEn))}.`,
  none_vulnerable: () => 'All parts of the body fare about alike.',
  falls_protect: ({ planets }) => sentence(protectedText({ planets })),
};

/** Matters that are plural in English. */
const PLURAL: readonly IndicationId[] = ['bone_joint', 'blood_injury', 'eye', 'kidney_urinary', 'nervous_system'];

function markedText(indication: IndicationId, severity: IndicationSeverity): string {
  const [one, many] = MARKED[severity];
  return `${capitalised(HEALTH_MATTERS[indication])} ${PLURAL.includes(indication) ? many : one}`;
}
