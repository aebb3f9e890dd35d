/** Sentences about the yogas of a chart in English. */
import { yogaName } from '../../../astro/judgement/yogaWords.ts';
import type { Planet } from '../../../astro/tables/planets.ts';
import type { Bond, HeldCondition, OwnerPlace, YogaWords } from '../../facts/rules/yogaWords.ts';
import type { Sentences } from '../../sentences.ts';
import { capitalised, listed, named, namedList, ordinal, placedInSign, uncapitalised } from '../grammar.ts';

const BONDS: Readonly<Record<Bond, string>> = {
  conjunction: 'They stand together.',
  exchange: 'They are in each other’s signs.',
  mutual_aspect: 'They aspect each other.',
  one_way_aspect: 'One of them aspects the other.',
  sign_aspect: 'Their signs aspect each other.',
};

function placeText({ dignity, house, ownedHouses, planet, signIndex }: OwnerPlace): string {
  const lordship = ownedHouses.length > 0 ? `, lord of the ${listed(ownedHouses.map(ordinal))},` : '';
  return `${named(planet)}${lordship} is in the ${ordinal(house)} house, ${placedInSign(dignity, signIndex)}`;
}

const namesText = (planets: readonly Planet[]) => planets.map(named).join(', also ');

const heldText = ({ oneOfThem, text }: HeldCondition) =>
  uncapitalised(
    oneOfThem === null ? text.en : `${oneOfThem.upTo.en} (${namesText(oneOfThem.planets)})${oneOfThem.after.en}`,
  );

/** Joins clauses; semicolons separate those that hold commas. */
function clauses(texts: readonly string[]): string {
  return texts.some((text) => text.includes(',')) ? texts.join('; ') : listed(texts);
}

const nameText = ({ name, variant }: YogaWords['name']) => (variant === null ? name.en : `${name.en} (${variant})`);

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
  stands_for: ({ grade, result, strength, ...yoga }) =>
    `${yogaName(yoga)} stands for ${result.en}. Its strength is ${strength} of 100 (${grade}).`,
  helped: ({ conditions, isBad }) =>
    `It ${isBad ? 'weighs more' : 'is helped'}, as ${clauses(conditions.map(heldText))}.`,
  hindered: ({ conditions, isBad, isCancelled }) => {
    const reduced = isBad ? 'eased' : 'weakened';
    return `It is ${isCancelled ? 'formed but cancelled' : reduced}, as ${clauses(conditions.map(heldText))}.`;
  },
  not_formed: ({ conditions }) =>
    `Not formed. It would take this: ${conditions.map(({ en }) => uncapitalised(en)).join('; ')}.`,
};
