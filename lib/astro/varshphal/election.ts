/** The choice of the lord of the year among five office-bearers, before the rule on the Moon (Varsha Tantra 1.5-7). */
import { required, type Condition, type Observed } from '../condition.ts';
import { named, namedList } from '../planetWords.ts';
import type { Source } from '../source.ts';
import type { SevenPlanet } from '../tables/planets.ts';
import { capitalised } from '../words.ts';
import type { YearLordChoices } from './tajikaChoices.ts';
import type { Harsha } from './harsha.ts';
import type { Office, OfficeBearer } from './officeBearers.ts';
import type { PanchaVargiyaBala } from './panchaVargiya.ts';
import { EQUALS_SOURCE, POWERLESS_SOURCE, readingSource, STRONGEST_SOURCE } from './tajikaSources.ts';
import type { TajikaAspect } from './tables/tajika.ts';

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
export interface Step extends Condition {
  readonly source: Source;
}

export interface Election {
  readonly planet: SevenPlanet;
  readonly decidedBy: Decision;
  readonly steps: readonly Step[];
}

/** Returns a step of the choice without which the next one would be another. */
export function step(source: Source, id: string, text: string, isMet: boolean, observed: Observed): Step {
  return { ...required(id, text, isMet, observed), source };
}

/** The office-bearers and the candidates of the choice, the strongest candidate first. */
export interface Candidacy {
  readonly candidates: readonly Candidate[];
  readonly bearers: readonly OfficeBearer[];
}

const POWERLESS_BELOW = 5;
const ASPECTS_TEXT = 'One of the five office-bearers aspects the annual ascendant';
const ABLE_TEXT = 'One of the five office-bearers has 5 units of pancha-vargiya bala or more';
const POWERLESS_TEXT = 'The Munthesh takes a year in which all five are powerless';

/** Returns the planet chosen for a year, with every step of the choice. */
export function election(candidacy: Candidacy, { noneAspects }: Pick<YearLordChoices, 'noneAspects'>): Election {
  const { candidates } = candidacy;
  const aspecting = candidates.filter(({ isAspecting }) => isAspecting);
  const isAnyAble = candidates.some(({ bala }) => bala.value >= POWERLESS_BELOW);
  const gate = [
    step(STRONGEST_SOURCE, 'aspects_ascendant', ASPECTS_TEXT, aspecting.length > 0, {
      planets: aspecting.map(({ planet }) => planet),
    }),
    step(POWERLESS_SOURCE, 'one_is_able', ABLE_TEXT, isAnyAble, {
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
  const taking = step(POWERLESS_SOURCE, 'munthesh_takes_it', POWERLESS_TEXT, true, { planet });
  return { planet, decidedBy: 'all_powerless', steps: [...gate, taking] };
}

function unseen(candidacy: Candidacy, rule: YearLordChoices['noneAspects'], gate: readonly Step[]): Election {
  const { planet, who } = unseenLord(candidacy, rule);
  const text = `${who} takes a year whose ascendant none of the five aspects`;
  const taking = step(readingSource(rule), 'none_aspects', text, true, { planet });
  return { planet, decidedBy: 'none_aspects', steps: [...gate, taking] };
}

function unseenLord(
  candidacy: Candidacy,
  rule: YearLordChoices['noneAspects'],
): { readonly planet: SevenPlanet; readonly who: string } {
  switch (rule) {
    case 'muntha_lord':
      return { planet: holderOf('munthesh', candidacy), who: 'The Munthesh' };
    case 'strongest':
      return { planet: strongestOf(candidacy.candidates, candidacy).planet, who: 'The strongest of the five' };
    case 'lagna_lord':
      return { planet: holderOf('varsha_lagnesh', candidacy), who: 'The lord of the annual ascendant' };
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
  const decided = (planet: SevenPlanet, decidedBy: Decision, text: string): Election => {
    const observed = { planet, bala: equals[0]!.bala.value, equals: equals.map((one) => one.planet) };
    const source = equals.length === 1 ? STRONGEST_SOURCE : EQUALS_SOURCE;
    return { planet, decidedBy, steps: [step(source, 'strongest', text, true, observed)] };
  };
  const [first] = byOffices;
  const { planet } = first!;
  if (equals.length === 1) {
    return decided(planet, 'strongest_aspecting', `${capitalised(named(planet))} has the most pancha-vargiya bala`);
  }
  const others = (chosen: SevenPlanet) => namedList(equals.map((one) => one.planet).filter((one) => one !== chosen));
  const before = `${capitalised(named(planet))}, as strong as ${others(planet)}, goes before`;
  if (byAspect.length === 1) return decided(planet, 'stronger_aspect', `${before} by the stronger aspect`);
  if (byOffices.length === 1) return decided(planet, 'more_offices', `${before} by more offices`);
  const lord = holderOf('munthesh', candidacy);
  return decided(lord, 'munthesh', `${capitalised(named(lord))}, the Munthesh, goes before those that are equal`);
}

function leadingBy(candidates: readonly Candidate[], merit: (candidate: Candidate) => number): Candidate[] {
  const most = Math.max(...candidates.map(merit));
  return candidates.filter((candidate) => merit(candidate) === most);
}
