/** What the records of narayana, sudasa and drig dasha share. */
import { both } from '../../lib/astro/bilingual.ts';
import type { CharaYears } from '../../lib/astro/dasha/chara.ts';
import {
  LORD_CHOICES,
  PADAKRAMA_CHOICES,
  PADAKRAMA_SOURCE,
  type PadakramaChoices,
} from '../../lib/astro/dasha/padakrama.ts';
import type { SignPlan } from '../../lib/astro/dasha/sign.ts';
import { marksAtAge, type MarkedMatter, type SignMark } from '../../lib/astro/judgement/dasha/signMarks.ts';
import { practice } from '../../lib/astro/source.ts';
import type { BirthContext } from '../../lib/birth/birthContext.ts';
import { signRef } from '../../lib/records/common.ts';
import { alternativePlan, signYears, type SignDashaReading } from '../../lib/records/period/signDasha.ts';
import type { MarkRecord } from '../../lib/records/period/signReading.ts';
import { comparisonRecords, comparisonText } from '../../lib/records/planet/comparison.ts';
import { planetId } from '../../lib/schemas/common/planetId.ts';
import type { CountedYears } from '../../lib/schemas/jaimini/countedDashas.ts';
import { say } from '../../lib/words/say.ts';
import { PADAKRAMA } from '../../lib/words/subjects/jaiminiDashas/padakrama.ts';
import { SIGN_MARKS } from '../../lib/words/subjects/jaiminiDashas/signMarks.ts';
import { SIGN_DASHA } from '../../lib/words/subjects/signDasha.ts';

/** Fields of the body that choose how years and order are counted. */
export interface CountedInput {
  readonly lords?: PadakramaChoices['lords'] | null | undefined;
  readonly saturn_with_ketu?: PadakramaChoices['saturnWithKetu'] | null | undefined;
}

/** Returns the choices of a request, each with its default. */
export function choicesOf({ lords, saturn_with_ketu: saturnWithKetu }: CountedInput): PadakramaChoices {
  return {
    lords: lords ?? PADAKRAMA_CHOICES.lords,
    saturnWithKetu: saturnWithKetu ?? PADAKRAMA_CHOICES.saturnWithKetu,
  };
}

/** Echoes them for `meta.conventions`. */
export function echoed({ lords, saturnWithKetu }: PadakramaChoices, further: Readonly<Record<string, string>> = {}) {
  return { dasha: { lords, saturn_with_ketu: saturnWithKetu, ...further } };
}

/** Returns the record of how many years a sign has, and of what they are made. */
export function countedYears(context: BirthContext, turn: CharaYears): CountedYears {
  const { names } = context;
  const { adjustment, comparison, counted, isForward, lord, lordSignIndex, years } = turn;
  // What exaltation changes is the lord's here, so it is said apart from the count.
  const count = SIGN_DASHA[names.lang].chara_years({ ...turn, exalted: [], debilitated: [] });
  const change = { lord, isExalted: adjustment > 0, years };
  const reason = adjustment === 0 ? count : `${count} ${PADAKRAMA[names.lang].changed_by_lord(change)}`;
  return {
    ...signYears(context, turn, reason),
    lord: planetId(lord),
    lord_sign: signRef(lordSignIndex, names),
    lord_reason: comparison.steps.length > 0 ? comparisonText(comparison, names.lang) : null,
    lord_comparisons: comparisonRecords(comparison, names),
    count_direction: isForward ? 'forward' : 'backward',
    counted,
    adjustment,
  };
}

/**
 * Returns the records of what the sign of a period is for the matter of its dasha, as far as it belongs to the years of the
 * person.
 *
 * @param matter null where the dasha is read for life in general
 */
export function markRecords(
  marks: readonly SignMark[],
  matter: MarkedMatter | null,
  { names, person }: BirthContext,
): MarkRecord[] {
  const shown = matter === null ? marks : marksAtAge(marks, matter, person());
  return shown.map((mark) => ({ id: mark.id, text: say(SIGN_MARKS, mark, names.lang) }));
}

const OTHER_LORDS = {
  classical: both(
    'Mars alone owns Scorpio and Saturn alone Aquarius.',
    'वृश्चिक का स्वामी केवल मंगल और कुंभ का केवल शनि माना जाता है।',
  ),
  stronger: both(
    'Of the two lords of Scorpio and Aquarius the stronger is taken.',
    'वृश्चिक और कुंभ के दो-दो स्वामियों में बलवान लिया जाता है।',
  ),
} as const;

/** Returns the first cycle by the other lords of Scorpio and Aquarius. */
export function otherLords(
  context: BirthContext,
  choices: PadakramaChoices,
  planOf: (other: PadakramaChoices) => SignPlan,
): SignDashaReading {
  const lords = LORD_CHOICES.find((choice) => choice !== choices.lords)!;
  return alternativePlan(context, planOf({ ...choices, lords }), {
    id: `${lords}_lords`,
    text: context.names.text(OTHER_LORDS[lords]),
    source: lords === 'classical' ? practice('K. N. Rao, Predicting through Jaimini’s Chara Dasha') : PADAKRAMA_SOURCE,
  });
}

const OTHER_RULE = {
  ketu: both(
    'Saturn and Ketu stand together where the order begins. Here Ketu decides it, who reverses the way.',
    'क्रम की पहली राशि में शनि और केतु साथ हैं; यहाँ केतु का नियम लिया गया है, जो क्रम उलट देता है।',
  ),
  saturn: both(
    'Saturn and Ketu stand together where the order begins. Here Saturn decides it, and the signs go forward.',
    'क्रम की पहली राशि में शनि और केतु साथ हैं; यहाँ शनि का नियम लिया गया है, जिससे क्रम सीधा रहता है।',
  ),
} as const;

/** Returns the first cycle by the exception of the other, where Saturn and Ketu both stand in the first sign. */
export function otherException(
  context: BirthContext,
  choices: PadakramaChoices,
  planOf: (other: PadakramaChoices) => SignPlan,
): SignDashaReading {
  const saturnWithKetu = choices.saturnWithKetu === 'ketu' ? 'saturn' : 'ketu';
  return alternativePlan(context, planOf({ ...choices, saturnWithKetu }), {
    id: `${saturnWithKetu}_decides`,
    text: context.names.text(OTHER_RULE[saturnWithKetu]),
    source: practice('Another reading where Saturn and Ketu stand together'),
  });
}

/** How the periods of narayana and drig are divided. */
export const PARTS_FROM_LORD = both(
  'Twelve equal parts from the sign of the lord of the sign or of its seventh, whichever is stronger. Saturn and Ketu change the way as in the dasha.',
  'बारह बराबर हिस्से; राशि और उससे सातवीं में जो बलवान हो, उसके स्वामी की राशि से। शनि और केतु क्रम को दशा की तरह बदलते हैं।',
);

/** The note on the years. */
export const YEARS_NOTE = both(
  'Years are counted to the lord, one more where exalted, one less where debilitated. They stay from 0 to 13 as counted.',
  'साल स्वामी तक गिने जाते हैं; उच्च का स्वामी एक साल बढ़ाता है, नीच का एक घटाता है। 0 से 13 तक जो आए, वही रहता है।',
);

/** The note on the choice between two lords and two signs. */
export const LORDS_NOTE = both(
  'Jupiter or Mercury counts twice as lord of the sign looked at, as in example 73 of the book. Some programs count once.',
  'गुरु या बुध उस राशि का स्वामी भी हो तो दो बार गिना जाता है, जैसे पुस्तक के उदाहरण 73 में। कुछ प्रोग्राम एक बार गिनते हैं।',
);
