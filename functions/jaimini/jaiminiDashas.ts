/** Wire records of mandooka and sthira dasha. */
import { joined } from '../../lib/records/detail/joined.ts';
import type { DashaContext } from '../../lib/records/period/opening.ts';
import { both } from '../../lib/astro/bilingual.ts';
import { charaYears } from '../../lib/astro/dasha/chara.ts';
import { mandooka, mandookaPlan, type SeededPlan } from '../../lib/astro/dasha/mandooka.ts';
import type { SignPlan } from '../../lib/astro/dasha/sign.ts';
import { sthira, sthiraPlan } from '../../lib/astro/dasha/sthira.ts';
import { brahma, classicalBrahma, type Brahma, type ClassicalBrahma } from '../../lib/astro/jaimini/brahma.ts';
import { bphs, jaiminiSutras, practice } from '../../lib/astro/source.ts';
import { isOddSign, modality } from '../../lib/astro/tables/signs.ts';
import type { MandookaDasha, SthiraDasha } from '../../lib/schemas/jaimini/jaiminiDashas.ts';
import type { SignDashaSeed } from '../../lib/schemas/common/signDasha.ts';
import { outsideLife } from '../../lib/birth/life.ts';
import { degrees } from '../../lib/astro/rounding.ts';
import { JAIMINI_DASHA } from '../../lib/words/subjects/jaiminiPeriods.ts';
import type { Language } from '../../lib/words/language.ts';
import { signRef } from '../../lib/records/common.ts';
import { planetId } from '../../lib/schemas/common/planetId.ts';
import { Warned } from '../../lib/records/warned.ts';
import {
  alternativePlan,
  houseOfSign,
  kindReason,
  PARTS_FORWARD,
  PARTS_IN_ORDER,
  seededParts,
  signDashaBody,
  signLife,
  signYears,
  STRONGER_NOTE,
  type SignDashaReading,
  type SignDashaParts,
} from '../../lib/records/period/signDasha.ts';
import type { BirthContext } from '../../lib/birth/birthContext.ts';

export function mandookaDasha(context: DashaContext): Warned {
  const { chart, names } = context;
  const plan = mandookaPlan(chart);
  const life = signLife(context, plan);
  const data: MandookaDasha = joined(signDashaBody(context, mandookaParts(context, plan), life), {
    signs: plan.turns.map((turn) => signYears(context, turn, kindReason(context, turn))),
    groups: [0, 4, 8].map((from) => ({
      kind: modality(plan.turns[from]!.signIndex),
      signs: plan.turns.slice(from, from + 4).map(({ signIndex }) => signRef(signIndex, names)),
    })),
  });
  return new Warned(data, outsideLife(context, life));
}

function mandookaParts(context: BirthContext, plan: SeededPlan): SignDashaParts {
  return {
    system: mandooka,
    ...seededParts(context, plan, ['ascendant', 'house_7']),
    purpose: both(
      'The timing of events in general. It applies to every chart.',
      'घटनाओं का समय, आम तौर पर; यह हर कुंडली में देखी जाती है।',
    ),
    subPeriods: PARTS_IN_ORDER,
    alternatives: () => [lordYears(context, plan.turns)],
    notes: context.names.texts([
      both(
        'Years are 7, 8 and 9 by the kind of sign. K. N. Rao varies them by the place of the lord.',
        'चर, स्थिर और द्विस्वभाव राशि के 7, 8 और 9 साल हैं; के. एन. राव इन्हें स्वामी की जगह से बदलते हैं।',
      ),
      both(
        'The texts leave open where the second and third kind begin. Here each begins with its first sign, Aries, Taurus or Gemini.',
        'दूसरे और तीसरे प्रकार की राशियाँ कहाँ से शुरू हों, यह ग्रंथों में नहीं है; यहाँ मेष, वृषभ या मिथुन से, जो उस प्रकार की पहली राशि हो।',
      ),
      STRONGER_NOTE,
    ]),
  };
}

function lordYears(context: BirthContext, turns: readonly { readonly signIndex: number }[]): SignDashaReading {
  const counted = turns.map(({ signIndex }) => ({ signIndex, years: charaYears(context.chart, signIndex).counted }));
  return alternativePlan(
    context,
    { turns: counted },
    {
      id: 'years_of_the_lord',
      text: context.names.text(
        both(
          'The same order of signs, each with as many years as its lord stands away from it.',
          'राशियों का क्रम वही; हर राशि के उतने साल, जितनी दूर उसका स्वामी है।',
        ),
      ),
      source: practice('K. N. Rao, Jaimini’s Mandook Dasha'),
    },
  );
}

