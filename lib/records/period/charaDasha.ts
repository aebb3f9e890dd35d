/** Chara dasha: /dasha/chara and /jaimini/chara-dasa give the same record. */
import { joined } from '../detail/joined.ts';
import type { DashaContext } from './opening.ts';
import { both } from '../../astro/bilingual.ts';
import { CHARA_READING, chara, charaPlan, charaYears, type CharaYears } from '../../astro/dasha/chara.ts';
import type { SignPeriod } from '../../astro/dasha/period.ts';
import { signRound, type SignPlan } from '../../astro/dasha/sign.ts';
import { isOddFooted } from '../../astro/jaimini/footed.ts';
import { bphs, practice } from '../../astro/source.ts';
import type { CharaDasha, CharaSign } from '../../schemas/common/signDasha.ts';
import { SIGN_DASHA } from '../../words/subjects/signDasha.ts';
import { comparisonRecords, comparisonText } from '../planet/comparison.ts';
import { outsideLife } from '../../birth/life.ts';
import { signRef } from '../common.ts';
import { planetId } from '../../schemas/common/planetId.ts';
import { Warned } from '../warned.ts';
import {
  alternativeParts,
  alternativePlan,
  signDashaBody,
  signLife,
  signYears,
  type SignDashaReading,
  type SignDashaParts,
} from './signDasha.ts';
import type { BirthContext } from '../../birth/birthContext.ts';
import { nthSignFrom } from '../../astro/angle.ts';

/** Returns the whole record of chara dasha, with a warning where `as_of` is outside the life. */
export function charaDasha(context: DashaContext): Warned {
  const plan = charaPlan(context.chart);
  const life = signLife(context, plan);
  const data: CharaDasha = joined(signDashaBody(context, charaParts(context, plan), life), {
    signs: plan.turns.map((turn) => charaSign(context, turn)),
  });
  return new Warned(data, outsideLife(context, life));
}

function charaParts(context: BirthContext, plan: SignPlan): SignDashaParts {
  const { chart, names } = context;
  const words = SIGN_DASHA[names.lang];
  const first = chart.ascendant.signIndex;
  const ninth = nthSignFrom(first, 9);
  const seedSign = { sign: signRef(first, names), house: 1 };
  return {
    system: chara,
    plan,
    purpose: both(
      'The course of a whole life: which house of the chart is lived through when.',
      'पूरे जीवन का क्रम: कुंडली का कौन-सा भाव कब जिया जाता है।',
    ),
    seed: {
      ...seedSign,
      reason: words.begins_with_ascendant({ signIndex: first }),
      candidates: [{ role: 'ascendant', ...seedSign, planet: null, degree: null, is_chosen: true }],
      comparisons: [],
    },
    directionReason: words.way_of_ninth({ signIndex: ninth, isOddFooted: isOddFooted(ninth) }),
    subPeriods: PARTS_FROM_NEXT,
    alternatives: (life) => alternatives(context, life, plan.isForward),
    notes: [
      names.text(CHANGED_YEARS),
      words.node_exaltation({ nodes: chart.conventions.nodeExaltation }),
      ...names.texts(READINGS),
    ],
  };
}

/** How the periods of chara and yogardha are divided. */
export const PARTS_FROM_NEXT = both(
  'Twelve equal parts in the direction of the dasha, from the sign after the period’s own to its own.',
  'बारह बराबर हिस्से; पहला हिस्सा दशा के क्रम में अगली राशि का, आखिरी अपनी राशि का।',
);

const CHANGED_YEARS = both(
  'A planet exalted or debilitated in the sign changes its years. In BPHS 46 the lord does so where it stands. Both numbers are given.',
  'राशि में बैठा उच्च या नीच ग्रह उसके साल बदलता है; बृहत्पाराशर 46 में राशि का स्वामी अपनी जगह से बदलता है। दोनों संख्याएँ दी गई हैं।',
);

