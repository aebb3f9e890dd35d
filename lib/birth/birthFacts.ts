/** What rules of doshas may know of a birth beside its chart. */
import type { Period } from '../astro/dasha/period.ts';
import type { BirthElements, DoshaFacts } from '../astro/dosha/dosha.ts';
import { memoized } from '../astro/memoized.ts';
import { abhijit } from '../astro/panchang/dayParts.ts';
import type { PanchangDay } from '../astro/panchang/panchangDay.ts';
import { elementAt, PANCHANG_ELEMENTS, type PanchangElement } from '../astro/panchang/elements.ts';
import { shadbalaRatios } from '../astro/strength/shadbala.ts';
import type { Planet } from '../astro/tables/planets.ts';
import { unixMsFromJd } from '../astro/time.ts';
import { varaOfBirth } from './birthDay.ts';
import { localDate } from '../time/placeClock.ts';
import { ageAt } from '../time/writtenDates.ts';
import type { NatalContext } from './natal.ts';
import type { BirthShadbala } from './birthStrengths.ts';

type Context = NatalContext<unknown, unknown>;

/**
 * Returns what doshas may know of a birth beside its chart; strengths and day, which few ask for, when one does.
 *
 * @param strengthsFound shadbala and its day
 * @param life mahadashas, the one that runs at birth first
 */
export function doshaFacts(
  context: Context,
  strengthsFound: () => Pick<BirthShadbala, 'day' | 'shadbala'>,
  life: readonly Period<Planet>[],
): DoshaFacts {
  const { birth, nowJdUT } = context;
  const ageYears = (jdUT: number) => (jdUT - birth.jdUT) / 365.25;
  const found = memoized(strengthsFound);
  const ratios = memoized(() => shadbalaRatios(found().shadbala));
  const elements = memoized(() => birthElements(context, found().day));
  return {
    get ratios() {
      return ratios();
    },
    ageYears: nowJdUT < birth.jdUT ? null : completedYears(context),
    get elements() {
      return elements();
    },
    mahadashas: life.map(({ lord, startJdUT, endJdUT }) => ({
      lord,
      fromYears: ageYears(startJdUT),
      toYears: ageYears(endJdUT),
    })),
    get isAbhijitBirth() {
      return isAbhijitBirth(birth.jdUT, found().day);
    },
  };
}

function birthElements(context: Context, day: PanchangDay): BirthElements {
  const { Sun, Moon } = context.chart.planets;
  const dayElement = (element: PanchangElement) => elementAt(element, Sun.longitudeDeg, Moon.longitudeDeg).number;
  const { tithi, karana, yoga } = PANCHANG_ELEMENTS;
  return {
    tithi: dayElement(tithi),
    karana: dayElement(karana),
    nityaYoga: dayElement(yoga),
    varaIndex: varaOfBirth(context, day),
  };
}

function completedYears({ birth, nowJdUT }: Context): number {
  const date = (jdUT: number) => localDate(birth.time.clock, unixMsFromJd(jdUT));
  const [years] = ageAt(date(birth.jdUT), date(nowJdUT));
  return years;
}

function isAbhijitBirth(jdUT: number, day: PanchangDay): boolean | null {
  if (day.sunriseJdUT === null || day.sunsetJdUT === null) return null;
  const { endJdUT, startJdUT } = abhijit(day).muhurta;
  return jdUT >= startJdUT && jdUT < endJdUT;
}