export function sthiraDasha(context: DashaContext): Warned {
  const found = brahma(context.chart);
  const classical = classicalBrahma(context.chart);
  const plan = sthiraPlan(found.signIndex);
  const life = signLife(context, plan);
  const data: SthiraDasha = joined(signDashaBody(context, sthiraParts(context, plan, found, classical), life), {
    brahma: planetId(found.planet),
    signs: plan.turns.map((turn) => signYears(context, turn, kindReason(context, turn))),
    classical_brahma: classicalRecord(context, classical),
  });
  return new Warned(data, outsideLife(context, life));
}

function sthiraParts(context: BirthContext, plan: SignPlan, found: Brahma, classical: ClassicalBrahma): SignDashaParts {
  return {
    system: sthira,
    plan,
    purpose: both(
      'Health and the strength of the body through life, from the sign of Brahma, who creates.',
      'जीवन भर सेहत और शरीर का बल; शुरुआत सृष्टि के कर्ता ब्रह्मा की राशि से।',
    ),
    seed: brahmaSeed(context, found),
    directionReason: context.names.text(
      both(
        'Sthira dasha goes forward through the zodiac, whatever sign it begins with.',
        'स्थिर दशा किसी भी राशि से शुरू हो, सीधे क्रम में ही चलती है।',
      ),
    ),
    subPeriods: PARTS_FORWARD,
    alternatives: () => sthiraAlternatives(context, found, classical),
    notes: context.names.texts([
      both(
        'Brahma is the lord with most degrees. The Sutras also need an odd sign in the visible half, which `classical_brahma` tells.',
        'सबसे ज़्यादा अंश वाला स्वामी ब्रह्मा है; सूत्रों में दृश्य आधे भाग की विषम राशि भी चाहिए, जो classical_brahma में है।',
      ),
      both(
        'Mars and Saturn alone own Scorpio and Aquarius here. A tie goes to the lord of the eighth, then of the sixth, then of the twelfth.',
        'यहाँ वृश्चिक का स्वामी केवल मंगल और कुंभ का केवल शनि है। बराबरी में पहले अष्टमेश, फिर षष्ठेश, फिर द्वादशेश लिया जाता है।',
      ),
    ]),
  };
}

function brahmaSeed({ chart, names }: BirthContext, found: Brahma): SignDashaSeed {
  return {
    sign: signRef(found.signIndex, names),
    house: houseOfSign(chart, found.signIndex),
    reason: brahmaReason(found, names.lang),
    candidates: found.candidates.map(({ degreeInSign, houses, planet, signIndex }) => ({
      role: houses.map((house) => `lord_of_${house}`).join('_and_'),
      sign: signRef(signIndex, names),
      house: houseOfSign(chart, signIndex),
      planet: planetId(planet),
      degree: degrees(degreeInSign),
      is_chosen: planet === found.planet,
    })),
    comparisons: [],
  };
}

function brahmaReason({ candidates, planet, reason, signIndex }: Brahma, lang: Language): string {
  const words = JAIMINI_DASHA[lang];
  const { houses } = candidates.find((candidate) => candidate.planet === planet)!;
  if (reason === 'eighth_lord_at_home') return words.brahma_at_home({ planet, houses, signIndex });
  return words.brahma_by_degrees({ planet, houses, signIndex, candidates });
}

function sthiraAlternatives(
  context: BirthContext,
  { signIndex }: Brahma,
  classical: ClassicalBrahma,
): SignDashaReading[] {
  const words = JAIMINI_DASHA[context.names.lang];
  const fromClassical = alternativePlan(context, sthiraPlan(classical.signIndex), {
    id: 'classical_brahma',
    text: words.from_classical_brahma({ planet: classical.planet, signIndex: classical.signIndex }),
    source: jaiminiSutras('2.1'),
  });
  if (isOddSign(signIndex)) return [fromClassical];
  const backward = alternativePlan(context, sthiraPlan(signIndex, false), {
    id: 'backward_from_even_sign',
    text: words.backward_from_even({ signIndex }),
    source: bphs(46),
  });
  return [fromClassical, backward];
}

function classicalRecord({ chart, names }: BirthContext, found: ClassicalBrahma): SthiraDasha['classical_brahma'] {
  const { candidates, handedOverBy, planet, reason, referenceSignIndex, signIndex } = found;
  return {
    planet: planetId(planet),
    sign: signRef(signIndex, names),
    house: houseOfSign(chart, signIndex),
    reference_sign: signRef(referenceSignIndex, names),
    reason: JAIMINI_DASHA[names.lang].classical_brahma({ planet, reason, handedOverBy }),
    candidates: candidates.map((candidate) => ({
      planet: planetId(candidate.planet),
      houses: [...candidate.houses],
      sign: signRef(candidate.signIndex, names),
      degree: degrees(candidate.degreeInSign),
      is_odd: candidate.isOdd,
      is_visible: candidate.isVisible,
    })),
    handed_over_by: handedOverBy && planetId(handedOverBy),
  };
}
