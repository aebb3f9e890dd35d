/** Karmic debts in English. */
import type { BurdenFacts, KarmaFacts } from '../../../astro/judgement/karma/facts.ts';
import type { DebtId, MinorDebtNumber } from '../../../astro/judgement/karma/tables/debts.ts';
import type { DebtWords } from '../../facts/karma.ts';
import { sayIn } from '../../say.ts';
import type { Sentences } from '../../sentences.ts';
import { capitalised, listed, ordinal } from '../grammar.ts';
import { bodyList, bodyNamed, debtName, officeName } from './phrases.ts';
import type { KarmaVoice } from './voice.ts';

interface DebtTexts {
  /** What tradition tells, in a sentence. */
  readonly past: string;
  /** How it can be felt, in a sentence. */
  readonly effect: string;
  /** What makes it good, in a sentence. */
  readonly remedy: string;
}

const DEBTS: Readonly<Record<DebtId, DebtTexts>> = {
  family: {
    past: 'Tradition speaks of elders who were left alone, or of a family that was divided.',
    effect: 'It can return as discord at home, or as delay in what is handed on.',
    remedy: 'Remembering the ancestors and helping elders make it good.',
  },
  violence: {
    past: 'Tradition speaks of force used against those who could not defend themselves.',
    effect: 'It can return as haste and bruises, or as rivals who come from nowhere.',
    remedy: 'Harmlessness in deed and food, and the worship of Hanuman or Durga, make it good.',
  },
  deception: {
    past: 'Tradition speaks of promises that were given and broken.',
    effect: 'It can return as trust that is disappointed.',
    remedy: 'Keeping every promise, and the mantra of Vishnu, make it good.',
  },
  toxicity: {
    past: 'Tradition speaks of words that poisoned a good name.',
    effect: 'It can return as gossip, or as habits that are hard to leave.',
    remedy: 'Clean speech, and water poured for Shiva, make it good.',
  },
  mortality: {
    past: 'Tradition speaks of the sick who were left without care.',
    effect: 'It can return as a fear of loss, and as a strong feeling for those who suffer.',
    remedy: 'Care for the sick, and the Mahamrityunjaya mantra, make it good.',
  },
};

/** The same for a child: what the family can do, and no word of guilt. */
const CHILD_DEBTS: Readonly<Record<DebtId, DebtTexts>> = {
  family: {
    past: 'Tradition reads it of the family line, never of the child.',
    effect: 'Peace between the generations at home is what matters here.',
    remedy: 'Take the child to visit the elders, and speak well of them.',
  },
  violence: {
    past: 'Tradition tells it of forebears who fought, never of the child.',
    effect: 'A home without shouting is what matters here.',
    remedy: 'Feed birds or animals together, and read the Hanuman Chalisa at home.',
  },
  deception: {
    past: 'Tradition tells it of promises in the family, never of the child.',
    effect: 'Promises kept to the child are what matters here.',
    remedy: 'Keep what you promise at home, and tell true stories in the evening.',
  },
  toxicity: {
    past: 'Tradition tells it of hard words among forebears, never of the child.',
    effect: 'Kind speech at the table is what matters here.',
    remedy: 'Speak well of others before the child, and pour water for Shiva on Mondays.',
  },
  mortality: {
    past: 'Tradition tells it of forebears who suffered, never of the child.',
    effect: 'A feeling for those who are ill is what matters here.',
    remedy: 'Visit someone who is ill together, and bring fruit.',
  },
};

/** What the other malefic parts call for; each follows `for courage`. Interpretive, after the names. */
const MINOR_DEBTS: Readonly<Record<MinorDebtNumber, string>> = {
  7: 'one discipline that is kept is better than many',
  10: 'cool words and regular meals help',
  12: 'order at home and in the accounts helps',
  16: 'openness helps more than secrecy',
  30: 'doing the unloved task first helps',
  33: 'a pause before the answer helps',
  36: 'small kindnesses undo small hurts',
  43: 'a steady day and a calm house help',
  48: 'gentleness towards the weaker helps',
  51: 'it helps to give things the time they need',
  52: 'it helps to judge slowly and forgive early',
  55: 'serving helps more than commanding',
  59: 'it helps to stay and to finish',
};

