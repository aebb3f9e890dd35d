/**
 * The lord of the year (Varshesha): which of the five office-bearers rules it (Tajika Nilakanthi, Varsha Tantra 1.5-8).
 *
 * The strongest of those that aspect the annual ascendant rules. Where the texts differ, every reading that would give
 * another lord is listed.
 */
import { countFrom } from '../angle.ts';
import { weakens } from '../evidence.ts';
import { isDusthana } from '../chart/houses.ts';
import { SEVEN_PLANETS, type SevenPlanet } from '../tables/planets.ts';
import type { Annual } from './annual.ts';
import { DEFAULT_CHOICES, MOON_RULES, NONE_ASPECTS, type YearLordChoices } from './tajikaChoices.ts';
import { election, type Candidate, type Decision, type Step, type Candidacy } from './election.ts';
import { fact } from './facts.ts';
import { harshaBalas } from './harsha.ts';
import { afterMoon, type MoonOutcome } from './moonRule.ts';
import { officeBearers, type OfficeBearer } from './officeBearers.ts';
import { panchaVargiyas, type PanchaVargiyaBala, type PanchaVargiyas } from './panchaVargiya.ts';
import { VARSHA_TANTRA } from './tajikaSources.ts';
import { tajikaAspectAt } from './tajikaAspects.ts';

export interface Varshesha extends Candidacy {
  readonly planet: SevenPlanet;
  readonly decidedBy: Decision;
  /** Where the year fell to the Moon, how it went on; else null. */
  readonly moonOutcome: MoonOutcome | null;
  readonly bala: PanchaVargiyaBala;
  /** Every step of the choice, in its order. */
  readonly steps: readonly Step[];
  /** The lord by each choice that changes him this year; empty where none does. */
  readonly readings: readonly YearLordReading[];
  readonly balas: PanchaVargiyas;
}

/** The lord of the year by one value of a choice that the texts leave open, the other choices unchanged. */
export type YearLordReading =
  | { readonly choice: 'noneAspects'; readonly value: YearLordChoices['noneAspects']; readonly planet: SevenPlanet }
  | { readonly choice: 'moon'; readonly value: YearLordChoices['moon']; readonly planet: SevenPlanet };

/** Returns the lord of a year, with every step of the choice. */
export function varshesha(annual: Annual, choices: YearLordChoices = DEFAULT_CHOICES): Varshesha {
  return lordAmong(annual, { bearers: officeBearers(annual), rising: 'varsha_lagnesh' }, choices);
}

/** Returns the lord among the holders of any offices, as that of a year is chosen: of its months and days too. */
export function lordAmong(
  annual: Annual,
  { bearers, rising }: Pick<Candidacy, 'bearers' | 'rising'>,
  choices: YearLordChoices,
): Varshesha {
  const { chart } = annual;
  const balas = panchaVargiyas(chart, choices);
  const candidacy = { bearers, rising, candidates: candidatesOf(annual, bearers, balas, choices) };
  const ruling = rulingOf(annual, candidacy, choices);
  const bala = balas[ruling.planet][choices.counting];
  return {
    ...ruling,
    ...candidacy,
    bala,
    steps: [...ruling.steps, ...conditionSteps(annual, ruling.planet, bala)],
    readings: readingsOf(annual, candidacy, choices),
    balas,
  };
}

function candidatesOf(
  { chart, isDayReturn }: Annual,
  bearers: readonly OfficeBearer[],
  balas: PanchaVargiyas,
  { counting }: Pick<YearLordChoices, 'counting'>,
): Candidate[] {
  const harshas = harshaBalas(chart, isDayReturn);
  return SEVEN_PLANETS.filter((id) => bearers.some(({ planet }) => planet === id))
    .map((planet): Candidate => {
      const place = countFrom(chart.signs[planet], chart.ascendant.signIndex);
      const aspect = tajikaAspectAt(place);
      return {
        planet,
        offices: bearers.filter((bearer) => bearer.planet === planet).map(({ office }) => office),
        place,
        aspect,
        virupas: aspect.virupas[aspect.places.indexOf(place)]!,
        isAspecting: aspect.id !== 'none',
        bala: balas[planet][counting],
        harsha: harshas[planet],
      };
    })
    .sort((a, b) => b.bala.value - a.bala.value);
}

type Ruling = Pick<Varshesha, 'planet' | 'decidedBy' | 'moonOutcome' | 'steps'>;
type OpenChoices = Pick<YearLordChoices, 'noneAspects' | 'moon'>;

function rulingOf({ chart }: Annual, candidacy: Candidacy, choices: OpenChoices): Ruling {
  const elected = election(candidacy, choices);
  if (elected.planet !== 'Moon') return { ...elected, moonOutcome: null };
  const { outcome, planet, steps } = afterMoon(chart, candidacy, choices);
  return { planet, decidedBy: elected.decidedBy, moonOutcome: outcome, steps: [...elected.steps, ...steps] };
}

function readingsOf(annual: Annual, candidacy: Candidacy, choices: OpenChoices): YearLordReading[] {
  const lordBy = (asked: OpenChoices) => rulingOf(annual, candidacy, asked).planet;
  return [
    ...ifDiffering(
      NONE_ASPECTS.map((value): YearLordReading => {
        return { choice: 'noneAspects', value, planet: lordBy({ ...choices, noneAspects: value }) };
      }),
    ),
    ...ifDiffering(
      MOON_RULES.map((value): YearLordReading => {
        return { choice: 'moon', value, planet: lordBy({ ...choices, moon: value }) };
      }),
    ),
  ];
}

function ifDiffering(readings: readonly YearLordReading[]): readonly YearLordReading[] {
  return new Set(readings.map(({ planet }) => planet)).size > 1 ? readings : [];
}

/** Conditions that weaken the lord of the year without changing who he is. */
function conditionSteps({ chart }: Annual, planet: SevenPlanet, { band, value }: PanchaVargiyaBala): Step[] {
  const { dignity, house, isCombust, isRetrograde } = chart.planets[planet];
  return [
    weakens('combust', fact('year_lord_combust', { planet }), isCombust),
    weakens('powerless', fact('year_lord_powerless', { planet }), band === 'nirbala', { bala: value }),
    weakens('debilitated', fact('year_lord_debilitated', { planet }), dignity === 'debilitated', { dignity }),
    weakens('dusthana', fact('year_lord_dusthana', { planet }), isDusthana(house), { house }),
    weakens('retrograde', fact('year_lord_retrograde', { planet }), isRetrograde),
  ].map((condition) => ({ ...condition, source: VARSHA_TANTRA }));
}
