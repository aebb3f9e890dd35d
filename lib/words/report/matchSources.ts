/** What the sources of a match are called in the report of each language; wire answers cite them as they are. */
import type { Language } from '../language.ts';

/** Texts whose chapters and verses follow their name. */
const TEXTS_HI: readonly (readonly [string, string])[] = [
  [
    'Muhurta Chintamani Vivaha-prakarana.rashyaikye ced bhinnam riksham',
    'मुहूर्त चिंतामणि, विवाह प्रकरण, राश्यैक्ये चेद् भिन्नमृक्षम्',
  ],
  ['Muhurta Chintamani Vivaha-prakarana.', 'मुहूर्त चिंतामणि, विवाह प्रकरण '],
  ['Muhurta Chintamani', 'मुहूर्त चिंतामणि'],
  ['Brihat Parashara Hora Shastra', 'बृहत् पाराशर होरा शास्त्र'],
  ['Brihat Jataka', 'बृहज्जातक'],
  ['Phaladeepika', 'फलदीपिका'],
];

/** Practice, as it is cited. */
const PRACTICE_HI: Readonly<Record<string, string>> = {
  'Custom of almanacs; the finer steps differ from one to another': 'पंचांगों का प्रचलन; बीच के स्तर अलग-अलग हैं',
  'Kalaprakasika and the almanacs of the south': 'कालप्रकाशिका और दक्षिण के पंचांग',
  'Papa samya: Kerala and Tamil manuals': 'पाप साम्य: केरल और तमिल ग्रंथ',
  'Dasha sandhi of two charts: Kerala': 'दशा संधि: केरल की रीति',
  'B. V. Raman, Muhurtha': 'बी. वी. रमन, मुहूर्त',
  'B. V. Raman, Muhurtha; Tamil and Telugu almanacs': 'बी. वी. रमन, मुहूर्त; तमिल और तेलुगु पंचांग',
  'Practice of matching': 'मिलान का प्रचलन',
  'Modern practice': 'आधुनिक प्रचलन',
  'Digests of muhurta': 'मुहूर्त के निबंध ग्रंथ',
  'Jyotirnibandha, as almanacs quote it': 'ज्योतिर्निबंध, पंचांगों के उद्धरण से',
  'Vivaha Kutuhala, as digests quote it': 'विवाह कुतूहल, निबंध ग्रंथों के उद्धरण से',
  'Narada, on the padas of the nadi': 'नारद, नाड़ी के चरणों पर',
  'Muhurta Pradipa, as digests quote it; K. S. Charak, ch. XXVII':
    'मुहूर्त प्रदीप, निबंध ग्रंथों के उद्धरण से; के. एस. चरक, अध्याय 27',
  'Garga, as Piyushadhara quotes him': 'गर्ग, पीयूषधारा के उद्धरण से',
  'Digests on Muhurta Chintamani, Vivaha-prakarana 22': 'मुहूर्त चिंतामणि, विवाह प्रकरण 22 पर निबंध ग्रंथ',
  'Tamil almanacs': 'तमिल पंचांग',
};

/** Returns a citation as the report prints it. */
export function sourceName(citation: string, lang: Language): string {
  // Chapters that have a name stand apart from the verse.
  if (lang === 'en') return citation.replace('Vivaha-prakarana.', 'Vivaha-prakarana ');
  const known = PRACTICE_HI[citation];
  if (known !== undefined) return known;
  const text = TEXTS_HI.find(([english]) => citation.startsWith(english));
  return text ? citation.replace(text[0], text[1]).replace('(Santhanam)', '(संथानम)') : citation;
}