const BURDENS_EN: Sentences<BurdenFacts> = {
  fallen: () => 'debilitated',
  combust: () => 'combust',
  dusthana: ({ house }) => `in the ${ordinal(house)}`,
};

const starting = (body: KarmaFacts['debt_period']['body']) => capitalised(bodyNamed(body));

const debtList = (debts: readonly DebtId[]) => listed(debts.map((debt) => `the ${debtName(debt).toLowerCase()}`));

/** At most two of those whom the bodies stand for. */
const peopleOf = (voice: KarmaVoice, bodies: readonly KarmaFacts['debt_period']['body'][]) =>
  bodies
    .slice(0, 2)
    .map((body) => voice.karma(body).people)
    .join(', and ');

/** Returns the sentences on karmic debts, in a voice for the age of the person. */
export const debtsEn = (voice: KarmaVoice): Sentences<DebtWords> => {
  const texts = voice.isChild ? CHILD_DEBTS : DEBTS;
  return {
    ...BURDENS_EN,
    debt_weight: ({ body, office }) =>
      `The weight of ${bodyNamed(body)}${office === null ? '' : ` as ${officeName(office)}`}, three times over`,
    debt_burdens: ({ body, burdens }) =>
      `${starting(body)} is ${listed(burdens.map((burden) => sayIn(BURDENS_EN, burden)))} at birth`,
    debt_period: ({ body }) => `${starting(body)} rules an acting period`,
    debt_jupiter: ({ body }) => `Jupiter aspects ${bodyNamed(body)} at birth`,
    debt_dignity: ({ body, isExalted }) => `${starting(body)} is ${isExalted ? 'exalted' : 'at home'} in the D60`,
    debt_past: ({ bodies, debt }) =>
      voice.isChild
        ? texts[debt].past
        : `${texts[debt].past} Through ${bodyList(bodies)} it concerns ${peopleOf(voice, bodies)}.`,
    debt_effect: ({ debt, houses }) =>
      voice.isChild
        ? texts[debt].effect
        : `${texts[debt].effect} Answer the ${debtName(debt).toLowerCase()} in ${voice.theme(houses[0]!)}.`,
    debt_remedy: ({ body, debt }) =>
      voice.isChild
        ? texts[debt].remedy
        : `${texts[debt].remedy} For the ${debtName(debt).toLowerCase()}, the lesson is ${voice.karma(body).lesson}.`,
    debt_present: ({ places }) =>
      `${capitalised(listed(places.map(({ body, shashtiamsha }) => `${bodyNamed(body)} in ${voice.part(shashtiamsha)}`)))}.`,
    debt_absent: ({ debt }) => `No planet stands in the parts of the ${debtName(debt).toLowerCase()}.`,
    minor_debt: ({ body, shashtiamsha }) =>
      `${starting(body)} stands in ${voice.part(shashtiamsha)}. For ${voice.karma(body).theme}, ${MINOR_DEBTS[shashtiamsha]}.`,
    no_debts: () => 'Neither the ascendant nor a planet stands in a malefic part, so no debt is read.',
    debts: ({ body, minor, present, shashtiamsha }) => {
      const lead = `The heaviest place is that of ${bodyNamed(body)}, in ${voice.part(shashtiamsha)}.`;
      const lesser = minor > 0 ? ' Some lesser parts leave small tasks as well.' : '';
      if (present.length === 0) return `None of the five debts is read here.${lesser} ${lead}`;
      return `Tradition reads ${debtList(present.map(({ debt }) => debt))} here. ${lead}${lesser}`;
    },
    debts_headline: ({ debts }) => {
      if (debts.length === 0) return 'None of the five debts is read in this chart.';
      return voice.isChild ? 'Tradition reads duties of the family here.' : DEBT_COUNTS[Math.min(debts.length, 3) - 1]!;
    },
    debts_listed: ({ debts }) => {
      if (debts.length === 0) return 'No karmic debt is read.';
      if (voice.isChild) return 'Tradition names some duties for the family.';
      return `Of the five debts, tradition reads ${debtList(debts)}.`;
    },
  };
};

const DEBT_COUNTS = [
  'Tradition reads one of the five debts here.',
  'Tradition reads two of the five debts here.',
  'Tradition reads several of the five debts here.',
] as const;
