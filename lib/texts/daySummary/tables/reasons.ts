/** What supports a day or burdens it, as noun phrases; before से and पर only their का changes form. */
import type { DayCategoryId } from '../../../astro/judgement/tables/dayCategories.ts';
import type { NakshatraType } from '../../../astro/tables/nakshatraQualities.ts';
import type { Planet } from '../../../astro/tables/planets.ts';

export const TITHIS_SAID: Readonly<Record<string, string>> = {
  tithi_nanda: 'नंदा तिथि',
  tithi_bhadra: 'भद्रा नाम की तिथि',
  tithi_jaya: 'जया तिथि',
  tithi_rikta: 'रिक्ता तिथि',
  tithi_purna: 'पूर्णा तिथि',
  tithi_amavasya: 'अमावस्या',
  tithi_burnt: 'दग्धा तिथि',
  tithi_ekadashi: 'एकादशी',
};

export const NAKSHATRA_TYPES_SAID: Readonly<Record<NakshatraType, string>> = {
  dhruva: 'स्थिर स्वभाव',
  chara: 'चर स्वभाव',
  ugra: 'उग्र स्वभाव',
  mishra: 'मिश्र स्वभाव',
  kshipra: 'फुर्तीले स्वभाव',
  mridu: 'कोमल स्वभाव',
  tikshna: 'तीखे स्वभाव',
};

export const KARANAS_SAID: Readonly<Record<string, string>> = {
  karana_movable: 'शुभ करण',
  karana_fixed: 'स्थिर करण',
  karana_vishti: 'भद्रा',
};

/** A life area as it stands before में, का and के लिए. */
export const MATTERS_SAID: Readonly<Record<DayCategoryId, string>> = {
  career: 'नौकरी-कारोबार',
  finance: 'पैसे के मामलों',
  relationship: 'रिश्तों',
  health: 'सेहत',
  education: 'पढ़ाई-लिखाई',
  travel: 'यात्रा',
  spirituality: 'पूजा-पाठ',
  legal: 'कानूनी मामलों',
};

/** Interpretive: advice where a life area has the fewest points of the day. */
export const MATTERS_CARE: Readonly<Record<DayCategoryId, string>> = {
  career: 'बड़े फ़ैसले रुककर लें',
  finance: 'बड़ा लेन-देन सोच-समझकर करें',
  relationship: 'पहले सामने वाले की सुन लें',
  health: 'भोजन हल्का और नींद पूरी रखें',
  education: 'एक ही विषय पर टिककर पढ़ें',
  travel: 'थोड़ा अतिरिक्त समय लेकर निकलें',
  spirituality: 'थोड़ी देर का मौन ही काफ़ी है',
  legal: 'कागज़ पूरा पढ़े बिना हामी न भरें',
};

/** Interpretive: the character of a dasha lord's period, as it stands before `का दौर` and `का समय`. */
export const DASHA_COLOURS: Readonly<Record<Planet, string>> = {
  Sun: 'मान और ज़िम्मेदारी',
  Moon: 'मन और परिवार',
  Mars: 'साहस और परिश्रम',
  Mercury: 'बुद्धि और व्यापार',
  Jupiter: 'ज्ञान और विस्तार',
  Venus: 'स्नेह और सुख-सुविधा',
  Saturn: 'धैर्य और मेहनत',
  Rahu: 'नए अनुभव और बदलाव',
  Ketu: 'आत्मचिंतन और सादगी',
};
