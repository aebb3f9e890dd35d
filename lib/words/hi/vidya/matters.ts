/** Sentences on the matters of study and their times in Hindi. */
import type { AreaBand } from '../../../astro/judgement/areaScore.ts';
import type { TimedId } from '../../../astro/judgement/vidya/plans.ts';
import type { LearnerVoice, ScoredPart, StudyMatterWords, StudyTimingWords } from '../../facts/vidya.ts';
import type { Sentences } from '../../sentences.ts';
import { spanHi } from '../grammar.ts';

const PARTS: Readonly<Record<ScoredPart, string>> = {
  higher_education: 'उच्च शिक्षा का पक्ष',
  exams: 'परीक्षाओं का पक्ष',
  houses: 'विद्या के भावों का बल',
  d24: 'चतुर्विंशांश का बल',
  karakas: 'विद्या के कारकों का बल',
};

const STANDS: Readonly<Record<AreaBand, string>> = {
  excellent: 'बहुत अच्छा है',
  good: 'अच्छा है',
  mixed: 'मध्यम है',
  weak: 'कम है, पर मेहनत से बढ़ता है',
  difficult: 'बहुत कम है',
};

const SHORT_PARTS: Readonly<Record<ScoredPart, string>> = {
  higher_education: 'उच्च शिक्षा में',
  exams: 'परीक्षाओं में',
  houses: 'भावों में',
  d24: 'इस वर्ग कुंडली में',
  karakas: 'कारकों में',
};

const TIMED: Readonly<Record<TimedId, string>> = { study: 'पढ़ाई', exams: 'परीक्षाओं', foreign: 'विदेश में पढ़ाई' };

type Side = StudyMatterWords['matter_advice']['side'];
type Sides = Readonly<Record<Side, string>>;

const STUDY: Readonly<Record<LearnerVoice, Sides>> = {
  parents: {
    kind: 'बच्चे की जिज्ञासा बढ़ाएँ: किताबें, औज़ार और सवालों के जवाब दें।',
    mixed: 'रोज़ साथ बैठकर थोड़ी देर पढ़ना, कभी-कभार की लंबी पढ़ाई से अच्छा है।',
    hard: 'हर छोटे कदम पर बच्चे को शाबाशी दें और किसी से तुलना न करें।',
  },
  student: {
    kind: 'ऊँचे स्तर का कोर्स चुनें।',
    mixed: 'जिस विषय में सबसे मज़बूत हों, वह चुनें और बाकी को नियमित समय दें।',
    hard: 'एक समय में एक ही विषय लें और धैर्यवान शिक्षक खोजें।',
  },
  adult: {
    kind: 'जो कोर्स टलता रहा है, उसे शाम के समय में कर लें।',
    mixed: 'इस साल एक ऐसा हुनर सीखें जो काम में लगे।',
    hard: 'किसी साथी से या छोटी कार्यशाला में सीखें।',
  },
  elder: {
    kind: 'जो आता है वह सिखाएँ, या नई पीढ़ी के लिए लिख दें।',
    mixed: 'किसी पाठ-मंडली में बैठें या बच्चों को कुछ सिखाएँ।',
    hard: 'दूसरों से पढ़वाकर सुनें और अपने अनुभव सुनाएँ।',
  },
};

type Voices = Readonly<Record<LearnerVoice, string>>;

const ELSEWHERE: Readonly<Record<'higher_education' | 'foreign', Omit<Voices, 'student' | 'adult'>>> = {
  higher_education: {
    parents: 'बच्चे के कॉलेज की बात अभी दूर है; अभी अच्छे शिक्षक ज़रूरी हैं।',
    elder: 'अब डिग्री से ज़्यादा आनंद सत्संग और प्रवचन में है।',
  },
  foreign: {
    parents: 'बच्चे का घर से दूर पढ़ना आगे के वर्षों की बात है।',
    elder: 'दूर देश अब घूमने और किस्सों के लिए हैं।',
  },
};

const EXAMS_ELSEWHERE: Omit<Voices, 'student'> = {
  parents: 'स्कूल की जाँच को अभी बच्चे के लिए खेल ही रहने दें।',
  adult: 'मुकाबले से ज़्यादा किसी हुनर का प्रमाण-पत्र काम आएगा।',
  elder: 'अब किसी परीक्षा में कुछ साबित नहीं करना है।',
};

