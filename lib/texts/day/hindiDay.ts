/** The Hindi text of a day, sentence by sentence, from its records alone. */
import { hindiOrdinal } from '../../astro/words.ts';
import { counselOf, type CounselId } from '../../astro/judgement/day/counsels.ts';
import { AVOIDED_NAMES } from '../../astro/judgement/tables/dayWindows.ts';
import { CHOGHADIYAS } from '../../astro/tables/dayParts.ts';
import { LUNAR_MONTHS } from '../../astro/tables/lunarMonths.ts';
import { NITYA_YOGAS, PAKSHAS, TITHIS } from '../../astro/tables/panchang.ts';
import { TARAS } from '../../astro/tables/taras.ts';
import { dateText } from '../../time/writtenDates.ts';
import { namesIn } from '../../words/names.ts';
import { moonInHindi } from './hindiMoon.ts';
import { listHi } from '../../words/hi/grammar.ts';
import { PLANETS_HI, WEEKDAYS_HI } from '../../words/hi/vocabulary.ts';
import { HOUSE_AREAS, PLANET_ADVICE, PLANET_ASKS, PLANET_GIVES } from './tables/hindiPhrases.ts';
import { PART_PHRASES } from './tables/elementPhrases.ts';
import {
  clockText,
  instantDateText,
  holdsWithin,
  isQuiet,
  isSadeSati,
  planetOf,
  spanText,
  specialYogas,
  stillGood,
  relevantTransits,
  describedShunned,
  describedWindows,
  type DayFacts,
  type DescribedTransit,
} from './words.ts';

const NAMES = namesIn('hi');

/** Returns the day in three paragraphs: what it is, the transits, what to do. */
export function dayInHindi(facts: DayFacts): string {
  return [
    [opening(facts), ...reasons(facts), panchang(facts), ...moonInHindi(facts)],
    [dasha(facts), ...relevantTransits(facts).map((found, i) => transit(found, facts.target_date, i))],
    [...ofPlace(facts), ...windows(facts), ...counsels(facts), ...remedy(facts), CLOSINGS[facts.class]],
  ]
    .map((sentences) => sentences.join(' '))
    .join('\n\n');
}

const CLASS_WORDS: Readonly<Record<DayFacts['class'], string>> = {
  best: 'आपके श्रेष्ठ दिनों में से एक है',
  good: 'आपके लिए शुभ दिन है',
  normal: 'आपके लिए सामान्य दिन है, जो नियमित काम के लिए उपयुक्त है',
  avoid: 'सँभलकर चलने का दिन है',
  danger: 'शांत रहने और सादे काम करने का दिन है',
};

function opening({ class: kind, overall_score: score, panchang: { vara }, target_date: date }: DayFacts): string {
  return `${dateText(date, 'hi')}, ${WEEKDAYS_HI[vara.number - 1]!}, ${CLASS_WORDS[kind]}; 100 में से ${score} अंक।`;
}

function reasons(facts: DayFacts): string[] {
  const said = (kind: 'do' | 'leave') =>
    facts.recommendations.filter((one) => one.kind === kind).map((one) => partPhrase(one, facts));
  const [helps, weighs] = [said('do'), said('leave')];
  return [
    ...(helps.length > 0 ? [`दिन को बल देने वाली बातें: ${listHi(helps)}।`] : []),
    ...(weighs.length > 0 ? [`ध्यान देने योग्य: ${listHi(weighs)}।`] : []),
  ];
}

type Described = DayFacts['recommendations'][number];

function partPhrase(described: Described, facts: DayFacts): string {
  const { component, id, kind, planet } = described;
  const who = planet && PLANETS_HI[planetOf(planet)];
  const phrase = PART_PHRASES[component as keyof typeof PART_PHRASES][kind === 'do' ? 'helps' : 'presses'].hi;
  switch (component) {
    case 'tarabala':
      return `${TARAS.find((tara) => id === `tara_${tara.id}`)!.sanskrit} तारा`;
    case 'chandrabala':
      return id === 'moon_1'
        ? 'जन्म राशि का चंद्रमा'
        : `जन्म राशि से ${hindiOrdinal(Number(id.slice('moon_'.length)))} स्थान का चंद्रमा`;
    case 'gochara':
      return `ग्रहों का गोचर (विशेषकर ${who} का)`;
    case 'dasha_lords':
      return `चल रही दशाएँ (विशेषकर ${who} की)`;
    case 'vara':
      return `वार-स्वामी ${who}`;
    case 'special_yogas': {
      const { isFormed, named: yogas } = specialYogas(facts, kind === 'do' ? 'good' : 'bad');
      if (!isFormed) return 'पंचक';
      const names = yogas.map(({ sanskrit }) => sanskrit);
      return names.length > 0 ? `दिन के विशेष योग (${names.join(', ')})` : phrase;
    }
    case 'saturn':
      return isSadeSati(described) ? 'शनि की साढ़ेसाती' : 'शनि की ढैया';
    default:
      return phrase;
  }
}

