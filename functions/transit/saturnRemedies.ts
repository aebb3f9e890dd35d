/** Remedies for Saturn while sade sati or dhaiya runs, each with its reason in this chart, within the plan of the birth. */
import { planFor, type RemedyPlan } from '../../lib/astro/judgement/remedy/remedyPlan.ts';
import { remedyOf, type RemedyKind } from '../../lib/astro/remedy/planetRemedies.ts';
import type { Planet } from '../../lib/astro/tables/planets.ts';
import type { SaturnPassage } from '../../lib/astro/transit/saturn.ts';
import type { SaturnIntensity } from '../../lib/astro/transit/saturnIntensity.ts';
import type { SadeSati } from '../../lib/schemas/transit/saturn.ts';
import { SATURN_TRANSIT } from '../../lib/words/subjects/transit.ts';
import type { SaturnKind } from '../../lib/words/facts/transit.ts';
import { recitalRecord } from '../../lib/records/remedy/remedyPlan.ts';
import { remedyRecord } from '../../lib/records/remedy/remedyRecord.ts';
import { saturnPlace } from '../../lib/records/transit/saturn.ts';
import { localDateOrNull, type TransitSky } from '../../lib/records/transit/passages.ts';

interface NamedRemedy {
  readonly planet: Planet;
  readonly kind: RemedyKind;
  readonly reason: string;
}

/** In order of priority: the mantra of Saturn first, and in sade sati the recital, as in the plan. */
export function saturnRemedies(
  sky: TransitSky<'Saturn'>,
  kind: SaturnKind,
  passage: SaturnPassage,
  intensity: SaturnIntensity | null,
  plan: RemedyPlan,
): SadeSati['remedies'] {
  const { names, stage } = sky;
  const words = SATURN_TRANSIT[names.lang];
  const isAfflicted = intensity?.parts.some(({ id }) => id === 'moon') ?? false;
  const isFasted = intensity?.band === 'severe' && planFor(plan, 'Saturn').kinds.includes('fast');
  const mantra: NamedRemedy = { planet: 'Saturn', kind: 'mantra', reason: words.why_mantra(saturnPlace(sky)) };
  const further: NamedRemedy[] = [
    {
      planet: 'Saturn',
      kind: 'donation',
      reason: words.why_gift({ kind, until: localDateOrNull(sky, passage.endJdUT) }),
    },
    { planet: 'Saturn', kind: 'worship', reason: words.why_worship({}) },
    ...(isAfflicted ? [{ planet: 'Moon', kind: 'mantra', reason: words.why_moon({}) } as const] : []),
    ...(isFasted
      ? [{ planet: 'Saturn', kind: 'fast', reason: words.why_fast({ score: intensity.score }) } as const]
      : []),
  ];
  const record = ({ kind: of, planet, reason }: NamedRemedy, priority: number) =>
    remedyRecord(remedyOf(planet, of, stage), priority, reason, names);
  const first = [record(mantra, 1), ...(kind === 'sade_sati' ? [recitalRecord(2, names)] : [])];
  return [...first, ...further.map((one, i) => record(one, first.length + 1 + i))];
}
