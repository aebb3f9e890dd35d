/** What /special/kaksha says of each body and of all of them. */
import type { KakshaEffect, KakshaStay } from '../../lib/astro/judgement/day/kakshaCourse.ts';
import type { Ashtakavarga } from '../../lib/astro/ashtakavarga/bindus.ts';
import { givers, isKakshaActive, KAKSHA_LORDS, kakshaIndex } from '../../lib/astro/ashtakavarga/kaksha.ts';
import { countFrom, wrapIndex } from '../../lib/astro/angle.ts';
import type { PlacedBody } from '../../lib/astro/chart/bodies.ts';
import { isNode, type Planet } from '../../lib/astro/tables/planets.ts';
import { formatJd } from '../../lib/time/placeClock.ts';
import { KAKSHA } from '../../lib/words/subjects/kaksha.ts';
import type { StayDates } from '../../lib/words/facts/kaksha.ts';
import type { Names } from '../../lib/words/names.ts';
import type { BirthContext } from '../../lib/birth/birthContext.ts';

/** Returns the text on the kaksha in which a body stands at birth. */
export function natalText(
  { chart, names }: BirthContext,
  av: Ashtakavarga,
  { id, place }: PlacedBody<Planet | 'Ascendant'>,
): string {
  const words = KAKSHA[names.lang];
  const kaksha = kakshaIndex(place.degreeInSign);
  const where = {
    signIndex: place.signIndex,
    inSignDeg: place.degreeInSign,
    house: countFrom(chart.ascendant.signIndex, place.signIndex),
    kakshaIndex: kaksha,
    lord: KAKSHA_LORDS[kaksha]!,
  };
  if (id !== 'Ascendant' && isNode(id)) return words.natal_node({ planet: id, ...where });
  return words.natal({
    body: id,
    ...where,
    isActive: isKakshaActive(av, id, place.signIndex, kaksha),
    givers: givers(av, id, place.signIndex),
  });
}

interface PassingContext {
  readonly context: BirthContext;
  readonly av: Ashtakavarga;
  readonly planet: Planet;
  /** The current kaksha, then those that follow in the sign. */
  readonly kakshas: readonly KakshaStay[];
}

/** Returns the text on the current kaksha, the reason, and when the next active one begins. */
export function passingText(passing: PassingContext, effect: KakshaEffect | null): string {
  const { av, context, kakshas, planet } = passing;
  const { chart, names } = context;
  const words = KAKSHA[names.lang];
  const { kaksha, signIndex } = kakshas[0]!;
  const lord = KAKSHA_LORDS[kaksha]!;
  const sarva = av.sarva[signIndex]!;
  const bindus =
    effect === null || isNode(planet)
      ? [words.passing_node({ sarva })]
      : [words.given({ planet, lord, effect }), words.bindus({ bindus: av.bhinna[planet][signIndex]!, sarva })];
  return [
    words.passing({ planet, signIndex, kakshaIndex: kaksha, lord, ...stayDates(context, kakshas[0]!) }),
    words.passing_house({
      house: countFrom(chart.ascendant.signIndex, signIndex),
      houseFromMoon: countFrom(chart.signs.Moon, signIndex),
    }),
    ...bindus,
    ...nextTexts(passing),
  ].join(' ');
}

/** The next active kaksha in the sign, or that there is none. */
function nextTexts({ av, context, kakshas, planet }: PassingContext): string[] {
  const words = KAKSHA[context.names.lang];
  const ahead = kakshas.slice(1);
  const last = kakshas.at(-1)!;
  if (ahead.length === 0 && last.endJdUT !== null) {
    const { isLeftBackward, signIndex } = last;
    const next = wrapIndex(signIndex + (isLeftBackward ? 11 : 1), 12);
    return [words.next_sign({ signIndex: next, isBackward: isLeftBackward === true })];
  }
  if (isNode(planet) || ahead.length === 0) return [];
  const next = ahead.find(({ signIndex, kaksha }) => isKakshaActive(av, planet, signIndex, kaksha));
  if (!next) return [words.none_ahead({})];
  return [words.next_active({ planet, lord: KAKSHA_LORDS[next.kaksha]!, ...stayDates(context, next) })];
}

/** Passages shorter than this, as all of the Moon's are, are written with the time of day. */
const SHORT_DAYS = 2;

function stayDates({ birth }: BirthContext, { startJdUT, endJdUT }: KakshaStay): StayDates {
  const instant = (jdUT: number | null) => (jdUT === null ? null : formatJd(birth.time.clock, jdUT));
  const [from, until] = [instant(startJdUT), instant(endJdUT)];
  return {
    isShort: startJdUT !== null && endJdUT !== null && endJdUT - startJdUT < SHORT_DAYS,
    fromDate: from && from.slice(0, 10),
    fromTime: from ? from.slice(11, 16) : '',
    untilDate: until && until.slice(0, 10),
    untilTime: until ? until.slice(11, 16) : '',
  };
}

/** Returns the planets in active kakshas, and the others, as a text. */
export function summaryText(effects: ReadonlyMap<Planet, KakshaEffect | null>, { lang }: Names): string {
  const having = (effect: KakshaEffect) => [...effects].filter(([, each]) => each === effect).map(([planet]) => planet);
  const [good, mixed, weak] = [having('good'), having('mixed'), having('weak')];
  const isAny = good.length + mixed.length > 0;
  return isAny ? KAKSHA[lang].summary({ good, mixed, weak }) : KAKSHA[lang].none_active({});
}
