/** Wire record of sudasa, the dasha of wealth and status. */
import { both } from '../../lib/astro/bilingual.ts';
import { holdsSaturnAndKetu, type PadakramaChoices } from '../../lib/astro/dasha/padakrama.ts';
import { sudasa, sudasaPlan, type SudasaPlan } from '../../lib/astro/dasha/sudasa.ts';
import { wealthMarks } from '../../lib/astro/judgement/dasha/signMarks.ts';
import { degrees } from '../../lib/astro/rounding.ts';
import { outsideLife } from '../../lib/birth/life.ts';
import { signRef } from '../../lib/records/common.ts';
import { joined } from '../../lib/records/detail/joined.ts';
import type { DashaContext } from '../../lib/records/period/opening.ts';
import { dashaYears } from '../../lib/records/period/periodRecord.ts';
import { houseOfSign, signDashaBody, signLife, type SignDashaParts } from '../../lib/records/period/signDasha.ts';
import { Warned } from '../../lib/records/warned.ts';
import type { SignDashaSeed } from '../../lib/schemas/common/signDasha.ts';
import type { SudasaDasha } from '../../lib/schemas/jaimini/countedDashas.ts';
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
  YEARS_NOTE,
  type CountedInput,
} from './padakrama.ts';

export function sudasaDasha(context: DashaContext & { readonly input: CountedInput }): Warned {
  const { chart, names } = context;
  const choices = choicesOf(context.input);
  const plan = sudasaPlan(chart, choices);
  const life = signLife(context, plan);
  const { sreeAscendant, turns } = plan;
  const { degreeInSign, longitudeDeg, signIndex } = sreeAscendant;
  const sign = signRef(signIndex, names);
  const data: SudasaDasha = joined(signDashaBody(context, sudasaParts(context, plan, choices), life), {
    sree_lagna: {
      longitude: degrees(longitudeDeg),
      sign,
      house: houseOfSign(chart, signIndex),
      degree: degrees(degreeInSign),
    },
    balance_at_birth: { sign, years: dashaYears(turns[0]!.years * (1 - plan.elapsedFraction)) },
    signs: turns.map((turn) => countedYears(context, turn)),
  });
  return new Warned(data, outsideLife(context, life), {}, echoed(choices));
}

function sudasaParts(context: DashaContext, plan: SudasaPlan, choices: PadakramaChoices): SignDashaParts {
  const { chart, names } = context;
  const { exception, isForward, sreeAscendant } = plan;
  const { signIndex } = sreeAscendant;
  const planOf = (other: PadakramaChoices) => sudasaPlan(chart, other);
  return {
    system: sudasa,
    plan,
    purpose: both(
      'Wealth and status: when means grow, and when a name is made.',
      'धन और पद: साधन कब बढ़ते हैं और नाम कब बनता है।',
    ),
    seed: sreeSeed(context, signIndex),
    directionReason: PADAKRAMA[names.lang].order_of_sudasa({ signIndex, exception, isForward }),
    subPeriods: PARTS_BY_ANGLES,
    alternatives: () => [
      otherLords(context, choices, planOf),
      ...(holdsSaturnAndKetu(chart, signIndex) ? [otherException(context, choices, planOf)] : []),
    ],
    notes: [
      ...names.texts([FIRST_NOTE, SREE_NOTE, YEARS_NOTE]),
      SIGN_DASHA[names.lang].node_exaltation({ nodes: chart.conventions.nodeExaltation }),
      ...names.texts([LORDS_NOTE, PARTS_NOTE]),
    ],
    otherwise: {
      marksOf: (period) =>
        markRecords(wealthMarks(chart, period.signIndex, context.horaAscendant().place.signIndex), 'wealth', context),
    },
  };
}

const PARTS_BY_ANGLES = both(
  'Twelve equal parts in the order of the dasha, counted from the sign of the period.',
  'बारह बराबर हिस्से, दशा के ही क्रम में, अपनी राशि से।',
);

const FIRST_NOTE = both(
  'The first period begins before birth. As much of it has passed as the Sree Lagna has crossed of its sign.',
  'श्री लग्न अपनी राशि में जितना चल चुका है, पहली दशा का उतना हिस्सा जन्म तक बीत चुका होता है। इसलिए वह जन्म से पहले शुरू होती है।',
);

const SREE_NOTE = both(
  'The Sree Lagna crosses a sign in about an hour. A few minutes in the time of birth move the first date by months.',
  'श्री लग्न लगभग एक घंटे में राशि पार करता है। जन्म समय के कुछ मिनट पहली तारीख को महीनों से बदल देते हैं।',
);

const PARTS_NOTE = both(
  'The book is silent on antardashas. Here they follow the order of the dasha.',
  'पुस्तक में अंतर्दशाओं का नियम नहीं है; यहाँ वे दशा के क्रम में हैं।',
);

function sreeSeed({ chart, names }: DashaContext, signIndex: number): SignDashaSeed {
  const place = { sign: signRef(signIndex, names), house: houseOfSign(chart, signIndex) };
  return {
    ...place,
    reason: PADAKRAMA[names.lang].begins_with_sree({ signIndex }),
    candidates: [{ role: 'sree_lagna', ...place, planet: null, degree: null, is_chosen: true }],
    comparisons: [],
  };
}
