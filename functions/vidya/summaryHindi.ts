/** The Hindi summary of education, sentence by sentence. */
import type { AreaBand } from '../../lib/astro/judgement/areaScore.ts';
import { sideOfBand } from '../../lib/astro/judgement/bandSide.ts';
import type { FieldVote } from '../../lib/astro/judgement/vidya/fieldVotes.ts';
import type { Finding } from '../../lib/astro/judgement/finding.ts';
import { PLANETS, type Planet } from '../../lib/astro/tables/planets.ts';
import { hindiOrdinal } from '../../lib/astro/words.ts';
import { dateText } from '../../lib/time/writtenDates.ts';
import { listHi } from '../../lib/words/hi/grammar.ts';
import { PLANETS_HI } from '../../lib/words/hi/vocabulary.ts';
import { factorInHindi, LORDS } from './hindiFactors.ts';
import type { MatterId, EducationFacts, DescribedMatter, DescribedTime, DescribedTimes } from './educationFacts.ts';

export function summaryInHindi(facts: EducationFacts): string {
  return [
    opening(facts),
    ...reasons(facts),
    fields(facts),
    ...facts.matters.map((described) => matter(facts, described)),
    ...yogas(facts),
    ...facts.breaks.map(breakText),
    ...times(facts),
    ...counsel(facts),
  ].join(' ');
}

const BAND_WORDS: Readonly<Record<AreaBand, string>> = {
  excellent: 'विद्या के लिए यह कुंडली अत्यंत प्रबल है',
  good: 'विद्या के लिए यह कुंडली अनुकूल है',
  mixed: 'विद्या के विषय में यह कुंडली सहारा भी देती है और परिश्रम भी माँगती है',
  weak: 'विद्या के विषय में यह कुंडली धैर्य और परिश्रम माँगती है',
  difficult: 'विद्या के विषय में यह कुंडली विशेष ध्यान माँगती है',
};

function opening({ score }: EducationFacts): string {
  return `${BAND_WORDS[score.band]} (100 में से ${score.value} अंक)।`;
}

function reasons({ asks, helps, study: { area } }: EducationFacts): string[] {
  const said = (found: EducationFacts['helps']) => listHi(found.map((factor) => factorInHindi(area, factor)));
  return [
    ...(helps.length > 0 ? [`सबसे अधिक सहारा ${said(helps)} से मिलता है।`] : []),
    ...(asks.length > 0 ? [`अधिक परिश्रम की आवश्यकता ${said(asks)} के कारण है।`] : []),
  ];
}

function fields({ fields: [first, second], lead, leadVotes }: EducationFacts): string {
  const why = listHi([...new Set(leadVotes.map(votePhrase))]);
  return `विषयों में कुंडली का सबसे अधिक झुकाव ${first!.field.sanskrit} (${first!.sharePercent} प्रतिशत) और उसके बाद ${second!.field.sanskrit} (${second!.sharePercent} प्रतिशत) की ओर है; इसका मुख्य आधार ${PLANETS_HI[lead.planet]} है, जो ${why}।`;
}

/** Why a planet favours a field, as the end of `जो ...`. */
function votePhrase({ id, houses: [house] }: FieldVote): string {
  if (id.startsWith('in_')) return `${hindiOrdinal(house!)} भाव में स्थित है`;
  if (id.startsWith('on_karakamsha')) return 'कारकांश से पाँचवें स्थान पर राशि दृष्टि रखता है';
  if (id.startsWith('on_')) return `${hindiOrdinal(house!)} भाव को देखता है`;
  if (id.startsWith('lord_')) return `${LORDS[house!]} है`;
  if (id.startsWith('sign_of_lord_')) return `उस राशि का स्वामी है जिसमें ${LORDS[house!]} बैठा है`;
  if (id === 'd24_ascendant') return 'चतुर्विंशांश लग्न का स्वामी है';
  return id === 'moon_nakshatra' ? 'चंद्रमा के नक्षत्र का स्वामी है' : 'कारकांश से पाँचवें स्थान में है';
}

const MATTER_NAMES: Readonly<Record<MatterId, string>> = {
  higherEducation: 'उच्च शिक्षा की संभावना',
  exams: 'प्रतियोगी परीक्षाओं में सफलता की संभावना',
  foreignStudy: 'विदेश में शिक्षा की संभावना',
};

const PROSPECTS: Readonly<Record<AreaBand, string>> = {
  excellent: 'अत्यंत प्रबल है',
  good: 'अच्छी है',
  mixed: 'मध्यम है',
  weak: 'कम है और धैर्य माँगती है',
  difficult: 'सीमित है',
};

