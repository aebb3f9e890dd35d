/** Answer of /special/sphutas. */
import type * as v from 'valibot';
import { both } from '../../../lib/astro/bilingual.ts';
import { placement } from '../../../lib/astro/chart/zodiac.ts';
import { ownedHouses } from '../../../lib/astro/planet/lordship.ts';
import { SPHUTA_NAMES } from '../../../lib/astro/points/pointNames.ts';
import {
  bhriguBinduDeg,
  parityOf,
  SPHUTA_SOURCES,
  SPHUTAS,
  sphutasDeg,
  yogiGroup,
  type BhriguArc,
  type Sphuta,
} from '../../../lib/astro/points/sphutas.ts';
import { surroundings } from '../../../lib/astro/points/surroundings.ts';
import { citation } from '../../../lib/astro/source.ts';
import { navamsaSignIndex } from '../../../lib/astro/varga/position.ts';
import type { NatalContext } from '../../../lib/birth/natal.ts';
import { gulika } from '../../../lib/birth/points/risingParts.ts';
import { signRef } from '../../../lib/records/common.ts';
import { Warned } from '../../../lib/records/warned.ts';
import { genderOf } from '../../../lib/schemas/common/person.ts';
import { planetId } from '../../../lib/schemas/common/planetId.ts';
import type { SphutaBirth } from '../../../lib/schemas/special/points/pointInputs.ts';
import type { Sphutas } from '../../../lib/schemas/special/points/points.ts';
import { disclaimerIn } from '../../../lib/words/disclaimers.ts';
import { POINTS } from '../../../lib/words/subjects/points/pointReadings.ts';
import { companyRecord, NO_PLACE, pointAt } from './pointPlace.ts';

type Context = NatalContext<unknown, unknown, v.InferOutput<typeof SphutaBirth>>;

const SOURCES = SPHUTA_SOURCES.map(citation);

const NOTES = [
  both(
    'Gulika is the degree that rises when the part of Saturn begins.',
    'गुलिक वह अंश है जो शनि का भाग शुरू होते समय उदय होता है।',
  ),
  both(
    'The point of the seed is read for men and that of the field for women. Both are given where no gender is.',
    'बीज स्फुट पुरुष के लिए और क्षेत्र स्फुट स्त्री के लिए देखा जाता है। लिंग न दिया हो तो दोनों दिए जाते हैं।',
  ),
  both(
    'The bhrigu bindu is counted from Rahu forward to the Moon. Others take the shorter arc, whose middle may lie opposite.',
    'भृगु बिंदु राहु से आगे चंद्रमा तक गिना गया है। कुछ लोग छोटा चाप लेते हैं, जिसका मध्य सामने की ओर भी पड़ सकता है।',
  ),
];

export function sphutas(context: Context): Warned {
  const { input, names } = context;
  const arc = input.bhrigu_bindu ?? 'from_rahu';
  const longitudes = sphutasDeg(context.chart, gulika(context)?.longitudeDeg ?? null);
  const data: Sphutas = {
    sphutas: SPHUTAS.map((id) => sphutaRecord(context, id, longitudes[id])),
    parity: parityRecords(context),
    yogi: yogiRecord(context),
    bhrigu_bindu: bhriguRecord(context, arc),
    notes: names.texts(NOTES),
    disclaimer: disclaimerIn('children', names.lang),
    confidence: 'interpretive',
    sources: SOURCES,
  };
  return new Warned(data, [], {}, { points: { bhrigu_bindu: arc } });
}

function sphutaRecord(context: Context, id: Sphuta, longitudeDeg: number | null): Sphutas['sphutas'][number] {
  const { chart, names } = context;
  const place = longitudeDeg === null ? null : placement(longitudeDeg);
  const around = place && surroundings(chart, place.signIndex);
  return {
    id,
    name: names.of(SPHUTA_NAMES[id]),
    ...(longitudeDeg === null ? NO_PLACE : pointAt(context, longitudeDeg)),
    navamsha_sign: place && signRef(navamsaSignIndex(chart, place), names),
    ...companyRecord(around),
    reason: place === null ? context.panchangDay().reason : null,
    reading: around && POINTS[names.lang].sphuta({ point: id, ...around }),
  };
}

function parityRecords({ chart, input, names }: Context): Sphutas['parity'] {
  const gender = genderOf(input.gender);
  const read = (['beeja', 'kshetra'] as const).filter(
    (id) => gender === null || (gender === 'male') === (id === 'beeja'),
  );
  return read.map((id) => {
    const found = parityOf(chart, id);
    return {
      id,
      grade: found.grade,
      is_sign_odd: found.isSignOdd,
      is_navamsha_odd: found.isNavamsaOdd,
      text: POINTS[names.lang].parity(found),
      confidence: 'interpretive',
    };
  });
}

function yogiRecord(context: Context): Sphutas['yogi'] {
  const { chart, names } = context;
  const { avayogi, avayogiPointDeg, duplicateYogi, pointDeg, yogi } = yogiGroup(chart);
  const houseOf = (planet: typeof yogi) => chart.planets[planet].house;
  const isAscendantLord = (planet: typeof yogi) => ownedHouses(chart, planet).includes(1);
  return {
    point: pointAt(context, pointDeg),
    yogi: planetId(yogi),
    duplicate_yogi: planetId(duplicateYogi),
    reading: POINTS[names.lang].yogi({
      nakshatraIndex: placement(pointDeg).nakshatraIndex,
      yogi,
      yogiHouse: houseOf(yogi),
      isAscendantLord: isAscendantLord(yogi),
      duplicateYogi,
    }),
    avayogi_point: pointAt(context, avayogiPointDeg),
    avayogi: planetId(avayogi),
    avayogi_reading: POINTS[names.lang].avayogi({
      nakshatraIndex: placement(avayogiPointDeg).nakshatraIndex,
      avayogi,
      avayogiHouse: houseOf(avayogi),
      isAscendantLord: isAscendantLord(avayogi),
      isDuplicateYogi: duplicateYogi === avayogi,
    }),
  };
}

function bhriguRecord(context: Context, arc: BhriguArc): Sphutas['bhrigu_bindu'] {
  const { chart, names } = context;
  const longitudeDeg = bhriguBinduDeg(chart, arc);
  const otherArc = arc === 'from_rahu' ? 'shorter' : 'from_rahu';
  const otherDeg = bhriguBinduDeg(chart, otherArc);
  const other = otherDeg === longitudeDeg ? null : pointAt(context, otherDeg);
  const around = surroundings(chart, placement(longitudeDeg).signIndex);
  return {
    arc,
    ...pointAt(context, longitudeDeg),
    ...companyRecord(around),
    opposite: other && { arc: otherArc, longitude: other.longitude, sign: other.sign, house: other.house },
    reading: POINTS[names.lang].bhrigu(around),
  };
}
