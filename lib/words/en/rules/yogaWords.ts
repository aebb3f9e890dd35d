/** Sentences about the yogas of a chart in English. */
import type { Bilingual } from '../../../astro/bilingual.ts';
import { yogaName } from '../../../astro/judgement/yogaWords.ts';
import type { BlemishKind } from '../../../astro/strength/blemish.ts';
import type { BlemishedPlanet, Bond, OwnerPlace, YogaWords } from '../../facts/rules/yogaWords.ts';
import type { Sentences } from '../../sentences.ts';
import { capitalised, countWord, listed, named, namedList, ordinal, placedInSign, uncapitalised } from '../grammar.ts';

const BONDS: Readonly<Record<Bond, string>> = {
  conjunction: 'They stand together.',
  exchange: 'They are in each other’s signs.',
  mutual_aspect: 'They aspect each other.',
  dispositor_aspect: 'One of them is in a sign of the other, who aspects it.',
  one_way_aspect: 'One of them aspects the other.',
  sign_aspect: 'Their signs aspect each other.',
};

function placeText({ dignity, house, ownedHouses, planet, signIndex }: OwnerPlace): string {
  const lordship = ownedHouses.length > 0 ? `, lord of the ${listed(ownedHouses.map(ordinal))},` : '';
  return `${named(planet)}${lordship} is in the ${ordinal(house)} house, ${placedInSign(dignity, signIndex)}`;
}

const BLEMISHES: Readonly<Record<BlemishKind, (house: string) => string>> = {
  combust: () => 'combust',
  fallen: () => 'debilitated without relief',
  in_dusthana: (house) => `in the ${house} house`,
  defeated: () => 'defeated in planetary war',
  near_node: () => 'within ten degrees of a node',
};

/** With more planets than this the sentence names them, and the field says how each is spoilt. */
const SPOILT_ONE_BY_ONE = 3;

const spoiltText = ({ house, kinds }: BlemishedPlanet) => listed(kinds.map((kind) => BLEMISHES[kind](ordinal(house))));

function blemishedText(planets: readonly BlemishedPlanet[]): string {
  const [first, second] = planets;
  if (first && !second) return `${capitalised(named(first.planet))}, who forms it, is ${spoiltText(first)}.`;
  if (planets.length > SPOILT_ONE_BY_ONE)
    return `Of those that form it ${namedList(planets.map(({ planet }) => planet))} are blemished.`;
  return `Of those that form it ${planets.map((one) => `${named(one.planet)} is ${spoiltText(one)}`).join('; ')}.`;
}

/** Joins clauses; semicolons separate those that hold commas. */
function clauses(texts: readonly string[]): string {
  return texts.some((text) => text.includes(',')) ? texts.join('; ') : listed(texts);
}

const nameText = ({ name, variant }: YogaWords['name']) => (variant === null ? name.en : `${name.en} (${variant})`);

const conditionClauses = (conditions: readonly Bilingual[]) => clauses(conditions.map(({ en }) => uncapitalised(en)));

export const YOGA_EN: Sentences<YogaWords> = {
  name: nameText,
  grade: ({ grade }) => grade,
  placed: ({ places }) => `${capitalised(places.map(placeText).join('; '))}.`,
  formed_from: ({ houses, planets }) =>
    `${capitalised(namedList(planets))} form it from house${houses.length > 1 ? 's' : ''} ${listed(houses.map(String))}.`,
  bond: ({ bond }) => BONDS[bond],
  lifted: ({ by }) => {
    const reasons = by.map(
      ({ condition, lifter }) => `${uncapitalised(condition.en)}${lifter === null ? '' : ` (${named(lifter)})`}`,
    );
    return `Its debilitation is lifted, as ${clauses(reasons)}.`;
  },
  stands_for: ({ grade, result, ...yoga }) => `${yogaName(yoga)} stands for ${result.en}. It is ${grade} here.`,
  formed_unblemished: ({ isReduced }) =>
    isReduced ? 'Its planets themselves are unblemished.' : 'It is formed unblemished.',
  formed_blemished: ({ planets }) => blemishedText(planets),
  formed_by_aspect: ({ planet }) =>
    planet === null
      ? 'It is formed by the letter only, as no aspect is returned.'
      : `It is formed by the letter only, as the aspect of ${named(planet)} is not returned.`,
  formed_as_support: () => 'It is a support, not a raja yoga proper.',
  short_of_full: ({ asked }) => `Its full form asks that ${asked.en}.`,
  helped: ({ conditions, isBad }) => `It ${isBad ? 'weighs more' : 'is helped'}, as ${conditionClauses(conditions)}.`,
  hindered: ({ conditions, isBad, isCancelled }) => {
    const reduced = isBad ? 'eased' : 'weakened';
    return `It is ${isCancelled ? 'formed but cancelled' : reduced}, as ${conditionClauses(conditions)}.`;
  },
  not_formed: ({ conditions }) =>
    `Not formed. It would take this: ${conditions.map(({ en }) => uncapitalised(en)).join('; ')}.`,
  formed_in_part: ({ conditions }) =>
    `Formed in part only. It lacks this: ${conditions.map(({ en }) => uncapitalised(en)).join('; ')}.`,
  inclination: ({ isTold, of, signs }) => {
    if (signs.length === 0) return 'None of the signs of an inward turn is there.';
    const held = `${capitalised(signs.map(({ en }) => uncapitalised(en)).join('; '))}.`;
    if (!isTold) return `${held} One sign alone says nothing of an inward turn.`;
    return `${held} That makes ${countWord(signs.length)} of ${countWord(of)} signs: an inclination to turn inwards, which binds to no way of life.`;
  },
};
