/** What a caller of /kp chose where its astrologers differ, and how `meta.conventions` echoes it. */
import { DEFAULT_AGENCY, type AgencyChoices } from '../../lib/astro/kp/agency.ts';
import type { DayBeginning } from '../../lib/astro/kp/rulingPlanets.ts';
import type { ChosenConventions } from '../../lib/schemas/common/envelope.ts';

type Sent<Choices> = { readonly [Name in keyof Choices]?: Choices[Name] | null | undefined };

export type AgencyAsked = Sent<{
  agency: AgencyChoices['order'];
  conjunction: AgencyChoices['conjunction'];
  aspects: AgencyChoices['aspects'];
}>;

export type DayLordAsked = Sent<{ day_lord: DayBeginning }>;

/** Returns how nodes act for planets. */
export function agencyChoices({ agency, aspects, conjunction }: AgencyAsked): AgencyChoices {
  return {
    order: agency ?? DEFAULT_AGENCY.order,
    conjunction: conjunction ?? DEFAULT_AGENCY.conjunction,
    aspects: aspects ?? DEFAULT_AGENCY.aspects,
  };
}

/** Returns when the day of its lord begins. */
export function dayBeginning({ day_lord: beginning }: DayLordAsked): DayBeginning {
  return beginning ?? 'sunrise';
}

/** Echoes the choices of a path. */
export function agencyConventions(
  asked: AgencyAsked,
  further: Readonly<Record<string, string>> = {},
): ChosenConventions {
  const { aspects, conjunction, order } = agencyChoices(asked);
  return { kp: { agency: order, conjunction, aspects, ...further } };
}
