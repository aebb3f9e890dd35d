/** A day told in Hindi, sentence by sentence, from its records alone. */
import { counselOf, type CounselId } from '../../../lib/astro/area/dayCounsels.ts';
import { AVOIDED_NAMES } from '../../../lib/astro/area/tables/dayWindows.ts';
import { remedyOf } from '../../../lib/astro/remedies.ts';
import { CHOGHADIYAS } from '../../../lib/astro/tables/dayParts.ts';
import { LUNAR_MONTHS } from '../../../lib/astro/tables/lunarMonths.ts';
import { NITYA_YOGAS, PAKSHAS, TITHIS } from '../../../lib/astro/tables/panchang.ts';
import { TARAS } from '../../../lib/astro/tables/taras.ts';
import { dateText } from '../../_shell/dates.ts';
import { namesIn } from '../../_shell/names.ts';
import { HINDI_WEEKDAYS, hindiList, hindiOrdinal, hindiRank, PLANETS_SAID } from './hindi.ts';
import {
  COMBINED_SAID,
  HOUSE_AREAS,
  MOON_BRINGS,
  PART_WORDS,
  PLANET_ASKS,
  PLANET_GIVES,
  TARA_MEANINGS,
  WAXING_MOON_BRINGS,
} from './tables/hindiPhrases.ts';
import {
  clockText,
  dayOf,
  planetOf,
  specialYogas,
  stillGood,
  tellingTransits,
  type DayTale,
  type ToldTransit,
} from './words.ts';

const NAMES = namesIn('hi');

/** Returns the day in three paragraphs: what it is, what moves, what to do. */
export function dayInHindi(tale: DayTale): string {
  return [
    [opening(tale), ...reasons(tale), panchang(tale), moon(tale)],
    [dasha(tale), ...tellingTransits(tale).map(transit)],
    [...windows(tale), ...counsels(tale), ...remedy(tale), CLOSINGS[tale.class]],
  ]
    .map((sentences) => sentences.join(' '))
    .join('\n\n');
}

const CLASS_WORDS: Readonly<Record<DayTale['class'], string>> = {
  best: 'आपके श्रेष्ठ दिनों में से एक है',
  good: 'आपके लिए शुभ दिन है',
  normal: 'आपके लिए सामान्य दिन है, जो नियमित काम के लिए उपयुक्त है',
  avoid: 'सँभलकर चलने का दिन है',
  danger: 'शांत रहने और सादे काम करने का दिन है',
};

function opening({ class: kind, overall_score: score, panchang: { vara }, target_date: date }: DayTale): string {
  return `${dateText(date, 'hi')}, ${HINDI_WEEKDAYS[vara.number - 1]!}, ${CLASS_WORDS[kind]}; 100 में से ${score} अंक।`;
}

function reasons(tale: DayTale): string[] {
  const said = (kind: 'do' | 'leave') =>
    tale.recommendations.filter((one) => one.kind === kind).map((one) => partPhrase(one, tale));
  const [helps, weighs] = [said('do'), said('leave')];
  return [
    ...(helps.length > 0 ? [`दिन को बल देने वाली बातें: ${hindiList(helps)}।`] : []),
    ...(weighs.length > 0 ? [`ध्यान देने योग्य: ${hindiList(weighs)}।`] : []),
  ];
}

type Told = DayTale['recommendations'][number];

function partPhrase({ component, id, kind, planet }: Told, tale: DayTale): string {
  const who = planet && PLANETS_SAID[planetOf(planet)];
  switch (component) {
    case 'tarabala':
      return `${TARAS.find((tara) => id === `tara_${tara.id}`)!.sanskrit} तारा`;
    case 'chandrabala':
      return `जन्म राशि से ${hindiOrdinal(Number(id.slice('moon_'.length)))} स्थान का चन्द्रमा`;
    case 'gochara':
      return `ग्रहों का गोचर (विशेषकर ${who} का)`;
    case 'dasha_lords':
      return `चल रही दशाएँ (विशेषकर ${who} की)`;
    case 'vara':
      return `वार-स्वामी ${who}`;
    case 'special_yogas': {
      const names = specialYogas(tale, kind === 'do' ? 'good' : 'bad').map(({ sanskrit }) => sanskrit);
      return names.length > 0 ? `${PART_WORDS['special_yogas']!} (${names.join(', ')})` : 'पञ्चक';
    }
    case 'saturn':
      return tale.sade_sati.is_active ? 'शनि की साढ़ेसाती' : 'शनि की ढैया';
    default:
      return PART_WORDS[component]!;
  }
}

