/** Sentences of /kp in English. */
import type { MatterId, PromiseGrade } from '../../../astro/kp/matters.ts';
import type { KpWords } from '../../facts/kp/kpWords.ts';
import type { Sentences } from '../../sentences.ts';
import { capitalised, listed, named, namedList, ordinal, signEn } from '../grammar.ts';
import { houseTheme } from '../varga/phrases.ts';

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
        return `${first} It signifies your ${few(supportingHouses)}, which ${verb(supportingHouses, 'supports', 'support')} ${what}.`;
      case 'mixed':
        return `${first} It signifies your ${few(supportingHouses)} for ${what}, and your ${few(opposingHouses)} against.`;
      case 'not_supported':
        return `${first} It signifies your ${few(opposingHouses)}, so look to the other significators for ${what}.`;
      case 'undecided':
        return `${first} It signifies no house for ${what} and none against.`;
    }
  },
  house_by_cusp: ({ grade, house, subLord }) => {
    const [first, theme] = [subLordOf(house, named(subLord)), houseTheme(house)];
    switch (grade) {
      case 'promised':
        return `${first} It signifies the house itself, which supports ${theme}.`;
      case 'mixed':
        return `${first} It signifies the house itself and the 12th from it: partial support for ${theme}.`;
      case 'not_supported':
        return `${first} It signifies the 12th from there, so look to the other significators for ${theme}.`;
      case 'undecided':
        return `${first} It does not signify the house itself, so other significators decide on ${theme}.`;
    }
  },
  planet_signifies: ({ agents, house, planet, starHouse, starLord }) => {
    const itself = capitalised(named(planet));
    const star = starLord === planet ? 'in its own star' : `in the star of ${named(starLord)}`;
    const then = starHouse === house ? ' above all' : ` first and then your ${ordinal(house)}`;
    const acting = agents.length > 0 ? ` It also acts for ${namedList(agents)}.` : '';
    return `${itself}, ${star}, signifies your ${ordinal(starHouse)} house${then}.${acting}`;
  },
  rulers: ({ isBirth, planets }) =>
    `${capitalised(namedList(planets))} rule ${isBirth ? 'your birth' : 'this moment'} before the others.`,
  rulers_reason: ({ ascendantStar, dayLord, moonStar }) =>
    [
      `The ascendant rises in the star of ${named(ascendantStar)}, and the Moon stands in the star of ${named(moonStar)}.`,
      `${capitalised(named(dayLord))} is lord of the day.`,
      'A matter comes in the periods of ruling planets that signify its houses.',
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
