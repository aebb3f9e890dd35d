/** Sentences on when life abroad ripens in Hindi. */
import type { SlowPassage } from '../../../astro/judgement/videsh/tables/passages.ts';
import type { ForeignTimingWords } from '../../facts/videsh/timing.ts';
import type { Sentences } from '../../sentences.ts';
import { officeHi } from '../area/areaWords.ts';
import { dateHi, houseOblique, listHi, planetHi, spanHi } from '../grammar.ts';

type JupitersPassage = Extract<SlowPassage, { planet: 'Jupiter' }>;
type FurtherPassage = Exclude<SlowPassage, JupitersPassage>;

type Meanings = Readonly<
  Record<JupitersPassage['planet'], Readonly<Record<JupitersPassage['house'], string>>> &
    Record<FurtherPassage['planet'], Readonly<Record<FurtherPassage['house'], string>>>
>;

/** What the slow planets do in houses that bear on life abroad. */
const MEANINGS: Meanings = {
  Saturn: {
    12: 'दूरी और लंबा प्रवास सच होने लगता है और कागज़ धीरे चलते हैं',
    9: 'लंबी यात्राएँ गंभीरता से होती हैं, थोड़ी देरी के साथ',
    4: 'घर बदलता है और परिवार के काम निपटाए जाते हैं',
    7: 'जगह का फ़ैसला साथी करते हैं',
    1: 'जीवन की दिशा नए सिरे से तय होती है, अक्सर दूसरी जगह',
    10: 'जगह का फ़ैसला ज़िम्मेदारियाँ करती हैं',
  },
  Jupiter: {
    12: 'दूर जाने पर किया खर्च काम आता है',
    9: 'यात्रा, शिक्षक और अनुमति आसानी से मिलते हैं',
  },
  Rahu: {
    12: 'विदेश का खिंचाव सबसे अधिक रहता है, इसलिए हर वादा दो बार परखें',
    9: 'दूर की जगहें और विदेशी शिक्षक अच्छे लगते हैं',
    4: 'घर में मन नहीं टिकता और जगह बदलने की बात चलती है',
    7: 'विदेशी साझेदार और ग्राहक पास आते हैं',
    1: 'कहीं और जाने का मन होता है',
    10: 'दूर के और अनोखे काम सामने आते हैं',
  },
  Ketu: {
    12: 'बाहर का प्रवास एकांत का होता है या पूरा हो जाता है',
    9: 'पुरानी धारणाएँ और पुरानी जगहें छूटती हैं',
    4: 'घर का बंधन ढीला होता है',
    7: 'किसी जगह का बंधन ढीला होता है',
    1: 'कम सामान के साथ निकलना होता है',
    10: 'कोई पुरानी ज़िम्मेदारी छूटती है और जाने की छूट मिलती है',
  },
};

function meaningOf(passage: SlowPassage): string {
  return passage.planet === 'Jupiter' ? MEANINGS.Jupiter[passage.house] : MEANINGS[passage.planet][passage.house];
}

const windowsHi = (windows: ForeignTimingWords['peaks']['windows']) =>
  windows.map(({ from, until }) => spanHi(from, until)).join('; ');

const SERVES = {
  kind: 'इन दशाओं में विदेश की बात अच्छी चलती है।',
  mixed: 'इन दशाओं में विदेश की बात कुछ बनती है।',
  hard: 'इन दशाओं में विदेश की बात कम बनती है।',
} as const;

export const FOREIGN_TIMING_HI: Sentences<ForeignTimingWords> = {
  outside_life: () => 'पूछे गए वर्ष इस जीवन से बाहर हैं: जन्म से पहले या अंतिम दशा के बाद।',
  too_young: () => 'अभी तारीखें नहीं दी जातीं। बचपन में जगह परिवार के साथ बदलती है।',
  too_old: () => 'इस उम्र में बसने की तारीखें नहीं दी जातीं। मिलने जाना सेहत और मौसम देखकर करें।',
  next: ({ from, isRunning, until }) =>
    isRunning ? `अभी ${dateHi(until)} तक अच्छा समय है।` : `अगला अच्छा समय ${spanHi(from, until)} है।`,
  chosen: ({ count }) =>
    count === 0
      ? 'इन वर्षों में बताने लायक कोई अलग समय नहीं है।'
      : 'केवल सबसे अच्छे समय बताए गए हैं, जो मिलाकर पूछे गए वर्षों का दसवाँ हिस्सा हैं।',
  peaks: ({ windows }) => `जाने के सबसे अच्छे समय: ${windowsHi(windows)}।`,
  no_peak: ({ windows }) => `कोई समय बहुत अलग नहीं है; इनमें ठीक समय: ${windowsHi(windows)}।`,
  nothing_ripens: () => 'पूछे गए वर्षों में जाने का कोई खास समय नहीं है।',
  no_period: () => 'पूछे गए समय पर कोई दशा नहीं चलती।',
  matter: () => 'विदेश जाने',
  acting: ({ isAsked, lords, serving, side, until }) => {
    const [mahadasha = '', antardasha = mahadasha] = lords.map(planetHi);
    const which = isAsked
      ? `पूछी गई दशा ${mahadasha} की महादशा में ${antardasha} की अंतर्दशा है।`
      : `${dateHi(until)} तक ${mahadasha} की महादशा में ${antardasha} की अंतर्दशा है।`;
    if (serving.length === 0) return `${which} ${SERVES[side]} दोनों ग्रह यहाँ दूर देश के कारक नहीं हैं।`;
    const why = serving.map(
      ({ offices, planet }) => `${planetHi(planet)} ${listHi(offices.slice(0, OFFICES_NAMED).map(officeHi))} है।`,
    );
    return `${which} ${SERVES[side]} ${why.join(' ')}`;
  },
  passage: ({ passage, span }) => {
    const when = span === null ? '' : `${spanHi(span.from, span.until)} `;
    return `${when}${planetHi(passage.planet)} ${houseOblique(passage.house)} से गुज़रता है: ${meaningOf(passage)}।`;
  },
  double_transit: ({ from, house, until }) =>
    `${spanHi(from, until)} गुरु और शनि दोनों ${houseOblique(house)} पर या उसके स्वामी पर असर डालते हैं।`,
  prepare: ({ isElder }) =>
    isElder
      ? 'मिलने जाने के लिए कोई समय अलग नहीं है, इसलिए अपनी सुविधा से जाएँ।'
      : 'बिना जल्दी के तैयारी करें; अभी बड़े कदम से छोटा कदम अच्छा है।',
  peak_runs: ({ isElder, until }) =>
    isElder ? `दूर बसे अपनों से मिलना हो तो ${dateHi(until)} से पहले जाएँ।` : `आवेदन और करार ${dateHi(until)} से पहले पूरे करें।`,
  peak_ahead: ({ from, isElder }) =>
    isElder ? `लंबी मुलाकात ${dateHi(from)} के बाद रखें।` : `${dateHi(from)} तक कागज़, भाषा और बचत तैयार रखें।`,
};

const OFFICES_NAMED = 2;
