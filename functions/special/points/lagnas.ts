/** Answer of /special/lagnas. */
import { both } from '../../../lib/astro/bilingual.ts';
import { toWireResolution } from '../../../lib/astro/chart/chart.ts';
import { induSignIndex } from '../../../lib/astro/chart/induAscendant.ts';
import { placement } from '../../../lib/astro/chart/zodiac.ts';
import { sreeAscendantDeg } from '../../../lib/astro/jaimini/sreeAscendant.ts';
import { varnada } from '../../../lib/astro/jaimini/varnada.ts';
import { ASCENDANT_NAMES } from '../../../lib/astro/points/pointNames.ts';
import {
  countedFromSunriseDeg,
  degPerMinute,
  SPECIAL_ASCENDANT_SOURCES,
  SPECIAL_ASCENDANTS,
  type SpecialAscendant,
} from '../../../lib/astro/points/specialAscendants.ts';
import { surroundings } from '../../../lib/astro/points/surroundings.ts';
import { degrees } from '../../../lib/astro/rounding.ts';
import { citation } from '../../../lib/astro/source.ts';
import { SIGN_ARC_DEG } from '../../../lib/astro/tables/signs.ts';
import { HOURS_PER_DAY } from '../../../lib/astro/time.ts';
import type { BirthContext } from '../../../lib/birth/birthContext.ts';
import { birthSunrise, type BirthSunrise, type NoSunrise } from '../../../lib/birth/points/birthSunrise.ts';
import { signRef } from '../../../lib/records/common.ts';
import type { SpecialLagnas } from '../../../lib/schemas/special/points/points.ts';
import { formatJd } from '../../../lib/time/placeClock.ts';
import { POINTS } from '../../../lib/words/subjects/points/pointReadings.ts';
import { companyRecord, NO_PLACE, pointAt } from './pointPlace.ts';

type Lagna = SpecialLagnas['lagnas'][number];
type Sunrise = BirthSunrise | NoSunrise;

/** Those without a text, and with five readings of one. */
const UNCERTAIN: readonly SpecialAscendant[] = ['vighati', 'varnada'];

const SOURCES = SPECIAL_ASCENDANT_SOURCES.map(citation);

const NOTES = [
  both(
    'Bhava, hora and ghati lagna are counted from the Sun at the sunrise that began the day of the birth.',
    'भाव, होरा और घटी लग्न उस सूर्योदय के सूर्य से गिने जाते हैं जिससे जन्म का दिन शुरू हुआ।',
  ),
  both(
    'Sunrise is that of the convention sunrise. Jagannatha Hora prints what sunrise=hindu gives.',
    'सूर्योदय sunrise में चुने नियम का है। जगन्नाथ होरा में sunrise=hindu वाला मान छपता है।',
  ),
  both(
    'Pranapada starts from the Sun at birth. Others start from the Sun at sunrise, which differs by under a degree.',
    'प्राणपद जन्म के समय के सूर्य से गिना गया है। कुछ लोग सूर्योदय के सूर्य से गिनते हैं; अंतर एक अंश से कम है।',
  ),
  both(
    'No classical text has the vighati lagna. An error of ten seconds in the clock moves it by more than two degrees.',
    'विघटी लग्न किसी प्राचीन ग्रंथ में नहीं है। घड़ी में दस सेकंड की भूल से यह दो अंश से ज़्यादा हट जाता है।',
  ),
  both(
    'Indu lagna is a sign without a degree. Its kalas are those of Uttara Kalamrita.',
    'इंदु लग्न केवल राशि है, उसका अंश नहीं होता। कलाएँ उत्तर कालामृत की हैं।',
  ),
  both(
    'Varnada adds the counts where both signs are odd or both even, else takes their difference. It has the degree of the ascendant. Four other readings are in use.',
    'वर्णद में दोनों राशियाँ विषम हों या दोनों सम हों तो गिनती जुड़ती है, नहीं तो घटती है। अंश लग्न का है। चार और मत चलते हैं।',
  ),
];

export function lagnas(context: BirthContext): SpecialLagnas {
  const { birth, chart, names } = context;
  const { sunrise } = chart.conventions;
  const own = birthSunrise(context, sunrise);
  const other = birthSunrise(context, sunrise === 'visible' ? 'hindu' : 'visible');
  return {
    sunrise_rule: own.rule,
    sunrise: own.jdUT === null ? null : formatJd(birth.time.clock, own.jdUT),
    hours_since_sunrise: own.jdUT === null ? null : degrees(own.sinceSunriseDays * HOURS_PER_DAY),
    reason: reasonOf(own),
    lagnas: SPECIAL_ASCENDANTS.map((id) => lagnaRecord(context, id, own, other)),
    notes: names.texts(NOTES),
    sources: SOURCES,
  };
}

const reasonOf = (sunrise: Sunrise) => (sunrise.jdUT === null ? sunrise.reason : null);

function lagnaRecord(context: BirthContext, id: SpecialAscendant, own: Sunrise, other: Sunrise): Lagna {
  const { chart, names } = context;
  const longitudeDeg = id === 'indu' ? null : longitudeOf(context, id, own);
  const signIndex = id === 'indu' ? induSignIndex(chart) : longitudeDeg && placement(longitudeDeg).signIndex;
  const around = signIndex === null ? null : surroundings(chart, signIndex);
  const place = longitudeDeg === null ? NO_PLACE : pointAt(context, longitudeDeg);
  return {
    id,
    name: names.of(ASCENDANT_NAMES[id]),
    ...place,
    sign: signIndex === null ? null : signRef(signIndex, names),
    house: around?.house ?? null,
    ...companyRecord(around),
    degrees_per_minute: degPerMinute(id),
    alternative: signIndex === null ? null : alternative(context, id, other, signIndex),
    reason: around === null ? reasonOf(own) : null,
    reading: around && POINTS[names.lang].special_ascendant({ point: id, ...around }),
    confidence: UNCERTAIN.includes(id) ? 'interpretive' : 'rule_exact',
  };
}

/** Returns null where the sunrise that is needed did not happen. */
function longitudeOf({ chart }: BirthContext, id: Exclude<SpecialAscendant, 'indu'>, since: Sunrise): number | null {
  if (id === 'sree') return sreeAscendantDeg(chart);
  if (since.jdUT === null) return null;
  if (id !== 'varnada') return toWireResolution(countedFromSunriseDeg(id, chart, since));
  const hora = placement(toWireResolution(countedFromSunriseDeg('hora', chart, since)));
  const { degreeInSign, signIndex } = chart.ascendant;
  return toWireResolution(varnada(signIndex, hora.signIndex).signIndex * SIGN_ARC_DEG + degreeInSign);
}

/** Of those that move slowly enough to compare and fast enough to differ. */
function alternative(
  context: BirthContext,
  id: SpecialAscendant,
  other: Sunrise,
  ownSignIndex: number,
): Lagna['alternative'] {
  if ((id !== 'hora' && id !== 'ghati') || other.jdUT === null) return null;
  const { degree, house, longitude, sign } = pointAt(context, longitudeOf(context, id, other)!);
  return { sunrise_rule: other.rule, longitude, sign, degree, house, is_same_sign: sign.number === ownSignIndex + 1 };
}