const READINGS = [
  both(
    'Of the two lords of Scorpio and Aquarius the stronger is taken by the order of P. V. R. Narasimha Rao. Jupiter or Mercury counts twice as lord of the sign looked at.',
    'वृश्चिक और कुंभ के दो-दो स्वामियों में बलवान को पी. वी. आर. नरसिम्हा राव के क्रम से चुना जाता है। गुरु या बुध उस राशि का स्वामी भी हो तो दो बार गिना जाता है।',
  ),
  both('Years are kept within 1 to 12, which the texts do not say.', 'साल 1 से 12 तक ही रखे गए हैं; ग्रंथों में यह सीमा नहीं है।'),
  both(
    'The ninth house decides the order of the signs. Each sign is counted as its own feet say (K. N. Rao, P. V. R. Narasimha Rao).',
    'राशियों का क्रम नौवाँ भाव तय करता है; हर राशि की गिनती उसके अपने पद से होती है (के. एन. राव, पी. वी. आर. नरसिम्हा राव)।',
  ),
];

/** Returns the record of how many years a sign has. */
function charaSign(context: BirthContext, turn: CharaYears): CharaSign {
  return {
    ...signYears(context, turn, SIGN_DASHA[context.names.lang].chara_years(turn)),
    ...charaYearParts(context, turn),
  };
}

/** Returns how the years of a sign were counted; `years_by_lord` is the alternative reading of exaltation. */
export function charaYearParts({ chart, names }: BirthContext, turn: CharaYears) {
  const { adjustment, comparison, counted, debilitated, exalted, isBounded, isForward, lord, lordSignIndex } = turn;
  const byLord = charaYears(chart, turn.signIndex, { ...CHARA_READING, adjustment: 'lord' });
  return {
    lord: planetId(lord),
    lord_sign: signRef(lordSignIndex, names),
    lord_reason: comparison.steps.length > 0 ? comparisonText(comparison, names.lang) : null,
    lord_comparisons: comparisonRecords(comparison, names),
    count_direction: isForward ? ('forward' as const) : ('backward' as const),
    counted,
    exalted: exalted.map(planetId),
    debilitated: debilitated.map(planetId),
    adjustment,
    is_bounded: isBounded,
    years_by_lord: byLord.years,
  };
}

function alternatives(context: BirthContext, life: readonly SignPeriod[], isForward: boolean): SignDashaReading[] {
  const { chart, names } = context;
  const reading = (changed: Partial<typeof CHARA_READING>) => charaPlan(chart, { ...CHARA_READING, ...changed });
  return [
    alternativePlan(context, reading({ adjustment: 'lord' }), {
      id: 'year_of_the_lord',
      text: names.text(
        both(
          'The year is added or taken for the lord of the sign, exalted or debilitated where it stands.',
          'साल राशि के स्वामी के अनुसार बढ़ता या घटता है, जहाँ वह उच्च या नीच का बैठा हो।',
        ),
      ),
      source: bphs(46),
    }),
    alternativePlan(context, reading({ lords: 'classical' }), {
      id: 'classical_lords',
      text: names.text(
        both(
          'Mars alone owns Scorpio and Saturn alone Aquarius.',
          'वृश्चिक का स्वामी केवल मंगल और कुंभ का केवल शनि माना जाता है।',
        ),
      ),
      source: practice('K. N. Rao, Predicting through Jaimini’s Chara Dasha'),
    }),
    alternativePlan(context, reading({ counting: 'ninth_house' }), {
      id: 'one_direction',
      text: SIGN_DASHA[names.lang].counted_one_way({ signIndex: nthSignFrom(chart.ascendant.signIndex, 9), isForward }),
      source: practice('Another reading of Jaimini Upadesha Sutras 1.1'),
    }),
    alternativeParts(context, life, (signIndex) => signRound(signIndex, isForward), {
      id: 'parts_from_own_sign',
      text: both(
        'Antardashas begin with the sign of the mahadasha itself.',
        'अंतर्दशाएँ महादशा की अपनी राशि से शुरू होती हैं।',
      ),
      source: practice('P. V. R. Narasimha Rao: antardashas from the sign of the mahadasha'),
    }),
  ];
}
