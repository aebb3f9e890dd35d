/** Karmic debts in English. */
import type { BurdenFacts, KarmaFacts } from '../../../astro/judgement/karma/facts.ts';
import { KARMIC_DEBTS, type DebtId, type MinorDebtNumber } from '../../../astro/judgement/karma/tables/debts.ts';
import type { DebtWords } from '../../facts/karma.ts';
import { sayIn } from '../../say.ts';
import type { Sentences } from '../../sentences.ts';
import { anyOf, capitalised, listed, ordinal } from '../grammar.ts';
import { houseTheme, shashtiamshaOf } from '../varga/phrases.ts';
import { bodyList, bodyNamed, debtName, inOffice, partShort } from './phrases.ts';
import { PLANET_KARMA } from './planetKarma.ts';

interface DebtTexts {
  /** `Tradition speaks of ...`. */
  readonly past: string;
  /** `It can return as ...`. */
  readonly effect: string;
  /** What redeems it, in a few words: `It is made good by ...`. */
  readonly remedy: string;
}

const DEBTS: Readonly<Record<DebtId, DebtTexts>> = {
  family: {
    past: 'harm to one’s own clan, or of elders who were left alone',
    effect: 'discord within the family, or delay in what is to be passed on to the next generation',
    remedy: 'remembering the ancestors, support of elders and the feeding of cows',
  },
  violence: {
    past: 'cruelty, or of weapons used against those who could not defend themselves',
    effect: 'haste that leads to knocks and bruises, or opponents who seem to come from nowhere',
    remedy: 'harmlessness in deed and food, the worship of Hanuman or Durga and the giving of blood',
  },
  deception: {
    past: 'fraud, or of promises that were given and broken',
    effect: 'trust that is disappointed, or confusion about whom to believe',
    remedy: 'a vow of truth, the mantra of Vishnu and gifts on Wednesdays',
  },
  toxicity: {
    past: 'poison given, or of slander that poisoned a name',
    effect: 'sensitivity of the body, habits that are hard to leave, or gossip',
    remedy: 'the bathing of Shiva’s linga, clean speech and the gift of medicine',
  },
  mortality: {
    past: 'life that was not spared, or of the sick and dying who were left without care',
    effect: 'a fear of loss, grief that is slow to leave, or a strong feeling for those who suffer',
    remedy: 'the Mahamrityunjaya mantra and care for the sick',
  },
};

/** Tasks of the other malefic parts; each text follows a colon. Interpretive, after the names. */
const MINOR_DEBTS: Readonly<Record<MinorDebtNumber, string>> = {
  7: 'a path was left half way; choose one discipline and stay with it',
  10: 'heat was let loose; cool words and cool meals balance it',
  12: 'order was neglected; a clean house and clean accounts restore it',
  16: 'secrets were kept to wound; openness makes them harmless',
  30: 'duties were put off; doing the unloved task first clears it',
  33: 'anger spread to the innocent; pause before answering, and plant what grows',
  36: 'small hurts were given often; small kindnesses undo them',
  43: 'the peace of others was upset; keep a steady day and a calm house',
  48: 'others were made afraid; gentleness towards the weaker repays it',
  51: 'patience was refused; give things the time they need',
  52: 'punishment went too far; judge slowly and forgive early',
  55: 'hardness was shown; serve where you could command',
  59: 'places and people were left too soon; stay, and finish',
};

const BURDENS_EN: Sentences<BurdenFacts> = {
  fallen: () => 'debilitated',
  combust: () => 'combust',
  dusthana: ({ house }) => `in the ${ordinal(house)}`,
};

const starting = (body: KarmaFacts['debt_period']['body']) => capitalised(bodyNamed(body));

const numbersOf = (debt: DebtId) => KARMIC_DEBTS.find(({ id }) => id === debt)!.numbers;

function minorCount(count: number): string {
  if (count === 0) return '';
  return ` ${count === 1 ? 'One lesser part asks' : `${count} lesser parts ask`} for attention besides.`;
}

export const DEBTS_EN: Sentences<DebtWords> = {
  ...BURDENS_EN,
  debt_weight: ({ body, office, weight }) => `${inOffice(body, office)} weighs ${weight}, three times over`,
  debt_burdens: ({ body, burdens }) =>
    `${starting(body)} is ${listed(burdens.map((burden) => sayIn(BURDENS_EN, burden)))} at birth`,
  debt_period: ({ body }) => `${starting(body)} rules an acting period`,
  debt_jupiter: ({ body }) => `Jupiter aspects ${bodyNamed(body)} at birth`,
  debt_dignity: ({ body, isExalted }) => `${starting(body)} is ${isExalted ? 'exalted' : 'at home'} in the D60`,
  debt_past: ({ bodies, debt }) => {
    const people = anyOf(bodies.map((body) => PLANET_KARMA[body].people));
    return `Tradition speaks of ${DEBTS[debt].past}; ${bodyList(bodies)} ${bodies.length > 1 ? 'turn' : 'turns'} the thought towards ${people}.`;
  },
  debt_effect: ({ body, debt, houses }) => {
    const themes = houses.map((house) => `${houseTheme(house)} (the ${ordinal(house)} house)`);
    return `It can return as ${DEBTS[debt].effect}, most of all in matters of ${PLANET_KARMA[body].theme}. The place to answer it is ${listed(themes)}.`;
  },
  debt_remedy: ({ body, debt }) =>
    `It is made good by ${DEBTS[debt].remedy}. With ${bodyNamed(body)} at the head of it the lesson is ${PLANET_KARMA[body].lesson}.`,
  debt_present: ({ places }) =>
    `${capitalised(listed(places.map(({ body, shashtiamsha }) => `${bodyNamed(body)} in ${partShort(shashtiamsha)}`)))}.`,
  debt_absent: ({ debt }) =>
    `Neither the ascendant nor a planet stands in the shashtiamshas of this debt (${listed(numbersOf(debt).map(String))}).`,
  minor_debt: ({ body, shashtiamsha }) =>
    `${starting(body)} in ${partShort(shashtiamsha)}, in matters of ${PLANET_KARMA[body].theme}: ${MINOR_DEBTS[shashtiamsha]}.`,
  no_debts: () => 'Neither the ascendant nor a planet stands in a malefic shashtiamsha: no debt is told.',
  debts: ({ body, minor, points, present, shashtiamsha }) => {
    const lead = `The most weight lies on ${bodyNamed(body)} in ${shashtiamshaOf(shashtiamsha).name} (${points} points).`;
    if (present.length === 0) return `None of the five debts is told.${minorCount(minor)} ${lead}`;
    const described = present.map(({ bodies, debt }) => `${debtName(debt).toLowerCase()} through ${bodyList(bodies)}`);
    return `${capitalised(described.join('; '))}: ${present.length} of the five. ${lead}${minorCount(minor)}`;
  },
  debts_listed: ({ debts }) =>
    debts.length === 0
      ? 'None of the five debts is told.'
      : `Of the five debts the chart tells of ${listed(debts.map((debt) => `the ${debtName(debt).toLowerCase()}`))}.`,
};
