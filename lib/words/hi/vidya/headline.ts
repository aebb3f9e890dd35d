/** What is said first of learning in Hindi. */
import type { AreaBand } from '../../../astro/judgement/areaScore.ts';
import { studyField } from '../../../astro/judgement/vidya/tables/fields.ts';
import type { Planet } from '../../../astro/tables/planets.ts';
import type { LearnerVoice, LearningToldWords } from '../../facts/vidya.ts';
import type { Sentences } from '../../sentences.ts';

type Bands = Readonly<Record<AreaBand, string>>;

const HEADLINES: Readonly<Record<LearnerVoice, Bands>> = {
  parents: {
    excellent: 'बच्चा आसानी से और खुशी से सीखता है।',
    good: 'थोड़े मार्गदर्शन से बच्चा अच्छा सीखता है।',
    mixed: 'जहाँ रुचि और नियम दोनों हों, बच्चा अच्छा सीखता है।',
    weak: 'बच्चा छोटे कदमों और शाबाशी से सबसे अच्छा सीखता है।',
    difficult: 'बच्चे को सीखने में धीरज, खेल और स्नेही शिक्षक की ज़रूरत है।',
  },
  student: {
    excellent: 'पढ़ाई आपकी बड़ी ताकत है।',
    good: 'नियमित मेहनत से पढ़ाई अच्छी चलेगी।',
    mixed: 'जितना समय देंगे, पढ़ाई उतना ही फल देगी।',
    weak: 'पढ़ाई छोटे और लगातार कदमों से बढ़ेगी।',
    difficult: 'लंबी पढ़ाई से हाथ का काम सीखना आपके लिए बेहतर है।',
  },
  adult: {
    excellent: 'नई बात सीखना आपके लिए किसी भी उम्र में आसान है।',
    good: 'काम के साथ किया कोर्स अच्छा चलेगा।',
    mixed: 'जो बात तुरंत काम आए, वह अच्छी तरह सीखी जाएगी।',
    weak: 'लंबे कोर्स से छोटे कोर्स आपके लिए अच्छे हैं।',
    difficult: 'किताबों से ज़्यादा करके सीखना आपके लिए ठीक है।',
  },
  elder: {
    excellent: 'आपका ज्ञान बड़ी पूँजी है; उसे बाँटें।',
    good: 'पढ़ने और पढ़ाने से आपको आनंद मिलता रहेगा।',
    mixed: 'अब वही सीखें जिसमें आनंद आए।',
    weak: 'अपनी गति से, अच्छे लोगों के साथ थोड़ा-थोड़ा सीखें।',
    difficult: 'किताबों से ज़्यादा सुनना, संगीत और बातचीत आपके लिए अच्छे हैं।',
  },
};

const LEVELS: Bands = {
  excellent: 'दस में से एक कुंडली में भी विद्या को इतना बल नहीं मिलता।',
  good: 'विद्या को यहाँ ज़्यादातर कुंडलियों से अधिक बल है।',
  mixed: 'विद्या को यहाँ आम कुंडली जितना बल है।',
  weak: 'विद्या यहाँ अभ्यास से, धीरे-धीरे आगे बढ़ती है।',
  difficult: 'विद्या में यहाँ धीरज चाहिए और अच्छे शिक्षक से सबसे अधिक मदद मिलती है।',
};

/** How one learns best, before से. */
const WAYS: Readonly<Record<Planet, string>> = {
  Sun: 'सीखी बात दूसरों को दिखाने',
  Moon: 'कहानी की तरह सुनने',
  Mars: 'खुद करके देखने',
  Mercury: 'पढ़ने, लिखने और सवाल पूछने',
  Jupiter: 'अच्छे शिक्षक को सुनने और पूरी बात समझने',
  Venus: 'चित्र, संगीत और अच्छे साथ',
  Saturn: 'धीमे और नियमित अभ्यास',
  Rahu: 'नए माध्यमों और प्रयोगों',
  Ketu: 'एकांत में एक समय एक ही काम करने',
};

