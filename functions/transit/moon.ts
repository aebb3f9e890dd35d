/** Answer of /transit/moon-transit. */
import { element } from '../../lib/astro/tables/signs.ts';
import type { Named } from '../../lib/words/names.ts';
import { moonBalaAt, moonTone, type MoonBala, type MoonTone } from '../../lib/astro/judgement/day/moonBala.ts';
import { both } from '../../lib/astro/bilingual.ts';
import { wrap360 } from '../../lib/astro/angle.ts';
import { CHANDRABALA_SOURCE, CHANDRASHTAMA_HOUSE } from '../../lib/astro/panchang/chandrabala.ts';
import { ttFromUt } from '../../lib/astro/earth/deltaT.ts';
import { citation } from '../../lib/astro/source.ts';
import { NAKSHATRA_ARC_DEG } from '../../lib/astro/tables/nakshatras.ts';
import { TARABALA_SOURCE } from '../../lib/astro/panchang/tarabala.ts';
import { moonVoid } from '../../lib/astro/transit/moonVoid.ts';
import type { StayOutlook } from '../../lib/astro/transit/outlook.ts';
import { isStayAt, stays, type Stay } from '../../lib/astro/transit/stays.ts';
import { MOODS } from '../../lib/astro/transit/tables/moods.ts';
import type { MoonTransit } from '../../lib/schemas/transit/moon.ts';
import { degrees } from '../../lib/astro/rounding.ts';
import { nakshatraRef, signRef } from '../../lib/records/common.ts';
import {
  localDate,
  staySpanRecord,
  TRANSIT_SOURCES,
  transitRecord,
  type TransitInstant,
} from '../../lib/records/transit/passages.ts';
import { TRANSIT_BAND_NAMES } from '../../lib/records/transit/wording.ts';
import { TRANSIT } from '../../lib/words/subjects/transit.ts';
import { subjectRecord, type TransitContext, type TransitNow } from './now.ts';
import { planetDetails } from './onePlanet.ts';
import { outlooksOf } from './planets.ts';
import { MINUTES_PER_DAY } from '../../lib/astro/time.ts';
import { isFew, isMany } from '../../lib/astro/ashtakavarga/bands.ts';

const TONE_NAMES: Readonly<Record<MoonTone, Named>> = {
  bright: { name: 'Bright', sanskrit: 'प्रसन्न' },
  even: { name: 'Even', sanskrit: 'सम' },
  tender: { name: 'Tender', sanskrit: 'कोमल' },
  guarded: { name: 'Guarded', sanskrit: 'सतर्क' },
};

const NOTES = [
  both(
    'A stay lasts about two and a quarter days. Its nakshatras, about a day each, divide it into taras.',
    'चंद्रमा एक राशि में करीब सवा दो दिन रहता है। उसके नक्षत्र करीब एक-एक दिन के हैं और उनसे तारा देखी जाती है।',
  ),
  both(
    'The tone is read from the house and the element of the sign. It is a mood, not an event.',
    'मन का रुख भाव और राशि के तत्त्व से देखा गया है; यह मन का झुकाव है, घटना नहीं।',
  ),
  both(
    'The void of course is a Western notion, given for those who use it. Nothing here rests on it.',
    'void_of_course पश्चिमी ज्योतिष की बात है, जो चाहने वालों के लिए दी गई है; यहाँ कोई गणना इस पर नहीं टिकी।',
  ),
];

type StayRecord = MoonTransit['stays'][number];

export function moonTransit(now: TransitNow<'Sun' | 'Moon'>, { ephemeris }: TransitContext): MoonTransit {
  const outlooks = outlooksOf(now, 'Moon');
  const { aspects, contacts, kakshas, next_sign } = planetDetails(now, ephemeris, now.passing.Moon, outlooks);
  const described = transitRecord(now, 'Moon');
  const bala = balaAt(now, now.jdUT);
  const moons = nakshatraStays(now, outlooks);
  const eighths = outlooks.filter(({ houseFromMoon }) => houseFromMoon === CHANDRASHTAMA_HOUSE);
  return {
    ...subjectRecord(now),
    ...described,
    next_sign,
    aspects,
    contacts,
    kakshas,
    ...balaRecord(now, bala),
    elongation: degrees(wrap360(now.passing.Moon.where.longitudeDeg - now.passing.Sun.where.longitudeDeg)),
    is_chandrashtama: now.judged.Moon.houseFromMoon === CHANDRASHTAMA_HOUSE,
    stays: outlooks.map((stay) => stayRecord(now, stay, moons)),
    chandrashtama: eighths.map((stay) => staySpanRecord(now, stay)),
    node_vedha: now.gochara.nodeVedha,
    text: [described.effect.text, nowText(now, bala), eighthText(now, eighths)].join(' '),
    notes: now.names.texts(NOTES),
    sources: [...TRANSIT_SOURCES, TARABALA_SOURCE, CHANDRABALA_SOURCE].map(citation),
  };
}

