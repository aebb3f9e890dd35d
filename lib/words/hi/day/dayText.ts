/** Sentences of the text of a day, in Hindi. */
import { PART_PHRASES } from '../../../astro/judgement/tables/dayPhrases.ts';
import type { DayClass } from '../../../astro/judgement/tables/dayScore.ts';
import { CLOSURE_NAMES } from '../../../astro/judgement/tables/dayClosures.ts';
import { tara as taraOf } from '../../../astro/panchang/tarabala.ts';
import { CHANDRABALA } from '../../../astro/tables/chandrabala.ts';
import { CHOGHADIYAS } from '../../../astro/tables/dayParts.ts';
import { DAY_YOGAS, RAVI_YOGA } from '../../../astro/tables/dayYogas.ts';
import { LUNAR_MONTHS } from '../../../astro/tables/lunarMonths.ts';
import { NITYA_YOGAS, PAKSHAS, TITHIS } from '../../../astro/tables/panchang.ts';
import { stagedPlanet } from '../../../astro/tables/stagePlanets.ts';
import { TARAS } from '../../../astro/tables/taras.ts';
import type { DayReasonFacts, DayTextWords } from '../../facts/day/dayText.ts';
import { sayIn } from '../../say.ts';
import { shunnedName } from '../../subjects/day/closures.ts';
import type { Sentences } from '../../sentences.ts';
import {
  atTime,
  clockHi,
  dateHi,
  eitherHi,
  inSign,
  listHi,
  nakshatraHi,
  planetHi,
  planetsHi,
  rankFeminine,
  rankHi,
  rankOblique,
  weekdayHi,
} from '../grammar.ts';
import { clockSpanHi } from './clock.ts';
import { HOUSE_AREAS, PLANET_ADVICE, PLANET_GIVES } from './matters.ts';

const CLASSES: Readonly<Record<DayClass, string>> = {
  best: 'आपके सबसे अच्छे दिनों में से एक है',
  good: 'आपके लिए शुभ दिन है',
  normal: 'आपके लिए सामान्य दिन है',
  avoid: 'सँभलकर चलने का दिन है',
  danger: 'शांत रहने और सादे काम करने का दिन है',
};

/** What helps a day or weakens it, as a phrase before से. */
export const DAY_REASONS_HI: Sentences<DayReasonFacts> = {
  tara: ({ tara }) => `${TARAS.find(({ id }) => id === tara)!.sanskrit} तारा`,
  moon: ({ house }) => (house === 1 ? 'जन्म राशि के चंद्रमा' : `जन्म राशि से ${rankOblique(house)} चंद्रमा`),
  transits: ({ planet }) => `${planetHi(planet)} के गोचर`,
  periods: ({ planet }) => `${planetHi(planet)} की चल रही दशा`,
  vara: ({ planet }) => `वार के स्वामी ${planetHi(planet)}`,
  yoga: ({ yoga }) => `${NITYA_YOGAS[yoga - 1]!.sanskrit} योग`,
  panchaka: () => 'पंचक',
  special_yogas: ({ yogas }) => {
    const names = yogas.map((yoga) => [...DAY_YOGAS, RAVI_YOGA].find(({ id }) => id === yoga)!.sanskrit);
    return `${names.length > 1 ? 'विशेष योगों' : 'विशेष योग'} (${names.join(', ')})`;
  },
  sade_sati: () => 'शनि की साढ़ेसाती',
  dhaiya: () => 'शनि की ढैया',
  part: ({ part, side }) => PART_PHRASES[part][side].hi.replace(' का दोहरा ', ' के दोहरे ').replace(' का ', ' के '),
};

/** The elements of the day in order, each until its end. */
function course(items: DayTextWords['panchang']['tithis'], nameOf: (number: number) => string): string {
  return items
    .map(({ number, until }) => (until ? `${clockHi(until.time, until.date)} तक ${nameOf(number)}` : nameOf(number)))
    .join(', फिर ');
}

/** The paksha is named with the first tithi, and again where the next paksha begins. */
function tithiSaid(number: number, paksha: DayTextWords['panchang']['paksha']): string {
  const { paksha: own, sanskrit } = TITHIS[number - 1]!;
  return own === paksha ? sanskrit : `${PAKSHAS[own].sanskrit} ${sanskrit}`;
}

