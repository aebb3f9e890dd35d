/** The summary of education in Hindi. */
import type { AreaBand } from '../../../astro/judgement/areaScore.ts';
import type { LearningBreakFacts } from '../../../astro/judgement/vidya/findingFacts.ts';
import type { StudyText } from '../../../astro/judgement/vidya/factorFacts.ts';
import type { VoteReasonFacts } from '../../../astro/judgement/vidya/fieldFacts.ts';
import { studyField } from '../../../astro/judgement/vidya/tables/fields.ts';
import type { Planet } from '../../../astro/tables/planets.ts';
import type { EducationSummaryFacts, JudgedMatterId } from '../../facts/vidya.ts';
import { sayIn } from '../../say.ts';
import type { Sentences } from '../../sentences.ts';
import { dateHi, houseOblique, listHi, lordShort, planetHi, planetsHi } from '../grammar.ts';
import { STUDY_FACTORS_HI } from './factors.ts';

/** What a planet does, as the end of `जो ...`. */
const VOTE_REASONS_HI: Sentences<VoteReasonFacts> = {
  in_house: ({ house }) => `${houseOblique(house)} में स्थित है`,
  on_house: ({ house }) => `${houseOblique(house)} को देखता है`,
  lord_of: ({ house }) => `${lordShort(house)} है`,
  keeps_lord: ({ house }) => `उस राशि का स्वामी है जिसमें ${lordShort(house)} बैठा है`,
  d24_ascendant: () => 'चतुर्विंशांश लग्न का स्वामी है',
  in_karakamsha_5: () => 'कारकांश से पाँचवें स्थान में है',
  on_karakamsha_5: () => 'कारकांश से पाँचवें स्थान पर राशि दृष्टि रखता है',
  moon_nakshatra: () => 'चंद्रमा के नक्षत्र का स्वामी है',
};

const STANDINGS: Readonly<Record<AreaBand, string>> = {
  excellent: 'पढ़ाई के लिए यह कुंडली बहुत मज़बूत है',
  good: 'पढ़ाई के लिए यह कुंडली अनुकूल है',
  mixed: 'पढ़ाई में यह कुंडली सहारा भी देती है और मेहनत भी माँगती है',
  weak: 'पढ़ाई में यह कुंडली धैर्य और मेहनत माँगती है',
  difficult: 'पढ़ाई में यह कुंडली खास ध्यान माँगती है',
};

const PROSPECTS: Readonly<Record<AreaBand, string>> = {
  excellent: 'बहुत अच्छी है',
  good: 'अच्छी है',
  mixed: 'मध्यम है',
  weak: 'कम है और धैर्य माँगती है',
  difficult: 'सीमित है',
};

const MATTERS: Readonly<Record<JudgedMatterId, string>> = {
  higher_education: 'उच्च शिक्षा की संभावना',
  exams: 'प्रतियोगी परीक्षाओं में सफलता की संभावना',
  foreign: 'विदेश में शिक्षा की संभावना',
};

const PURPOSES: Readonly<Record<EducationSummaryFacts['best_time']['purpose'], string>> = {
  study: 'अध्ययन',
  later_learning: 'आगे के जीवन में सीखने',
  exams: 'निर्णायक परीक्षा',
};

const ADVICE: Readonly<Record<EducationSummaryFacts['advice']['side'], string>> = {
  kind: 'ऊँचे स्तर का पाठ्यक्रम चुनें। कुंडली उसे निभाने का बल देती है।',
  mixed: 'ऊपर बताई सबसे मज़बूत बात के अनुसार विषय चुनें और बाकी विषयों को नियमित समय दें।',
  hard: 'एक समय में एक ही विषय लें, धैर्यवान शिक्षक खोजें और अभ्यास पर भरोसा रखें।',
};

const PRESSED: Readonly<Record<4 | 5, string>> = {
  4: 'पढ़ाई की जगह या क्रम बदल सकता है। पढ़ने की एक जगह और एक समय तय रखें।',
  5: 'ध्यान भटक सकता है। छोटे पाठ पढ़ें और उन्हें बार-बार दोहराएँ।',
};

function hiddenFifth(house: number): string {
  if (house === 12) return 'पढ़ाई को एकांत चाहिए और वह अक्सर घर से दूर बेहतर चलती है';
  return house === 8
    ? 'पढ़ाई रुक-रुककर नए सिरे से चलती है और शोध में सबसे अच्छी रहती है'
    : 'पढ़ाई मुकाबले के बीच रोज़ के अभ्यास से आगे बढ़ती है';
}