const ADVICE: Readonly<Record<'higher_education' | 'exams' | 'foreign', Sides>> = {
  higher_education: {
    kind: 'दूसरी डिग्री की योजना बनाएँ और संस्था से पहले शिक्षक देखें।',
    mixed: 'दूसरी डिग्री तभी लें जब उद्देश्य साफ़ हो।',
    hard: 'ऐसा कोर्स लें जिसके अंत में कोई हुनर हाथ आए।',
  },
  exams: {
    kind: 'बड़े मुकाबलों का लक्ष्य रखें।',
    mixed: 'जल्दी शुरू करें और मॉक टेस्ट की आदत डालें।',
    hard: 'अंकों, पोर्टफ़ोलियो या इंटरव्यू वाले दाखिले को पहले देखें।',
  },
  foreign: {
    kind: 'अपने विषय का सबसे अच्छा स्कूल जहाँ हो, वह जगह खोजें।',
    mixed: 'पूरे कोर्स से पहले एक सत्र विदेश में पढ़कर देखें।',
    hard: 'अच्छा स्कूल घर के पास है; बाहर की पढ़ाई ऑनलाइन जोड़ें।',
  },
};

function adviceHi({ matter, side, voice }: StudyMatterWords['matter_advice']): string {
  if (matter === 'study') return STUDY[voice][side];
  if (matter === 'exams') return voice === 'student' ? ADVICE.exams[side] : EXAMS_ELSEWHERE[voice];
  return voice === 'parents' || voice === 'elder' ? ELSEWHERE[matter][voice] : ADVICE[matter][side];
}

export const STUDY_MATTERS_HI: Sentences<StudyMatterWords> = {
  scored: ({ band, part }) => `${PARTS[part]} ${STANDS[band]}।`,
  scored_for: ({ clause, part }) => `${SHORT_PARTS[part]} सबसे अच्छी बात: ${clause}।`,
  scored_against: ({ clause, part }) => `${SHORT_PARTS[part]} सबसे कठिन बात: ${clause}।`,
  timed_name: ({ timed }) => TIMED[timed],
  matter_advice: (advice) => {
    const { practice, voice } = advice;
    const said = adviceHi(advice);
    if (practice === null) return said;
    return voice === 'parents' ? `${said} बच्चे के साथ यह आदत बनाएँ: ${practice.hi}।` : `${said} ${practice.hi}।`;
  },
  study_abroad: ({ isFormed }) =>
    isFormed
      ? 'विदेश विद्या योग बनता है, इसलिए पढ़ाई जाने का कारण बन सकती है।'
      : 'विदेश विद्या योग नहीं बनता, इसलिए जाने का कारण कोई और होगा।',
};

export const STUDY_TIMING_HI: Sentences<StudyTimingWords> = {
  too_early: ({ fromAge, timed }) => `${TIMED[timed]} की तारीखें ${fromAge} वर्ष की आयु से दी जाती हैं।`,
  years_over: ({ timed }) => `इस उम्र में ${TIMED[timed]} की तारीखें नहीं दी जातीं।`,
  not_lived: () => 'जो वर्ष इस जीवन से बाहर हैं, उनकी तारीखें नहीं दी जातीं।',
  no_window: ({ timed }) => `इन वर्षों में ${TIMED[timed]} का कोई खास समय नहीं है।`,
  beside_work: ({ timed }) => `${TIMED[timed]} के सामान्य वर्ष बीत चुके हैं; ये तारीखें काम के साथ किए कोर्स की हैं।`,
  best_windows: ({ timed, windows }) =>
    `${TIMED[timed]} के सबसे अच्छे समय: ${windows.map(({ from, until }) => spanHi(from, until)).join('; ')}।`,
  chosen: ({ count, timed }) =>
    count === 0
      ? `${TIMED[timed]} के लिए बताने लायक अलग समय नहीं मिला।`
      : `${TIMED[timed]} के केवल सबसे अच्छे समय बताए गए हैं, पूछे गए वर्षों के दसवें हिस्से तक।`,
};
