/**
 * Shoola dasha with Rudra and the periods that need care: /jaimini/shoola-dasa and /special/shoola-dasha give the same
 * record.
 */
import { joined } from '../detail/joined.ts';
import type { DashaContext } from './opening.ts';
import { both } from '../../astro/bilingual.ts';
import { isRunning } from '../../astro/dasha/period.ts';
import type { SeededPlan } from '../../astro/dasha/mandooka.ts';
import {
  nineYearShoola,
  nineYearShoolaPlan,
  niryanaShoola,
  niryanaShoolaPlan,
  shoola,
  shoolaPlan,
} from '../../astro/dasha/shoola.ts';
import { carePeriods, type CarePeriod } from '../../astro/dasha/shoolaCare.ts';
import { rudra as rudraOf, type Rudra } from '../../astro/jaimini/rudra.ts';
import type { ShoolaDasha } from '../../schemas/common/signDasha.ts';
import { disclaimerIn } from '../../words/disclaimers.ts';
import { formatJd } from '../../time/civilTime.ts';
import type { Names } from '../../words/names.ts';
import { SIGN_DASHA } from '../../words/subjects/signDasha.ts';
import { comparisonRecords, comparisonText } from '../planet/comparison.ts';
import { outsideLife } from '../../birth/life.ts';
import { lifeJdUT } from '../../birth/life.ts';
import { signRef } from '../common.ts';
import { bandAt } from '../lifeBand.ts';
import { planetId } from '../../schemas/common/planetId.ts';
import { Warned } from '../warned.ts';
import {
  alternativePlan,
  houseOfSign,
  kindReason,
  PARTS_IN_ORDER,
  seededParts,
  signDashaBody,
  signLife,
  signYears,
  STRONGER_NOTE,
  type SignDashaParts,
} from './signDasha.ts';
import type { BirthContext } from '../../birth/birthContext.ts';

/** Returns the whole record of shoola dasha, with a warning where `as_of` is outside the life. */
export function shoolaDasha(context: DashaContext): Warned {
  const { chart } = context;
  const plan = shoolaPlan(chart);
  const life = signLife(context, plan);
  const rudra = rudraOf(chart);
  const data: ShoolaDasha = joined(signDashaBody(context, shoolaParts(context, plan), life), {
    signs: plan.turns.map((turn) => signYears(context, turn, kindReason(context, turn))),
    rudra: rudraRecord(context, rudra),
    life_third: thirdRecord(context),
    care: carePeriods(chart, life, {
      rudra,
      third: context.longevity().category,
      birthJdUT: context.birth.jdUT,
      yearDays: chart.conventions.dashaYear,
    }).map((care) => careRecord(context, care)),
    disclaimer: disclaimerIn('shoola', context.names.lang),
  });
  return new Warned(data, outsideLife(context, life));
}

function shoolaParts(context: BirthContext, plan: SeededPlan): SignDashaParts {
  return {
    system: shoola,
    ...seededParts(context, plan, ['house_2', 'house_8']),
    purpose: both(
      'When health and strength need care, so that you can give it in time.',
      'सेहत और ताकत का ध्यान कब रखें, यह समय रहते जानने के लिए।',
    ),
    subPeriods: PARTS_IN_ORDER,
    alternatives: () => alternatives(context),
    notes: context.names.texts([
      both(
        'Shoola has the arithmetic of mandooka here. Niryana Shoola, with the signs one after another, stands among the alternatives.',
        'यहाँ शूल दशा का गणित मंडूक दशा का है; निर्याण शूल, जिसमें राशियाँ एक के बाद एक आती हैं, विकल्पों में है।',
      ),
      both(
        'The eighth house is the ordinary one. Another school counts it otherwise for Rudra.',
        'आठवाँ भाव सामान्य गिनती से लिया गया है; रुद्र के लिए दूसरे मत में इसकी गिनती अलग है।',
      ),
      both('Levels of care are our ordering of what the texts name.', 'ध्यान के स्तर ग्रंथों की बातों से बनाया हमारा क्रम हैं।'),
      STRONGER_NOTE,
    ]),
  };
}

function alternatives(context: BirthContext) {
  const words = SIGN_DASHA[context.names.lang];
  const niryana = niryanaShoolaPlan(context.chart);
  const nine = nineYearShoolaPlan(context.chart);
  return [
    alternativePlan(context, niryana, {
      id: niryanaShoola.id,
      text: words.consecutive_signs({ signIndex: niryana.comparison.winner, isForward: niryana.isForward }),
      source: niryanaShoola.sources[0]!,
    }),
    alternativePlan(context, nine, {
      id: nineYearShoola.id,
      text: words.nine_years_each({ signIndex: nine.comparison.winner }),
      source: nineYearShoola.sources[0]!,
    }),
  ];
}

function rudraRecord({ chart, names }: BirthContext, found: Rudra): ShoolaDasha['rudra'] {
  return {
    planet: planetId(found.planet),
    sign: signRef(found.signIndex, names),
    house: houseOfSign(chart, found.signIndex),
    reason: rudraReason(found, names),
    comparisons: comparisonRecords(found.comparison, names),
    second: found.second && planetId(found.second),
    afflicted_by: found.afflictedBy.map(planetId),
    trident: found.tridentSignIndexes.map((signIndex) => signRef(signIndex, names)),
  };
}

const RUDRA_RULE = both(
  'The stronger of the lords of the eighth and the second house is Rudra.',
  'आठवें और दूसरे भाव के स्वामियों में जो बलवान हो, वही रुद्र है।',
);

function rudraReason({ afflictedBy, comparison, second }: Rudra, names: Names): string {
  const chosen = `${names.text(RUDRA_RULE)} ${comparisonText(comparison, names.lang)}`;
  return second === null ? chosen : `${chosen} ${SIGN_DASHA[names.lang].second_rudra({ planet: second, afflictedBy })}`;
}

function thirdRecord(context: BirthContext): ShoolaDasha['life_third'] {
  const { names } = context;
  const { category, found } = context.longevity();
  const band = bandAt(category, context.person().ageYears);
  return {
    id: category,
    from_age: band?.from_age ?? null,
    to_age: band?.to_age ?? null,
    decided_by: found.decidedBy,
    pairs: found.pairs.map(({ id, signIndexes, third }) => ({
      id,
      signs: signIndexes.map((signIndex) => signRef(signIndex, names)),
      third,
    })),
    text: SIGN_DASHA[names.lang].life_third({ third: category }),
    confidence: 'interpretive',
  };
}

function careRecord(context: BirthContext, care: CarePeriod): ShoolaDasha['care'][number] {
  const { birth, chart, names } = context;
  const { level, marks, period } = care;
  const { clock } = birth.time;
  const { signIndex } = period;
  const words = SIGN_DASHA[names.lang];
  return {
    sign: signRef(signIndex, names),
    house: houseOfSign(chart, signIndex),
    start: formatJd(clock, period.startJdUT),
    end: formatJd(clock, period.endJdUT),
    is_current: isRunning(period, lifeJdUT(context)),
    level,
    reasons: marks.map(({ id, planet }) => words.care_mark({ mark: id, signIndex, planet })),
    text: words.care({ signIndex, level }),
    confidence: 'interpretive',
  };
}