/** The elements of the day in order, each until its end. */
function course(
  items: readonly { readonly number: number; readonly end: string }[],
  nameOf: (number: number) => string,
  date: string,
): string {
  return items
    .map(({ end, number }, i) =>
      i < items.length - 1 ? `${clockText(end, date, 'hi')} तक ${nameOf(number)}` : nameOf(number),
    )
    .join(', फिर ');
}

function panchang({ panchang: day, target_date: date }: DayFacts): string {
  const { lunar_month: month, nakshatra, tithi, yoga } = day;
  // The paksha is named with the first tithi, and again where the next paksha begins.
  const tithis = course(tithi, (number) => tithiSaid(number, month.paksha), date);
  const stars = course(nakshatra, (number) => NAMES.nakshatra(number - 1), date);
  const monthName = `${month.is_adhika ? 'अधिक ' : ''}${LUNAR_MONTHS[month.purnimanta.number - 1]!.sanskrit}`;
  const byNewMoon = LUNAR_MONTHS[month.amanta.number - 1]!.sanskrit;
  const alsoCalled = month.amanta.number === month.purnimanta.number ? '' : ` (अमांत गणना से ${byNewMoon})`;
  const when = day.reason ? 'दिन के आरंभ में' : 'सूर्योदय के समय';
  const yogaName = NITYA_YOGAS[yoga[0]!.number - 1]!.sanskrit;
  return `${monthName} मास${alsoCalled} के ${PAKSHAS[month.paksha].sanskrit} पक्ष में तिथि ${tithis} है; चंद्रमा का नक्षत्र ${stars} है और ${when} ${yogaName} योग है।`;
}

/** A tithi by name; the first tithi of a paksha names its paksha, to tell it from the other one. */
function tithiSaid(number: number, paksha: DayFacts['panchang']['lunar_month']['paksha']): string {
  const { paksha: own, sanskrit } = TITHIS[number - 1]!;
  return own === paksha ? sanskrit : `${PAKSHAS[own].sanskrit} ${sanskrit}`;
}

function dasha({ dasha: { path, reason } }: DayFacts): string {
  const [maha, antar, pratyantar] = path;
  if (!maha || !antar || !pratyantar) return NO_DASHA[reason ?? 'before_birth'];
  const of = ({ lord }: typeof maha) => PLANETS_HI[planetOf(lord!)];
  return `आपकी ${of(maha)} की महादशा ${instantDateText(maha.end, 'hi')} तक है; उसमें ${of(antar)} की अंतर्दशा ${instantDateText(antar.end, 'hi')} तक और ${of(pratyantar)} की प्रत्यंतर्दशा ${instantDateText(pratyantar.end, 'hi')} तक चलती है।`;
}

const NO_DASHA = {
  before_birth: 'यह दिन जन्म से पहले का है, इसलिए कोई दशा नहीं चलती।',
  after_last_period: 'जन्म से 120 वर्ष का दशा-चक्र पूरा हो चुका है, इसलिए इस दिन की दशा नहीं बताई जाती।',
} as const;

/** @param index position in the text: the second transit words its advice differently */
function transit(found: DescribedTransit, date: string, index: number): string {
  const planet = planetOf(found.id);
  const sign = NAMES.sign(found.sign.number - 1);
  const ordinal = hindiOrdinal(found.house_from_moon);
  const leaves = found.leaves_at;
  const until = leaves
    ? `${leaves.startsWith(date) ? `इसी दिन ${leaves.slice(11, 16)}` : instantDateText(leaves, 'hi')} तक `
    : '';
  const place = `${PLANETS_HI[planet]} ${until}${sign} राशि में, ${index === 0 ? 'आपकी ' : ''}जन्म राशि से ${ordinal} स्थान में है`;
  const area = `${HOUSE_AREAS[found.house_from_moon - 1]!} में`;
  switch (found.effect.result) {
    case 'favourable':
      return `${place} और ${area} ${PLANET_GIVES[planet]} देता है।`;
    case 'neutralised':
      return `${place}; ${area} ${PLANET_GIVES[planet]} देने की उसकी शक्ति अभी ${others(found)} के वेध से रुकी है${stillGood(found) ? `, पर वहाँ उसके 8 में से ${found.bindus} बिंदु फिर भी सहायक हैं` : ''}।`;
    case 'relieved':
      return `${place} और ${area} ${PLANET_ASKS[planet]} माँगता है, पर अभी ${others(found)} के विपरीत वेध से राहत है।`;
    case 'unfavourable':
      return index === 1
        ? `${place}; ${area} ${PLANET_ADVICE[planet]} अच्छा रहेगा।`
        : `${place} और ${area} ${PLANET_ASKS[planet]} माँगता है।`;
  }
}

