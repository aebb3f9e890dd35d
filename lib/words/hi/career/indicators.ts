/** Sentences on the signs of a change of job and of promotion, in Hindi. */
import type { Level } from '../../../astro/dasha/period.ts';
import type {
  GainReference,
  GroundFacts,
  IndicatorFact,
  IndicatorFacts,
  IndicatorMatterId,
  PressingId,
} from '../../../astro/judgement/career/indicators/facts.ts';
import type { IndicatorWords } from '../../facts/career/indicators.ts';
import { sayIn } from '../../say.ts';
import type { Sentences } from '../../sentences.ts';
import { AREA_HI, officeHi } from '../area/areaWords.ts';
import {
  countHi,
  dateHi,
  houseOblique,
  housesOblique,
  inHouse,
  inSign,
  listHi,
  lordShort,
  ownerOf,
  planetHi,
  rankOblique,
  signHi,
  spanHi,
} from '../grammar.ts';
import { DASHA_LEVELS_HI } from '../vocabulary.ts';

const MATTERS: Readonly<Record<IndicatorMatterId, string>> = {
  change_of_job: 'नौकरी बदलने',
  promotion: 'पदोन्नति',
};

const REFERENCES: Readonly<Record<GainReference, string>> = { ascendant: 'लग्न', moon: 'चंद्रमा' };

const PRESSING: Readonly<Record<PressingId, { readonly rule: string; readonly absent: string }>> = {
  saturn_over_tenth: {
    rule: 'शनि दसवें भाव से या दशमेश की राशि से गुज़रे',
    absent: 'शनि न दसवें भाव से गुज़र रहा है, न दशमेश की राशि से',
  },
  rahu_over_tenth_lord: {
    rule: 'राहु दशमेश की राशि से गुज़रे',
    absent: 'राहु दशमेश की राशि से नहीं गुज़र रहा',
  },
  nodes_on_axis: {
    rule: 'राहु-केतु चौथे और दसवें भाव से गुज़रें',
    absent: 'राहु-केतु चौथे और दसवें भाव से नहीं गुज़र रहे',
  },
};

/** Before में. */
const LORD_TIMES: Readonly<Record<Level, string>> = {
  1: 'इस महादशा के वर्षों',
  2: 'इस अंतर्दशा के महीनों',
  3: 'इस प्रत्यंतर्दशा के हफ़्तों',
  4: 'इस सूक्ष्म दशा के दिनों',
  5: 'इस प्राण दशा के समय',
};

function meaningHi({ means, seen }: IndicatorFacts['meaning']): string {
  const time = 'level' in seen.args ? LORD_TIMES[seen.args.level] : 'इस समय';
  switch (means) {
    case 'loosens':
      return `${time} में जमी हुई चीज़ें ढीली पड़ती हैं`;
    case 'allows':
      return `${time} में बदलाव हो सकता है, पर ज़रूरी नहीं`;
    case 'brings_to_notice':
      return `${time} में काम फ़ैसला करने वालों की नज़र में आता है`;
    case 'saturn_over_tenth':
      return 'ज़िम्मेदारी बढ़ती है और काम में जो खोखला है वह छूटता है';
    case 'rahu_over_tenth_lord':
      return 'कुछ नया करने की इच्छा बढ़ती है और प्रस्ताव अनजानी ओर से आते हैं';
    case 'nodes_on_axis':
      return 'काम और घर में खिंचाव रहता है, जब तक एक को नए ढंग से न सँभालें';
    case 'stages':
      return 'काम का जीवन चरणों में चलता है, और तैयार रहने पर बदलाव अच्छा होता है';
    case 'goodwill':
      return 'वरिष्ठ लोगों का साथ और आगे बढ़ने की जगह मिलती है';
    case 'opens_tenth':
      return 'काम का भाव सक्रिय है, इसलिए दशा का फल मिल सकता है';
  }
}

const GROUNDS_HI: Sentences<GroundFacts> = {
  tenth_house: () => 'दसवें भाव से',
  tenth_lord_sign: ({ lord, signIndex }) => `दशमेश ${planetHi(lord)} की राशि ${signHi(signIndex)} से`,
  axis_end: ({ house }) => `${houseOblique(house)} से, और केतु ${houseOblique(house === 10 ? 4 : 10)} से`,
  gain_place: ({ place, reference, signIndex }) =>
    `${REFERENCES[reference]} से ${rankOblique(place)} स्थान की राशि ${signHi(signIndex)} से`,
};

const levelHi = (level: Level) => DASHA_LEVELS_HI[level - 1]!;

function changeLordHi({ insideHouse, level, lord, ownedHouses }: IndicatorFacts['change_lord']): string {
  const does = [
    ...(ownedHouses.length > 0
      ? [lord === 'Rahu' || lord === 'Ketu' ? `${housesOblique(ownedHouses)} का फल देता है` : `${ownerOf(ownedHouses)} है`]
      : []),
    ...(insideHouse === null ? [] : [`${inHouse(insideHouse)} है`]),
    ...(lord === 'Rahu' ? ['स्वभाव से अस्थिर करता है'] : []),
  ];
  const who = `${levelHi(level)} का स्वामी ${planetHi(lord)}`;
  return does.length > 0 ? `${who} ${listHi(does)}` : `${who} बदलाव के भावों से जुड़ा नहीं है`;
}

