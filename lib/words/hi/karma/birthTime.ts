/** Whether a birth time is exact enough for the D60, in Hindi. */
import type { KarmaFacts, TimeConfidence } from '../../../astro/judgement/karma/facts.ts';
import type { KarmaWords } from '../../facts/karma.ts';
import type { Sentences } from '../../sentences.ts';
import { signHi } from '../grammar.ts';

const ADVICE: Readonly<Record<TimeConfidence, string>> = {
  high: 'लिखा हुआ समय एक मिनट तक सही हो तो इसके लग्न और भावों पर भरोसा करें।',
  medium: 'इसके लग्न और भावों को संभावित मानें, ग्रहों को पक्का।',
  low: 'ग्रहों पर भरोसा करें। भाव देखने से पहले जन्म का मिनट तक सही समय ढूँढें।',
};

const SECONDS_PER_MINUTE = 60;

function spanText(seconds: number): string {
  const next = seconds + 1;
  const [minutes, rest] = [Math.floor(next / SECONDS_PER_MINUTE), next % SECONDS_PER_MINUTE];
  return [...(minutes > 0 ? [`${minutes} मिनट`] : []), ...(rest > 0 ? [`${rest} सेकंड`] : [])].join(' ');
}

function edgesText(edges: KarmaFacts['birth_time']['edges']): string {
  if (edges === null) return 'इस स्थान पर यह इन मिनटों में लगभग नहीं बदलता।';
  return `जन्म ${spanText(edges.earlierSeconds)} पहले या ${spanText(edges.laterSeconds)} बाद हो तो यह बदल जाता है।`;
}

export const BIRTH_TIME_HI: Sentences<Pick<KarmaWords, 'birth_time' | 'time_warning'>> = {
  birth_time: ({ confidence, edges, signIndex }) =>
    `दिए हुए समय पर षष्ट्यंश लग्न ${signHi(signIndex)} है। ${edgesText(edges)} ${ADVICE[confidence]}`,
  time_warning: () =>
    'षष्ट्यंश लग्न लगभग हर दो मिनट में बदलता है, इसलिए जन्म का समय सही होना ज़रूरी है। ग्रहों के षष्ट्यंश देर तक रहते हैं, चंद्रमा का लगभग एक घंटे।',
};
