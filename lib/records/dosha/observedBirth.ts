/** What was observed of doshas that depend on the panchang elements at birth, or on a second birth. */
import { countFrom } from '../../astro/angle.ts';
import type { Chart, ChartPlanet } from '../../astro/chart/chart.ts';
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
  rajju: rajjuSeen,
  gana: ganaSeen,
  bhakoot: bhakootSeen,
  ekanakshatra: relativeSeen,
};

/** Returns the nakshatra and pada of the second birth's Moon, from what was observed; null where none is given. */
export function partnerMoon({ dosha, partner }: DoshaVerdict): ChartPlanet | null {
  return dosha.needs && partner ? partner.planets.Moon : null;
}

function rajjuSeen(words: Sentences<BirthSeenWords>, chart: Chart, verdict: DoshaVerdict): string {
  const { nakshatraIndex } = chart.planets.Moon;
  const own = `${words.nakshatra({ nakshatraIndex })} ${words.rajju({ rajju: rajjuOf(nakshatraIndex) })}`;
  const other = partnerMoon(verdict)?.nakshatraIndex;
  return other === undefined ? own : `${own} ${words.partner_rajju({ nakshatraIndex: other, rajju: rajjuOf(other) })}`;
}

const ganaOf = (nakshatraIndex: number) => NAKSHATRA_QUALITIES[nakshatraIndex]!.gana;

function ganaSeen(words: Sentences<BirthSeenWords>, chart: Chart, verdict: DoshaVerdict): string {
  const { nakshatraIndex } = chart.planets.Moon;
  const own = `${words.nakshatra({ nakshatraIndex })} ${words.gana({ gana: ganaOf(nakshatraIndex) })}`;
  const other = partnerMoon(verdict)?.nakshatraIndex;
  return other === undefined ? own : `${own} ${words.partner_gana({ nakshatraIndex: other, gana: ganaOf(other) })}`;
}

function relativeSeen(words: Sentences<BirthSeenWords>, chart: Chart, verdict: DoshaVerdict): string {
  const { nakshatraIndex, pada } = chart.planets.Moon;
  const other = partnerMoon(verdict);
  if (!other) return words.nakshatra({ nakshatraIndex });
  const relative = words.relative_nakshatra({ nakshatraIndex: other.nakshatraIndex, pada: other.pada });
  return `${words.moon_pada({ nakshatraIndex, pada })} ${relative}`;
}

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

function bhakootSeen(words: Sentences<BirthSeenWords>, chart: Chart, verdict: DoshaVerdict): string {
  const clash = verdict.evidence.find(({ id }) => id === 'clash')!.observed['clashing'] as readonly string[];
  const own = words.clashing_signs({
    signIndex: chart.planets.Moon.signIndex,
    clashing: clash.map((sign) => ({ signIndex: SIGNS.findIndex((known) => known === sign) })),
  });
  const other = partnerMoon(verdict)?.signIndex;
  if (other === undefined) return own;
  return `${own} ${words.partner_sign({ signIndex: other, count: countFrom(chart.signs.Moon, other) })}`;
}
