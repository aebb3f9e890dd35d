/** Answer about gemstones: all nine with their verdicts, and how to wear the recommended ones. */
import { planFor } from '../../lib/astro/judgement/remedy/remedyPlan.ts';
import type { LifeStage } from '../../lib/astro/stage.ts';
import { anyRemedyOf, YOUTH_RATTI } from '../../lib/astro/remedy/aidedRemedies.ts';
import { REMEDY_NEED_SOURCES } from '../../lib/astro/judgement/remedy/remedyNeeds.ts';
import { gemClashes } from '../../lib/astro/remedy/gemClashes.ts';
import {
  GEM_RULE_SOURCE,
  type GemAdvice,
  type GemVerdict,
  gemPriorityLevel,
  CAUTION_TRIAL_DAYS,
} from '../../lib/astro/remedy/gemstones.ts';
import { MALA } from '../../lib/astro/remedy/planetRemedies.ts';
import { citation } from '../../lib/astro/source.ts';
import { PLANETS } from '../../lib/astro/tables/planets.ts';
import {
  FINGERS,
  GEMSTONE_SOURCE,
  GEMSTONES,
  KG_PER_RATTI,
  type RattiRange,
} from '../../lib/astro/tables/gemstones.ts';
import { nakshatraLord, NAKSHATRAS } from '../../lib/astro/tables/nakshatras.ts';
import { REMEDIES } from '../../lib/astro/tables/remedies.ts';
import { capitalised } from '../../lib/astro/words.ts';
import type * as wire from '../../lib/schemas/remedy/gemstones.ts';
import { disclaimerIn } from '../../lib/words/disclaimers.ts';
import type { Named } from '../../lib/words/names.ts';
import { say } from '../../lib/words/say.ts';
import { GEM } from '../../lib/words/subjects/remedies/gem.ts';
import { REMEDY } from '../../lib/words/subjects/remedies/remedy.ts';
import { nakshatraRef, ruleEvidence } from '../../lib/records/common.ts';
import { planetId } from '../../lib/schemas/common/planetId.ts';
import { Warned } from '../../lib/records/warned.ts';
import { nextDate } from '../../lib/birth/remedyDays.ts';
import { bestDate, weekdayRecord } from './remedyWeekdays.ts';
import { clashText, gemText, gemTold, weights, weightText } from './gemWords.ts';
import { answerHead, remedyView } from './remedySections.ts';
import { ageNote, thingRecord } from './words.ts';
import type { BirthContext } from '../../lib/birth/birthContext.ts';

export function gemstones(context: BirthContext): Warned {
  const { lang } = context.names;
  const view = remedyView(context);
  const advices = ordered(PLANETS.map((planet) => planFor(view.plan, planet).gem));
  const allowed = advices.filter(isAllowed).map(({ planet }) => planet);
  const needed = new Set(advices.filter(({ priority }) => priority.value > 0).map(({ planet }) => planet));
  const data: wire.Gemstones = {
    ...answerHead(view, gemTold(advices, view.plan.person, lang)),
    gemstones: advices.map((advice, index) => gemRecord(context, advice, index, view.plan.person.stage)),
    combinations_to_avoid: gemClashes(allowed).map((clash) => ({
      planets: clash.planets.map(planetId),
      stones: clash.planets.map((planet) => GEMSTONES[planet].id),
      conflict: clash.conflict,
      text: clashText(clash, needed.has(clash.planets[0]), lang),
    })),
    age_note: ageNote(context, view.plan.person, 'gemstone'),
    summary: gemTold(advices, view.plan.person, lang).summary,
    note: disclaimerIn('remedies', lang),
    sources: [GEM_RULE_SOURCE, GEMSTONE_SOURCE, ...REMEDY_NEED_SOURCES].map(citation),
  };
  return new Warned(data, view.warnings);
}

/** The recommended ones by priority, then the others in the order of the planets. */
function ordered(advices: readonly GemAdvice[]): GemAdvice[] {
  return [...advices].sort((a, b) => b.priority.value - a.priority.value);
}

