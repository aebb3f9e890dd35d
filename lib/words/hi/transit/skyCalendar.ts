/** What happens in the sky of a year, in Hindi. */
import { isNode, type Planet } from '../../../astro/tables/planets.ts';
import type { AstaReason } from '../../../astro/transit/calendar/asta.ts';
import type { OpenDates, PlanetDates, SkyCalendarWords } from '../../facts/transitCalendar.ts';
import type { Sentences } from '../../sentences.ts';
import {
  counted,
  countHi,
  dateHi,
  inSign,
  listHi,
  nakshatraHi,
  onDate,
  planetHi,
  planetsHi,
  signHi,
  spanHi,
} from '../grammar.ts';

/** Returns 3 से 28 मार्च 2027 तक, 28 मार्च 2027 तक, 3 मार्च 2027 से आगे. */
export function openDatesHi({ from, until }: OpenDates): string {
  if (from !== null && until !== null) return spanHi(from, until);
  if (until !== null) return `${dateHi(until)} तक`;
  return from === null ? 'पूरे समय' : `${dateHi(from)} से आगे`;
}

/** So many dates stand in a sentence; more are counted. */
const MOST_DATES = 4;

/** Returns मंगल 3 से 28 मार्च 2027 तक वक्री रहता है; of several times the dates by themselves, of many the count alone. */
function howOften(state: string, { dates, planet }: PlanetDates): string {
  if (dates.length === 1) return `${planetHi(planet)} ${openDatesHi(dates[0]!)} ${state} रहता है।`;
  const often = `${planetHi(planet)} ${countHi(dates.length)} बार ${state} होता है।`;
  return dates.length > MOST_DATES ? often : `${often} ${inTurn(dates)}`;
}

const ORDINALS = ['पहली', 'दूसरी', 'तीसरी', 'चौथी'];

/** Returns a short sentence for each of up to four times. */
const inTurn = (dates: readonly OpenDates[]) =>
  dates.map((one, i) => `${ORDINALS[i]!} बार यह समय ${openDatesHi(one)} है।`).join(' ');

const SIDES = { east: 'पूर्व में सूर्योदय से पहले', west: 'पश्चिम में सूर्यास्त के बाद' } as const;
const REASONS: Readonly<Record<AstaReason, string>> = {
  sun_does_not_rise_or_set: 'दूसरी तारीख नहीं दी गई, क्योंकि उन दिनों यहाँ सूर्य उदय या अस्त नहीं होता।',
  not_seen_for_months: 'दूसरी तारीख नहीं दी गई, क्योंकि ग्रह यहाँ महीनों नहीं दिखता।',
  outside_the_ephemeris: 'दूसरी तारीख गणना के वर्षों से बाहर है।',
};

const STARS = {
  agni_nakshatram_begins: ' (अग्नि नक्षत्रम शुरू)',
  agni_nakshatram_ends: ' (अग्नि नक्षत्रम समाप्त)',
  rain_star: ' (वर्षा का नक्षत्र)',
} as const;

const backwards = (body: Planet, isBackward: boolean) => (isBackward && !isNode(body) ? 'वक्री होकर ' : '');

