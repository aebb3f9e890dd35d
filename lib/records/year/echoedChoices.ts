/** What a caller chose where texts differ, and how `meta.conventions` echoes it. */
import {
  DEFAULT_CHOICES,
  type BalaChoices,
  type MOON_RULES,
  type YearLordChoices,
} from '../../astro/varshphal/tajikaChoices.ts';
import type { TimeLordChoices } from '../../astro/varshphal/months/timeOfYear.ts';
import type { AnnualInput } from '../../schemas/varshphal/annualInput.ts';
import type { ChosenConventions } from '../../schemas/common/envelope.ts';
import type { AnnualContext, YearLordChoice } from './annual.ts';

type Asked = Pick<AnnualContext, 'input'>;

/** Returns how the strengths of a year are counted. */
export function balaChoices({ drekkana, relation }: AnnualInput): BalaChoices {
  return { relation: relation ?? DEFAULT_CHOICES.relation, drekkana: drekkana ?? DEFAULT_CHOICES.drekkana };
}

/** Returns how the lord of a year is chosen; a query parameter takes precedence over the field of the body. */
export function yearLordChoices(input: AnnualInput, query: Partial<YearLordChoice> = {}): YearLordChoices {
  return {
    ...balaChoices(input),
    counting: query.bala ?? DEFAULT_CHOICES.counting,
    noneAspects: input.none_aspects ?? DEFAULT_CHOICES.noneAspects,
    moon: moonRule(query.moon ?? input.moon ?? DEFAULT_CHOICES.moon),
  };
}

/** An older name for the rule of the text. */
function moonRule(asked: (typeof MOON_RULES)[number] | 'hand_on'): YearLordChoices['moon'] {
  return asked === 'hand_on' ? 'tn' : asked;
}

/** Echoes the choices of the paths that weigh planets. */
export function balaConventions({ input }: Asked): ChosenConventions {
  return { ...balaChoices(input) };
}

/** Echoes the choices of the path that describes the year by its lord. */
export function lordConventions({ input }: Asked): ChosenConventions {
  return lordRecord(yearLordChoices(input));
}

/** Echoes the choices of the path that elects the lord, which include those of the strengths. */
export function electionConventions({ input, query }: AnnualContext<YearLordChoice>): ChosenConventions {
  const choices = yearLordChoices(input, query);
  return { ...lordRecord(choices), bala: choices.counting };
}

/** Returns how the lords of months and days are chosen. */
export function timeLordChoices(input: AnnualInput): TimeLordChoices {
  return { ...yearLordChoices(input), natalOffice: input.natal_office ?? 'ascendant' };
}

/** Echoes the choices of the path of months and days. */
export function timeConventions({ input }: Asked): ChosenConventions {
  const choices = timeLordChoices(input);
  return { ...lordRecord(choices), natal_office: choices.natalOffice };
}

function lordRecord({ drekkana, moon, noneAspects, relation }: YearLordChoices): ChosenConventions {
  return { relation, drekkana, none_aspects: noneAspects, moon };
}
