/** Wire record of narayana dasha, of the birth chart or of a divisional chart. */
import { both } from '../../lib/astro/bilingual.ts';
import { nthSignFrom } from '../../lib/astro/angle.ts';
import {
  narayana,
  narayanaPlan,
  narayanaVarga,
  vargaNarayanaPlan,
  type NarayanaPlan,
  type NarayanaVarga,
} from '../../lib/astro/dasha/narayana.ts';
import {
  MOTHER_HOUSE,
  narayanaHouse,
  VARGA_HOUSES,
  type DivisionalId,
  type VargaHouse,
} from '../../lib/astro/dasha/narayanaVargas.ts';
import {
  holdsSaturnAndKetu,
  lordSignParts,
  PADAKRAMA_SOURCE,
  type PadakramaChoices,
} from '../../lib/astro/dasha/padakrama.ts';
import type { SignPeriod } from '../../lib/astro/dasha/period.ts';
import { lifeMarks, matterMarks } from '../../lib/astro/judgement/dasha/signMarks.ts';
import { practice } from '../../lib/astro/source.ts';
import type { VargaId } from '../../lib/astro/varga/vargas.ts';
import { outsideLife } from '../../lib/birth/life.ts';
import { signRef } from '../../lib/records/common.ts';
import { joined } from '../../lib/records/detail/joined.ts';
import type { DashaContext } from '../../lib/records/period/opening.ts';
import {
  alternativeParts,
  alternativePlan,
  comparedSeed,
  signDashaBody,
  signLife,
  STRONGER_NOTE,
  type SignDashaParts,
  type SignDashaReading,
} from '../../lib/records/period/signDasha.ts';
import { Warned } from '../../lib/records/warned.ts';
import { planetId } from '../../lib/schemas/common/planetId.ts';
import type { NarayanaDasha } from '../../lib/schemas/jaimini/countedDashas.ts';
import { PADAKRAMA } from '../../lib/words/subjects/jaiminiDashas/padakrama.ts';
import { SIGN_DASHA } from '../../lib/words/subjects/signDasha.ts';
import {
  choicesOf,
  countedYears,
  echoed,
  LORDS_NOTE,
  markRecords,
  otherException,
  otherLords,
  PARTS_FROM_LORD,
  YEARS_NOTE,
  type CountedInput,
} from './padakrama.ts';

interface NarayanaAsked extends CountedInput {
  readonly varga?: VargaId | null | undefined;
  readonly varga_house?: VargaHouse | null | undefined;
}

export function narayanaDasha(context: DashaContext & { readonly input: NarayanaAsked }): Warned {
  const { input } = context;
  const choices = choicesOf(input);
  const id = input.varga ?? 'd1';
  const by = input.varga_house ?? VARGA_HOUSES[0];
  const told = id === 'd1' ? ofBirthChart(context, choices) : ofVarga(context, id, by, choices);
  const life = signLife(told.context, told.parts.plan);
  const data: NarayanaDasha = joined(signDashaBody(told.context, told.parts, life), {
    varga: id,
    matter: told.matter,
    signs: told.plan.turns.map((turn) => countedYears(told.context, turn)),
  });
  const further = { varga: id, ...(id !== 'd1' && { varga_house: by }) };
  return new Warned(data, outsideLife(context, life), {}, echoed(choices, further));
}

/** A dasha with the chart that it is told of. */
interface Told {
  readonly context: DashaContext;
  readonly plan: NarayanaPlan;
  readonly parts: SignDashaParts;
  readonly matter: NarayanaDasha['matter'];
}

function ofBirthChart(context: DashaContext, choices: PadakramaChoices): Told {
  const { chart } = context;
  const plan = narayanaPlan(chart, choices);
  const parts: SignDashaParts = {
    ...commonParts(context, plan, ['ascendant', 'house_7'], choices),
    purpose: both(
      'The course of life in general: each sign in turn acts as the ascendant.',
      'जीवन का सामान्य क्रम: हर राशि बारी-बारी से लग्न का काम करती है।',
    ),
    alternatives: (life) => [
      ...planAlternatives(context, plan, choices, (other) => narayanaPlan(chart, other)),
      otherParts(context, life, choices),
    ],
    otherwise: {
      // A year of the mahadasha has its ascendant; an antardasha has none of its own.
      marksOf: ({ level, signIndex }) =>
        level === 1 ? markRecords(lifeMarks(chart, signIndex, plan.comparison.winner), null, context) : [],
    },
  };
  return { context, plan, parts, matter: null };
}