function others({ vedha }: DescribedTransit): string {
  return listHi(vedha.by.map((id) => PLANETS_HI[planetOf(id)]));
}

/** Sentences where the local time is not that of the birth place, and where the Sun does not rise or set. */
function ofPlace({ panchang: { reason }, place: { source } }: DayFacts): string[] {
  return [
    ...(source === 'birth' ? [] : ['सभी समय उस स्थान की घड़ी के अनुसार हैं जहाँ आप यह दिन बिता रहे हैं।']),
    ...(reason ? [POLAR[reason]] : []),
  ];
}

const POLAR = {
  polar_day: 'इस दिन वहाँ सूर्य अस्त नहीं होता, इसलिए दिन के भाग मध्याह्न से गिने गए हैं।',
  polar_night: 'इस दिन वहाँ सूर्य का उदय नहीं होता, इसलिए दिन के भाग मध्याह्न से गिने गए हैं।',
} as const;

function windows(facts: DayFacts): string[] {
  const date = facts.target_date;
  const described = describedWindows(facts).map((window) => {
    const { sanskrit } = CHOGHADIYAS.find(({ id }) => id === window.choghadiya)!;
    const abhijit = window.is_abhijit ? ', अभिजित् मुहूर्त के भीतर' : '';
    return `${spanText(window, date, 'hi')} तक (${PLANETS_HI[planetOf(window.hora)]} की होरा, ${sanskrit} चौघड़िया${abhijit})`;
  });
  const shunned = describedShunned(facts).map(
    (time) => `${AVOIDED_NAMES[time.id].sanskrit} (${spanText(time, date, 'hi')})`,
  );
  return [bestTimes(facts, described), `${listHi(shunned)} में नया काम शुरू न करें।`];
}

function bestTimes(facts: DayFacts, described: readonly string[]): string {
  if (described.length === 0) return 'इस दिन नई शुरुआत के लिए कोई विशेष समय नहीं निकलता।';
  if (isQuiet(facts)) return `जो काम टल न सके, उसके लिए ${described.join(' या ')} का समय ठीक है।`;
  return `सबसे अच्छा समय ${listHi(described)} है।`;
}

function counsels(facts: DayFacts): string[] {
  const { recommendations, target_date: date } = facts;
  const use = isQuiet(facts) ? null : recommendations.find(({ kind }) => kind === 'do');
  const leave = recommendations.find(({ kind }) => kind === 'leave');
  const described = leave ? counselOf(leave.id as CounselId) : null;
  const when = leave ? holdsWithin(leave) : null;
  return [
    ...(use ? [counselOf(use.id as CounselId).text.hi] : []),
    ...(described ? [described.text.hi] : []),
    ...(when ? [`यह सावधानी ${spanText(when, date, 'hi')} तक रखें।`] : []),
    ...(described?.ease ? [described.ease.hi] : []),
  ];
}

function remedy({ remedies: [first] }: DayFacts): string[] {
  return first ? [first.reason, first.details] : [];
}

const CLOSINGS: Readonly<Record<DayFacts['class'], string>> = {
  best: 'जिसकी तैयारी कर रहे थे, उसे आगे बढ़ाएँ और उसका फल बाँटें।',
  good: 'जो तैयार है उसे आगे बढ़ाएँ और बाकी को सरल रखें।',
  normal: 'समय पर किया गया नियमित काम ही इस दिन फल देता है।',
  avoid: 'योजनाएँ छोटी रखें और अपने प्रति कोमल रहें; आगे सहज दिन आते हैं।',
  danger: 'विश्राम, दिनचर्या और प्रार्थना पर्याप्त हैं; यह समय बीत जाता है और रुका हुआ काम बाद में हो सकता है।',
};
