/** Parts of the Hindi sentences of divisional charts. */
import type { Delivery, FruitGrade } from '../../astro/varga/fruit.ts';
import type {
  CourageRole,
  FactorRole,
  HoraLord,
  SiblingLeaning,
  VargaEffect,
  VargaTone,
} from '../../astro/varga/facts.ts';
import type { DrekkanaForm } from '../../astro/varga/tables/drekkanaForms.ts';
import { VARGAS, type VargaId } from '../../astro/varga/vargas.ts';
import type { VimsopakaBand } from '../../astro/varga/vimsopaka.ts';
import { listHi, lordShort } from './grammar.ts';

/** Returns the name of a divisional chart, the same in every case. */
export function vargaHi(varga: VargaId): string {
  if (varga === 'd1') return 'जन्म कुंडली';
  return varga === 'd2' ? 'होरा कुंडली' : VARGAS[varga].sanskrit;
}

/** Returns what a planet is in a varga, before its name or before है; empty where it is a factor by its place alone. */
export function rolesHi(roles: readonly FactorRole[], varga: VargaId): string {
  const lords = listHi(roles.flatMap((role) => (role.kind === 'lord' ? [lordShort(role.house)] : [])));
  const [atBirth, here] = varga === 'd1' ? ['', ''] : ['जन्म कुंडली का ', 'इस वर्ग का '];
  const has = (kind: FactorRole['kind']) => roles.some((role) => role.kind === kind);
  return listHi([
    ...(lords === '' ? [] : [`${atBirth}${lords}`]),
    ...(has('significator') ? ['इस विषय का कारक'] : []),
    ...(has('ascendant') ? [`${here}लग्नेश`] : []),
  ]);
}

/** What works through a house, the 1st first, before a postposition. */
export const HOUSE_THEMES_HI = [
  'अपनी पहल',
  'परिवार, वाणी और बचत',
  'मेहनत, हुनर और भाई-बहनों',
  'घर और मन के सुकून',
  'प्रतिभा, सलाह और संतान',
  'नौकरी, अनुशासन और होड़',
  'साझेदारों और समझौतों',
  'बदलाव, खोज और साझे धन',
  'गुरुजनों, भाग्य और आस्था',
  'काम और सार्वजनिक जीवन',
  'मित्रों, संपर्कों और लाभ',
  'एकांत, दूर देश और दान',
] as const;

/** What works through a hora, before a postposition. */
export const HORA_THEMES_HI: Readonly<Record<HoraLord, string>> = {
  Sun: 'अपनी मेहनत और पद',
  Moon: 'परिवार, लोगों और सुविधाओं',
};

type Saying = (about: string) => string;

/** What a factor does for its matter. */
export const EFFECTS_HI: Readonly<Record<VargaEffect, readonly Saying[]>> = {
  supports: [
    (about) => `इससे ${about} को बल मिलता है।`,
    (about) => `${about} के लिए यह अच्छा है।`,
    (about) => `${about} में इसका अच्छा सहयोग मिलता है।`,
  ],
  mixed: [
    (about) => `${about} में इसका सहयोग मिला-जुला है।`,
    (about) => `${about} के लिए इसका असर मध्यम है।`,
    (about) => `${about} को इससे थोड़ा सहयोग मिलता है।`,
  ],
  asks_care: [
    (about) => `${about} के लिए थोड़ी ज़्यादा मेहनत लगती है।`,
    (about) => `${about} में धैर्य से काम लें।`,
    (about) => `${about} पर ध्यान देने की ज़रूरत है।`,
  ],
};

/** What a factor of difficulties does with its matter. */
export const TROUBLE_EFFECTS_HI: Readonly<Record<VargaEffect, readonly Saying[]>> = {
  supports: [(about) => `इससे ${about} पर काबू रहता है।`, (about) => `${about} का असर सीमित रहता है।`],
  mixed: [(about) => `कभी-कभी ${about} का सामना हो सकता है।`, (about) => `${about} की बात कभी-कभी सामने आती है।`],
  asks_care: [(about) => `${about} में जल्दबाज़ी न करें।`, (about) => `${about} पर पहले से ध्यान दें।`],
};

/** Through what a factor works. */
export const THEME_SAYINGS_HI: readonly Saying[] = [
  (theme) => `इसका असर खासकर ${theme} के ज़रिए दिखता है।`,
  (theme) => `यह असर ${theme} में ज़्यादा दिखता है।`,
  (theme) => `इसमें ${theme} की बड़ी भूमिका रहती है।`,
];