/** What runs, each until its end. */
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

function panchang({ panchang: day, target_date: date }: DayTale): string {
  const { lunar_month: month, nakshatra, tithi, yoga } = day;
  const tithis = course(tithi, (number) => TITHIS[number - 1]!.sanskrit, date);
  const stars = course(nakshatra, (number) => NAMES.nakshatra(number - 1), date);
  const monthName = `${month.is_adhika ? 'अधिक ' : ''}${LUNAR_MONTHS[month.purnimanta.number - 1]!.sanskrit}`;
  const yogaName = NITYA_YOGAS[yoga[0]!.number - 1]!.sanskrit;
  return `${monthName} मास के ${PAKSHAS[month.paksha].sanskrit} पक्ष में तिथि ${tithis} है; चन्द्रमा का नक्षत्र ${stars} है और सूर्योदय के समय ${yogaName} योग है।`;
}

function moon({ chandrabala, tarabala: { combined, tara } }: DayTale): string {
  const { alias, id, sanskrit } = TARAS[tara.number - 1]!;
  const star = tara.count === 1 ? 'आपका जन्म नक्षत्र ही है' : `आपके जन्म नक्षत्र से गिनने पर ${hindiRank(tara.count)} है`;
  const named = `${sanskrit} तारा${alias && HINDI_ALIASES[alias] ? ` (${HINDI_ALIASES[alias]})` : ''}`;
  return `दोपहर का नक्षत्र ${star}, जिससे ${named} बनती है: ${TARA_MEANINGS[id]}। जन्म राशि से ${hindiOrdinal(chandrabala.house)} स्थान में चन्द्रमा ${moonBrings(chandrabala)} की ओर संकेत करता है; ${COMBINED_SAID[combined]}।`;
}

function moonBrings({ house, paksha }: DayTale['chandrabala']): string {
  return (paksha === 'shukla' ? WAXING_MOON_BRINGS[house] : undefined) ?? MOON_BRINGS[house - 1]!;
}

const HINDI_ALIASES: Readonly<Record<string, string>> = {
  Pratyari: 'प्रत्यरि',
  Sadhana: 'साधन',
  Vadha: 'वध',
  'Ati-Mitra': 'अतिमित्र',
};

function dasha({ dasha: { path, reason } }: DayTale): string {
  const [maha, antar, pratyantar] = path;
  if (!maha || !antar || !pratyantar) return NO_DASHA[reason ?? 'before_birth'];
  const of = ({ lord }: typeof maha) => PLANETS_SAID[planetOf(lord!)];
  return `आपकी ${of(maha)} की महादशा ${dayOf(maha.end, 'hi')} तक है; उसमें ${of(antar)} की अन्तर्दशा ${dayOf(antar.end, 'hi')} तक और ${of(pratyantar)} की प्रत्यन्तर्दशा ${dayOf(pratyantar.end, 'hi')} तक चलती है।`;
}

const NO_DASHA = {
  before_birth: 'यह दिन जन्म से पहले का है, इसलिए कोई दशा नहीं चलती।',
  after_last_period: 'यह दिन बताई गई अंतिम दशा के बाद का है।',
} as const;

