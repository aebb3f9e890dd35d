/** Bhadra of a full moon: the first half of Purnima, in which neither the fire of Holi nor a rakhi has its time. */
import { PANCHANG_ELEMENTS } from '../../panchang/elements.ts';
import { bhadras, moonSigns, type Bhadra } from '../../panchang/bhadra.ts';
import { subSpans, type ElementSpan, type SunMoon } from '../../panchang/spans.ts';

/** Returns the Bhadra of a Purnima. */
export function bhadraOfPurnima(purnima: ElementSpan, sky: SunMoon): Bhadra {
  const halves = subSpans(PANCHANG_ELEMENTS.tithi, purnima, 2, sky);
  return bhadras(halves, moonSigns(purnima, sky))[0]!;
}
