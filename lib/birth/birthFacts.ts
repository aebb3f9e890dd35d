/** What rules of doshas may know of a birth beside its chart. */
import type { Chart } from '../astro/chart/chart.ts';
import { vimshottari } from '../astro/dasha/vimshottari.ts';
import type { BirthElements, DoshaFacts } from '../astro/dosha/dosha.ts';
import { memoized } from '../astro/memoized.ts';
import { abhijit } from '../astro/panchang/dayParts.ts';
import type { PanchangDay } from '../astro/panchang/panchangDay.ts';
import { elementAt, PANCHANG_ELEMENTS, type PanchangElement } from '../astro/panchang/elements.ts';
import { DAYS_PER_YEAR } from '../astro/time.ts';
import { varaOfBirth } from './birthDay.ts';
import type { BirthContext } from './birthContext.ts';

/**
 * Returns what doshas may know of a birth beside its chart; strengths and day, which few ask for, when one does.
 *
 * @param partner the chart of a second birth to judge beside this one
 */
export function doshaFacts(context: BirthContext, partner: Chart | null = null): DoshaFacts {
  const { birth } = context;
  const ageYears = (jdUT: number) => (jdUT - birth.jdUT) / DAYS_PER_YEAR;
  const elements = memoized(() => birthElements(context));
  return {
    get ratios() {
      return context.ratios();
    },
    ageYears: context.person().ageYears,
    partner,
    get elements() {
      return elements();
    },
    mahadashas: context.life(vimshottari).map(({ lord, startJdUT, endJdUT }) => ({
      lord,
      fromYears: ageYears(startJdUT),
      toYears: ageYears(endJdUT),
    })),
    get isAbhijitBirth() {
      return isAbhijitBirth(birth.jdUT, context.panchangDay());
    },
  };
}

function birthElements(context: BirthContext): BirthElements {
  const { Sun, Moon } = context.chart.planets;
  const dayElement = (element: PanchangElement) => elementAt(element, Sun.longitudeDeg, Moon.longitudeDeg).number;
  const { tithi, karana, yoga } = PANCHANG_ELEMENTS;
  return {
    tithi: dayElement(tithi),
    karana: dayElement(karana),
    nityaYoga: dayElement(yoga),
    varaIndex: varaOfBirth(context, context.panchangDay()),
  };
}

function isAbhijitBirth(jdUT: number, day: PanchangDay): boolean | null {
  if (day.sunriseJdUT === null || day.sunsetJdUT === null) return null;
  const { endJdUT, startJdUT } = abhijit(day).muhurta;
  return jdUT >= startJdUT && jdUT < endJdUT;
}