/** What slows learning, and what answers it. */
const SLOWED: Readonly<Record<Planet, string>> = {
  Sun: 'सूर्य के असर से पूछने में झिझक रहती है, इसलिए सवालों का स्वागत हो।',
  Moon: 'चंद्रमा के असर से मन बदलता है, इसलिए सोने और पढ़ने का समय तय हो।',
  Mars: 'मंगल जल्दबाज़ी देता है, इसलिए हर पन्ना एक बार फिर देखा जाए।',
  Mercury: 'बुध के असर से छोटी भूलें होती हैं, इसलिए लिखकर याद करना अच्छा है।',
  Jupiter: 'गुरु पीड़ित है, इसलिए शिक्षक सोचकर चुनें।',
  Venus: 'शुक्र ध्यान बँटाता है, इसलिए पहले काम, फिर मनोरंजन।',
  Saturn: 'शनि देर कराता है, इसलिए रोज़ का छोटा लक्ष्य हो।',
  Rahu: 'राहु ध्यान भटकाता है, इसलिए पढ़ते समय मोबाइल दूर रहे।',
  Ketu: 'केतु क्रम तोड़ता है, इसलिए दिन की शुरुआत दोहराने से हो।',
};

const EXAMS: Bands = {
  excellent: 'परीक्षाएँ आपका मज़बूत पक्ष हैं।',
  good: 'ईमानदार तैयारी से परीक्षाएँ अच्छी जाएँगी।',
  mixed: 'जैसी तैयारी, वैसी परीक्षा।',
  weak: 'परीक्षाओं के लिए जल्दी शुरुआत और ज़्यादा अभ्यास चाहिए।',
  difficult: 'परीक्षा से ज़्यादा आपका काम और इंटरव्यू रास्ता खोलेंगे।',
};

const OTHER_EXAMS: Readonly<Record<Exclude<LearnerVoice, 'student'>, string>> = {
  parents: 'बड़ी परीक्षाएँ अभी दूर हैं; बच्चे के लिए खेल और जिज्ञासा पहले हैं।',
  adult: 'परीक्षाओं का समय पीछे रहा; अब हुनर ज़्यादा काम आएगा।',
  elder: 'परीक्षाएँ बहुत पीछे रह गईं; अब सीखना आनंद के लिए है।',
};

const EXAM_LEVELS: Bands = {
  excellent: 'मुकाबले का इतना बल कम कुंडलियों में होता है।',
  good: 'मुकाबले के भाव ज़्यादातर कुंडलियों से बलवान हैं।',
  mixed: 'मुकाबले के भावों का बल सामान्य है।',
  weak: 'मुकाबले के भाव ज़्यादातर कुंडलियों से कमज़ोर हैं।',
  difficult: 'मुकाबले के भावों में बल कम है।',
};

const fieldHi = (id: LearningToldWords['field_headline']['first']) => studyField(id).sanskrit;

export const LEARNING_TOLD_HI: Sentences<LearningToldWords> = {
  headline: ({ band, voice }) => HEADLINES[voice][band],
  level: ({ band }) => LEVELS[band],
  learns_best: ({ planet, voice }) =>
    voice === 'parents' ? `बच्चा ${WAYS[planet]} से सबसे अच्छा सीखता है।` : `आपको ${WAYS[planet]} से सबसे अच्छा याद रहता है।`,
  slowed: ({ planet }) => SLOWED[planet],
  exam_headline: ({ band, voice }) => (voice === 'student' ? EXAMS[band] : OTHER_EXAMS[voice]),
  exam_level: ({ band }) => EXAM_LEVELS[band],
  field_headline: ({ first, lead, voice }) => {
    if (voice === 'parents') return `आगे चलकर देखें कि बच्चे की रुचि ${fieldHi(first)} में है या नहीं।`;
    if (voice === 'elder') return `${fieldHi(first)} की बातों में आपको आनंद मिल सकता है।`;
    return lead === 'close'
      ? `कोई एक विषय आगे नहीं है; ${fieldHi(first)} ज़रा-सा आगे है।`
      : `विषयों में ${fieldHi(first)} सबसे आगे है।`;
  },
};
