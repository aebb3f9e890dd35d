/** Remedies for a dosha, each with its reason in this chart. */
import type { Chart } from '../../astro/chart/chart.ts';
import type { DoshaVerdict } from '../../astro/dosha/dosha.ts';
import { suitsStage } from '../../astro/judgement/remedy/remedyPlan.ts';
import { remedyOf } from '../../astro/remedy/planetRemedies.ts';
import { DOSHA_CARE, type PlanetAct, type Rite } from '../../astro/tables/doshaCare.ts';
import type { LifeStage } from '../../astro/stage.ts';
import type { Planet } from '../../astro/tables/planets.ts';
import type { Remedy } from '../../schemas/common/records.ts';
import type { Language, Names } from '../../words/names.ts';
import { DOSHA } from '../../words/subjects/rules/dosha.ts';
import { remedyRecord, riteRecord } from '../remedy/remedyRecord.ts';

/** Most remedies listed, by remaining severity: a mild dosha does not call for six. */
const NAMED = { none: 0, mild: 2, moderate: 3, severe: 6 };

/** Lists remedies for a dosha: more where it is more severe, one where it is cancelled, none where it is absent. */
export function doshaRemedies(chart: Chart, verdict: DoshaVerdict, stage: LifeStage, names: Names): Remedy[] {
  const { isPresent, severity, status } = verdict;
  if (!isPresent) return [];
  const most = status === 'cancelled' ? 1 : NAMED[severity];
  return actsFor(verdict)
    .filter((act) => isFor(act, stage))
    .slice(0, most)
    .map((act, i) => {
      if ('kind' in act) {
        const reason = planetReason(chart, verdict, act.planet, names.lang);
        return remedyRecord(remedyOf(act.planet, act.kind, stage), i + 1, reason, names);
      }
      const reason = riteReason(chart, verdict, act.planet, names.lang);
      const { details, title, when } = act;
      const texts = { title: names.text(title), details: names.text(details), when: names.text(when) };
      return riteRecord(act, texts, i + 1, reason);
    });
}

/** Before marriage is thought of, and after. */
const NO_WEDDING: readonly LifeStage[] = ['child', 'youth', 'elder', 'old'];

/** Stages of life without a rite: that of a wedding or a birth to come, and what is long or due from grown sons alone. */
const RITE_NOT_AT: Readonly<Record<string, readonly LifeStage[]>> = {
  mangal_shanti: NO_WEDDING,
  kumbh_vivah: NO_WEDDING,
  santana_gopala: NO_WEDDING,
  tarpan: ['child'],
  narayan_bali: ['child'],
  rahu_japa: ['child'],
  ketu_japa: ['child'],
  saturn_japa: ['child'],
};

/** Acts for a planet are those of the plan of remedies at that age. */
function isFor(act: Rite | PlanetAct, stage: LifeStage): boolean {
  return 'kind' in act ? suitsStage(act.kind, stage) : !RITE_NOT_AT[act.id]?.includes(stage);
}

/** Remedies for the planets that take part; where the tradition names none, a mantra and a gift for each planet. */
function actsFor({ dosha, planets }: DoshaVerdict): (Rite | PlanetAct)[] {
  const named = DOSHA_CARE[dosha.id]?.acts.filter(({ planet }) => planets.includes(planet)) ?? [];
  if (named.length > 0) return named;
  return (['mantra', 'donation'] as const).flatMap((kind) => planets.map((planet) => ({ planet, kind })));
}

function planetReason(chart: Chart, verdict: DoshaVerdict, planet: Planet, lang: Language): string {
  const { dosha, score, severity, status } = verdict;
  const { name } = dosha;
  const { house } = chart.planets[planet];
  if (status === 'cancelled') return DOSHA[lang].cancelled_remedy({ name, planet, house });
  return DOSHA[lang].planet_remedy({ name, planet, house, score: score!.value, severity });
}

function riteReason(chart: Chart, { dosha, status }: DoshaVerdict, planet: Planet, lang: Language): string {
  const { house } = chart.planets[planet];
  return DOSHA[lang].rite({ name: dosha.name, planet, house, isCancelled: status === 'cancelled' });
}
