/** Answers about gifts, fasts and yantras: one item for each planet that needs it. */
import type { RemedyPick } from '../../lib/astro/judgement/remedy/picks.ts';
import { planFor } from '../../lib/astro/judgement/remedy/remedyPlan.ts';
import { practice } from '../../lib/astro/source.ts';
import type { Planet } from '../../lib/astro/tables/planets.ts';
import { REMEDIES } from '../../lib/astro/tables/remedies.ts';
import { SHANTIS } from '../../lib/astro/tables/shantis.ts';
import { YANTRA_SOURCE, YANTRAS } from '../../lib/astro/tables/yantras.ts';
import type * as wire from '../../lib/schemas/remedy/acts.ts';
import { disclaimerIn } from '../../lib/words/disclaimers.ts';
import { planetId } from '../../lib/schemas/common/planetId.ts';
import { Warned } from '../../lib/records/warned.ts';
import { nextDate, weeksLater } from '../../lib/birth/remedyDays.ts';
import { answerEnd, answerHead, itemRecords, notNeeded, remedyView, toldOf } from './remedySections.ts';
import { thingRecord } from './words.ts';
import type { BirthContext } from '../../lib/birth/birthContext.ts';

export function donations(context: BirthContext): Warned {
  const { lang } = context.names;
  const view = remedyView(context);
  const items = itemRecords(view, 'donation', (planet) => {
    const { gift, gifts, recipient } = REMEDIES[planet];
    return {
      items: gift[lang],
      articles: gifts.map((one) => thingRecord(one, lang)),
      recipient: recipient[lang],
      is_instead_of_gemstone: planFor(view.plan, planet).gem.verdict === 'avoid',
    };
  });
  const data: wire.Donations = {
    ...answerHead(view, toldOf(view, 'donation')),
    donations: items,
    not_needed: notNeeded(view, 'donation'),
    ...answerEnd(view, 'donation'),
  };
  return new Warned(data, view.warnings);
}

const FAST_SOURCE = practice('Weekday fasts and their number: later practice');

export function fasts(context: BirthContext): Warned {
  const { lang } = context.names;
  const view = remedyView(context);
  const items = itemRecords(view, 'fast', (planet, picks) => {
    const { fast, fastCount } = REMEDIES[planet];
    return {
      food: fast[lang],
      weeks: fastCount,
      last_date: weeksLater(nextDate(context, planet), fastCount - 1),
      shared_with: sharedWith(planet, picks).map(planetId),
    };
  });
  const data: wire.Fasts = {
    ...answerHead(view, toldOf(view, 'fast')),
    fasts: items,
    not_needed: notNeeded(view, 'fast'),
    health_note: disclaimerIn('fasting', lang),
    ...answerEnd(view, 'fast', [FAST_SOURCE]),
  };
  return new Warned(data, view.warnings);
}

/** Rahu shares the weekday of Saturn, Ketu that of Mars. */
function sharedWith(planet: Planet, picks: readonly RemedyPick[]): Planet[] {
  const { varaIndex } = REMEDIES[planet];
  return picks
    .map(({ need }) => need.planet)
    .filter((other) => other !== planet && REMEDIES[other].varaIndex === varaIndex);
}

export function yantras(context: BirthContext): Warned {
  const { lang } = context.names;
  const view = remedyView(context);
  const items = itemRecords(view, 'yantra', (planet) => {
    const { square, sum } = YANTRAS[planet];
    return {
      square: square.map((row) => [...row]),
      sum,
      direction: thingRecord(SHANTIS[planet].direction, lang),
      mantra: REMEDIES[planet].seedMantra[lang],
    };
  });
  const data: wire.Yantras = {
    ...answerHead(view, toldOf(view, 'yantra')),
    yantras: items,
    not_needed: notNeeded(view, 'yantra'),
    ...answerEnd(view, 'yantra', [YANTRA_SOURCE]),
  };
  return new Warned(data, view.warnings);
}
