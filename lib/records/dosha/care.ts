/** Remedies for a dosha, each with its reason in this chart. */
import { both, type Bilingual } from '../../astro/bilingual.ts';
import type { Chart } from '../../astro/chart/chart.ts';
import type { DoshaVerdict } from '../../astro/dosha/dosha.ts';
import { named } from '../../astro/planetWords.ts';
import { remedyOf } from '../../astro/remedy/planetRemedies.ts';
import { DOSHA_CARE, type PlanetAct, type Rite } from '../../astro/tables/doshaCare.ts';
import { PLANET_NAMES, type Planet } from '../../astro/tables/planets.ts';
import { capitalised, hindiOrdinal, ordinal } from '../../astro/words.ts';
import type { Remedy } from '../../schemas/common/records.ts';
import { gradeText } from './doshaText.ts';
import type { Names } from '../../words/names.ts';
import { remedyRecord, riteRecord } from '../remedy/remedyRecord.ts';

/** Most remedies listed, by remaining severity: a mild dosha does not call for six. */
const NAMED = { none: 0, mild: 2, moderate: 3, severe: 6 };

/** Lists remedies for a dosha: more where it is more severe, one where it is cancelled, none where it is absent. */
export function doshaRemedies(chart: Chart, verdict: DoshaVerdict, names: Names): Remedy[] {
  const { isPresent, severity, status } = verdict;
  if (!isPresent) return [];
  const most = status === 'cancelled' ? 1 : NAMED[severity];
  return actsFor(verdict)
    .slice(0, most)
    .map((act, i) => {
      if ('kind' in act) {
        const reason = planetReason(chart, verdict, act.planet)[names.lang];
        return remedyRecord(remedyOf(act.planet, act.kind), i + 1, reason, names);
      }
      const reason = riteReason(chart, verdict, act.planet)[names.lang];
      const { details, title, when } = act;
      const texts = { title: names.text(title), details: names.text(details), when: names.text(when) };
      return riteRecord(act, texts, i + 1, reason);
    });
}

/** Remedies for the planets that take part; where the tradition names none, a mantra and a gift for each planet. */
function actsFor({ dosha, planets }: DoshaVerdict): (Rite | PlanetAct)[] {
  const named = DOSHA_CARE[dosha.id]?.acts.filter(({ planet }) => planets.includes(planet)) ?? [];
  if (named.length > 0) return named;
  return (['mantra', 'donation'] as const).flatMap((kind) => planets.map((planet) => ({ planet, kind })));
}

function planetReason(chart: Chart, { dosha, score, severity, status }: DoshaVerdict, planet: Planet): Bilingual {
  const { house } = chart.planets[planet];
  const { name } = dosha;
  const planetHi = PLANET_NAMES[planet].hi;
  if (status === 'cancelled') {
    return both(
      `${name.en} is cancelled in your chart; this is enough to honour ${named(planet)} in your ${ordinal(house)} house.`,
      `आपकी कुंडली में ${name.hi} निरस्त है; ${hindiOrdinal(house)} भाव के ${planetHi} के लिए इतना ही पर्याप्त है।`,
    );
  }
  return both(
    `${capitalised(named(planet))} in your ${ordinal(house)} house takes part in ${name.en}, of which ${score!.value} of 100 points are left (${gradeText(severity, 'en')}).`,
    `आपके ${hindiOrdinal(house)} भाव का ${planetHi} ${name.hi} में भाग लेता है, जिसके 100 में से ${score!.value} अंक शेष हैं (${gradeText(severity, 'hi')})।`,
  );
}

function riteReason(chart: Chart, { dosha, status }: DoshaVerdict, planet: Planet): Bilingual {
  const { house } = chart.planets[planet];
  const isLight = status === 'cancelled';
  return both(
    `Tradition sets this rite against ${dosha.name.en}, in which ${named(planet)} in your ${ordinal(house)} house takes part${isLight ? '; as it is cancelled here, once is enough' : ''}.`,
    `परंपरा में यह ${dosha.name.hi} के लिए है, जिसमें आपके ${hindiOrdinal(house)} भाव का ${PLANET_NAMES[planet].hi} भाग लेता है${isLight ? '; यहाँ दोष निरस्त है, अतः एक बार पर्याप्त है' : ''}।`,
  );
}
