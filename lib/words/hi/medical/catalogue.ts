/** Sentences of /medical in Hindi. */
import type { CareWords, MedicalWords } from '../../facts/medical.ts';
import type { Sentences } from '../../sentences.ts';
import { dateHi, planetHi, planetsHi } from '../grammar.ts';
import { CONDITIONS_HI } from './conditionWords.ts';
import { CONSTITUTION_HI } from './constitution.ts';
import { HEALTH_TIME_HI } from './healthTime.ts';
import { INDICATIONS_HI } from './indicationWords.ts';
import { MEDICAL_PLANETS_HI } from './planets.ts';
import { HEALTH_STANDING_HI } from './standing.ts';

/** After another sentence; empty where every planet needs a remedy. */
const sparedText = (spared: CareWords['no_remedy']['spared']) =>
  spared.length === 0 ? '' : ` ${planetsHi(spared)} के लिए उपाय की ज़रूरत नहीं है।`;

const CARE_HI: Sentences<CareWords> = {
  fall_needs_none: ({ planet }) => `${planetHi(planet)} के लिए उपाय की ज़रूरत नहीं है, क्योंकि उसका नीच भंग होता है।`,
  strong_needs_none: ({ planet }) => `${planetHi(planet)} सेहत के लिए पर्याप्त बलवान है; उपाय की ज़रूरत नहीं है।`,
  no_remedy: ({ spared }) => `सेहत के लिए किसी ग्रह के उपाय की ज़रूरत नहीं है।${sparedText(spared)}`,
  remedy_order: ({ first, mantra, planets, spared, startDate }) =>
    `सेहत के लिए क्रम यह है: ${planetsHi(planets.map(({ planet }) => planet))}। मुख्य उपायों के साथ ${dateHi(startDate)} से ${planetHi(first)} के लिए “${mantra.hi}” अच्छा है।${sparedText(spared)} नियम से किया गया एक उपाय अनेक से बढ़कर है।`,
};

export const MEDICAL_HI: Sentences<MedicalWords> = {
  ...MEDICAL_PLANETS_HI,
  ...CARE_HI,
  ...CONSTITUTION_HI,
  ...CONDITIONS_HI,
  ...INDICATIONS_HI,
  ...HEALTH_TIME_HI,
  ...HEALTH_STANDING_HI,
};
