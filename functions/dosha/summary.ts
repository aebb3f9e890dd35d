/** A summary of the doshas of a chart: counts, the gravest, and a paragraph. */
import { both, type Bilingual } from '../../lib/astro/bilingual.ts';
import type { Chart } from '../../lib/astro/chart/chart.ts';
import type { DoshaVerdict } from '../../lib/astro/dosha/dosha.ts';
import { nadiOf } from '../../lib/astro/dosha/nadi.ts';
import { NADIS } from '../../lib/astro/tables/nakshatraQualities.ts';
import { listed } from '../../lib/astro/words.ts';
import type { DoshaSummary } from '../../lib/schemas/dosha/doshaVerdicts.ts';
import type { DoshaContext } from '../../lib/records/dosha/verdict.ts';
import { gradeText } from '../../lib/records/dosha/doshaText.ts';
import type { Language } from '../../lib/words/names.ts';

/** Most names in a paragraph. */
const NAMED = 4;

export function doshaSummary(verdicts: readonly DoshaVerdict[], doshas: DoshaContext): DoshaSummary {
  const { chart, names } = doshas.context;
  const ofStatus = (status: DoshaVerdict['status']) => verdicts.filter((one) => one.status === status);
  const ofSeverity = (severity: DoshaVerdict['severity']) => verdicts.filter((one) => one.severity === severity).length;
  const standing = verdicts.filter(({ status }) => status === 'active' || status === 'reduced').sort(byWeight);
  const [gravest] = standing;
  const judged = verdicts.filter(({ dosha }) => !dosha.needs);
  const cancelled = ofStatus('cancelled');
  const running = standing.filter((one) => doshas.timingOf(one.planets, one.dosha.actsBetweenYears).is_current);
  return {
    checked: verdicts.length,
    needing_another: verdicts.length - judged.length,
    present: verdicts.filter(({ isPresent }) => isPresent).length,
    by_status: {
      active: ofStatus('active').length,
      reduced: ofStatus('reduced').length,
      cancelled: cancelled.length,
      absent: ofStatus('absent').length,
    },
    by_severity: {
      none: ofSeverity('none'),
      mild: ofSeverity('mild'),
      moderate: ofSeverity('moderate'),
      severe: ofSeverity('severe'),
    },
    gravest: gravest ? briefOf(gravest, names.lang) : null,
    text: [
      ...SAY[names.lang]({ checked: judged.length, standing, cancelled, running }),
      nadiText(chart)[names.lang],
    ].join(' '),
  };
}

function byWeight(a: DoshaVerdict, b: DoshaVerdict): number {
  return b.score!.value - a.score!.value;
}

function briefOf({ dosha, score, severity, status }: DoshaVerdict, lang: Language): DoshaSummary['gravest'] {
  return { id: dosha.id, name: dosha.name[lang], status, severity, score: score!.value };
}

interface Found {
  /** How many doshas one chart can show. */
  readonly checked: number;
  /** The gravest first. */
  readonly standing: readonly DoshaVerdict[];
  readonly cancelled: readonly DoshaVerdict[];
  /** Those of them whose planets include the running mahadasha's lord. */
  readonly running: readonly DoshaVerdict[];
}

const SAY: Readonly<Record<Language, (found: Found) => string[]>> = {
  en({ cancelled, checked, running, standing }) {
    const [first] = standing;
    const verb = standing.length === 1 ? 'stands' : 'stand';
    return [
      first
        ? `Of ${checked} doshas looked at ${standing.length} ${verb} in this chart: ${listed(withRest(standing.map(weighed('en')), (n) => `${n} lighter ones`))}.`
        : `Of ${checked} doshas looked at none stands in this chart.`,
      ...(first ? [`What asks for attention first is ${first.dosha.name.en}: ${first.effects.en}.`] : []),
      ...(running.length > 0
        ? [`A mahadasha of its planets runs for ${listed(withRest(running.map(nameOf('en')), (n) => `${n} more`))}.`]
        : []),
      ...(cancelled.length > 0
        ? [
            `Formed but undone by the chart itself: ${listed(withRest(cancelled.map(nameOf('en')), (n) => `${n} more`))}.`,
          ]
        : []),
    ];
  },
  hi({ cancelled, checked, running, standing }) {
    const [first] = standing;
    const more = (n: number) => `${n} अन्य`;
    return [
      first
        ? `देखे गए ${checked} दोषों में से ${standing.length} इस कुंडली में प्रभावी हैं: ${withRest(standing.map(weighed('hi')), more).join(', ')}।`
        : `देखे गए ${checked} दोषों में से कोई इस कुंडली में प्रभावी नहीं है।`,
      ...(first ? [`पहले ध्यान देने योग्य ${first.dosha.name.hi} है: ${first.effects.hi}।`] : []),
      ...(running.length > 0
        ? [`इनके ग्रहों की महादशा अभी चल रही है: ${withRest(running.map(nameOf('hi')), more).join(', ')}।`]
        : []),
      ...(cancelled.length > 0
        ? [`बनते हैं पर कुंडली में ही निरस्त हैं: ${withRest(cancelled.map(nameOf('hi')), more).join(', ')}।`]
        : []),
    ];
  },
};

/** Names the first few, and counts the others where they are two or more. */
function withRest(names: readonly string[], others: (count: number) => string): string[] {
  if (names.length <= NAMED + 1) return [...names];
  return [...names.slice(0, NAMED), others(names.length - NAMED)];
}

function weighed(lang: Language) {
  return ({ dosha, score, severity }: DoshaVerdict) =>
    `${dosha.name[lang]} (${score!.value}, ${gradeText(severity, lang)})`;
}

function nameOf(lang: Language) {
  return ({ dosha }: DoshaVerdict) => dosha.name[lang];
}

function nadiText(chart: Chart): Bilingual {
  const { name, sanskrit } = NADIS[nadiOf(chart)];
  return both(
    `The nadi is ${name}, which is judged only beside a partner’s chart.`,
    `नाड़ी ${sanskrit} है, जिसका विचार साथी की कुंडली के साथ ही होता है।`,
  );
}