function balaAt({ gochara, tracks }: TransitInstant, jdUT: number): MoonBala {
  const jdTT = ttFromUt(jdUT);
  return moonBalaAt(gochara.chart, tracks.Sun.at(jdTT).longitudeDeg, tracks.Moon.at(jdTT).longitudeDeg);
}

function balaRecord({ names }: TransitInstant, { combined, moon, paksha, tara }: MoonBala) {
  const { id, meaning, nature, number } = tara;
  return {
    tara: { id, number, name: names.of(tara), nature, meaning: names.text(meaning) },
    paksha,
    chandrabala: moon.nature,
    combined,
  };
}

function nakshatraStays({ tracks }: TransitInstant, outlooks: readonly Stay[]): Stay[] {
  const fromJdUT = outlooks[0]!.startJdUT;
  const untilJdUT = outlooks.at(-1)!.endJdUT;
  // Near the ends of the ephemeris the stays in nakshatras are left out.
  return fromJdUT === null || untilJdUT === null ? [] : stays(tracks.Moon, NAKSHATRA_ARC_DEG, fromJdUT, untilJdUT);
}

/** A minute: a nakshatra that ends with its sign is not part of the next one. */
const LEAST_STAY_DAYS = 1 / MINUTES_PER_DAY;

function stayRecord(now: TransitInstant, stay: StayOutlook, moons: readonly Stay[]): StayRecord {
  const { names } = now;
  const { band, bindus, endJdUT, houseFromAscendant, houseFromMoon, index, percentile, sarva, score, startJdUT } = stay;
  const tone = moonTone(balaAt(now, ((startJdUT ?? now.jdUT) + (endJdUT ?? now.jdUT)) / 2).moon);
  const free = moonVoid(now.tracks, stay);
  const within = moons
    .map((moon) => ({
      index: moon.index,
      startJdUT: Math.max(moon.startJdUT ?? -Infinity, startJdUT ?? -Infinity),
      endJdUT: Math.min(moon.endJdUT ?? Infinity, endJdUT ?? Infinity),
    }))
    .filter((moon) => moon.endJdUT - moon.startJdUT > LEAST_STAY_DAYS);
  return {
    sign: signRef(index, names),
    house_from_moon: houseFromMoon,
    house_from_lagna: houseFromAscendant,
    ...staySpanRecord(now, stay),
    is_current: isStayAt(stay, now.jdUT),
    is_chandrashtama: houseFromMoon === CHANDRASHTAMA_HOUSE,
    tone: {
      id: tone,
      name: names.of(TONE_NAMES[tone]),
      element: element(index),
      mood: names.text(MOODS[element(index)]),
    },
    bindus,
    sarvashtakavarga: sarva,
    score,
    percentile,
    band,
    band_name: names.of(TRANSIT_BAND_NAMES[band]),
    nakshatras: within.map((moon) => nakshatraRecord(now, moon)),
    void_of_course: free && staySpanRecord(now, free),
    text: stayText(now, stay),
  };
}

function nakshatraRecord(
  now: TransitInstant,
  span: { readonly index: number; readonly startJdUT: number; readonly endJdUT: number },
): StayRecord['nakshatras'][number] {
  return {
    nakshatra: nakshatraRef(span.index, now.names),
    ...staySpanRecord(now, span),
    is_current: isStayAt(span, now.jdUT),
    ...balaRecord(now, balaAt(now, (span.startJdUT + span.endJdUT) / 2)),
  };
}

function stayText({ names, stage }: TransitInstant, { bindus, houseFromMoon, index }: StayOutlook): string {
  const amount = isMany(bindus!) ? 'many' : isFew(bindus!) ? 'few' : null;
  return TRANSIT[names.lang].moon_stay({ signIndex: index, moonHouse: houseFromMoon, bindus: amount, stage });
}

function nowText({ names }: TransitInstant, { nakshatraIndex, tara }: MoonBala): string {
  return TRANSIT[names.lang].tara_now({ nakshatraIndex, tara: tara.id });
}

function eighthText(now: TransitInstant, eighths: readonly Stay[]): string {
  const words = TRANSIT[now.names.lang];
  const coming = eighths.find(({ endJdUT, startJdUT }) => startJdUT !== null && endJdUT !== null && endJdUT > now.jdUT);
  if (!coming) return words.no_chandrashtama({});
  return words.chandrashtama({ from: localDate(now, coming.startJdUT!), until: localDate(now, coming.endJdUT!) });
}
