/** Sentences on indications of health and on parts of the body in English. */
import type { Fact } from '../../../astro/factsOf.ts';
import type {
  BodyPartFacts,
  HeldCount,
  VargaTrouble,
  Weakness,
} from '../../../astro/judgement/medical/indicationFacts.ts';
import { BODY_PART } from '../../../astro/judgement/medical/tables/bodyParts.ts';
import { PROTECTED_CEILING } from '../../../astro/judgement/medical/weights.ts';
import type { IndicationWords } from '../../facts/medical.ts';
import { sayIn } from '../../say.ts';
import type { Sentences } from '../../sentences.ts';
import { SCORE_EN } from '../../subjects/score.ts';
import { capitalised, listed, named, namedList, ordinal, sentence, signEn, uncapitalised } from '../grammar.ts';
import { bodyPartEn } from './bodyParts.ts';
import { seenText } from './conditionWords.ts';
import { healthPlaces } from './healthTime.ts';
import { HEALTH_MATTERS, HOUSE_CARE_WORDS, INDICATION_CARES } from './matters.ts';
import { acting } from './planetClauses.ts';

const weaknessList = (weaknesses: readonly Weakness[]) =>
  listed(weaknesses.map(({ planet, value }) => `${named(planet)} has a weakness of ${value}`));

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

const protectedText: Sentences<IndicationWords>['parts_protected'] = ({ planets }) => {
  const [have, protect] = planets.length > 1 ? ['have', 'protect their'] : ['has', 'protects its'];
  return `${namedList(planets)} ${have} neecha bhanga raja yoga and ${protect} parts of the body: no more than ${PROTECTED_CEILING}`;
};

/** As they stand within a sentence. */
const BODY_PARTS_EN: Sentences<BodyPartFacts> = {
  bounds: (bounds) => uncapitalised(SCORE_EN.bounds(bounds)),
  parts_protected: protectedText,
  body_planets: ({ weaknesses }) => weaknessList(weaknesses),
  body_house: ({ house, ...touched }) => placeText(`the ${ordinal(house)} house`, touched),
  body_sign: ({ signIndex, ...touched }) => placeText(signEn(signIndex), touched),
};

const bodyText = (found: Fact<BodyPartFacts>) => sayIn<BodyPartFacts, keyof BodyPartFacts>(BODY_PARTS_EN, found);

const marked = (indications: IndicationWords['watched_first']['indications']) =>
  listed(indications.map(({ indication, value }) => `${HEALTH_MATTERS[indication]} (${value})`));

export const INDICATIONS_EN: Sentences<IndicationWords> = {
  indication_planets: ({ conditions, weaknesses }) =>
    capitalised(`${weaknessList(weaknesses)}; ${heldText(conditions, 'its planet', 'its planets')}`),
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
        ...(own.length > 0 ? [`periods of ${namedList(own)}, standing for it, act`] : []),
        ...(care.length > 0 ? [`periods of ${namedList(care)} act and ask for care`] : []),
      ],
      'no acting period touches it',
    ),
  indication_transits: ({ passages }) => {
    const said = passages.map(({ mover, places, planets }) => {
      const what = [...planets.map((planet) => `${named(planet)} of birth`), ...healthPlaces(places)];
      return `${named(mover)} passes ${listed(what)}`;
    });
    return joinedOr(said, 'no passing malefic touches it');
  },
  parts_protected: (facts) => capitalised(protectedText(facts)),
  indication: ({ count, held, indication, protectedBy, seen, severity, value }) => {
    const matter = capitalised(HEALTH_MATTERS[indication]);
    const why = seen.length > 0 ? `Seen: ${seen.map(seenText).join('; ')}.` : 'None of its conditions holds.';
    const shield =
      protectedBy.length > 0
        ? ` ${capitalised(namedList(protectedBy))}, whose fall is raised, ${protectedBy.length > 1 ? 'protect' : 'protects'} it.`
        : '';
    return `${matter}: the tradition marks it with ${value} of 100 (${severity}); ${held} of ${count} conditions hold. ${why}${shield}`;
  },
  indication_care: ({ indication }) => INDICATION_CARES[indication],
  house_care: ({ care }) => HOUSE_CARE_WORDS[care],
  body_planets: (facts) => capitalised(BODY_PARTS_EN.body_planets(facts)),
  body_house: (facts) => capitalised(BODY_PARTS_EN.body_house(facts)),
  body_sign: (facts) => capitalised(BODY_PARTS_EN.body_sign(facts)),
  body_part: ({ found, part, value }) =>
    `${BODY_PART.get(part)!.name} (${value} of 100): ${found.map(bodyText).join('; ')}.`,
  watched_first: ({ indications }) => `By tradition worth watching first: ${marked(indications)}.`,
  cared_first: ({ indications }) => `To be cared for first: ${marked(indications)}.`,
  none_to_care_for: ({ least }) => `No indication reaches ${least} of 100.`,
  most_vulnerable: ({ parts }) =>
    `Most vulnerable: ${listed(parts.map(({ part, value }) => `${bodyPartEn(part)} (${value})`))}.`,
  none_vulnerable: () => 'No part of the body stands out.',
  falls_protect: ({ planets }) =>
    sentence(`${namedList(planets)} ${planets.length > 1 ? 'protect their' : 'protects its'} parts by a raised fall`),
};