function matter({ study: { area } }: EducationFacts, { because, id, score }: DescribedMatter): string {
  const [helps, hinders] = [because.for, because.against].map((one) => one && factorInHindi(area, one));
  const isBoth = helps && hinders;
  const why = isBoth
    ? `; सबसे अधिक बल ${helps} से मिलता है और सबसे अधिक बाधा ${hinders} से आती है`
    : helps
      ? `, जिसे ${helps} से सबसे अधिक बल मिलता है`
      : hinders
        ? `, मुख्यतः ${hinders} के कारण`
        : '';
  return `${MATTER_NAMES[id]} ${PROSPECTS[score.band]} (100 में से ${score.value} अंक)${why}।`;
}

function yogas({ yogas: formed }: EducationFacts): string[] {
  if (formed.length === 0) return [];
  const names = listHi(formed.map(({ rule }) => rule.name.hi));
  const gives = [...new Set(formed.flatMap(({ rule }) => rule.result.hi.split(', ')))];
  return [`कुंडली में ${names} योग ${formed.length > 1 ? 'बनते हैं, जिनका' : 'बनता है, जिसका'} फल ${listHi(gives)} कहा गया है।`];
}

const DUSTHANA_COUNSEL: Readonly<Record<number, string>> = {
  6: 'विद्या प्रतिस्पर्धा के बीच और दैनिक अभ्यास से मिलती है',
  8: 'पढ़ाई रुक-रुककर नए सिरे से चलती है और शोध में सबसे अच्छी रहती है',
  12: 'पढ़ाई को एकांत चाहिए और वह प्रायः घर से दूर बेहतर चलती है',
};

function breakText({ id, observed }: Finding): string {
  const planets = PLANETS.filter((planet) => (observed['planets'] as readonly string[]).includes(planet));
  const who = listHi(planets.map((planet) => PLANETS_HI[planet]));
  if (id === 'lord_5_in_dusthana') {
    const house = observed['house'] as number;
    return `पंचमेश ${who} ${hindiOrdinal(house)} भाव में है: ${DUSTHANA_COUNSEL[house]!}।`;
  }
  return id === 'pressed_4'
    ? `चौथे भाव पर ${who} का प्रभाव है और किसी शुभ ग्रह का सहारा नहीं है, इसलिए पढ़ाई का स्थान या क्रम बदल सकता है; निश्चित स्थान और निश्चित समय सहायक रहेंगे।`
    : `पाँचवें भाव पर ${who} का प्रभाव है और किसी शुभ ग्रह का सहारा नहीं है, इसलिए एकाग्रता भटक सकती है; छोटे पाठ और बार-बार की पुनरावृत्ति अधिक लाभ देंगे।`;
}

function times({ acting, examTime, studyTime }: EducationFacts): string[] {
  const running = acting ? [`${dateText(acting.until, 'hi')} तक ${periodText(acting.lords)} चल रही है।`] : [];
  const best = studyTime ? timeTexts(studyTime, studyTime.isLater ? 'आगे के जीवन में सीखने' : 'अध्ययन') : [];
  const comparison = examTime ? timeTexts(examTime, 'निर्णायक परीक्षा') : [];
  return [...running, ...best, ...comparison];
}

function timeTexts({ best, sooner }: DescribedTimes, what: string): string[] {
  const first = sooner ? [`इससे पहले भी एक प्रबल समय मिलता है: ${spanOf(sooner)}।`] : [];
  return [bestTime(best, what), ...first];
}

function periodText([mahadasha, antardasha]: readonly [Planet, Planet]): string {
  return `${PLANETS_HI[mahadasha]} की महादशा में ${PLANETS_HI[antardasha]} की अंतर्दशा`;
}

function spanOf({ from, lords, until }: DescribedTime): string {
  const span = `${from === null ? 'अभी' : dateText(from, 'hi')} से ${dateText(until, 'hi')} तक`;
  return `${span}, ${periodText(lords)} के दौरान`;
}

function bestTime(time: DescribedTime, what: string): string {
  const how = time.isAgreed ? 'गोचर भी इसका साथ देता है' : 'यह केवल दशा के आधार पर है';
  return `${what} के लिए सबसे अच्छा समय ${spanOf(time)} रहेगा; ${how} (100 में से ${time.score} अंक)।`;
}

function counsel({ practice, score }: EducationFacts): string[] {
  const band = COUNSELS[sideOfBand(score.band)];
  return practice ? [band, `सबसे पहले ${practice.hi}।`] : [band];
}

const COUNSELS: Readonly<Record<'kind' | 'mixed' | 'hard', string>> = {
  kind: 'अधिक ऊँचे स्तर का पाठ्यक्रम चुनें: कुंडली उसे निभाने का सामर्थ्य देती है।',
  mixed: 'ऊपर बताए सबसे प्रबल पक्ष के अनुसार विषय चुनें और शेष को नियमित समय दें।',
  hard: 'एक समय में एक ही विषय लें, धैर्यवान शिक्षक खोजें और अभ्यास पर भरोसा रखें।',
};
