/** Messages about two births side by side, in both languages. */
import type { RuleStatus } from '../../../lib/astro/source.ts';
import type { Language } from '../../../lib/words/language.ts';
import type { MatchRole } from '../match/matchRequest.ts';

export interface MatchWords {
  readonly second: string;
  readonly fromKept: string;
  readonly roleOfFirst: string;
  readonly roleHint: string;
  readonly roles: Readonly<Record<MatchRole, string>>;
  readonly send: string;
  readonly done: (total: string) => string;
  readonly total: string;
  readonly withExceptions: string;
  /** `24.5 of 36`. */
  readonly ofMax: (points: string, max: number) => string;
  readonly range: (least: string, most: string) => string;
  readonly customs: string;
  readonly fullText: string;
  readonly restored: string;
  readonly koots: string;
  readonly poruthams: string;
  readonly agreed: (count: string, of: number) => string;
  readonly essential: string;
  readonly marks: Readonly<Record<'uttama' | 'madhyama' | 'adhama' | 'open', string>>;
  readonly open: string;
  readonly changes: (role: string, times: string) => string;
  readonly source: string;
  readonly exceptions: (met: number, count: number) => string;
  readonly applied: string;
  readonly named: string;
  readonly met: Readonly<Record<'yes' | 'no' | 'open', string>>;
  readonly status: Readonly<Record<RuleStatus, string>>;
  readonly otherReadings: string;
  /** Names of the readings, by the value of the convention. */
  readonly readings: Readonly<Record<string, string>>;
  readonly mars: string;
  readonly malefics: string;
  readonly points: (count: number) => string;
  readonly periods: string;
  readonly evidence: (met: number, count: number) => string;
  readonly pdf: string;
  readonly making: string;
  readonly made: string;
}

const READINGS: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: {
    default: 'the usual table',
    earth_shudra: 'earth signs as shudra',
    raman: 'B. V. Raman',
    charak: 'K. S. Charak',
    future_point: 'Future Point',
    reconstructed_web: 'tables of web pages',
    saravali: 'Saravali',
    maitreya8: 'Maitreya 8',
    raman_bride_to_groom_only: 'B. V. Raman, from the bride alone',
    horse_deer_one: 'horse and deer 1',
    transposed: 'roles transposed',
    one_each_way: '1 each way',
    telugu: 'Telugu almanacs',
    almanac: 'almanacs',
    remainder: 'by the remainder of nine',
    serpent_rat_hostile: 'serpent and rat hostile',
    eighth_refused: '8th sign refused',
    natural: 'natural friendship',
    yavana: 'friends of the Yavanas',
  },
  hi: {
    default: 'प्रचलित सारणी',
    earth_shudra: 'पृथ्वी राशियाँ शूद्र',
    raman: 'बी. वी. रमन',
    charak: 'के. एस. चरक',
    future_point: 'फ़्यूचर पॉइंट',
    reconstructed_web: 'वेब पेजों की सारणी',
    saravali: 'सारावली',
    maitreya8: 'मैत्रेय 8',
    raman_bride_to_groom_only: 'बी. वी. रमन, केवल वधू से',
    horse_deer_one: 'अश्व-मृग 1',
    transposed: 'वर-वधू उलटकर',
    one_each_way: 'दोनों ओर 1',
    telugu: 'तेलुगु पंचांग',
    almanac: 'पंचांग',
    remainder: 'नौ के शेष से',
    serpent_rat_hostile: 'सर्प-मूषक में वैर',
    eighth_refused: 'आठवीं राशि अमान्य',
    natural: 'नैसर्गिक मित्रता',
    yavana: 'यवन मत की मित्रता',
  },
};

