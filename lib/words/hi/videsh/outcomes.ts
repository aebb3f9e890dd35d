/** Sentences on how life abroad goes and on whether the person returns in Hindi. */
import type { AreaBand } from '../../../astro/judgement/areaScore.ts';
import type { TrialId } from '../../../astro/judgement/videsh/success.ts';
import type { Connection, StayVerdict, Struggle } from '../../../astro/judgement/videsh/tables/terms.ts';
import type { Modality } from '../../../astro/tables/signs.ts';
import type { OutcomeWords } from '../../facts/videsh/outcomes.ts';
import type { AbroadVoice } from '../../facts/videsh/promise.ts';
import type { Sentences } from '../../sentences.ts';

const STRUGGLE_OPENINGS: Readonly<Record<Struggle['id'], string>> = {
  little: 'वहाँ रास्ते में कम रुकावट है।',
  some: 'वहाँ कुछ चीज़ें मेहनत से मिलेंगी।',
  marked: 'वहाँ बहुत कुछ धीरज से ही मिलेगा।',
};

const SUCCESS: Readonly<Record<AreaBand, string>> = {
  excellent: 'परंपरा में ऐसी कुंडली विदेश में बहुत अच्छा फल देती है।',
  good: 'परंपरा में ऐसी कुंडली विदेश में अच्छा फल देती है।',
  mixed: 'विदेश में कुछ साल अच्छे और कुछ कठिन रहते हैं।',
  weak: 'विदेश में शुरुआत धीमी रहती है और समय के साथ बात बनती है।',
  difficult: 'विदेश में मेहनत ज़्यादा है; उतनी मेहनत से घर पर अधिक मिलेगा।',
};

/** For elders, who have family there rather than plans. */
const TIES_ABROAD: Readonly<Record<AreaBand, string>> = {
  excellent: 'परंपरा में विदेश के संबंध परिवार के लिए बहुत शुभ माने जाते हैं।',
  good: 'परंपरा में विदेश के संबंध परिवार के लिए अच्छे माने जाते हैं।',
  mixed: 'विदेश के संबंध परिवार को अच्छे और कठिन, दोनों दिन दिखाते हैं।',
  weak: 'विदेश के संबंधों का लाभ यहाँ धीरे-धीरे मिलता है।',
  difficult: 'इस कुंडली में विदेश से ज़्यादा सुख घर पर है।',
};

type Side = OutcomeWords['counsel']['side'];

const COUNSELS: Readonly<Record<Connection['id'] | 'open', Readonly<Record<Side, string>>>> = {
  study: {
    kind: 'पहले कोर्स चुनें, फिर देश; छात्रवृत्ति के लिए ज़रूर पूछें।',
    mixed: 'पूरे कोर्स से पहले एक सत्र विदेश में पढ़कर देखें।',
    hard: 'डिग्री अपने देश में लें और बाहर का एक छोटा कोर्स जोड़ें।',
  },
  job: {
    kind: 'ऐसी कंपनी देखें जो लोगों को बाहर भेजती हो, और अपना किया काम दिखाएँ।',
    mixed: 'लिखित करार और तीन महीने की बचत के साथ ही जाएँ।',
    hard: 'जाने से पहले घर से ही किसी विदेशी ग्राहक का काम करें।',
  },
  marriage: {
    kind: 'साथी विदेश में हो तो जगह चुनने से पहले दोनों परिवारों से मिलें।',
    mixed: 'कागज़ भरने से पहले साथी के साथ तय करें कि रहना कहाँ है।',
    hard: 'पहले एक जगह साथी का काम पक्का हो, फिर दोनों जाएँ।',
  },
  business: {
    kind: 'एक विदेशी खरीदार से शुरू करें और वहीं से बढ़ें।',
    mixed: 'दफ़्तर लेने से पहले किसी मेले या छोटे ऑर्डर से बाज़ार परखें।',
    hard: 'वहाँ के किसी साझेदार के ज़रिए व्यापार करें और काम घर से चलाएँ।',
  },
  settlement: {
    kind: 'बसना हो तो एक देश चुनें और वहाँ की भाषा अच्छी तरह सीखें।',
    mixed: 'यहाँ का घर छोड़ने से पहले एक साल वहाँ रहकर देखें।',
    hard: 'तय समय के लिए जाएँ और लौटने का रास्ता खुला रखें।',
  },
  open: {
    kind: 'पहले घूमकर देखें कि मन कहाँ लगता है।',
    mixed: 'तय करने से पहले वहाँ जाकर देखें और वहाँ रह चुके लोगों से पूछें।',
    hard: 'दूरी धीरे-धीरे बढ़ाएँ और इस बीच घर पर काम जमाएँ।',
  },
};