function transit(found: ToldTransit): string {
  const planet = planetOf(found.id);
  const sign = NAMES.sign(found.sign.number - 1);
  const ordinal = hindiOrdinal(found.house_from_moon);
  const until = found.leaves_at ? `${dayOf(found.leaves_at, 'hi')} तक ` : '';
  const place = `${PLANETS_SAID[planet]} ${until}${sign} राशि में, आपकी जन्म राशि से ${ordinal} स्थान में है`;
  const area = `${HOUSE_AREAS[found.house_from_moon - 1]!} के विषय में`;
  switch (found.effect.result) {
    case 'favourable':
      return `${place} और ${area} ${PLANET_GIVES[planet]} देता है।`;
    case 'neutralised':
      return `${place}; ${area} ${PLANET_GIVES[planet]} देने की उसकी शक्ति अभी ${others(found)} के वेध से रुकी है${stillGood(found) ? `, पर वहाँ उसके 8 में से ${found.bindus} बिन्दु फिर भी सहायक हैं` : ''}।`;
    case 'relieved':
      return `${place} और ${area} ${PLANET_ASKS[planet]} माँगता है, पर अभी ${others(found)} के विपरीत वेध से राहत है।`;
    case 'unfavourable':
      return `${place} और ${area} ${PLANET_ASKS[planet]} माँगता है।`;
  }
}

function others({ vedha }: ToldTransit): string {
  return hindiList(vedha.by.map((id) => PLANETS_SAID[planetOf(id)]));
}

function windows({ muhurta_timings: { avoid, best }, target_date: date }: DayTale): string[] {
  const at = ({ end, start }: { readonly start: string; readonly end: string }) => {
    const [from, to] = [start, end].map((instant) => clockText(instant, date, 'hi'));
    return `${from} से ${to} तक`;
  };
  const told = best.slice(0, 2).map((window) => {
    const { sanskrit } = CHOGHADIYAS.find(({ id }) => id === window.choghadiya)!;
    const abhijit = window.is_abhijit ? ', अभिजित् मुहूर्त सहित' : '';
    return `${at(window)} (${PLANETS_SAID[planetOf(window.hora)]} की होरा, ${sanskrit} चौघड़िया${abhijit})`;
  });
  const shunned = avoid
    .filter(({ id }) => id === 'rahu_kaal' || id === 'yamaganda' || id === 'bhadra_on_earth')
    .map((window) => `${at(window)} ${AVOIDED_NAMES[window.id as keyof typeof AVOIDED_NAMES].sanskrit}`);
  const good = told.length > 0 ? `सबसे अच्छा समय ${hindiList(told)} है।` : 'इस दिन नई शुरुआत के लिए कोई विशेष समय नहीं निकलता।';
  return [good, `${hindiList(shunned)} है, उसमें नया काम शुरू न करें।`];
}

function counsels({ recommendations }: DayTale): string[] {
  const use = recommendations.find(({ kind }) => kind === 'do');
  const leave = recommendations.find(({ kind }) => kind === 'leave');
  return [...(use ? [counselOf(use.id as CounselId).text.hi] : []), ...(leave ? withEase(leave.id as CounselId) : [])];
}

function withEase(id: CounselId): string[] {
  const { ease, text } = counselOf(id);
  return ease ? [text.hi, ease.hi] : [text.hi];
}

function remedy({ remedies: [first] }: DayTale): string[] {
  if (!first) return [];
  const planet = planetOf(first.planet);
  return [`${PLANETS_SAID[planet]} के लिए ${remedyOf(planet, first.kind).details.hi}`];
}

const CLOSINGS: Readonly<Record<DayTale['class'], string>> = {
  best: 'जिसकी तैयारी कर रहे थे, उसे आगे बढ़ाएँ और उसका फल बाँटें।',
  good: 'जो तैयार है उसे आगे बढ़ाएँ और बाक़ी को सरल रखें।',
  normal: 'समय पर किया गया नियमित काम ही इस दिन फल देता है।',
  avoid: 'योजनाएँ छोटी रखें और अपने प्रति कोमल रहें; आगे सहज दिन आते हैं।',
  danger: 'विश्राम, दिनचर्या और प्रार्थना पर्याप्त हैं; यह समय बीत जाता है और रुका हुआ काम बाद में हो सकता है।',
};
