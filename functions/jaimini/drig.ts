/** Wire record of drig dasha, the dasha of the spirit. */
import { both } from '../../lib/astro/bilingual.ts';
import { signOfHouse } from '../../lib/astro/chart/chart.ts';
import { drig, drigPlan, type DrigPlan } from '../../lib/astro/dasha/drig.ts';
import { lordSignParts, type PadakramaChoices } from '../../lib/astro/dasha/padakrama.ts';
import { spiritMarks } from '../../lib/astro/judgement/dasha/signMarks.ts';
import { practice } from '../../lib/astro/source.ts';
import { outsideLife } from '../../lib/birth/life.ts';
import { signRef } from '../../lib/records/common.ts';
import { joined } from '../../lib/records/detail/joined.ts';
import type { DashaContext } from '../../lib/records/period/opening.ts';
import { alternativeParts, signDashaBody, signLife, type SignDashaParts } from '../../lib/records/period/signDasha.ts';
import { Warned } from '../../lib/records/warned.ts';
import type { SignDashaSeed } from '../../lib/schemas/common/signDasha.ts';
import type { DrigDasha } from '../../lib/schemas/jaimini/countedDashas.ts';
import { PADAKRAMA } from '../../lib/words/subjects/jaiminiDashas/padakrama.ts';
import { SIGN_DASHA } from '../../lib/words/subjects/signDasha.ts';
import {
  choicesOf,
  countedYears,
  echoed,
  LORDS_NOTE,
  markRecords,
  otherLords,
  PARTS_FROM_LORD,
  YEARS_NOTE,
  type CountedInput,
} from './padakrama.ts';

export function drigDasha(context: DashaContext & { readonly input: CountedInput }): Warned {
  const { chart, names } = context;
  const choices = choicesOf(context.input);
  const plan = drigPlan(chart, choices);
  const life = signLife(context, plan);
  const data: DrigDasha = joined(signDashaBody(context, drigParts(context, plan, choices), life), {
    blocks: plan.blocks.map(({ house, isForward, signIndexes }) => ({
      house,
      direction: isForward ? ('forward' as const) : ('backward' as const),
      signs: signIndexes.map((signIndex) => signRef(signIndex, names)),
    })),
    signs: plan.turns.map((turn) => countedYears(context, turn)),
  });
  return new Warned(data, outsideLife(context, life), {}, echoed(choices));
}

function drigParts(context: DashaContext, plan: DrigPlan, choices: PadakramaChoices): SignDashaParts {
  const { chart, names } = context;
  return {
    system: drig,
    plan,
    purpose: both(
      'The growth of the spirit: when faith and practice deepen.',
      'अध्यात्म का विकास: श्रद्धा और साधना कब गहरी होती हैं।',
    ),
    seed: ninthSeed(context),
    directionReason: names.text(WAY),
    subPeriods: PARTS_FROM_LORD,
    alternatives: (life) => [
      otherLords(context, choices, (other) => drigPlan(chart, other)),
      alternativeParts(context, life, lordSignParts(chart, choices), {
        id: 'parts_from_stronger_lord_sign',
        text: both(
          'Antardashas begin with the stronger of the two signs that hold the lords of the sign and of its seventh.',
          'अंतर्दशाएँ उस बलवान राशि से शुरू होती हैं, जिसमें राशि या उससे सातवीं का स्वामी है।',
        ),
        source: practice('Another reading of An Integrated Approach 18.3'),
      }),
    ],
    notes: [
      ...names.texts([YEARS_NOTE]),
      SIGN_DASHA[names.lang].node_exaltation({ nodes: chart.conventions.nodeExaltation }),
      ...names.texts([LORDS_NOTE, PARTS_NOTE, ...(hasRepeats(plan) ? [REPEAT_NOTE] : [])]),
    ],
    otherwise: { marksOf: ({ signIndex }) => markRecords(spiritMarks(chart, signIndex), 'spirit', context) },
  };
}

const WAY = both(
  'The ninth, tenth and eleventh house follow each other. In each block the signs go by the feet of its house.',
  'नौवाँ, दसवाँ और ग्यारहवाँ भाव क्रम से आते हैं; हर खंड में राशियाँ उस भाव की राशि के पद से चलती हैं।',
);

const PARTS_NOTE = both(
  'The book is silent on antardashas. Here they are those of narayana dasha.',
  'पुस्तक में अंतर्दशाओं का नियम नहीं है; यहाँ वे नारायण दशा की तरह हैं।',
);

const REPEAT_NOTE = both(
  'Two signs come twice in this chart and two not at all, as the aspects of the blocks overlap.',
  'इस कुंडली में दो राशियाँ दो बार आती हैं और दो नहीं आतीं, क्योंकि खंडों की दृष्टियाँ मिलती हैं।',
);

function hasRepeats({ turns }: DrigPlan): boolean {
  return new Set(turns.map(({ signIndex }) => signIndex)).size < turns.length;
}

function ninthSeed({ chart, names }: DashaContext): SignDashaSeed {
  const signIndex = signOfHouse(chart, 9);
  const place = { sign: signRef(signIndex, names), house: 9 };
  return {
    ...place,
    reason: PADAKRAMA[names.lang].begins_with_ninth({ signIndex }),
    candidates: [{ role: 'house_9', ...place, planet: null, degree: null, is_chosen: true }],
    comparisons: [],
  };
}
