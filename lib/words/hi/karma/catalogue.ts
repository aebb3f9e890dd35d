/** Sentences of /karma in Hindi. */
import type { AreaBand } from '../../../astro/judgement/areaScore.ts';
import type { PeriodTone } from '../../../astro/judgement/karma/facts.ts';
import type { KarmaWords } from '../../facts/karma.ts';
import type { Sentences } from '../../sentences.ts';
import { planetHi } from '../grammar.ts';
import { remediesHi } from './acts.ts';
import { BALANCE_HI } from './balance.ts';
import { BIRTH_TIME_HI } from './birthTime.ts';
import { correlationHi } from './correlation.ts';
import { debtsHi } from './debts.ts';
import { foundationHi } from './foundation.ts';
import { lifeAreasHi } from './lifeAreas.ts';
import { lordsInD60Hi } from './lordsInD60.ts';
import { patternsHi } from './patterns.ts';
import { bandHi, isBeneficPartHi } from './phrases.ts';
import { CHILD_VOICE_HI, GROWN_VOICE_HI, type KarmaVoiceHi } from './voice.ts';

const HEADLINES: Readonly<Record<AreaBand, readonly [kindSelf: string, hardSelf: string]>> = {
  excellent: ['जीवन के लगभग हर हिस्से में पुराने पुण्य का सहयोग है।', 'पुण्य बहुत है, बस एक सीख बीच में है।'],
  good: ['ऋण से पुण्य ज़्यादा है और आत्मकारक शुभ है।', 'ऋण से पुण्य ज़्यादा है; सीख अपने भीतर की है।'],
  mixed: ['पुण्य और अधूरे काम बराबर हैं; मन से बल मिलता है।', 'पुण्य और अधूरे काम बराबर हैं; शुरुआत अपने से करें।'],
  weak: ['अधूरे काम पुण्य से ज़्यादा हैं, पर आधार अच्छा है।', 'अधूरे काम पुण्य से ज़्यादा हैं; छोटे कर्तव्य निभाएँ।'],
  difficult: ['अधूरे काम बहुत हैं, पर आधार अच्छा है।', 'अधूरे काम बहुत हैं; एक-एक करके निपटाएँ।'],
};

const CHILD_HEADLINES: Readonly<Record<AreaBand, string>> = {
  excellent: 'बच्चा बहुत सद्भाव साथ लाया है।',
  good: 'बच्चे के साथ पुण्य ज़्यादा है।',
  mixed: 'बच्चे के लिए सहयोग और सीख बराबर हैं।',
  weak: 'इस बच्चे के लिए घर का धैर्य सबसे अच्छा है।',
  difficult: 'इस बच्चे के लिए शांत दिन और मीठे बोल सबसे अच्छे हैं।',
};

const TONES: Readonly<Record<PeriodTone, string>> = {
  supportive: ' समय सहायक है।',
  mixed: ' समय मिला-जुला है।',
  demanding: ' समय धीमा है।',
};

const karmaHi = (voice: KarmaVoiceHi): Sentences<KarmaWords> => ({
  ...BIRTH_TIME_HI,
  ...foundationHi(voice),
  ...BALANCE_HI,
  ...correlationHi(voice),
  ...lifeAreasHi(voice),
  ...patternsHi(voice),
  ...debtsHi(voice),
  ...lordsInD60Hi(voice),
  ...remediesHi(voice),
  scores: ({ correlation, karma, navamsa }) =>
    `अकेले षष्ट्यंश की स्थिति ${bandHi(karma)} है। जन्म कुंडली के साथ वह ${bandHi(correlation)} है, नवांश के साथ ${bandHi(navamsa)}।`,
  headline: ({ isKindSelf, overall, tone }) => {
    const head = voice.isChild ? CHILD_HEADLINES[overall] : HEADLINES[overall][isKindSelf ? 0 : 1];
    return tone === null ? head : `${head}${TONES[tone]}`;
  },
  opening: ({ atmakaraka, shashtiamsha }) => {
    const place = isBeneficPartHi(shashtiamsha) ? 'अच्छी स्थिति में है' : 'एक सीख दिखाता है';
    return `परंपरा के अनुसार ${voice.your} आत्मकारक ${planetHi(atmakaraka)} षष्ट्यंश में ${place}: ${voice.partNamed(shashtiamsha)}।`;
  },
});

/** What is told to a grown person. */
export const KARMA_HI: Sentences<KarmaWords> = karmaHi(GROWN_VOICE_HI);
/** What is told of a child, to the parents. */
export const CHILD_KARMA_HI: Sentences<KarmaWords> = karmaHi(CHILD_VOICE_HI);