const OTHER_COUNSELS: Readonly<Record<Exclude<AbroadVoice, 'adult'>, Readonly<Record<Side, string>>>> = {
  parents: {
    kind: 'बच्चे को जल्दी एक और भाषा सिखाएँ; परिवार के साथ यात्रा भी अच्छी पढ़ाई है।',
    mixed: 'कभी-कभी साथ घूमने जाएँ और बच्चे से पूछें कि नया क्या देखा।',
    hard: 'पहले बच्चे को घर का स्थिर माहौल दें; दूरी की बात बाद में।',
  },
  youth: {
    kind: 'एक विदेशी भाषा अच्छी तरह सीखें; स्कूल का एक्सचेंज अच्छा पहला कदम है।',
    mixed: 'कुछ हफ़्तों के एक्सचेंज के बारे में शिक्षक से पूछें।',
    hard: 'स्कूल घर के पास पूरा करें; अभी छुट्टियों का छोटा कोर्स काफ़ी है।',
  },
  elder: {
    kind: 'आराम से यात्रा करें; बीच में विश्राम के दिन रखें और कागज़ पूरे रखें।',
    mixed: 'किसी के साथ, अच्छे मौसम में और थोड़े समय के लिए जाएँ।',
    hard: 'दूर बसे अपनों को अपने पास बुलाएँ और उनसे अक्सर बात करें।',
  },
};

const TRIAL_COUNSELS: Readonly<Record<TrialId, string>> = {
  lord_9: 'पहले जा चुके लोगों से पूछें और अनुमति-पत्र तथा प्रमाण-पत्र पूरे रखें।',
  lord_12: 'पहले साल का बजट बनाएँ और उसी में चलें।',
  rahu_dispositor: 'बाहर का हर करार किसी जानकार से पढ़वाएँ।',
  malefics_12: 'आराम, दोस्त और कुछ बचत, ये तीन पहले रखें।',
  lord_1: 'पहले अपनी दिनचर्या जमाएँ, फिर दूर जाएँ।',
  house_9: 'सलाह देने वाले सोचकर चुनें और उनकी बात जाँच लें।',
  fallen_bonds: 'छोटी शुरुआत करें और वहीं से आगे बढ़ें।',
};

const STAYS: Readonly<Record<StayVerdict['id'], string>> = {
  return: 'इस कुंडली में जाने के बाद घर लौटना होता है।',
  repeated: 'जाना और लौटना बारी-बारी से चलता है।',
  permanent: 'इस कुंडली में जाने के बाद वहीं टिकना होता है।',
};

const SINGLE_STAYS: Readonly<Record<Modality, string>> = {
  movable: 'एक बार का प्रवास छोटा रहता है, क्योंकि द्वादशेश चर राशि में है।',
  dual: 'प्रवास कई बार होता है, क्योंकि द्वादशेश द्विस्वभाव राशि में है।',
  fixed: 'एक बार का प्रवास लंबा रहता है, क्योंकि द्वादशेश स्थिर राशि में है।',
};

const told = (clauses: readonly string[]) => clauses.map((clause) => `${clause}।`).join(' ');

export const FOREIGN_OUTCOMES_HI: Sentences<OutcomeWords> = {
  helped: ({ clauses }) => `वहाँ मदद के आधार भी हैं। ${told(clauses)}`,
  nothing_helps: () => 'वहाँ साफ़ मदद करने वाली कोई बात नहीं है।',
  struggle: ({ clauses, struggle }) =>
    [STRUGGLE_OPENINGS[struggle], ...clauses.map((clause) => `${clause}।`)].join(' '),
  success: ({ band, voice }) => (voice === 'elder' ? TIES_ABROAD : SUCCESS)[band],
  counsel: ({ connection, side, voice }) =>
    voice === 'adult' ? COUNSELS[connection ?? 'open'][side] : OTHER_COUNSELS[voice][side],
  trial: ({ clause, trial }) => `${TRIAL_COUNSELS[trial]} कारण: ${clause}।`,
  stay: ({ verdict }) => STAYS[verdict],
  keeps_away: ({ clauses }) => `कुछ बातें दूर रखती हैं। ${told(clauses)}`,
  nothing_keeps: () => 'दूर रखने वाली कोई बड़ी बात नहीं है।',
  calls_home: ({ clauses }) => `कुछ बातें घर लौटाती हैं। ${told(clauses)}`,
  nothing_calls: () => 'घर लौटाने वाली कोई बड़ी बात नहीं है।',
  single_stays: ({ isUnexpected, modality }) =>
    isUnexpected ? `फिर भी ${SINGLE_STAYS[modality]}` : SINGLE_STAYS[modality],
};