const WORDS: Readonly<Record<Language, MatchWords>> = {
  en: {
    second: 'Second birth',
    fromKept: 'Take a kept birth:',
    roleOfFirst: 'The first birth is the',
    roleHint: 'The second takes the other role. Some koots and all poruthams depend on the roles.',
    roles: { groom: 'Groom', bride: 'Bride' },
    send: 'Match the two births',
    done: (total) => `The two births are matched: ${total}.`,
    total: 'Total',
    withExceptions: 'With exceptions',
    ofMax: (points, max) => `${points} of ${max}`,
    range: (least, most) => (least === most ? least : `${least} to ${most}`),
    customs: 'By custom 18 is the least; 24 counts as good, 32 as very good.',
    fullText: 'The whole judgement',
    restored: 'What exceptions give back',
    koots: 'The eight koots',
    poruthams: 'The ten poruthams',
    agreed: (count, of) => `${count} of ${of} agree`,
    essential: 'essential',
    marks: { uttama: 'agrees', madhyama: 'agrees in part', adhama: 'does not agree', open: 'open' },
    open: 'needs the time of birth',
    changes: (role, times) => `${role}: it changes at ${times}`,
    source: 'Rule and source',
    exceptions: (met, count) => `exceptions: ${met} of ${count} met`,
    applied: 'gives the points back',
    named: 'named only',
    met: { yes: 'met', no: 'not met', open: 'open' },
    status: {
      textual: 'a verse',
      commentary: 'commentaries',
      practice: 'custom',
      interpretive: 'our own weighing',
      regional: 'custom of one region',
    },
    otherReadings: 'Other readings',
    readings: READINGS.en,
    mars: 'Mars in both charts',
    malefics: 'Malefics in both charts',
    points: (count) => (count === 1 ? '1 point' : `${count} points`),
    periods: 'Periods of both',
    evidence: (met, count) => `Further evidence of the two charts: ${met} of ${count} met`,
    pdf: 'Report of both as PDF',
    making: 'The report is being made …',
    made: 'The report is saved with your downloads.',
  },
  hi: {
    second: 'दूसरा जन्म',
    fromKept: 'रखे हुए जन्मों में से लें:',
    roleOfFirst: 'पहला जन्म किसका है',
    roleHint: 'दूसरा जन्म दूसरे पक्ष का माना जाता है। कुछ कूट और सभी पोरुत्तम पक्ष पर टिके हैं।',
    roles: { groom: 'वर', bride: 'वधू' },
    send: 'दोनों कुंडलियाँ मिलाएँ',
    done: (total) => `मिलान हो गया: ${total}।`,
    total: 'कुल गुण',
    withExceptions: 'परिहार सहित',
    ofMax: (points, max) => `${max} में से ${points}`,
    range: (least, most) => (least === most ? least : `${least} से ${most}`),
    customs: 'प्रथा में कम-से-कम 18 गुण माने जाते हैं; 24 अच्छे और 32 बहुत अच्छे।',
    fullText: 'पूरा विवरण',
    restored: 'परिहार से क्या लौटता है',
    koots: 'आठ कूट',
    poruthams: 'दस पोरुत्तम',
    agreed: (count, of) => `${of} में से ${count} अनुकूल`,
    essential: 'मुख्य',
    marks: { uttama: 'अनुकूल', madhyama: 'कुछ अनुकूल', adhama: 'अनुकूल नहीं', open: 'तय नहीं' },
    open: 'जन्म का समय चाहिए',
    changes: (role, times) => `${role}: ${times} पर बदलता है`,
    source: 'नियम और स्रोत',
    exceptions: (met, count) => `परिहार: ${count} में से ${met} लागू`,
    applied: 'अंक लौटाता है',
    named: 'केवल जानकारी',
    met: { yes: 'मिलता है', no: 'नहीं मिलता', open: 'तय नहीं' },
    status: {
      textual: 'श्लोक',
      commentary: 'टीकाएँ',
      practice: 'प्रथा',
      interpretive: 'हमारा तौल',
      regional: 'एक क्षेत्र की प्रथा',
    },
    otherReadings: 'दूसरे मत',
    readings: READINGS.hi,
    mars: 'दोनों कुंडलियों में मंगल',
    malefics: 'दोनों कुंडलियों में पाप ग्रह',
    points: (count) => `${count} अंक`,
    periods: 'दोनों की दशाएँ',
    evidence: (met, count) => `दोनों कुंडलियों की और बातें: ${count} में से ${met} मिलती हैं`,
    pdf: 'दोनों की PDF रिपोर्ट',
    making: 'रिपोर्ट बन रही है …',
    made: 'रिपोर्ट आपके डाउनलोड में है।',
  },
};

export function matchWordsIn(lang: Language): MatchWords {
  return WORDS[lang];
}
