/** Food, daily life, remedies and the closing of a reading of health, in Hindi. */
import type { Planet } from '../../../astro/tables/planets.ts';
import { REMEDIES } from '../../../astro/tables/remedies.ts';
import type { ReadingCareWords } from '../../facts/health/reading.ts';
import { phraseAt } from '../../phraseChoice.ts';
import type { Sentences } from '../../sentences.ts';
import { planetHi, weekdayHi } from '../grammar.ts';
import { HUMOURS_HI } from './humours.ts';
import { PLANET_PHRASES_HI } from './planetPhrases.ts';
import { bodyPartsHi } from './readingChart.ts';

/** Returns the weekday on which the remedy of a planet begins. */
function dayHi(planet: Planet): string {
  return weekdayHi(REMEDIES[planet].varaIndex);
}

const CLOSINGS: readonly string[] = [
  'कुंडली केवल रुझान बताती है, असली काम रोज़ की आदतें करती हैं; कोई तकलीफ़ टिके तो डॉक्टर से मिलें।',
  'धीरे-धीरे, पर रोज़ आगे बढ़ें; शरीर छोटी देखभाल को भी याद रखता है। जाँच समय पर कराते रहें और डॉक्टर की सलाह को पहला स्थान दें।',
  'इन संकेतों को डर नहीं, याद दिलाने वाला दोस्त समझें; जो डॉक्टर ने बताया है, उसे वैसे ही जारी रखें और अपना खयाल रखें।',
  'अपने हाथ में बहुत कुछ है: नींद, भोजन और मन की शांति। शंका हो तो डॉक्टर से पूछें, और अपने प्रति नरम रहें।',
  'ग्रह रास्ता दिखाते हैं, चलना अपने हाथ में है, इसलिए धीरज रखें; तकलीफ़ टिके तो डॉक्टर की सलाह लें और भरोसा बनाए रखें।',
];

function closingsOn(parts: string): string[] {
  return [
    `बस इतना याद रखें कि ${parts} की थोड़ी-सी देखभाल रोज़ हो; कोई बात खटके तो डॉक्टर को दिखाएँ, और मन हल्का रखें।`,
    `आज से एक ही आदत चुनें और उसे निभाएँ, बाकी अपने आप जुड़ती जाएँगी; ${parts} से जुड़ी कोई बात टिके तो डॉक्टर से ज़रूर पूछें।`,
  ];
}

export const READING_CARE_HI: Sentences<ReadingCareWords> = {
  nature: ({ humour }) => HUMOURS_HI[humour].nature,
  food: ({ humour, variant }) => phraseAt(HUMOURS_HI[humour].food, variant),
  planet_food: ({ planet }) => PLANET_PHRASES_HI[planet].food,
  rhythm: ({ humour, variant }) => phraseAt(HUMOURS_HI[humour].rhythm, variant),
  move: ({ age, humour }) => {
    const { move, moveOfChild, moveOfElder } = HUMOURS_HI[humour];
    return age === 'child' ? moveOfChild : age === 'elder' ? moveOfElder : move;
  },
  planet_move: ({ planet }) => PLANET_PHRASES_HI[planet].move,
  season: ({ humour }) => HUMOURS_HI[humour].season,
  habit: ({ planet }) => PLANET_PHRASES_HI[planet].habit,
  mind: ({ planet }) => PLANET_PHRASES_HI[planet].mind,
  mantra: ({ count, planet, variant }) =>
    phraseAt(
      [
        `उपाय के रूप में ${planetHi(planet)} के लिए ${dayHi(planet)} की सुबह “${REMEDIES[planet].mantra.hi}” का ${count} बार जप करें; मन ठहरेगा तो नियम निभाना भी आसान होगा।`,
        `${planetHi(planet)} के लिए ${dayHi(planet)} से शुरू करके रोज़ सुबह शांत मन से “${REMEDIES[planet].mantra.hi}” का ${count} बार जप करें।`,
        `${planetHi(planet)} को बल देने का सबसे सरल उपाय है “${REMEDIES[planet].mantra.hi}” का ${count} बार जप; इसकी शुरुआत ${dayHi(planet)} की सुबह करें।`,
        `उपाय में ज़्यादा कुछ नहीं चाहिए: ${dayHi(planet)} को स्नान के बाद ${planetHi(planet)} का मंत्र “${REMEDIES[planet].mantra.hi}” ${count} बार मन लगाकर जपें।`,
      ],
      variant,
    ),
  gift: ({ planet }) =>
    `${dayHi(planet)} को ${PLANET_PHRASES_HI[planet].recipient} को अपनी सामर्थ्य के अनुसार ${PLANET_PHRASES_HI[planet].gift} देना भी परंपरा में शुभ माना गया है।`,
  worship: ({ planet }) => `श्रद्धा हो तो इसके साथ ${PLANET_PHRASES_HI[planet].worship} का सहारा भी लिया जाता है।`,
  goal: ({ planet }) =>
    `जब ${planetHi(planet)} सँभला रहता है, तो उसका फल ${PLANET_PHRASES_HI[planet].gives} के रूप में मिलता है; इसी दिशा में रोज़ एक कदम रखें।`,
  short_closing: ({ variant }) =>
    phraseAt(
      [
        'कोई तकलीफ़ टिके तो डॉक्टर से मिलें, और मन में भरोसा रखें।',
        'डॉक्टर की सलाह पहले रखें और अपना खयाल रखें।',
        'नियम छोटा हो पर रोज़ हो; शंका में डॉक्टर से पूछ लें।',
      ],
      variant,
    ),
  closing: ({ parts, variant }) =>
    phraseAt(parts.length > 0 ? [...CLOSINGS, ...closingsOn(bodyPartsHi(parts))] : CLOSINGS, variant),
};
