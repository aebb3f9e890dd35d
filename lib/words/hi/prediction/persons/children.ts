/** Traits of children, in Hindi. */
import type {
  ChildBond,
  ChildCount,
  ChildTime,
  ChildTraitFacts,
} from '../../../../astro/judgement/prediction/persons/facts.ts';
import type { Planet } from '../../../../astro/tables/planets.ts';
import type { Sentences } from '../../../sentences.ts';

const COUNTS: Readonly<Record<ChildCount, string>> = {
  few: 'छोटा परिवार बताया गया है, जिसमें हर बच्चे को पूरा समय मिलता है।',
  some: 'सामान्य आकार का परिवार बताया गया है।',
  several: 'कई बच्चे बताए गए हैं, अपने या अपनों जैसे।',
};

const TIMES: Readonly<Record<ChildTime, string>> = {
  early: 'संतान का समय कुछ जल्दी माना गया है।',
  usual: 'संतान का समय सामान्य वर्षों में माना गया है।',
  late: 'संतान का समय कुछ बाद में, जीवन जम जाने पर माना गया है।',
};

const BONDS: Readonly<Record<ChildBond, string>> = {
  close: 'रोज़ का साथ ही इस रिश्ते की ताकत है।',
  providing: 'साथ का भोजन, बचत और घर के रिवाज़ आपको जोड़ते हैं।',
  friendly: 'आपका रिश्ता माता-पिता से ज़्यादा मित्र जैसा है।',
  teaching: 'आपसे उन्हें बहुत सीख मिलती है, और बाद में उनसे आपको।',
  caring: 'छोटी-छोटी मदद और धैर्य से यह रिश्ता बना रहता है।',
  proud: 'उनकी सफलता से आपका मान बढ़ता है।',
  free: 'वे जल्दी अपनी राह चुनते हैं, और खुलापन ही इस रिश्ते को जोड़ता है।',
};

const TALENTS: Readonly<Record<Planet, string>> = {
  Sun: 'उनमें आत्मविश्वास और कर्तव्य की समझ जल्दी दिखती है।',
  Moon: 'उनमें कल्पना और दूसरों का ख्याल जल्दी दिखता है।',
  Mars: 'खेल, औज़ार और साहस के काम उन्हें सहज आते हैं।',
  Mercury: 'शब्द और गणित उन्हें आसानी से आते हैं।',
  Jupiter: 'सीखना उन्हें पसंद है, और समझाना भी जल्दी आता है।',
  Venus: 'संगीत, रंग और मधुर व्यवहार उनमें सहज हैं।',
  Saturn: 'उनमें धैर्य है और वे शुरू किया काम पूरा करते हैं।',
  Rahu: 'मशीनें, भाषाएँ और नए विचार उन्हें खींचते हैं।',
  Ketu: 'वे एक विषय में गहरे उतरते हैं और इसके लिए उन्हें शांति चाहिए।',
};

export const CHILD_TRAITS_HI: Sentences<ChildTraitFacts> = {
  count: ({ count }) => COUNTS[count],
  time: ({ time }) => TIMES[time],
  bond: ({ bond }) => BONDS[bond],
  talents: ({ planet }) => TALENTS[planet],
};
