/** What the acting lords bring by their shashtiamshas, in Hindi. */
import type { KarmaFacts, PeriodTone } from '../../../astro/judgement/karma/facts.ts';
import type { KarmaWords } from '../../facts/karma.ts';
import type { Sentences } from '../../sentences.ts';
import { listHi, planetHi, planetsHi, spanHi } from '../grammar.ts';
import { DASHA_LEVELS_HI } from '../vocabulary.ts';
import { isBeneficPartHi } from './phrases.ts';
import type { PlanetKarmaHi } from './planetKarma.ts';
import type { KarmaVoiceHi } from './voice.ts';

type Meaning = (karma: PlanetKarmaHi, field: string) => string;

/** Of the mahadasha, and of the periods within it. */
const MEANINGS: Readonly<Record<PeriodTone, readonly [long: Meaning, short: Meaning]>> = {
  supportive: [
    ({ theme }, field) => `${theme} में पहले की अच्छाई ${field} के ज़रिए लौटती है।`,
    ({ theme }, field) => `इस समय ${theme} को ${field} से मदद मिलती है।`,
  ],
  mixed: [
    ({ lesson, theme }, field) => `${theme} में मदद और मेहनत साथ आती हैं, ${field} के ज़रिए। करना यह है: ${lesson}।`,
    ({ theme }, field) => `इस समय ${field} से ${theme} को मदद भी मिलती है और काम भी।`,
  ],
  demanding: [
    ({ lesson, theme }, field) => `${theme} में कुछ सुधारना है, ${field} के ज़रिए। राह यह है: ${lesson}।`,
    ({ theme }, field) => `इस समय ${theme} में जल्दी न करें, खासकर ${field} में।`,
  ],
};

function periodText(voice: KarmaVoiceHi, { house, level, lord, place, tone }: KarmaFacts['period']): string {
  const meaning = MEANINGS[tone][level === 1 ? 0 : 1](voice.karma(lord), voice.theme(house));
  return `${DASHA_LEVELS_HI[level - 1]!} का स्वामी ${planetHi(lord)} ${voice.partNamed(place.shashtiamsha)} में है। ${meaning}`;
}

const TONES: Readonly<Record<PeriodTone, string>> = {
  supportive: 'सहायक',
  mixed: 'मिला-जुला',
  demanding: 'मेहनत वाला',
};

const TIMES: Readonly<Record<PeriodTone, readonly [grown: string, child: string]>> = {
  supportive: ['इन वर्षों में शुरू किए काम को सहयोग मिलता है।', 'ये वर्ष बच्चे के लिए अच्छे हैं।'],
  mixed: ['इन वर्षों में मदद और मेहनत साथ चलती हैं।', 'इन वर्षों में बच्चे को आराम और अभ्यास दोनों दें।'],
  demanding: ['इन वर्षों में टिककर, धैर्य से काम करें।', 'इन वर्षों में बच्चे को शांति और धैर्य दें।'],
};

/** Returns the sentences on the acting lords, in a voice for the age of the person. */
export const lordsInD60Hi = (
  voice: KarmaVoiceHi,
): Sentences<
  Pick<KarmaWords, 'tone_reason' | 'period' | 'dated_period' | 'period_tones' | 'no_periods' | 'time_told'>
> => ({
  tone_reason: ({ shashtiamsha, state }) => {
    const nature = `षष्ट्यंश ${isBeneficPartHi(shashtiamsha) ? 'शुभ' : 'अशुभ'} है`;
    if (state === null) return nature;
    return `${nature}, पर षष्ट्यंश कुंडली में ग्रह ${state === 'debilitated' ? 'नीच का' : 'राशि से बलवान'} है`;
  },
  period: (period) => periodText(voice, period),
  dated_period: ({ from, period, until }) => `${spanHi(from, until)}। ${periodText(voice, period)}`,
  period_tones: ({ tones }) => {
    const described = tones.map(({ planets, tone }) => `${planetsHi(planets)} से ${TONES[tone]}`);
    return `षष्ट्यंश से यह समय ${listHi(described)} है।`;
  },
  no_periods: () => 'इस समय कोई दशा नहीं चल रही है।',
  time_told: ({ tone }) => TIMES[tone][voice.isChild ? 1 : 0],
});