function isAllowed({ verdict }: GemAdvice): boolean {
  return verdict === 'wear' || verdict === 'with_caution';
}

/** In ratti: a chip of a stone, and no more. */
const YOUTH_RANGE: RattiRange = [0.5, YOUTH_RATTI];

const VERDICT_NAMES: Readonly<Record<GemVerdict, Named>> = {
  wear: { name: 'To be worn', sanskrit: 'धारण योग्य' },
  with_caution: { name: 'With caution', sanskrit: 'सावधानी से' },
  avoid: { name: 'Not to be worn', sanskrit: 'धारण न करें' },
  not_called_for: { name: 'Not called for', sanskrit: 'ज़रूरी नहीं' },
};

function gemRecord(context: BirthContext, advice: GemAdvice, index: number, stage: LifeStage): wire.Gemstone {
  const { names } = context;
  const { lang } = names;
  const { conditions, planet, priority, verdict } = advice;
  const { colour, id, name, notWith, notWithMildly, root, substitutes } = GEMSTONES[planet];
  const isRecommended = priority.value > 0;
  return {
    id,
    name: name[lang],
    planet: planetId(planet),
    planet_name: names.planet(planet),
    verdict,
    verdict_name: names.of(VERDICT_NAMES[verdict]),
    is_recommended: isRecommended,
    rank: isRecommended ? index + 1 : null,
    priority: {
      score: priority.value,
      percentile: priority.percentile,
      level: gemPriorityLevel(priority.value),
      components: priority.parts.map((part) => ({ ...part, label: say(GEM, part.label, lang) })),
    },
    conditions: ruleEvidence(conditions, [], GEM_RULE_SOURCE, lang).evidence,
    text: gemText(context.chart, advice, lang),
    wearing: isRecommended ? wearingRecord(context, advice, stage) : null,
    substitutes: substitutes.map((substitute) => thingRecord(substitute, lang)),
    root: root[lang],
    colour: capitalised(colour[lang]),
    not_with: [...notWith, ...notWithMildly].map(planetId),
    instead: REMEDY[lang].free_alternative({ kind: 'rudraksha', planet }),
  };
}

function wearingRecord(
  context: BirthContext,
  { planet, verdict }: GemAdvice,
  stage: LifeStage,
): NonNullable<wire.Gemstone['wearing']> {
  const { names } = context;
  const { lang } = names;
  const { fingers, hand, hora, metals, substituteRatti: usualSubstitute, trialDays } = GEMSTONES[planet];
  const isYouth = stage === 'youth';
  const ratti = isYouth ? YOUTH_RANGE : GEMSTONES[planet].ratti;
  const substituteRatti = isYouth ? null : usualSubstitute;
  const { details, when } = anyRemedyOf(planet, 'gemstone', stage);
  const isCareful = verdict === 'with_caution';
  const trialOfCare = isCareful && trialDays === null ? CAUTION_TRIAL_DAYS : null;
  return {
    details: trialOfCare === null ? details[lang] : `${details[lang]} ${GEM[lang].trial({ days: trialOfCare })}`,
    when: when[lang],
    weight: {
      ratti: weights(ratti),
      substitute_ratti: substituteRatti && weights(substituteRatti),
      body_kg_per_ratti: KG_PER_RATTI,
      text: isYouth
        ? GEM[lang].youth_weight({ ratti: YOUTH_RATTI })
        : weightText(ratti, substituteRatti, isCareful, lang),
    },
    metals: metals.map((metal) => thingRecord(metal, lang)),
    fingers: [...fingers],
    finger_names: fingers.map((finger) => FINGERS[finger][lang]),
    hand,
    weekday: weekdayRecord(planet, names),
    hora: hora && planetId(hora),
    nakshatras: NAKSHATRAS.flatMap((_, index) => (nakshatraLord(index) === planet ? [nakshatraRef(index, names)] : [])),
    next_date: nextDate(context, planet),
    best_date: bestDate(context, planet),
    japa: { mantra: REMEDIES[planet].seedMantra[lang], count: MALA },
    trial_days: trialDays ?? trialOfCare,
  };
}