function riseLordHi({ agents, level, lord, offices }: IndicatorFacts['rise_lord']): string {
  const who = `${levelHi(level)} का स्वामी ${planetHi(lord)}`;
  if (offices.length > 0) return `${who} ${listHi(offices.map(officeHi))} है`;
  if (agents.length === 0) return `${who} उन्नति के किसी भाव का स्वामी नहीं है`;
  const whom = agents.map((agent) => `${listHi(agent.offices.map(officeHi))} ${planetHi(agent.planet)}`);
  return `${who} ${listHi(whom)} की ओर से फल देता है`;
}

const FACTS_HI: Sentences<IndicatorFacts> = {
  ...AREA_HI,
  change_lord_rule: ({ level }) => `${levelHi(level)} का स्वामी तीसरे, पाँचवें, आठवें, नौवें या बारहवें भाव से जुड़ा हो, या राहु हो`,
  pressing_rule: ({ sign }) => PRESSING[sign].rule,
  bound_lord_rule: () => 'जन्म में दशमेश अष्टमेश या द्वादशेश से जुड़ा हो',
  rise_lord_rule: ({ level }) => `${levelHi(level)} का स्वामी दशमेश, एकादशेश, नवमेश या योगकारक हो`,
  jupiter_gain_rule: ({ reference }) => `गुरु ${REFERENCES[reference]} से दसवें, ग्यारहवें, पहले या दूसरे स्थान से गुज़रे`,
  pair_rule: () => 'गुरु और शनि दोनों का असर दसवें भाव या उसके स्वामी पर हो',
  period_of: ({ level, lord }) => `${planetHi(lord)} की ${levelHi(level)}`,
  passage: ({ grounds, planet }) =>
    `${planetHi(planet)} ${listHi(grounds.map((ground) => sayIn(GROUNDS_HI, ground)))} गुज़रता है`,
  pair_reach: ({ signIndex }) => `गुरु और शनि का असर दसवें भाव की राशि ${signHi(signIndex)} या उसके स्वामी पर है`,
  no_period: ({ level }) => `इस समय कोई ${levelHi(level)} नहीं है`,
  change_lord: changeLordHi,
  not_pressing: ({ sign }) => PRESSING[sign].absent,
  bound_lord: ({ others, tenthLord }) => {
    const who = `दशमेश ${planetHi(tenthLord)}`;
    if (others.length === 0) return `${who} जन्म में अष्टमेश या द्वादशेश से जुड़ा नहीं है`;
    return `${who} जन्म में ${listHi(others.map(({ house, lord }) => `${lordShort(house)} ${planetHi(lord)}`))} से जुड़ा है`;
  },
  rise_lord: riseLordHi,
  jupiter_elsewhere: ({ reference, signIndex }) =>
    `${inSign(signIndex)} गुरु ${REFERENCES[reference]} से दसवें, ग्यारहवें, पहले या दूसरे स्थान पर नहीं है`,
  pair_seen: ({ isOnHouse, isReached, jupiterSignIndex, lord, saturnSignIndex }) => {
    const both = `${signHi(jupiterSignIndex)} के गुरु और ${signHi(saturnSignIndex)} के शनि का`;
    const tenth = isOnHouse ? 'दसवें भाव पर' : `दसवें भाव या उसके स्वामी ${planetHi(lord)} पर`;
    return `${both} ${tenth} एक साथ असर ${isReached ? 'है' : 'नहीं है'}`;
  },
  meaning: (args) => `${factHi(args.seen)}। ${meaningHi(args)}।`,
};

function factHi(fact: IndicatorFact): string {
  return sayIn(FACTS_HI, fact);
}

function openSpanHi({ fromDate, untilDate }: IndicatorWords['holds']): string {
  if (fromDate !== null && untilDate !== null) return spanHi(fromDate, untilDate);
  if (untilDate !== null) return `${dateHi(untilDate)} तक`;
  return fromDate === null ? 'आगे भी' : `${dateHi(fromDate)} से`;
}

const INDICATIONS = { strong: 'प्रबल', moderate: 'मध्यम', slight: 'हल्का' };

/** Why the indication is more or less than the count alone would make it. */
function weightHi({ count, indication, met }: IndicatorWords['group']): string {
  const isHalf = met * 2 >= count;
  if (indication === 'moderate' && !isHalf) return ', क्योंकि बड़े संकेत इनमें हैं';
  return indication === 'slight' && isHalf ? ', क्योंकि ये छोटे संकेत हैं' : '';
}

export const INDICATORS_HI: Sentences<IndicatorWords> = {
  ...FACTS_HI,
  span: ({ span }) => `${factHi(span)}।`,
  for_life: () => 'यह जीवन भर रहता है।',
  absent_at_birth: () => 'यह जन्म से नहीं है।',
  holds: (dates) => `यह ${openSpanHi(dates)} है।`,
  absent_in_period: () => 'इस दशा में यह नहीं है।',
  next: ({ span, ...dates }) => `आगे ${openSpanHi(dates)}: ${factHi(span)}।`,
  absent_in_years: () => 'इन वर्षों में यह नहीं आता।',
  group: (args) => {
    const { count, indication, matter, met } = args;
    const many =
      met === 0
        ? `${MATTERS[matter]} के ${countHi(count)} संकेतों में से अभी एक भी नहीं है।`
        : `${MATTERS[matter]} के ${countHi(count)} संकेतों में से अभी ${countHi(met)} ${met === 1 ? 'है' : 'हैं'}।`;
    return `${many} कुल संकेत ${INDICATIONS[indication]} है${weightHi(args)}।`;
  },
  yet_to_come: ({ span, ...dates }) => `आगे का संकेत ${openSpanHi(dates)} है: ${factHi(span)}।`,
};
