/** What was observed of doshas that depend on the panchang elements at birth, or on a second birth. */
import { both, type Bilingual } from '../../astro/bilingual.ts';
import type { Chart } from '../../astro/chart/chart.ts';
import type { DoshaVerdict } from '../../astro/dosha/dosha.ts';
import { elementAt, PANCHANG_ELEMENTS } from '../../astro/panchang/elements.ts';
import { GANAS, NAKSHATRA_QUALITIES } from '../../astro/tables/nakshatraQualities.ts';
import { KARANAS, NITYA_YOGAS, PAKSHAS, TITHIS, VARAS, type PanchangName } from '../../astro/tables/panchang.ts';
import { RAJJU_NAMES, rajjuOf } from '../../astro/tables/rajju.ts';
import { SIGNS } from '../../astro/tables/signs.ts';
import { listed } from '../../astro/words.ts';
import { namesIn } from '../../words/names.ts';
import { HOURS_PER_DAY } from '../../astro/time.ts';
import { tenths } from '../../astro/rounding.ts';

type Seen = (chart: Chart, verdict: DoshaVerdict) => Bilingual;

const [ENGLISH, HINDI] = [namesIn('en'), namesIn('hi')];

/** By dosha id; each text is the same whether or not the dosha is formed. */
export const BIRTH_SEEN: Readonly<Record<string, Seen>> = {
  amavasya: (chart) => sentence('tithi', tithiName(chart)),
  chaturdashi: (chart) => sentence('tithi', tithiName(chart)),
  sankranti: sankrantiSeen,
  vyatipata: (chart) => sentence('yoga', dayElement(chart, 'yoga', NITYA_YOGAS)),
  vaidhriti: (chart) => sentence('yoga', dayElement(chart, 'yoga', NITYA_YOGAS)),
  vishti: (chart) => sentence('karana', dayElement(chart, 'karana', KARANAS)),
  dagdha_tithi: dagdhaSeen,
  rajju: (chart) => adjacentNakshatra(chart, 'rajju', RAJJU_NAMES[rajjuOf(chart.planets.Moon.nakshatraIndex)]),
  gana: (chart) => adjacentNakshatra(chart, 'gana', bothNames(GANAS[ganaOf(chart)])),
  bhakoot: bhakootSeen,
  ekanakshatra: nakshatraSeen,
};

const ELEMENT_NAMES = {
  tithi: both('The tithi of birth is', 'जन्म तिथि'),
  yoga: both('The nitya yoga of birth is', 'जन्म का नित्य योग'),
  karana: both('The karana of birth is', 'जन्म का करण'),
  rajju: both('Its rajju is', 'इसकी रज्जु'),
  gana: both('Its gana is', 'इसका गण'),
};

function sentence(what: keyof typeof ELEMENT_NAMES, name: Bilingual): Bilingual {
  const { en, hi } = ELEMENT_NAMES[what];
  return both(`${en} ${name.en}.`, `${hi} ${name.hi} है।`);
}

function bothNames({ name, sanskrit }: PanchangName): Bilingual {
  return both(name, sanskrit);
}

function dayElement({ planets }: Chart, element: 'yoga' | 'karana', names: readonly PanchangName[]): Bilingual {
  const { number } = elementAt(PANCHANG_ELEMENTS[element], planets.Sun.longitudeDeg, planets.Moon.longitudeDeg);
  return bothNames(names[number - 1]!);
}

function tithiName({ planets }: Chart): Bilingual {
  const { number } = elementAt(PANCHANG_ELEMENTS.tithi, planets.Sun.longitudeDeg, planets.Moon.longitudeDeg);
  const { fullName, name, paksha, sanskrit } = TITHIS[number - 1]!;
  return both(fullName, fullName === name ? sanskrit : `${PAKSHAS[paksha].sanskrit} ${sanskrit}`);
}

function dagdhaSeen(chart: Chart, { evidence }: DoshaVerdict): Bilingual {
  const vara = VARAS.find(({ transliteration }) => transliteration === evidence[0]!.observed['vara'])!;
  const tithi = tithiName(chart);
  return both(
    `The tithi of birth is ${tithi.en}, the weekday ${vara.name}.`,
    `जन्म तिथि ${tithi.hi} और वार ${vara.sanskrit} है।`,
  );
}

const HOURS_PER_GHATI = 0.4;
/** Below this many hours a span is given in hours, otherwise in days. */
const FEW_HOURS = 48;

function sankrantiSeen(_: Chart, { evidence }: DoshaVerdict): Bilingual {
  const { entered_sign: sign, ghatis, side } = evidence[0]!.observed as Record<string, string | number>;
  const hours = Number(ghatis) * HOURS_PER_GHATI;
  const isShort = hours < FEW_HOURS;
  const count = isShort ? tenths(hours) : Math.round(hours / HOURS_PER_DAY);
  const signIndex = SIGNS.findIndex((known) => known === sign);
  return both(
    `The Sun’s nearest change of sign, into ${ENGLISH.sign(signIndex)}, is ${count} ${isShort ? 'hours' : 'days'} ${side === 'after' ? 'before' : 'after'} the birth.`,
    `सूर्य की निकटतम संक्रांति (${HINDI.sign(signIndex)}) जन्म से ${count} ${isShort ? 'घंटे' : 'दिन'} ${side === 'after' ? 'पहले' : 'बाद'} है।`,
  );
}

function ganaOf({ planets: { Moon } }: Chart) {
  return NAKSHATRA_QUALITIES[Moon.nakshatraIndex]!.gana;
}

function nakshatraSeen({ planets: { Moon } }: Chart): Bilingual {
  const { nakshatraIndex } = Moon;
  return both(
    `The Moon is in ${ENGLISH.nakshatra(nakshatraIndex)}.`,
    `चंद्रमा ${HINDI.nakshatra(nakshatraIndex)} नक्षत्र में है।`,
  );
}

function adjacentNakshatra(chart: Chart, what: 'rajju' | 'gana', name: Bilingual): Bilingual {
  const nakshatra = nakshatraSeen(chart);
  const described = sentence(what, name);
  return both(`${nakshatra.en} ${described.en}`, `${nakshatra.hi} ${described.hi}`);
}

function bhakootSeen(chart: Chart, { evidence }: DoshaVerdict): Bilingual {
  const clash = evidence.find(({ id }) => id === 'clash')!.observed['clashing'] as readonly string[];
  const indexes = clash.map((sign) => SIGNS.findIndex((known) => known === sign));
  const { signIndex } = chart.planets.Moon;
  return both(
    `The Moon sign is ${ENGLISH.sign(signIndex)}; a match looks for a Moon outside ${listed(indexes.map(ENGLISH.sign))}.`,
    `चंद्र राशि ${HINDI.sign(signIndex)} है; मिलान में ${indexes.map(HINDI.sign).join(', ')} से बाहर का चंद्रमा देखा जाता है।`,
  );
}
