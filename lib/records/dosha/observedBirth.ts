/** What was observed of doshas that depend on the panchang elements at birth, or on a second birth. */
import type { Chart } from '../../astro/chart/chart.ts';
import type { DoshaVerdict } from '../../astro/dosha/dosha.ts';
import { elementAt, PANCHANG_ELEMENTS } from '../../astro/panchang/elements.ts';
import { tenths } from '../../astro/rounding.ts';
import { NAKSHATRA_QUALITIES } from '../../astro/tables/nakshatraQualities.ts';
import { VARAS } from '../../astro/tables/panchang.ts';
import { rajjuOf } from '../../astro/tables/rajju.ts';
import { SIGNS } from '../../astro/tables/signs.ts';
import { HOURS_PER_DAY } from '../../astro/time.ts';
import type { BirthSeenWords } from '../../words/facts/rules/doshaSeen.ts';
import type { Sentences } from '../../words/sentences.ts';

type Seen = (words: Sentences<BirthSeenWords>, chart: Chart, verdict: DoshaVerdict) => string;

/** By dosha id; each text is the same whether or not the dosha is formed. */
export const BIRTH_SEEN: Readonly<Record<string, Seen>> = {
  amavasya: tithiSeen,
  chaturdashi: tithiSeen,
  sankranti: sankrantiSeen,
  vyatipata: nityaYogaSeen,
  vaidhriti: nityaYogaSeen,
  vishti: (words, chart) => words.karana({ karana: elementNumber(chart, 'karana') }),
  dagdha_tithi: dagdhaSeen,
  rajju: (words, chart) => {
    const { nakshatraIndex } = chart.planets.Moon;
    return `${words.nakshatra({ nakshatraIndex })} ${words.rajju({ rajju: rajjuOf(nakshatraIndex) })}`;
  },
  gana: (words, chart) => {
    const { nakshatraIndex } = chart.planets.Moon;
    return `${words.nakshatra({ nakshatraIndex })} ${words.gana({ gana: NAKSHATRA_QUALITIES[nakshatraIndex]!.gana })}`;
  },
  bhakoot: bhakootSeen,
  ekanakshatra: (words, chart) => words.nakshatra({ nakshatraIndex: chart.planets.Moon.nakshatraIndex }),
};

function elementNumber({ planets }: Chart, element: 'tithi' | 'yoga' | 'karana'): number {
  return elementAt(PANCHANG_ELEMENTS[element], planets.Sun.longitudeDeg, planets.Moon.longitudeDeg).number;
}

function tithiSeen(words: Sentences<BirthSeenWords>, chart: Chart): string {
  return words.tithi({ tithi: elementNumber(chart, 'tithi') });
}

function nityaYogaSeen(words: Sentences<BirthSeenWords>, chart: Chart): string {
  return words.nitya_yoga({ nityaYoga: elementNumber(chart, 'yoga') });
}

function dagdhaSeen(words: Sentences<BirthSeenWords>, chart: Chart, { evidence }: DoshaVerdict): string {
  const weekdayIndex = VARAS.findIndex(({ transliteration }) => transliteration === evidence[0]!.observed['vara']);
  return words.tithi_and_vara({ tithi: elementNumber(chart, 'tithi'), weekdayIndex });
}

const HOURS_PER_GHATI = 0.4;
/** Below this many hours a span is given in hours, otherwise in days. */
const FEW_HOURS = 48;

function sankrantiSeen(words: Sentences<BirthSeenWords>, _: Chart, { evidence }: DoshaVerdict): string {
  const { entered_sign: sign, ghatis, side } = evidence[0]!.observed as Record<string, string | number>;
  const hours = Number(ghatis) * HOURS_PER_GHATI;
  const isShort = hours < FEW_HOURS;
  return words.sankranti({
    signIndex: SIGNS.findIndex((known) => known === sign),
    count: isShort ? tenths(hours) : Math.round(hours / HOURS_PER_DAY),
    unit: isShort ? 'hours' : 'days',
    isBeforeBirth: side === 'after',
  });
}

function bhakootSeen(words: Sentences<BirthSeenWords>, chart: Chart, { evidence }: DoshaVerdict): string {
  const clash = evidence.find(({ id }) => id === 'clash')!.observed['clashing'] as readonly string[];
  return words.clashing_signs({
    signIndex: chart.planets.Moon.signIndex,
    clashing: clash.map((sign) => ({ signIndex: SIGNS.findIndex((known) => known === sign) })),
  });
}
