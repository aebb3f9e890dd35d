/** Answers of the families with more than verdicts: raja, nabhasa, neecha bhanga. */
import { textInChart, type Verdict } from '../../lib/astro/rule.ts';
import { yogaCatalog } from '../../lib/astro/yoga/catalog.ts';
import { isBhangaRule, RAJA_SLUG } from '../../lib/astro/yoga/neechaBhanga.ts';
import { SEVEN_PLANETS } from '../../lib/astro/tables/planets.ts';
import { inclination, INCLINATION_SIGNS, sannyasaInclination } from '../../lib/astro/yoga/sannyasa/inclination.ts';
import { YOGA } from '../../lib/words/subjects/rules/yogaWords.ts';
import type { NabhasaYogas, NeechaBhangaYogas, RajaYogas, SannyasaYogas } from '../../lib/schemas/yoga/yogaVerdicts.ts';
import { observedRecord, planetHead, ruleEvidence, signRef } from '../../lib/records/common.ts';
import { planetId } from '../../lib/schemas/common/planetId.ts';
import { familyAnswer, listContext, rulesOf } from './results.ts';
import { judged } from '../../lib/records/yoga/verdict.ts';
import type { Language } from '../../lib/words/names.ts';
import type { BirthContext } from '../../lib/birth/birthContext.ts';
import type { NatalContext } from '../../lib/birth/natal.ts';

const PAIRED = 'raja-kendra-trikona';
const SUPPORT = 'kendra-support';

export function raja(context: NatalContext): RajaYogas {
  const yogas = listContext(context);
  const verdicts = judged(context, rulesOf('raja'));
  return {
    ...familyAnswer(yogas, verdicts, verdicts.length),
    pairs: pairsOf(verdicts, PAIRED),
    supports: pairsOf(verdicts, SUPPORT),
  };
}

const GRADE_ORDER = { proper: 0, blemished: 1, formal: 2 } as const;

/** The proper ones stand first, those by the letter only last; the strongest of each first. */
function pairsOf(verdicts: readonly Verdict[], slug: string): RajaYogas['pairs'] {
  const orderOf = ({ grade }: Verdict) => GRADE_ORDER[grade ?? 'formal'];
  return verdicts
    .filter(({ isPresent, rule }) => isPresent && rule.id === slug)
    .sort((a, b) => orderOf(a) - orderOf(b) || b.strength!.value - a.strength!.value)
    .map(pairRecord);
}

function pairRecord({ evidence, grade, planets, rule, status, strength }: Verdict): RajaYogas['pairs'][number] {
  const { observed } = evidence.find(({ id }) => id === 'linked')!;
  return {
    houses: [...rule.houses!],
    lords: planets.map(planetId),
    link: observed['link'] as RajaYogas['pairs'][number]['link'],
    grade: grade!,
    status: status as RajaYogas['pairs'][number]['status'],
    score: strength!.value,
  };
}

export function sannyasa(context: NatalContext): SannyasaYogas {
  const { chart, names } = context;
  const { evidence, isTold, signs } = sannyasaInclination(chart, context.ruleContext());
  const held = evidence.filter(({ isMet }) => isMet).map(textInChart);
  const verdicts = judged(context, rulesOf('sannyasa'));
  return {
    ...familyAnswer(listContext(context), verdicts, verdicts.length),
    inclination: {
      signs,
      of: INCLINATION_SIGNS,
      is_told: isTold,
      text: YOGA[names.lang].inclination({ signs: held, of: INCLINATION_SIGNS, isTold }),
      evidence: ruleEvidence(evidence, [], inclination.source, names.lang).evidence,
    },
  };
}

/** The three groups of the specification; the dala yogas are shapes as well. */
const GROUPS = [
  { id: 'ashraya', names: { en: 'Ashraya (position)', hi: 'आश्रय' }, subfamilies: ['ashraya'] },
  { id: 'akriti', names: { en: 'Akriti (shape)', hi: 'आकृति' }, subfamilies: ['akriti', 'dala'] },
  { id: 'sankhya', names: { en: 'Sankhya (number)', hi: 'संख्या' }, subfamilies: ['sankhya'] },
] as const;

export function nabhasa(context: NatalContext): NabhasaYogas {
  const { chart, names } = context;
  const yogas = listContext(context);
  const verdicts = judged(context, rulesOf('nabhasa'));
  const groups = GROUPS.map(({ id, names: called, subfamilies }) => {
    const ofGroup = verdicts.filter(({ rule }) => subfamilies.some((subfamily) => subfamily === rule.subfamily));
    const present = ofGroup.filter(({ isPresent }) => isPresent).map(({ rule }) => rule.id);
    return { id, name: called[names.lang], checked: ofGroup.length, present };
  });
  const signs = new Set(SEVEN_PLANETS.map((planet) => chart.signs[planet]));
  return { ...familyAnswer(yogas, verdicts, verdicts.length), groups, signs_occupied: signs.size };
}

export function neechaBhangaYogas(context: NatalContext): NeechaBhangaYogas {
  const yogas = listContext(context);
  const rules = rulesOf('neecha-bhanga');
  const verdicts = judged(context, rules);
  const { yogas: records, ...answer } = familyAnswer(yogas, verdicts, rules.length, { none: 'no_debilitation' });
  const { lang } = context.names;
  return {
    ...answer,
    yogas: records.map((record, index) => ({ ...record, ...liftRecord(verdicts[index]!, lang) })),
    planets: verdicts.map((verdict) => fallenRecord(verdict, context)),
  };
}

type Lift = Pick<NeechaBhangaYogas['yogas'][number], 'rules_met' | 'rules' | 'is_raja_yoga'>;

function liftRecord({ evidence, rule }: Verdict, lang: Language): Lift {
  const rules = evidence.filter(isBhangaRule);
  return {
    rules_met: rules.filter(({ isMet }) => isMet).length,
    rules: rules.map(({ id, isMet, observed, text }) => ({
      id,
      name: yogaCatalog().get(id)!.rule.name[lang],
      text: text[lang],
      met: isMet,
      observed: observedRecord(observed),
    })),
    is_raja_yoga: rule.id === RAJA_SLUG,
  };
}

function fallenRecord(verdict: Verdict, { chart, names }: BirthContext): NeechaBhangaYogas['planets'][number] {
  const planet = verdict.planets[0]!;
  const { house, signIndex } = chart.planets[planet];
  const lift = liftRecord(verdict, names.lang);
  return {
    ...planetHead(planet, names),
    sign: signRef(signIndex, names),
    house,
    rules: lift.rules.filter(({ met }) => met).map(({ id }) => id),
    rules_met: lift.rules_met,
    is_cancelled: lift.rules_met > 0,
    is_raja_yoga: lift.is_raja_yoga,
  };
}
