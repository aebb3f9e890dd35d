/** Wire records of pindayu, amsayu and nisargayu. */
import type { Ayurdaya, LifeYears, PlanetYears } from '../../lib/astro/judgement/longevity/ayurdaya.ts';
import type { LifeYearsFact } from '../../lib/astro/judgement/longevity/facts.ts';
import { areYearsTold } from '../../lib/astro/judgement/longevity/lifeJudgement.ts';
import { thirdOfYears } from '../../lib/astro/judgement/longevity/lifeMeasure.ts';
import { ratio } from '../../lib/astro/rounding.ts';
import { citation, type Source } from '../../lib/astro/source.ts';
import { planetHead } from '../../lib/records/common.ts';
import { planetId } from '../../lib/schemas/common/planetId.ts';
import type { Longevity } from '../../lib/schemas/special/longevity.ts';
import type { Names } from '../../lib/words/names.ts';
import { say } from '../../lib/words/say.ts';
import { LONGEVITY } from '../../lib/words/subjects/longevity.ts';

type AyurdayaRecord = Longevity['pindayu'];

/** Returns a number of years as it is told at an age: null where it is not. */
export function toldYears(years: number, age: number | null): number | null {
  return areYearsTold(age, thirdOfYears(years), years) ? years : null;
}

/** Returns the records of the three measures with every step; years only where their sum may be told at that age. */
export function ayurdayaRecords(
  { measures }: LifeYears,
  age: number | null,
  names: Names,
): Pick<Longevity, 'pindayu' | 'amsayu' | 'nisargayu'> {
  const [pindayu, amsayu, nisargayu] = measures.map((measure) => ayurdayaRecord(measure, age, names));
  return { pindayu: pindayu!, amsayu: amsayu!, nisargayu: nisargayu! };
}

function ayurdayaRecord(found: Ayurdaya, age: number | null, names: Names): AyurdayaRecord {
  const isTold = toldYears(found.years, age) !== null;
  const told = (years: number) => (isTold ? years : null);
  const { rising } = found;
  return {
    planets: found.planets.map((planet) => planetRecord(planet, told, names)),
    ascendant_years: told(found.ascendantYears),
    rising_reduction: rising && {
      planets: rising.planets.map(planetId),
      share: ratio(rising.share),
      taken_years: told(rising.takenYears),
      ...reason(rising, names),
    },
    years: told(found.years),
    source: citation(found.source),
  };
}

function planetRecord(
  { fullYears, givenYears, increase, planet, reductions, years }: PlanetYears,
  told: (years: number) => number | null,
  names: Names,
): AyurdayaRecord['planets'][number] {
  return {
    ...planetHead(planet, names),
    full_years: fullYears,
    given_years: told(givenYears),
    increase: increase && { id: increase.id, factor: increase.factor, ...reason(increase, names) },
    reductions: reductions.map((reduction) => ({
      id: reduction.id,
      share: ratio(reduction.share),
      ...reason(reduction, names),
    })),
    years: told(years),
  };
}

function reason({ source, text }: { readonly source: Source; readonly text: LifeYearsFact }, { lang }: Names) {
  return { text: say(LONGEVITY, text, lang), source: citation(source) };
}
