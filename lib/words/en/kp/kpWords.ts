/** Sentences of /kp in English. */
import type { MatterId, PromiseGrade } from '../../../astro/kp/matters.ts';
import type { KpWords } from '../../facts/kp/kpWords.ts';
import type { Sentences } from '../../sentences.ts';
import { capitalised, isOrAre, listed, named, namedList, ordinal, signEn } from '../grammar.ts';

/** After a verb or a preposition. */
const MATTERS: Readonly<Record<MatterId, string>> = {
  marriage: 'marriage',
  love: 'love',
  children: 'children',
  job: 'work',
  property: 'a house or a vehicle',
  education: 'studies',
  travel_abroad: 'travel abroad',
  recovery: 'getting well',
  litigation: 'your side of a dispute',
};

const ANSWERS: Readonly<Record<PromiseGrade, (matter: string) => string>> = {
  promised: (matter) => `The chart of this number supports ${matter}.`,
  mixed: (matter) => `The chart of this number supports ${matter} in part.`,
  not_supported: (matter) => `The chart of this number does not support ${matter} at present.`,
  undecided: (matter) => `The chart of this number leaves ${matter} open.`,
};

/** At most three; the field has all. */
const few = (houses: readonly number[]) => {
  const shown = houses.slice(0, 3);
  return `${listed(shown.map(ordinal))} ${shown.length === 1 ? 'house' : 'houses'}`;
};

const verb = (houses: readonly number[], one: string, many: string) => (houses.length === 1 ? one : many);

const subLordOf = (house: number, subLord: string) =>
  `${capitalised(subLord)} is sub lord of your ${ordinal(house)} cusp.`;

export const KP_EN: Sentences<KpWords> = {
  matter_by_cusp: ({ grade, house, matter, opposingHouses, subLord, supportingHouses }) => {
    const [first, what] = [subLordOf(house, named(subLord)), MATTERS[matter]];
    switch (grade) {
      case 'promised':
        return `${first} It gives your ${few(supportingHouses)}, which ${verb(supportingHouses, 'supports', 'support')} ${what}.`;
      case 'mixed':
        return `${first} It gives your ${few(supportingHouses)} for ${what}, and your ${few(opposingHouses)} against. Expect some effort.`;
      case 'not_supported':
        return `${first} It gives your ${few(opposingHouses)}, so ${what} needs help from the other planets of the matter.`;
      case 'undecided':
        return `${first} It gives no house for ${what} and none against it.`;
    }
  },
  house_by_cusp: ({ grade, house, subLord }) => {
    const first = subLordOf(house, named(subLord));
    switch (grade) {
      case 'promised':
        return `${first} It gives the house itself, so the matters of this house come forward.`;
      case 'mixed':
        return `${first} It gives the house itself and the 12th from it, so what comes takes some effort to keep.`;
      case 'not_supported':
        return `${first} It gives the 12th from it and not the house itself, so its matters come through other planets.`;
      case 'undecided':
        return `${first} It does not give the house itself, so other significators decide.`;
    }
  },
  planet_gives: ({ house, isSelfSignificator, planet, starHouse, starLord }) => {
    const itself = capitalised(named(planet));
    const own = isSelfSignificator
      ? ' No planet stands in its stars, so what it occupies and owns counts strongly.'
      : '';
    if (starLord === planet)
      return `${itself} stands in its own star and gives your ${ordinal(house)} house above all.${own}`;
    if (starHouse === house)
      return `${itself}, in the star of ${named(starLord)}, gives your ${ordinal(house)} house above all.${own}`;
    return `${itself}, in the star of ${named(starLord)}, gives your ${ordinal(starHouse)} house first and then your ${ordinal(house)}.${own}`;
  },
  rulers: ({ isBirth, planets }) =>
    `${capitalised(namedList(planets))} ${verb([...planets.keys()], 'rules', 'rule')} ${isBirth ? 'your birth' : 'this moment'} first.`,
  rulers_use: ({ dayLord, planets }) =>
    [
      `${capitalised(namedList(planets))} ${isOrAre(planets.length)} foremost among the ruling planets, and the lord of the day is ${named(dayLord)}.`,
      'A matter comes in the periods of those ruling planets that are also its significators.',
    ].join(' '),
  answer_to: ({ grade, matter }) => ANSWERS[grade](MATTERS[matter]),
  no_answer_polar: ({ number }) => `Number ${number} has no houses at this latitude.`,
  no_matter: ({ number }) => `Name the matter, and the chart of number ${number} is judged for it.`,
  mind: ({ house, starLord, subHouse, subLord }) =>
    house === subHouse
      ? `The Moon is in the star of ${named(starLord)} and the sub of ${named(subLord)}. The question belongs to the ${ordinal(house)} house.`
      : `The Moon is in the star of ${named(starLord)} and the sub of ${named(subLord)}. The question belongs to the ${ordinal(house)} and ${ordinal(subHouse)} houses.`,
  number_rises: ({ number, signIndex, subLord }) =>
    `Number ${number} makes ${signEn(signIndex)} rise in the sub of ${named(subLord)}.`,
};