const HELPS: Readonly<Record<DayTextWords['moon_at_noon']['help'], string>> = {
  both: 'तारा और चंद्रमा दोनों साथ हैं।',
  tara: 'साथ केवल तारा का है।',
  moon: 'साथ केवल चंद्रमा का है।',
  none: 'तारा और चंद्रमा दोनों कमज़ोर हैं, इसलिए तब जल्दबाज़ी न करें।',
};

function turnSaid({ at, house, isBefore, tara }: DayTextWords['moon_turns']['turns'][number]): string {
  const found = TARAS.find(({ id }) => id === tara);
  const star = found ? [`${found.sanskrit} तारा (${found.nature === 'shubh' ? 'शुभ' : 'अशुभ'})`] : [];
  const place =
    house === null ? [] : [house === 1 ? 'चंद्रमा जन्म राशि में' : `चंद्रमा जन्म राशि से ${rankOblique(house)} स्थान में`];
  return `${clockHi(at.time, at.date)} ${isBefore ? 'तक' : 'से'} ${listHi([...star, ...place])} है।`;
}

const NO_DASHA: Readonly<Record<DayTextWords['no_dasha']['where'], string>> = {
  before_birth: 'यह दिन जन्म से पहले का है, इसलिए कोई दशा नहीं चलती।',
  after_last_period: 'जन्म से 120 वर्ष का दशा-चक्र पूरा हो चुका है, इसलिए इस दिन की दशा नहीं बताई जाती।',
};

function bestTime({ choghadiya, hora, isAbhijit, span }: DayTextWords['best_times']['times'][number]): string {
  const { sanskrit } = CHOGHADIYAS.find(({ id }) => id === choghadiya)!;
  return `${clockSpanHi(span)} तक (${planetHi(hora)} की होरा, ${sanskrit} का चौघड़िया${isAbhijit ? ', अभिजित मुहूर्त' : ''})`;
}

const CLOSINGS: Readonly<Record<DayClass, string>> = {
  best: 'जिसकी तैयारी कर रहे थे, उसे आगे बढ़ाएँ और उसका फल बाँटें।',
  good: 'जो तैयार है उसे आगे बढ़ाएँ और बाकी को सरल रखें।',
  normal: 'समय पर किया गया रोज़ का काम ही इस दिन फल देता है।',
  avoid: 'योजनाएँ छोटी रखें और अपना ध्यान रखें; आगे आसान दिन आएँगे।',
  danger: 'आराम, दिनचर्या और प्रार्थना काफ़ी हैं। यह समय बीत जाएगा और रुका हुआ काम बाद में हो सकता है।',
};