export const LEANINGS_HI: Readonly<Record<SiblingLeaning, string>> = {
  brothers: 'भाइयों की ओर अधिक है',
  sisters: 'बहनों की ओर अधिक है',
  both: 'भाई और बहन दोनों की ओर बराबर है',
};

export const COURAGE_ROLES_HI: Readonly<Record<CourageRole, string>> = {
  significator: 'साहस का कारक',
  lord_3: 'जन्म कुंडली का तृतीयेश',
  rising_lord: 'द्रेष्काण का लग्नेश',
};

export const DREKKANA_FORMS_HI: Readonly<Record<DrekkanaForm, string>> = {
  armed: 'आयुध',
  noose: 'पाश',
  fetter: 'निगड',
  serpent: 'सर्प',
  bird: 'पक्षी',
  quadruped: 'चतुष्पद',
  plain: 'साधारण',
};

export const TONES_HI: Readonly<Record<VargaTone, readonly string[]>> = {
  supportive: ['नींव अच्छी है।', 'आगे बढ़ने के लिए आधार अच्छा है।'],
  mixed: ['तस्वीर मिली-जुली है, इसलिए आपके फ़ैसलों का बड़ा असर पड़ता है।', 'फल मिला-जुला है और आपके चुनाव पर टिका है।'],
  demanding: [
    'यहाँ फल धैर्य और अच्छी सलाह से मिलता है; जन्म कुंडली का संकेत पहले देखें।',
    'यहाँ मेहनत से ही बात बनती है; जन्म कुंडली का संकेत पहले देखें।',
  ],
};

/** By grade in the birth chart, then by what the varga delivers. */
export const FRUITS_HI: Readonly<Record<FruitGrade, Readonly<Record<Delivery, readonly string[]>>>> = {
  strong: {
    strong: ['दोनों जगह बल अच्छा है, इसलिए फल पूरा मिलता है।', 'जन्म का अच्छा संकेत यहाँ पूरा होता है।', 'इसके विषय समय पर फलते हैं।'],
    held_back: ['बल अच्छा है, पर षष्ट्यंश अशुभ है, इसलिए फल धैर्य से मिलता है।', 'अशुभ षष्ट्यंश के कारण अच्छे फल का कुछ भाग रुक जाता है।'],
    neutral: ['संकेत अच्छा है और फल मध्यम।', 'जन्म का बल अच्छा है; यहाँ साथ मध्यम मिलता है।'],
    weak: ['संकेत अच्छा है, पर यहाँ मेहनत और सहयोग चाहिए।', 'फल मिलता है, पर यहाँ मेहनत ज़्यादा लगती है।'],
  },
  neutral: {
    strong: ['संकेत मध्यम है, पर यहाँ उसे अच्छा साथ मिलता है।', 'यहाँ की अच्छी स्थिति मध्यम संकेत को ऊपर उठाती है।'],
    held_back: ['यहाँ साथ अच्छा है, पर षष्ट्यंश अशुभ होने से देर लगती है।', 'षष्ट्यंश अशुभ है, इसलिए साथ धीरे-धीरे मिलता है।'],
    neutral: ['न संकेत खास है, न फल; दोनों सामान्य हैं।', 'दोनों जगह स्थिति सामान्य है।'],
    weak: ['संकेत मध्यम है और यहाँ साथ कम मिलता है।', 'यहाँ सहयोग कम है, इसलिए अपनी तैयारी काम आती है।'],
  },
  weak: {
    strong: ['बल केवल यहाँ है, इसलिए फल देर से या थोड़ा-थोड़ा मिलता है।', 'फल मिलता है, पर समय लगता है।'],
    held_back: ['बल केवल यहाँ है और षष्ट्यंश अशुभ है, इसलिए समय दें।', 'षष्ट्यंश अशुभ है, इसलिए धीरे-धीरे आगे बढ़ें।'],
    neutral: ['संकेत हल्का है और साथ मध्यम।', 'संकेत हल्का है; यहाँ थोड़ा साथ मिल जाता है।'],
    weak: ['दोनों जगह बल कम है, इसलिए दूसरे ग्रहों का सहारा काम आता है।', 'अपने आप कम मिलता है; मेहनत और सलाह से कमी पूरी करें।'],
  },
};

export const BANDS_HI: Readonly<Record<VimsopakaBand, string>> = {
  excellent: 'बहुत बलवान',
  good: 'बलवान',
  medium: 'मध्यम',
  weak: 'कमज़ोर',
  very_weak: 'बहुत कमज़ोर',
};
