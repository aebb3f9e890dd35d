/** Remedies for Saturn while sade sati or dhaiya runs, each with its reason in this chart. */
import { remedyOf, type RemedyKind } from '../../lib/astro/remedy/planetRemedies.ts';
import type { Planet } from '../../lib/astro/tables/planets.ts';
import type { SaturnPassage } from '../../lib/astro/transit/saturn.ts';
import type { SaturnIntensity } from '../../lib/astro/transit/saturnIntensity.ts';
import type { SadeSati } from '../../lib/schemas/transit/saturn.ts';
import { SATURN_TRANSIT } from '../../lib/words/subjects/transit.ts';
import type { SaturnKind } from '../../lib/words/facts/transit.ts';
import { remedyRecord } from '../../lib/records/remedy/remedyRecord.ts';
import { saturnPlace } from '../../lib/records/transit/saturn.ts';
import { localDateOrNull, type TransitSky } from '../../lib/records/transit/passages.ts';

interface NamedRemedy {
  readonly planet: Planet;
  readonly kind: RemedyKind;
  readonly reason: string;
}

/** In order of priority. */
export function saturnRemedies(
  sky: TransitSky<'Saturn'>,
  kind: SaturnKind,
  passage: SaturnPassage,
  intensity: SaturnIntensity | null,
): SadeSati['remedies'] {
  const { names } = sky;
  const words = SATURN_TRANSIT[names.lang];
  const isAfflicted = intensity?.parts.some(({ id }) => id === 'moon') ?? false;
  const named: NamedRemedy[] = [
    {
      planet: 'Saturn',
      kind: 'donation',
      reason: words.why_gift({ kind, until: localDateOrNull(sky, passage.endJdUT) }),
    },
    { planet: 'Saturn', kind: 'mantra', reason: words.why_mantra(saturnPlace(sky)) },
    { planet: 'Saturn', kind: 'worship', reason: words.why_worship({}) },
    ...(isAfflicted ? [{ planet: 'Moon', kind: 'mantra', reason: words.why_moon({}) } as const] : []),
    ...(intensity?.band === 'severe'
      ? [{ planet: 'Saturn', kind: 'fast', reason: words.why_fast({ score: intensity.score }) } as const]
      : []),
  ];
  return named.map(({ kind: of, planet, reason }, i) => remedyRecord(remedyOf(planet, of), i + 1, reason, names));
}
