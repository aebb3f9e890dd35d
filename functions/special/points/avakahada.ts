/** Answer of /special/avakahada: the record that charts add, with the Moon and the day of the birth. */
import { both } from '../../../lib/astro/bilingual.ts';
import { avakahadaOf } from '../../../lib/astro/chart/avakahada.ts';
import { OTHER_SHRAVANA_SOUNDS, SHRAVANA } from '../../../lib/astro/tables/avakahada.ts';
import { signLord } from '../../../lib/astro/tables/signs.ts';
import { navamsaSignIndex } from '../../../lib/astro/varga/position.ts';
import type { BirthContext } from '../../../lib/birth/birthContext.ts';
import { avakahadaRecord } from '../../../lib/records/chart/birthParts.ts';
import { nakshatraRef, signRef } from '../../../lib/records/common.ts';
import { birthPanchang } from '../../../lib/records/day/birthPanchang.ts';
import { planetId } from '../../../lib/schemas/common/planetId.ts';
import type { AvakahadaChakra } from '../../../lib/schemas/special/points/points.ts';
import { POINTS } from '../../../lib/words/subjects/points/pointReadings.ts';

const NOTES = [
  both(
    'The paya is reckoned by the house of the Moon. Lists by star differ for some stars.',
    'पाया चंद्रमा के भाव से गिना गया है। नक्षत्र से पाये की सूचियाँ कुछ नक्षत्रों के लिए अलग हैं।',
  ),
  both('Cancer is jalachara here. Some count it as keeta.', 'यहाँ कर्क राशि जलचर है; कुछ लोग इसे कीट मानते हैं।'),
  both(
    'Latin spellings repeat for different letters. Go by the Devanagari.',
    'लैटिन वर्तनी अलग-अलग अक्षरों के लिए एक-सी हो जाती है; देवनागरी को ही मानें।',
  ),
];

export function avakahada(context: BirthContext): AvakahadaChakra {
  const { chart, names } = context;
  const { Moon } = chart.planets;
  const { house, nakshatraIndex, pada, signIndex } = Moon;
  const { karana, tithi, vara, yoga } = birthPanchang(context);
  const padaSign = navamsaSignIndex(chart, Moon);
  return {
    ...avakahadaRecord(context),
    sign: signRef(signIndex, names),
    sign_lord: planetId(signLord(signIndex)),
    nakshatra: nakshatraRef(nakshatraIndex, names),
    pada,
    pada_sign: signRef(padaSign, names),
    pada_lord: planetId(signLord(padaSign)),
    moon_house: house,
    other_syllables:
      nakshatraIndex === SHRAVANA
        ? OTHER_SHRAVANA_SOUNDS.map((sound, k) => ({ pada: k + 1, ...sound, is_own: k + 1 === pada }))
        : null,
    tithi,
    yoga,
    karana,
    vara,
    text: POINTS[names.lang].avakahada({ nakshatraIndex, pada, paya: avakahadaOf(chart).payaByHouse }),
    notes: names.texts(NOTES),
  };
}
