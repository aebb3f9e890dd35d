/** Answer of /pdae/transit/complete: the transits of a day at local noon. */
import { sarvaBand } from '../../lib/astro/ashtakavarga/bands.ts';
import { countFrom } from '../../lib/astro/angle.ts';
import { both } from '../../lib/astro/bilingual.ts';
import { citation } from '../../lib/astro/source.ts';
import { PLANETS, type Planet } from '../../lib/astro/tables/planets.ts';
import { SIGNS } from '../../lib/astro/tables/signs.ts';
import { DOUBLE_TRANSIT_SOURCE } from '../../lib/astro/transit/doubleTransit.ts';
import { TRANSIT_WEIGHTS, type TransitBand } from '../../lib/astro/transit/gochara.ts';
import { vedhaUntilJdUT } from '../../lib/astro/transit/vedhaSpan.ts';
import type { CombinedTransits } from '../../lib/schemas/common/transit/transit.ts';
import type { CompleteTransits } from '../../lib/schemas/pdae/transit.ts';
import type { NodeVedhaQuery } from '../../lib/schemas/common/queries.ts';
import { DAY_TRANSITS } from '../../lib/words/subjects/day/sky.ts';
import { dayPlaceRecord } from '../../lib/birth/dayPlace.ts';
import { doubleTransitRecord } from '../../lib/records/transit/doubleTransit.ts';
import type { PersonalContext, PersonalDay } from '../../lib/birth/personalDay.ts';
import { nakshatraRef, planetHead, signRef } from '../../lib/records/common.ts';
import { planetId } from '../../lib/schemas/common/planetId.ts';
import type { Fields } from '../_shell/kinds/natal.ts';
import { NEXT_PASSAGE_DAYS, SATURN_SOURCES, saturnStatus, saturnView } from '../../lib/records/transit/saturn.ts';
import {
  combinedRecord,
  instantOrNull,
  TRANSIT_SOURCES,
  transitRecords,
  transitSky,
  type TransitSky,
} from '../../lib/records/transit/passages.ts';
import { RESULT_NAMES } from '../../lib/records/transit/wording.ts';

/** Years ahead that are searched for the double transit. */
const YEARS_AHEAD = 10;

export function transitComplete(
  day: PersonalDay,
  context: PersonalContext<Fields<typeof NodeVedhaQuery>>,
): CompleteTransits {
  const { chart, names, query } = context;
  const { Moon } = chart.planets;
  const sky = transitSky(context, day, day.clockNoonJdUT, query.node_vedha ?? 'counted');
  const view = saturnView(context, sky, NEXT_PASSAGE_DAYS);
  const overall = combinedRecord(sky);
  const sadeSati = saturnStatus(view, 'sade_sati');
  const dhaiya = saturnStatus(view, 'dhaiya');
  const doubleTransit = doubleTransitRecord(sky, YEARS_AHEAD);
  return {
    target_date: day.date,
    at: day.instant(day.clockNoonJdUT),
    place: dayPlaceRecord(day.place),
    natal_moon: { sign: signRef(Moon.signIndex, names), nakshatra: nakshatraRef(Moon.nakshatraIndex, names) },
    natal_ascendant: signRef(chart.ascendant.signIndex, names),
    positions: transitRecords(sky),
    overall,
    vedha: PLANETS.map((planet) => vedhaOfDay(sky, planet)),
    signs: signRecords(sky),
    sade_sati: sadeSati,
    dhaiya,
    double_transit: doubleTransit,
    node_vedha: sky.gochara.nodeVedha,
    text: [skyText(sky, overall, day), (dhaiya.is_active ? dhaiya : sadeSati).text, doubleTransit.text].join(' '),
    notes: names.texts(NOTES),
    sources: [...TRANSIT_SOURCES, ...SATURN_SOURCES, DOUBLE_TRANSIT_SOURCE].map(citation),
  };
}

const NOTES = [
  both(
    'All holds for local noon of the day at its place. entered_at and leaves_at are those of unbroken stays.',
    'सब कुछ उस स्थान की दोपहर 12 बजे का है; entered_at और leaves_at राशि में लगातार रहने के समय हैं।',
  ),
  both(
    'Houses are counted by whole signs from the Moon of birth, as gochara is. The house from the ascendant names the area of life.',
    'गोचर के स्थान जन्म राशि से, पूरी राशि के हिसाब से गिने गए हैं; लग्न से भाव जीवन का क्षेत्र बताता है।',
  ),
  both(
    'Scores weigh house and vedha, bindus, sign, moorti and kaksha. The weights are ours.',
    'अंकों में स्थान और वेध, बिंदु, राशि, मूर्ति और कक्षा गिने गए हैं; किसका कितना भार हो, यह हमारा आकलन है।',
  ),
];

function vedhaOfDay(sky: TransitSky, planet: Planet): CompleteTransits['vedha'][number] {
  const { houseFromMoon, vedha } = sky.judged[planet];
  return {
    ...planetHead(planet, sky.names),
    house_from_moon: houseFromMoon,
    result: vedha.result,
    result_name: sky.names.of(RESULT_NAMES[vedha.result]),
    paired_house: vedha.pairedHouse,
    by: vedha.by.map(planetId),
    exempt: vedha.exempt.map(planetId),
    holds_until: instantOrNull(sky, vedhaUntilJdUT(sky, planet)),
  };
}

function signRecords({ judged, names, gochara }: TransitSky): CompleteTransits['signs'] {
  const { ascendant, signs } = gochara.chart;
  return SIGNS.flatMap((_, signIndex) => {
    const passing = PLANETS.filter((planet) => judged[planet].place.signIndex === signIndex);
    if (passing.length === 0) return [];
    const sarvashtakavarga = gochara.ashtakavarga.sarva[signIndex]!;
    return [
      {
        sign: signRef(signIndex, names),
        house_from_lagna: countFrom(ascendant.signIndex, signIndex),
        house_from_moon: countFrom(signs.Moon, signIndex),
        sarvashtakavarga,
        band: sarvaBand(sarvashtakavarga),
        planets: passing.map(planetId),
      },
    ];
  });
}

function skyText({ judged, names }: TransitSky, { band, score }: CombinedTransits, { date }: PersonalDay): string {
  const inBands = (bands: readonly TransitBand[]) =>
    PLANETS.filter((planet) => bands.includes(judged[planet].band)).sort(
      (a, b) => TRANSIT_WEIGHTS[b] - TRANSIT_WEIGHTS[a],
    );
  return DAY_TRANSITS[names.lang].sky({
    date,
    score,
    band,
    helping: inBands(['very_good', 'good']),
    pressing: inBands(['challenging', 'difficult']),
  });
}