export const DAY_TEXT_HI: Sentences<DayTextWords> = {
  opening: ({ date, dayClass, score, weekdayIndex }) =>
    `${weekdayHi(weekdayIndex)}, ${dateHi(date)} ${CLASSES[dayClass]}: 100 में से ${score} अंक।`,
  helped: ({ reasons }) => `दिन को बल ${listHi(reasons.map((fact) => sayIn(DAY_REASONS_HI, fact)))} से मिलता है।`,
  pressed: ({ reasons }) => `${listHi(reasons.map((fact) => sayIn(DAY_REASONS_HI, fact)))} से दिन का बल घटता है।`,
  panchang: ({ amantaMonth, isAdhika, isSunrise, nakshatras, paksha, purnimantaMonth, tithis, yoga }) => {
    const month = `${isAdhika ? 'अधिक ' : ''}${LUNAR_MONTHS[purnimantaMonth - 1]!.sanskrit}`;
    const also = amantaMonth === purnimantaMonth ? '' : ` (अमांत गणना से ${LUNAR_MONTHS[amantaMonth - 1]!.sanskrit})`;
    const tithi = course(tithis, (number) => tithiSaid(number, paksha));
    const stars = course(nakshatras, (number) => nakshatraHi(number - 1));
    const when = isSunrise ? 'सूर्योदय के समय' : 'दिन के आरंभ में';
    return `${month} मास${also} के ${PAKSHAS[paksha].sanskrit} पक्ष में तिथि ${tithi} है। चंद्रमा का नक्षत्र ${stars} है और ${when} ${NITYA_YOGAS[yoga - 1]!.sanskrit} योग है।`;
  },
  moon_at_noon: ({ count, help, house, paksha }) => {
    const { alias, meaning, sanskrit } = taraOf(0, count - 1);
    const star = count === 1 ? 'आपका जन्म नक्षत्र ही है' : `आपके जन्म नक्षत्र से ${rankHi(count)} है`;
    const place = house === 1 ? 'जन्म राशि में' : `जन्म राशि से ${rankOblique(house)} स्थान में`;
    const { hi: effect } = CHANDRABALA[house - 1]!.effect[paksha];
    return `दोपहर का नक्षत्र ${star}, जिससे ${sanskrit} तारा${alias ? ` (${alias.hi})` : ''} बनती है: ${meaning.hi}। चंद्रमा ${place} है, जिससे ${effect}। ${HELPS[help]}`;
  },
  moon_turns: ({ turns }) => turns.map(turnSaid).join(' '),
  dasha: ({ antardasha, mahadasha, pratyantardasha, stage }) =>
    `${stage === 'child' ? 'बच्चे की' : 'आपकी'} ${planetHi(mahadasha.planet)} की महादशा ${dateHi(mahadasha.untilDate)} तक है। उसमें ${planetHi(antardasha.planet)} की अंतर्दशा ${dateHi(antardasha.untilDate)} तक और ${planetHi(pratyantardasha.planet)} की प्रत्यंतर्दशा ${dateHi(pratyantardasha.untilDate)} तक है।`,
  no_dasha: ({ where }) => NO_DASHA[where],
  transit: ({ bindus, by, house, isFirst, planet, result, signIndex, stage, untilDate, untilTime }) => {
    const until = untilTime ? `इसी दिन ${atTime(untilTime)} तक ` : untilDate ? `${dateHi(untilDate)} तक ` : '';
    const your = isFirst && stage !== 'child' ? 'आपकी जन्म राशि' : 'जन्म राशि';
    const place = `${planetHi(planet)} ${until}${inSign(signIndex)} है, जो ${house === 1 ? `${your} है` : `${your} से ${rankFeminine(house)} है`}।`;
    const staged = stagedPlanet(planet, stage);
    const area = staged ? '' : `${HOUSE_AREAS[house - 1]!} के मामलों में `;
    const gives = staged ? `${staged.ease.hi} को बल` : PLANET_GIVES[planet];
    switch (result) {
      case 'favourable':
        return `${place} वह ${area}${gives} देता है।`;
      case 'neutralised':
        return `${place} उसका शुभ फल (${gives}) अभी ${planetsHi(by)} के वेध से रुका है${bindus === null ? '' : `, पर वहाँ उसके 8 में से ${bindus} बिंदु फिर भी सहायक हैं`}।`;
      case 'relieved':
        return `${place} यह स्थान कठिन माना जाता है, पर अभी ${planetsHi(by)} के विपरीत वेध से राहत है।`;
      case 'unfavourable':
        return `${place} ${area}${staged ? staged.care.hi : PLANET_ADVICE[planet]}।`;
    }
  },
  clock_of_place: () => 'सभी समय उस स्थान की घड़ी के हैं जहाँ आप यह दिन बिता रहे हैं।',
  sun_stays: ({ where }) =>
    `इस दिन वहाँ ${where === 'polar_day' ? 'सूर्य अस्त नहीं होता' : 'सूर्य का उदय नहीं होता'}, इसलिए दिन के भाग मध्याह्न से गिने गए हैं।`,
  best_times: ({ isQuiet, times }) => {
    if (times.length === 0) return 'इस दिन नई शुरुआत के लिए कोई खास समय नहीं निकलता।';
    const described = times.map(bestTime);
    if (isQuiet) return `जो काम टल न सके, उसके लिए ${eitherHi(described)} का समय ठीक है।`;
    return `सबसे अच्छा समय ${listHi(described)} है।`;
  },
  routine_time: ({ span }) => `रोज़ के काम के लिए ${clockSpanHi(span)} तक का समय अच्छा है।`,
  closed_all_day: ({ closures }) =>
    `पूरे दिन ${listHi(closures.map((id) => CLOSURE_NAMES[id].sanskrit))} ${closures.length > 1 ? 'हैं' : 'है'}, इसलिए रोज़ के काम ही करें।`,
  shunned_times: ({ times }) =>
    `${listHi(times.map(({ span, what }) => `${shunnedName(what).sanskrit} (${clockSpanHi(span)} तक)`))} में नया काम शुरू न करें।`,
  caution_for: ({ span }) => `यह सावधानी ${clockSpanHi(span)} तक रखें।`,
  closing: ({ dayClass }) => CLOSINGS[dayClass],
};
