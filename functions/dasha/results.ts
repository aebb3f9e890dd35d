/** Answers of /dasha by systems counted from the nakshatra of the Moon. */
import { isFormed, type Condition } from '../../lib/astro/evidence.ts';
import { ashtottari as ashtottariSystem, ashtottariConditions } from '../../lib/astro/dasha/ashtottari.ts';
import { cycleYears, openingNakshatras, type NakshatraDasha } from '../../lib/astro/dasha/nakshatra.ts';
import { vimshottari as vimshottariSystem } from '../../lib/astro/dasha/vimshottari.ts';
import { yogini as yoginiSystem, YOGINIS } from '../../lib/astro/dasha/yogini.ts';
import type { Period } from '../../lib/astro/dasha/period.ts';
import { NAKSHATRA_ARC_DEG, NAKSHATRAS } from '../../lib/astro/tables/nakshatras.ts';
import type { Planet } from '../../lib/astro/tables/planets.ts';
import type { Ashtottari, Vimshottari, YoginiDasha } from '../../lib/schemas/dasha/answers.ts';
import { openingAsked, TWO_LEVELS, type DashaContext } from '../../lib/records/period/opening.ts';
import { formatJd } from '../../lib/time/civilTime.ts';
import { beyondCycle, dashaRecord } from '../../lib/records/period/life.ts';
import { outsideLife } from '../../lib/birth/life.ts';
import { DASHA } from '../../lib/words/subjects/dasha.ts';
import { wireId, type Language } from '../../lib/words/names.ts';
import { say } from '../../lib/words/say.ts';
import { degrees } from '../../lib/astro/rounding.ts';
import { evidenceRecord, nakshatraRef } from '../../lib/records/common.ts';
import { planetId } from '../../lib/schemas/common/planetId.ts';
import { Warned } from '../../lib/records/warned.ts';
import type { BirthContext } from '../../lib/birth/birthContext.ts';
import { isDayBirth } from './dayBirth.ts';
import { seededVimshottari, type SeededContext } from './seeded.ts';

export function vimshottari(context: SeededContext): Warned {
  if (context.input.seed || context.input.tribhagi) return seededVimshottari(context);
  const life = context.life(vimshottariSystem);
  const cycle = life.slice(0, vimshottariSystem.lords.length);
  const data: Vimshottari = systemRecord(context, vimshottariSystem, cycle, life);
  return new Warned(data, [...outsideLife(context, life), ...beyondCycle(context, life, cycle)]);
}

export function ashtottari(context: DashaContext): Warned {
  const life = context.life(ashtottariSystem);
  const conditions = ashtottariConditions(context.chart, isDayBirth(context));
  const { lang } = context.names;
  const data: Ashtottari = {
    ...systemRecord(context, ashtottariSystem, life),
    cycles: cycleRecords(context, ashtottariSystem, life),
    is_applicable: isFormed(conditions),
    evidence: conditions.map((condition) =>
      evidenceRecord({ ...condition, text: say(DASHA, condition.text, lang) }, ashtottariSystem.source),
    ),
    applicability: applicability(conditions, lang),
  };
  return new Warned(data, outsideLife(context, life));
}

export function yogini(context: DashaContext): Warned {
  const life = context.life(yoginiSystem);
  const { names } = context;
  const data: YoginiDasha = {
    ...systemRecord(context, yoginiSystem, life),
    cycles: cycleRecords(context, yoginiSystem, life),
    yoginis: YOGINIS.map(({ about, lord, nature, title, years }, index) => ({
      number: index + 1,
      id: wireId(title.name),
      name: names.of(title),
      lord: planetId(lord),
      years,
      nature,
      nature_name: names.term(nature),
      about: names.text(about),
      confidence: 'interpretive',
    })),
  };
  return new Warned(data, outsideLife(context, life));
}

function systemRecord(
  context: DashaContext,
  system: NakshatraDasha<Planet>,
  periods: readonly Period<Planet>[],
  life = periods,
) {
  const asked = openingAsked(context.query, TWO_LEVELS.levels);
  return { ...dashaRecord(context, system, periods, asked, life), opening: openingRecord(context, system) };
}

/** Shows the calculation of the balance at birth. */
function openingRecord({ chart, names }: BirthContext, system: NakshatraDasha<Planet>): Vimshottari['opening'] {
  const { longitudeDeg } = chart.planets.Moon;
  const { elapsedFraction, lord, nakshatraIndex, nakshatras } = openingNakshatras(system, longitudeDeg);
  const indexes = Array.from({ length: nakshatras }, (_, i) => (nakshatraIndex + i) % NAKSHATRAS.length);
  const { years } = system.lords.find((row) => row.lord === lord)!;
  return {
    moon_longitude: longitudeDeg,
    nakshatras: indexes.map((index) => nakshatraRef(index, names)),
    from_degree: degrees(nakshatraIndex * NAKSHATRA_ARC_DEG),
    to_degree: degrees(((nakshatraIndex + nakshatras) % NAKSHATRAS.length) * NAKSHATRA_ARC_DEG),
    elapsed_fraction: Math.floor(elapsedFraction * 1e7) / 1e7,
    text: DASHA[names.lang].opening({ nakshatraIndexes: indexes, lord, elapsedShare: elapsedFraction, years }),
  };
}

/** The cycles that the life touches, each in full. */
function cycleRecords(
  { birth, chart }: BirthContext,
  system: NakshatraDasha<Planet>,
  periods: readonly Period<Planet>[],
): Ashtottari['cycles'] {
  const cycleDays = cycleYears(system) * chart.conventions.dashaYear;
  const firstJdUT = periods[0]!.startJdUT;
  return Array.from({ length: Math.ceil(periods.length / system.lords.length) }, (_, i) => ({
    number: i + 1,
    start: formatJd(birth.time.clock, firstJdUT + i * cycleDays),
    end: formatJd(birth.time.clock, firstJdUT + (i + 1) * cycleDays),
  }));
}

function applicability([rahu, ...others]: readonly Condition<unknown>[], lang: Language): string {
  const met = others.filter(({ isMet }) => isMet).length;
  return DASHA[lang].applicability({ isRahuPlaced: rahu!.isMet, supports: met === 2 ? 2 : met === 1 ? 1 : 0 });
}