const LEARNING_BREAKS_HI: Sentences<LearningBreakFacts> = {
  pressed: ({ house, planets }) => {
    return `${houseOblique(house)} पर ${planetsHi(planets)} का असर है और किसी शुभ ग्रह का सहारा नहीं है। ${PRESSED[house]}`;
  },
  lord_5_hidden: ({ house, lord }) => `पंचमेश ${planetHi(lord)} ${houseOblique(house)} में है। ${hiddenFifth(house)}।`,
};

const periodHi = (mahadasha: Planet, antardasha: Planet) =>
  `${planetHi(mahadasha)} की महादशा में ${planetHi(antardasha)} की अंतर्दशा`;

function spanOf({ antardasha, fromDate, mahadasha, untilDate }: EducationSummaryFacts['sooner_time']): string {
  const from = fromDate === null ? 'अभी' : dateHi(fromDate);
  return `${from} से ${dateHi(untilDate)} तक, ${periodHi(mahadasha, antardasha)} के दौरान`;
}

const factorHi = (text: StudyText) => sayIn(STUDY_FACTORS_HI, text);

const factorsHi = (factors: readonly StudyText[]) => factors.map((text) => `${factorHi(text)}।`).join(' ');

const theseThings = (factors: readonly StudyText[]) => (factors.length > 1 ? 'इन बातों' : 'इस बात');

function groundsOf({ helps, hinders }: EducationSummaryFacts['prospect']): string {
  if (helps !== null && hinders !== null) {
    return ` इसके पक्ष में सबसे बड़ी बात यह है कि ${factorHi(helps)}। सबसे बड़ी बाधा यह है कि ${factorHi(hinders)}।`;
  }
  if (helps !== null) return ` इसका मुख्य आधार यह है कि ${factorHi(helps)}।`;
  return hinders === null ? '' : ` इसका मुख्य कारण यह है कि ${factorHi(hinders)}।`;
}

export const EDUCATION_SUMMARY_HI: Sentences<EducationSummaryFacts> = {
  ...LEARNING_BREAKS_HI,
  standing: ({ band, score }) => `${STANDINGS[band]} (100 में से ${score} अंक)।`,
  helps: ({ factors }) => `सबसे अधिक सहारा ${theseThings(factors)} से मिलता है। ${factorsHi(factors)}`,
  asks: ({ factors }) => `अधिक मेहनत ${theseThings(factors)} के कारण चाहिए। ${factorsHi(factors)}`,
  fields: ({ first, firstPercent, planet, reasons, second, secondPercent }) => {
    const [most, next] = [studyField(first).sanskrit, studyField(second).sanskrit];
    const why = listHi(reasons.map((reason) => sayIn(VOTE_REASONS_HI, reason)));
    return `विषयों में कुंडली का सबसे अधिक झुकाव ${most} (${firstPercent} प्रतिशत) की ओर है। इसका मुख्य आधार ${planetHi(planet)} है, जो ${why}। उसके बाद ${next} (${secondPercent} प्रतिशत) का स्थान है।`;
  },
  prospect: (prospect) => {
    const { band, matter, score } = prospect;
    return `${MATTERS[matter]} ${PROSPECTS[band]} (100 में से ${score} अंक)।${groundsOf(prospect)}`;
  },
  yogas: ({ formed }) => {
    const names = listHi(formed.map(({ name }) => name.hi));
    const gives = listHi([...new Set(formed.flatMap(({ result }) => result.hi.split(', ')))]);
    return `कुंडली में ${names} योग ${formed.length > 1 ? 'बनते हैं, जिनका' : 'बनता है, जिसका'} फल ${gives} कहा गया है।`;
  },
  running: ({ antardasha, mahadasha, untilDate }) =>
    `${dateHi(untilDate)} तक ${periodHi(mahadasha, antardasha)} चल रही है।`,
  best_time: ({ isAgreed, purpose, score, ...span }) =>
    `${PURPOSES[purpose]} के लिए सबसे अच्छा समय ${spanOf(span)} रहेगा (100 में से ${score} अंक)। ${isAgreed ? 'गोचर भी इसका साथ देता है।' : 'यह केवल दशा के आधार पर है।'}`,
  sooner_time: (span) => `इससे पहले भी एक प्रबल समय मिलता है: ${spanOf(span)}।`,
  advice: ({ practice, side }) => (practice === null ? ADVICE[side] : `${ADVICE[side]} सबसे पहले ${practice.hi}।`),
};
