/** The choice of the lord of the year among five office-bearers, before the rule on the Moon (Varsha Tantra 1.5-7). */
import { required, type Condition, type Observed } from '../evidence.ts';
import type { Source } from '../source.ts';
import type { SevenPlanet } from '../tables/planets.ts';
import { fact, type AnnualFact } from './facts.ts';
import type { YearLordChoices } from './tajikaChoices.ts';
import type { Harsha } from './harsha.ts';
import type { OfficeBearer } from './officeBearers.ts';
import type { PanchaVargiyaBala } from './panchaVargiya.ts';
import { EQUALS_SOURCE, POWERLESS_SOURCE, readingSource, STRONGEST_SOURCE } from './tajikaSources.ts';
import type { Office, TajikaAspect } from './tables/tajika.ts';

/** One planet that competes for the year. */
export interface Candidate {
  readonly planet: SevenPlanet;
  readonly offices: readonly Office[];
  /** Place of the annual ascendant, counted from the planet. */
  readonly place: number;
  readonly aspect: TajikaAspect;
  /** Strength of its aspect on the ascendant, of 60. */
  readonly virupas: number;
  readonly isAspecting: boolean;
  readonly bala: PanchaVargiyaBala;
  readonly harsha: Harsha;
}

/**
 * How the lord was chosen: `strongest_aspecting` as the strongest of those that aspect the ascendant; where strengths are
 * equal by `stronger_aspect`, `more_offices`, last as `munthesh`; or because `none_aspects` or `all_powerless`.
 */
export const DECISIONS = [
  'strongest_aspecting',
  'stronger_aspect',
  'more_offices',
  'munthesh',
  'none_aspects',
  'all_powerless',
] as const;
export type Decision = (typeof DECISIONS)[number];

/** One condition of the choice, with the text that teaches it. */
export interface Step extends Condition<AnnualFact> {
  readonly source: Source;
}

export interface Election {
  readonly planet: SevenPlanet;
  readonly decidedBy: Decision;
  readonly steps: readonly Step[];
}

/** Returns a step of the choice without which the next one would be another. */
export function step(source: Source, id: string, text: AnnualFact, isMet: boolean, observed: Observed): Step {
  return { ...required(id, text, isMet, observed), source };
}

/** The office-bearers and the candidates of the choice, the strongest candidate first. */
export interface Candidacy {
  readonly candidates: readonly Candidate[];
  readonly bearers: readonly OfficeBearer[];
  /** The office of the lord of the ascendant of the chart: of a year, a month or a day. */
  readonly rising: Office;
}

const POWERLESS_BELOW = 5;

/** Returns the planet chosen for a year, with every step of the choice. */
export function election(candidacy: Candidacy, { noneAspects }: Pick<YearLordChoices, 'noneAspects'>): Election {
  const { candidates } = candidacy;
  const aspecting = candidates.filter(({ isAspecting }) => isAspecting);
  const isAnyAble = candidates.some(({ bala }) => bala.value >= POWERLESS_BELOW);
  const gate = [
    step(STRONGEST_SOURCE, 'aspects_ascendant', fact('one_aspects', {}), aspecting.length > 0, {
      planets: aspecting.map(({ planet }) => planet),
    }),
    step(POWERLESS_SOURCE, 'one_is_able', fact('one_is_able', {}), isAnyAble, {
      strongest: candidates[0]!.planet,
      bala: candidates[0]!.bala.value,
    }),
  ];
  if (!isAnyAble) return powerless(candidacy, gate);
  if (aspecting.length === 0) return unseen(candidacy, noneAspects, gate);
  const chosen = strongestOf(aspecting, candidacy);
  return { ...chosen, steps: [...gate, ...chosen.steps] };
}

function holderOf(asked: Office, { bearers }: Candidacy): SevenPlanet {
  return bearers.find(({ office }) => office === asked)!.planet;
}

function powerless(candidacy: Candidacy, gate: readonly Step[]): Election {
  const planet = holderOf('munthesh', candidacy);
  const taking = step(POWERLESS_SOURCE, 'munthesh_takes_it', fact('munthesh_for_powerless', {}), true, { planet });
  return { planet, decidedBy: 'all_powerless', steps: [...gate, taking] };
}

function unseen(candidacy: Candidacy, rule: YearLordChoices['noneAspects'], gate: readonly Step[]): Election {
  const planet = unseenLord(candidacy, rule);
  const taking = step(readingSource(rule), 'none_aspects', fact('lord_of_unseen', { rule }), true, { planet });
  return { planet, decidedBy: 'none_aspects', steps: [...gate, taking] };
}

function unseenLord(candidacy: Candidacy, rule: YearLordChoices['noneAspects']): SevenPlanet {
  switch (rule) {
    case 'muntha_lord':
      return holderOf('munthesh', candidacy);
    case 'strongest':
      return strongestOf(candidacy.candidates, candidacy).planet;
    case 'lagna_lord':
      return holderOf(candidacy.rising, candidacy);
  }
}

/**
 * Returns the planet chosen by strength alone (Varsha Tantra 1.6).
 *
 * Equal strengths are decided by the aspect on the ascendant, then by the number of offices; where these are equal too,
 * the Munthesh is chosen (Varsha Pradipaka 4-6).
 */
export function strongestOf(candidates: readonly Candidate[], candidacy: Candidacy): Election {
  const equals = leadingBy(candidates, ({ bala }) => bala.value);
  const byAspect = leadingBy(equals, ({ virupas }) => virupas);
  const byOffices = leadingBy(byAspect, ({ offices }) => offices.length);
  const decided = (planet: SevenPlanet, decidedBy: Decision, text: AnnualFact): Election => {
    const observed = { planet, bala: equals[0]!.bala.value, equals: equals.map((one) => one.planet) };
    const source = equals.length === 1 ? STRONGEST_SOURCE : EQUALS_SOURCE;
    return { planet, decidedBy, steps: [step(source, 'strongest', text, true, observed)] };
  };
  const { planet } = byOffices[0]!;
  if (equals.length === 1) {
    return decided(planet, 'strongest_aspecting', fact('most_bala', { planet }));
  }
  const others = equals.map((one) => one.planet).filter((one) => one !== planet);
  const first = (by: 'aspect' | 'offices') => fact('first_of_equals', { planet, equals: others, by });
  if (byAspect.length === 1) return decided(planet, 'stronger_aspect', first('aspect'));
  if (byOffices.length === 1) return decided(planet, 'more_offices', first('offices'));
  const lord = holderOf('munthesh', candidacy);
  return decided(lord, 'munthesh', fact('munthesh_of_equals', { planet: lord }));
}

function leadingBy(candidates: readonly Candidate[], merit: (candidate: Candidate) => number): Candidate[] {
  const most = Math.max(...candidates.map(merit));
  return candidates.filter((candidate) => merit(candidate) === most);
}
