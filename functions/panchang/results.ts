/** Answers of /panchang about the day of a place. */
import { elementAngleDeg, PANCHANG_ELEMENTS } from '../../lib/astro/panchang/elements.ts';
import type { DayElement } from '../../lib/astro/panchang/elementSpans.ts';
import { brihatSamhita, citation, muhurtaChintamani, practice, suryaSiddhanta } from '../../lib/astro/source.ts';
import type {
  PanchangKaranas,
  PanchangNakshatras,
  PanchangTithis,
  PanchangYogas,
} from '../../lib/schemas/common/panchangElements.ts';
import type { DailyContext } from '../../lib/birth/dailyContext.ts';
import { PANCHANG } from '../../lib/words/subjects/panchang.ts';
import { degrees } from '../../lib/astro/rounding.ts';
import { karanaItems, nakshatraItems, tithiItems, yogaItems } from '../../lib/records/day/elements.ts';
import { dayHead } from '../../lib/records/day/common.ts';

export function tithi(context: DailyContext): PanchangTithis {
  return {
    ...dayHead(context),
    items: tithiItems(context),
    rule: PANCHANG[context.names.lang].element_rule({ element: 'tithi' }),
    observed: observed(context, 'tithi'),
    sources: [
      citation(suryaSiddhanta(2, '66')),
      citation(muhurtaChintamani(1, '3-4')),
      citation(practice('Lords of the tithis by the count of eight: practice of almanacs')),
    ],
  };
}

export function nakshatra(context: DailyContext): PanchangNakshatras {
  return {
    ...dayHead(context),
    items: nakshatraItems(context),
    rule: PANCHANG[context.names.lang].element_rule({ element: 'nakshatra' }),
    observed: observed(context, 'nakshatra'),
    sources: [
      citation(suryaSiddhanta(2, '64')),
      citation(brihatSamhita(98, '4-5')),
      citation(muhurtaChintamani(2, '2-8')),
    ],
  };
}

export function yoga(context: DailyContext): PanchangYogas {
  return {
    ...dayHead(context),
    items: yogaItems(context),
    rule: PANCHANG[context.names.lang].element_rule({ element: 'yoga' }),
    observed: observed(context, 'yoga'),
    sources: [
      citation(suryaSiddhanta(2, '65')),
      citation(muhurtaChintamani(1)),
      citation(practice('Deities of the yogas: practice of almanacs')),
    ],
  };
}

export function karana(context: DailyContext): PanchangKaranas {
  return {
    ...dayHead(context),
    items: karanaItems(context),
    rule: PANCHANG[context.names.lang].element_rule({ element: 'karana' }),
    observed: observed(context, 'karana'),
    sources: [
      citation(suryaSiddhanta(2, '67-69')),
      citation(brihatSamhita(100, '1-5')),
      citation(practice('Lords of the movable karanas: practice of almanacs')),
    ],
  };
}

function observed(context: DailyContext, dayElement: DayElement): PanchangTithis['observed'] {
  const { day, instant } = context;
  const { Sun, Moon } = context.sky().planets;
  const element = PANCHANG_ELEMENTS[dayElement];
  return {
    at: instant(day.startJdUT),
    sun_longitude: degrees(Sun.longitudeDeg),
    moon_longitude: degrees(Moon.longitudeDeg),
    angle: degrees(elementAngleDeg(element, Sun.longitudeDeg, Moon.longitudeDeg)),
    arc: degrees(360 / element.parts),
  };
}