export const SKY_CALENDAR_HI: Sentences<SkyCalendarWords> = {
  event: ({ body, event, isBackward, nakshatraIndex, signIndex, sunStar }) => {
    const planet = planetHi(body);
    switch (event) {
      case 'ingress':
        return `${planet} का ${backwards(body, isBackward)}${signHi(signIndex)} में प्रवेश`;
      case 'nakshatra':
        return `${planet} का ${backwards(body, isBackward)}${nakshatraHi(nakshatraIndex)} में प्रवेश${sunStar === null ? '' : STARS[sunStar]}`;
      case 'retrograde':
        return `${planet} ${inSign(signIndex)} वक्री`;
      case 'direct':
        return `${planet} ${inSign(signIndex)} मार्गी`;
      case 'combustion_begins':
        return `${planet} ${inSign(signIndex)} अस्त`;
      case 'combustion_ends':
        return `${planet} का अस्त समाप्त, ${inSign(signIndex)}`;
      case 'asta':
        return `${planet} का लोप (दिखना बंद)`;
      case 'udaya':
        return `${planet} का उदय (फिर दिखना)`;
      case 'solar_eclipse':
        return `${inSign(signIndex)} सूर्य ग्रहण`;
      case 'lunar_eclipse':
        return `${inSign(signIndex)} चंद्र ग्रहण`;
      case 'new_moon':
        return `${inSign(signIndex)} अमावस्या`;
      case 'full_moon':
        return `${inSign(signIndex)} पूर्णिमा`;
    }
  },
  sky_year: ({ count, entries, turns }) => {
    const entered = entries?.map(
      ({ date, isBackward, planet, signIndex }) =>
        `${planetHi(planet)} ${onDate(date)} ${backwards(planet, isBackward)}${inSign(signIndex)} प्रवेश करता है।`,
    );
    const turned = turns?.map(({ count: times, planet }) => `${planetHi(planet)} ${countHi(times)} बार`);
    return [
      ...(entered?.length === 0 ? ['कोई धीमा ग्रह राशि नहीं बदलता।'] : (entered ?? [])),
      ...(turned === undefined
        ? []
        : [turned.length > 0 ? `वक्री होने वाले ग्रह: ${listHi(turned)}।` : 'कोई ग्रह वक्री नहीं होता।']),
      ...(entered === undefined && turned === undefined ? [`सूची में ${counted(count, 'घटना', 'घटनाएँ')} हैं।`] : []),
    ].join(' ');
  },
  turn_back: (facts) => howOften('वक्री', facts),
  none_turns_back: ({ planets }) => `${planetsHi(planets)} वक्री नहीं ${planets.length > 1 ? 'होते' : 'होता'}।`,
  goes_back: ({ days, fromSign, planet, toSign }) => {
    const where =
      fromSign === null || toSign === null
        ? ''
        : fromSign === toSign
          ? ` ${inSign(fromSign)}`
          : ` ${signHi(fromSign)} से ${inSign(toSign)} लौटते हुए`;
    return `${planetHi(planet)}${where}${days === null ? '' : ` ${days} दिन`} वक्री रहता है।`;
  },
  are_combust: (facts) => howOften('अस्त', facts),
  none_combust: ({ planets }) => `${planetsHi(planets)} अस्त नहीं ${planets.length > 1 ? 'होते' : 'होता'}।`,
  is_combust: ({ conjunction, from, planet, until }) => {
    const combust = `${planetHi(planet)} ${openDatesHi({ from, until })} अस्त रहता है।`;
    if (conjunction === null) return `${combust} सूर्य से मिलने से पहले ही वह मुड़ जाता है।`;
    const way = conjunction.kind === 'inferior' ? 'पृथ्वी और सूर्य के बीच से' : 'सूर्य के पीछे से';
    return `${combust} ${onDate(conjunction.date)} वह ${way} निकलता है।`;
  },
  not_seen: ({ dates, planet }) => `${planetHi(planet)} यहाँ ${listHi(dates.map(openDatesHi))} नहीं दिखता।`,
  asta_uncertain: ({ planets }) => `ध्रुवों के इतने पास ${planetsHi(planets)} के लोप की सब तारीखें नहीं बताई जा सकतीं।`,
  asta_bars: () => 'परंपरा में गुरु या शुक्र के लोप में विवाह, उपनयन, गृह प्रवेश और पहली तीर्थयात्रा टाली जाती है।',
  always_seen: () => 'गुरु और शुक्र यहाँ पूरे समय दिखते हैं, इसलिए इनके कारण विवाह नहीं रुकता।',
  ask_place: () => 'किसी स्थान पर ग्रह कब नहीं दिखते, यह जानने के लिए उसका अक्षांश और देशांतर भेजें।',
  asta: ({ astaDate, astaSide, planet, reason, udayaDate, udayaSide }) => {
    const lost = astaDate && astaSide && `${SIDES[astaSide]} दिखता रहा और ${dateHi(astaDate)} से नहीं दिखता`;
    const seen = udayaDate && udayaSide && `${dateHi(udayaDate)} से ${SIDES[udayaSide]} फिर दिखता है`;
    const told = [lost, seen].filter(Boolean).join('; ');
    return [`${planetHi(planet)} ${told === '' ? 'यहाँ नहीं दिखता' : told}।`, reason && REASONS[reason]]
      .filter(Boolean)
      .join(' ');
  },
};
