/** Answers of the families with more than verdicts: raja, nabhasa, neecha bhanga. */
import { neechaBhanga } from '../../lib/astro/planet/neechaBhanga.ts';
import { planetsOf } from '../../lib/astro/chart/chart.ts';
import type { Verdict } from '../../lib/astro/rule.ts';
import { SEVEN_PLANETS } from '../../lib/astro/tables/planets.ts';
import type { NabhasaYogas, NeechaBhangaYogas, RajaYogas } from '../../lib/schemas/yoga/yogaVerdicts.ts';
import { planetHead, signRef } from '../../lib/records/common.ts';
import { planetId } from '../../lib/schemas/common/planetId.ts';
import { familyAnswer, rulesOf } from './results.ts';
import { judged, yogaContext } from '../../lib/records/yoga/verdict.ts';
import type { BirthContext } from '../../lib/birth/birthContext.ts';

const PAIRED = 'raja-kendra-trikona';

export function raja(context: BirthContext): RajaYogas {
  const yogas = yogaContext(context);
  const verdicts = judged(context, rulesOf('raja'));
  const pairs = verdicts
    .filter(({ isPresent, rule }) => isPresent && rule.id === PAIRED)
    .sort((a, b) => b.strength!.value - a.strength!.value);
  return { ...familyAnswer(yogas, verdicts), pairs: pairs.map(pairRecord) };
}

function pairRecord({ evidence, planets, rule, status, strength }: Verdict): RajaYogas['pairs'][number] {
  const { observed } = evidence.find(({ id }) => id === 'linked')!;
  return {
    houses: [...rule.houses!],
    lords: planets.map(planetId),
    link: observed['link'] as RajaYogas['pairs'][number]['link'],
    status: status as RajaYogas['pairs'][number]['status'],
    score: strength!.value,
  };
}

/** The three groups of the specification; the dala yogas are shapes as well. */
const GROUPS = [
  { id: 'ashraya', names: { en: 'Ashraya (position)', hi: 'आश्रय' }, subfamilies: ['ashraya'] },
  { id: 'akriti', names: { en: 'Akriti (shape)', hi: 'आकृति' }, subfamilies: ['akriti', 'dala'] },
  { id: 'sankhya', names: { en: 'Sankhya (number)', hi: 'संख्या' }, subfamilies: ['sankhya'] },
] as const;

export function nabhasa(context: BirthContext): NabhasaYogas {
  const { chart, names } = context;
  const yogas = yogaContext(context);
  const verdicts = judged(context, rulesOf('nabhasa'));
  const groups = GROUPS.map(({ id, names: called, subfamilies }) => {
    const ofGroup = verdicts.filter(({ rule }) => subfamilies.some((subfamily) => subfamily === rule.subfamily));
    const present = ofGroup.filter(({ isPresent }) => isPresent).map(({ rule }) => rule.id);
    return { id, name: called[names.lang], checked: ofGroup.length, present };
  });
  const signs = new Set(SEVEN_PLANETS.map((planet) => chart.signs[planet]));
  return { ...familyAnswer(yogas, verdicts), groups, signs_occupied: signs.size };
}

export function neechaBhangaYogas(context: BirthContext): NeechaBhangaYogas {
  const { chart, names } = context;
  const yogas = yogaContext(context);
  const planets = planetsOf(chart).flatMap(({ house, id, signIndex }): NeechaBhangaYogas['planets'] => {
    const found = neechaBhanga(chart, id);
    if (found === null) return [];
    return [
      {
        ...planetHead(id, names),
        sign: signRef(signIndex, names),
        house,
        rules: [...found.rules],
        is_cancelled: found.rules.length > 0,
        is_raja_yoga: found.isRajaYoga,
      },
    ];
  });
  return { ...familyAnswer(yogas, judged(context, rulesOf('neecha-bhanga'))), planets };
}