function ofVarga(birth: DashaContext, id: DivisionalId, by: VargaHouse, choices: PadakramaChoices): Told {
  const house = narayanaHouse(id, by);
  const varga = narayanaVarga(birth.chart, id, house, choices);
  const context = { ...birth, chart: varga.chart };
  const plan = vargaNarayanaPlan(varga, choices);
  const { en, hi } = PADAKRAMA;
  const parts: SignDashaParts = {
    ...commonParts(context, plan, ['house_lord', 'seventh_from_house_lord'], choices),
    purpose: both(en.varga_purpose({ varga: id }), hi.varga_purpose({ varga: id })),
    alternatives: (life) => [
      ...planAlternatives(context, plan, choices, (other) =>
        vargaNarayanaPlan(narayanaVarga(birth.chart, id, house, other), other),
      ),
      ...otherHouses(id, house).map((other) => fromHouse(birth, varga, other, choices)),
      otherParts(context, life, choices),
    ],
    otherwise: {
      varga: id,
      marksOf: ({ signIndex }) =>
        markRecords(matterMarks(varga.chart, signIndex, { varga: id, house, lord: varga.lord }), id, context),
    },
  };
  return { context, plan, parts, matter: matterRecord(context, varga) };
}

function matterRecord({ names }: DashaContext, varga: NarayanaVarga): NonNullable<NarayanaDasha['matter']> {
  const { house, houseSignIndex, id, lord, lordSignIndex } = varga;
  return {
    house,
    house_sign: signRef(houseSignIndex, names),
    lord: planetId(lord),
    lord_sign: signRef(lordSignIndex, names),
    text: PADAKRAMA[names.lang].varga_begins({ varga: id, house, houseSignIndex, lord, lordSignIndex }),
  };
}

function commonParts(
  context: DashaContext,
  plan: NarayanaPlan,
  roles: readonly [first: string, second: string],
  { saturnWithKetu }: PadakramaChoices,
): Pick<SignDashaParts, 'system' | 'plan' | 'seed' | 'directionReason' | 'subPeriods' | 'notes'> {
  const { chart, names } = context;
  const { comparison, exception, isForward } = plan;
  const signIndex = comparison.winner;
  const order = { signIndex, ninthSignIndex: nthSignFrom(signIndex, 9), exception, isForward };
  const isDisputed = holdsSaturnAndKetu(chart, signIndex);
  return {
    system: narayana,
    plan,
    seed: comparedSeed(context, comparison, roles),
    directionReason: PADAKRAMA[names.lang].order_of_narayana(order),
    subPeriods: PARTS_FROM_LORD,
    notes: [
      ...names.texts([YEARS_NOTE]),
      SIGN_DASHA[names.lang].node_exaltation({ nodes: chart.conventions.nodeExaltation }),
      ...names.texts([STRONGER_NOTE, LORDS_NOTE, ...(isDisputed ? [TOGETHER[saturnWithKetu]] : [])]),
    ],
  };
}

const TOGETHER = {
  ketu: both(
    'Saturn and Ketu stand together in the first sign, of which the texts say nothing. Ketu decides the order here.',
    'पहली राशि में शनि और केतु साथ हैं, जिस पर ग्रंथ कुछ नहीं कहते। यहाँ क्रम केतु से है।',
  ),
  saturn: both(
    'Saturn and Ketu stand together in the first sign, of which the texts say nothing. Saturn decides the order here.',
    'पहली राशि में शनि और केतु साथ हैं, जिस पर ग्रंथ कुछ नहीं कहते। यहाँ क्रम शनि से है।',
  ),
} as const;

function planAlternatives(
  context: DashaContext,
  { comparison }: NarayanaPlan,
  choices: PadakramaChoices,
  planOf: (other: PadakramaChoices) => NarayanaPlan,
): SignDashaReading[] {
  const isDisputed = holdsSaturnAndKetu(context.chart, comparison.winner);
  return [otherLords(context, choices, planOf), ...(isDisputed ? [otherException(context, choices, planOf)] : [])];
}

/** Houses that others take for a divisional chart: that of the other count, and in the D12 that of the mother. */
function otherHouses(id: DivisionalId, house: number): number[] {
  const all = [...VARGA_HOUSES.map((by) => narayanaHouse(id, by)), ...(id === 'd12' ? [MOTHER_HOUSE] : [])];
  return [...new Set(all)].filter((other) => other !== house);
}

function fromHouse(
  birth: DashaContext,
  { id }: NarayanaVarga,
  house: number,
  choices: PadakramaChoices,
): SignDashaReading {
  const varga = narayanaVarga(birth.chart, id, house, choices);
  return alternativePlan(birth, vargaNarayanaPlan(varga, choices), {
    id: `from_house_${house}`,
    text: PADAKRAMA[birth.names.lang].varga_instead({ varga: id, house }),
    source: PADAKRAMA_SOURCE,
  });
}

function otherParts(context: DashaContext, life: readonly SignPeriod[], choices: PadakramaChoices): SignDashaReading {
  return alternativeParts(context, life, lordSignParts(context.chart, choices), {
    id: 'parts_from_stronger_lord_sign',
    text: both(
      'Antardashas begin with the stronger of the two signs that hold the lords of the sign and of its seventh.',
      'अंतर्दशाएँ उस बलवान राशि से शुरू होती हैं, जिसमें राशि या उससे सातवीं का स्वामी है।',
    ),
    source: practice('Another reading of An Integrated Approach 18.3'),
  });
}
