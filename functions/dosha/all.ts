/** Every dosha of a chart, and what they come to. */
import { both, type Bilingual } from '../../lib/astro/bilingual.ts';
import type { Chart } from '../../lib/astro/chart.ts';
import type { DoshaVerdict } from '../../lib/astro/dosha/dosha.ts';
import { DOSHAS } from '../../lib/astro/dosha/index.ts';
import { manglikBy } from '../../lib/astro/dosha/manglik.ts';
import { nadiOf } from '../../lib/astro/dosha/nadi.ts';
import { NADIS } from '../../lib/astro/tables/nakshatraQualities.ts';
import { listed } from '../../lib/astro/words.ts';
import type { AllDoshas, DoshaSummary } from '../../lib/schemas/doshaVerdicts.ts';
import {
  doshaRecord,
  doshaScene,
  doshaSources,
  judgedDosha,
  type DoshaContext,
  type DoshaScene,
} from '../_shell/doshas.ts';
import { gradeText } from '../_shell/doshaText.ts';
import type { Language } from '../_shell/names.ts';
import { gandmoolRecord, kaalSarpRecord, nadiRecord } from './extras.ts';
import { manglikReading, manglikRecord, type ManglikContext } from './manglik.ts';
import { DISCLAIMERS } from './results.ts';

export function all(context: ManglikContext): AllDoshas {
  const reading = manglikReading(context);
  const scene = doshaScene(context);
  const doshas = DOSHAS.map((dosha) => (dosha.id === 'manglik' ? manglikBy(reading) : dosha));
  const verdicts = doshas.map((dosha) => judgedDosha(scene, dosha));
  const writers: Readonly<Record<string, Write>> = {
    ...WRITERS,
    manglik: (_, verdict) => manglikRecord(scene, verdict, reading),
  };
  return {
    doshas: verdicts.map((verdict) => (writers[verdict.dosha.id] ?? doshaRecord)(scene, verdict)),
    summary: summaryOf(verdicts, context),
    disclaimer: DISCLAIMERS[context.names.lang],
    sources: [...new Set(doshas.flatMap(doshaSources))],
  };
}

type Write = (scene: DoshaScene, verdict: DoshaVerdict) => AllDoshas['doshas'][number];

/** Of the doshas that tell more than a verdict. */
const WRITERS: Readonly<Record<string, Write>> = {
  kaal_sarp: kaalSarpRecord,
  gandmool: gandmoolRecord,
  nadi: nadiRecord,
};

function summaryOf(verdicts: readonly DoshaVerdict[], { chart, names: { lang } }: DoshaContext): DoshaSummary {
  const ofStatus = (status: DoshaVerdict['status']) => verdicts.filter((one) => one.status === status).length;
  const ofSeverity = (severity: DoshaVerdict['severity']) => verdicts.filter((one) => one.severity === severity).length;
  const standing = verdicts.filter(({ status }) => status === 'active' || status === 'reduced').sort(byWeight);
  const [gravest] = standing;
  return {
    checked: verdicts.length,
    needing_another: verdicts.filter(({ dosha }) => dosha.needs).length,
    present: verdicts.filter(({ isPresent }) => isPresent).length,
    by_status: {
      active: ofStatus('active'),
      reduced: ofStatus('reduced'),
      cancelled: ofStatus('cancelled'),
      absent: ofStatus('absent'),
    },
    by_severity: {
      none: ofSeverity('none'),
      mild: ofSeverity('mild'),
      moderate: ofSeverity('moderate'),
      severe: ofSeverity('severe'),
    },
    gravest: gravest ? briefOf(gravest, lang) : null,
    text: `${SAY[lang](
      verdicts.filter(({ dosha }) => !dosha.needs),
      standing,
    )} ${nadiText(chart)[lang]}`,
  };
}

function byWeight(a: DoshaVerdict, b: DoshaVerdict): number {
  return b.score!.value - a.score!.value;
}

function briefOf({ dosha, score, severity, status }: DoshaVerdict, lang: Language): DoshaSummary['gravest'] {
  return { id: dosha.id, name: dosha.name[lang], status, severity, score: score!.value };
}

type Say = (verdicts: readonly DoshaVerdict[], standing: readonly DoshaVerdict[]) => string;

const SAY: Readonly<Record<Language, Say>> = {
  en(verdicts, standing) {
    const cancelled = verdicts.filter(({ status }) => status === 'cancelled');
    const sentences = [
      standing.length === 0
        ? `Of ${verdicts.length} doshas looked at none stands in this chart.`
        : `Of ${verdicts.length} doshas looked at ${standing.length} ${standing.length === 1 ? 'stands' : 'stand'} in this chart: ${listed(standing.map((one) => weighed(one, 'en')))}.`,
      standing[0] ? `What asks for attention first is ${standing[0].dosha.name.en}: ${standing[0].effects.en}.` : '',
      cancelled.length > 0 ? `Formed but undone by the chart itself: ${listed(cancelled.map(nameOf('en')))}.` : '',
    ];
    return sentences.filter((sentence) => sentence !== '').join(' ');
  },
  hi(verdicts, standing) {
    const cancelled = verdicts.filter(({ status }) => status === 'cancelled');
    const sentences = [
      standing.length === 0
        ? `देखे गए ${verdicts.length} दोषों में से कोई इस कुंडली में प्रभावी नहीं है।`
        : `देखे गए ${verdicts.length} दोषों में से ${standing.length} इस कुंडली में प्रभावी हैं: ${standing.map((one) => weighed(one, 'hi')).join(', ')}।`,
      standing[0] ? `पहले ध्यान देने योग्य ${standing[0].dosha.name.hi} है: ${standing[0].effects.hi}।` : '',
      cancelled.length > 0 ? `बनते हैं पर कुंडली में ही निरस्त हैं: ${cancelled.map(nameOf('hi')).join(', ')}।` : '',
    ];
    return sentences.filter((sentence) => sentence !== '').join(' ');
  },
};

function nadiText(chart: Chart): Bilingual {
  const { name, sanskrit } = NADIS[nadiOf(chart)];
  return both(
    `The nadi is ${name}, which is judged only beside a partner’s chart.`,
    `नाड़ी ${sanskrit} है, जिसका विचार साथी की कुंडली के साथ ही होता है।`,
  );
}

function weighed({ dosha, score, severity }: DoshaVerdict, lang: Language): string {
  return `${dosha.name[lang]} (${score!.value}, ${gradeText(severity, lang)})`;
}

function nameOf(lang: Language) {
  return ({ dosha }: DoshaVerdict) => dosha.name[lang];
}
