/**
 * The lord of the year (Varshesha): which of the five office-bearers rules it (Tajika Nilakanthi, Varsha Tantra).
 *
 * Of those that aspect the annual ascendant the strongest rules. Where none does, or all five are powerless, writers
 * differ; the Munthesh takes the year here, and the strongest of all and the Dina-ratri-pati are told as alternatives.
 */
import { countFrom } from '../angle.ts';
import { required, weakens, type Condition } from '../condition.ts';
import { isDusthana } from '../houses.ts';
import { named, namedList } from '../planetWords.ts';
import { SEVEN_PLANETS, type SevenPlanet } from '../tables/planets.ts';
import { SIGNS, signLord } from '../tables/signs.ts';
import { capitalised, ordinal } from '../words.ts';
import type { Annual } from './annual.ts';
import { harshaBalas, type Harsha } from './harsha.ts';
import { officeBearers, type Office, type OfficeBearer } from './officeBearers.ts';
import { panchaVargiyas, type Bala, type PanchaVargiya, type PanchaVargiyas } from './panchaVargiya.ts';
import type { TajikaAspect } from './tables/tajika.ts';
import { isFriendlyAspect, isIthasala, tajikaAspectAt, tajikaContact, type TajikaContact } from './tajikaAspects.ts';

/** One planet that competes for the year. */
export interface Candidate {
  readonly planet: SevenPlanet;
  readonly offices: readonly Office[];
  /** Place of the annual ascendant, counted from the planet. */
  readonly place: number;
  readonly aspect: TajikaAspect;
  readonly isAspecting: boolean;
  readonly bala: Bala;
  readonly harsha: Harsha;
}

export type Choice = 'strongest_aspecting' | 'munthesh' | 'moon_joins' | 'moon_sign_lord';

export interface Varshesha {
  readonly planet: SevenPlanet;
  readonly chosenBy: Choice;
  readonly bala: Bala;
  readonly bearers: readonly OfficeBearer[];
  /** The strongest first. */
  readonly candidates: readonly Candidate[];
  /** Every step of the choice, in its order. */
  readonly steps: readonly Condition[];
  readonly alternatives: readonly Alternative[];
  readonly balas: PanchaVargiyas;
}

/** What the texts leave open. */
export interface VarsheshaChoices {
  /** Which five-fold strength decides: the five of the text, or the divisional charts of the specification. */
  readonly counting: keyof PanchaVargiya;
  /** Whether the Moon hands the year on, or keeps it. */
  readonly moon: 'hand_on' | 'keep';
}

const DEFAULT_CHOICES: VarsheshaChoices = { counting: 'classical', moon: 'hand_on' };

export interface Alternative {
  readonly id: 'strongest_of_all' | 'dina_ratri_pati';
  readonly planet: SevenPlanet;
  readonly reason: string;
}

/** Strengths nearer to each other than this count as equal; the texts give no figure (interpretive). */
const CLOSE_BALA = 0.5;
const POWERLESS_BELOW = 5;

/** Returns the lord of a year, with every step of the choice. */
export function varshesha(annual: Annual, { counting, moon }: VarsheshaChoices = DEFAULT_CHOICES): Varshesha {
  const { chart, isDayReturn } = annual;
  const bearers = officeBearers(annual);
  const balas = panchaVargiyas(chart);
  const candidates = candidatesOf(annual, bearers, balas, counting);
  const elected = electedOf(candidates, bearers);
  const { planet, chosenBy, steps } = moon === 'keep' ? elected : moonSuccessor(annual, elected);
  const ruling = balas[planet][counting];
  return {
    planet,
    chosenBy,
    bala: ruling,
    bearers,
    candidates,
    steps: [...steps, ...conditionSteps(annual, planet, ruling)],
    alternatives: alternativesOf(candidates, bearers, isDayReturn),
    balas,
  };
}

function candidatesOf(
  { chart, isDayReturn }: Annual,
  bearers: readonly OfficeBearer[],
  balas: PanchaVargiyas,
  counting: keyof PanchaVargiya,
): Candidate[] {
  const harshas = harshaBalas(chart, isDayReturn);
  return SEVEN_PLANETS.filter((id) => bearers.some(({ planet }) => planet === id))
    .map((planet): Candidate => {
      const place = countFrom(chart.signs[planet], chart.ascendant.signIndex);
      const aspect = tajikaAspectAt(place);
      const offices = bearers.filter((bearer) => bearer.planet === planet).map(({ office }) => office);
      const bala = balas[planet][counting];
      return { planet, offices, place, aspect, isAspecting: aspect.id !== 'none', bala, harsha: harshas[planet] };
    })
    .sort((a, b) => b.bala.value - a.bala.value);
}

interface Election {
  readonly planet: SevenPlanet;
  readonly chosenBy: Choice;
  readonly steps: readonly Condition[];
}

function electedOf(candidates: readonly Candidate[], bearers: readonly OfficeBearer[]): Election {
  const aspecting = candidates.filter(({ isAspecting }) => isAspecting);
  const isAnyAble = candidates.some(({ bala }) => bala.value >= POWERLESS_BELOW);
  const gate = [
    required('aspects_ascendant', 'One of the five office-bearers aspects the annual ascendant', aspecting.length > 0, {
      planets: aspecting.map(({ planet }) => planet),
    }),
    required('one_is_able', 'One of the five office-bearers has 5 units of pancha-vargiya bala or more', isAnyAble, {
      strongest: candidates[0]!.planet,
      bala: candidates[0]!.bala.value,
    }),
  ];
  if (aspecting.length === 0 || !isAnyAble) {
    const { planet } = bearers[0]!;
    const text = 'The Munthesh takes a year that none of the five can claim';
    return { planet, chosenBy: 'munthesh', steps: [...gate, required('munthesh_takes_it', text, true, { planet })] };
  }
  const { planet, step } = strongestOf(aspecting);
  return { planet, chosenBy: 'strongest_aspecting', steps: [...gate, step] };
}

/** Close strengths are told apart by offices held, a friendly aspect and harsha bala, in this order. */
function strongestOf(aspecting: readonly Candidate[]): { planet: SevenPlanet; step: Condition } {
  const [first] = aspecting;
  const close = aspecting.filter(({ bala }) => first!.bala.value - bala.value < CLOSE_BALA);
  const merits = ({ aspect, bala, harsha, offices }: Candidate) => [
    offices.length,
    Number(isFriendlyAspect(aspect)),
    harsha.value,
    bala.value,
  ];
  const [best] = [...close].sort((a, b) => firstDifference(merits(b), merits(a)));
  const { bala, planet } = best!;
  const text =
    close.length === 1
      ? `${capitalised(named(planet))} is the strongest of those that aspect the ascendant`
      : `${capitalised(named(planet))} goes before ${namedList(othersThan(planet, close))}, as strong within half a unit, by offices held, a friendly aspect and harsha bala`;
  const observed = { planet, bala: bala.value, close: close.map((candidate) => candidate.planet) };
  return { planet, step: required('strongest', text, true, observed) };
}

function othersThan(planet: SevenPlanet, candidates: readonly Candidate[]): SevenPlanet[] {
  return candidates.map((candidate) => candidate.planet).filter((other) => other !== planet);
}

function firstDifference(a: readonly number[], b: readonly number[]): number {
  return a.map((value, i) => value - b[i]!).find((difference) => difference !== 0) ?? 0;
}

/**
 * The Moon does not rule a year but in Cancer by night: she hands it to the planet she joins by ithasala, the nearest
 * one of several, and else to the lord of her sign.
 */
function moonSuccessor({ chart, isDayReturn }: Annual, elected: Election): Election {
  const { steps } = elected;
  const { signIndex } = chart.planets.Moon;
  const isMoon = elected.planet === 'Moon';
  const isAtHomeByNight = signLord(signIndex) === 'Moon' && !isDayReturn;
  const isHandedOn = isMoon && !isAtHomeByNight;
  if (!isMoon) return elected;
  const text = 'The Moon hands the year on, unless she is in Cancer in a return by night';
  const observed = { sign: SIGNS[signIndex]!, is_night: !isDayReturn };
  const step = required('moon_hands_on', text, isHandedOn, observed);
  if (!isHandedOn) return { ...elected, steps: [...steps, step] };
  const joined = moonContacts(chart)[0];
  if (joined) {
    const observedJoin = { planet: joined.slower, gap: Math.round(joined.gapDeg * 1e7) / 1e7, orb: joined.orbDeg };
    const join = required('moon_joins', 'The planet that the Moon joins by ithasala takes it', true, observedJoin);
    return { planet: joined.slower, chosenBy: 'moon_joins', steps: [...steps, step, join] };
  }
  const planet = signLord(signIndex);
  const lordText = 'The Moon joins no planet by ithasala, so the lord of her sign takes it';
  const handed = required('moon_sign_lord', lordText, true, { planet, sign: SIGNS[signIndex]! });
  return { planet, chosenBy: 'moon_sign_lord', steps: [...steps, step, handed] };
}

/** The Moon is the fastest of all, so hers is always the light that reaches out. */
function moonContacts(chart: Annual['chart']): TajikaContact[] {
  return SEVEN_PLANETS.filter((planet) => planet !== 'Moon')
    .map((planet) => tajikaContact(chart, 'Moon', planet))
    .filter(isIthasala)
    .sort((a, b) => Math.abs(a.gapDeg) - Math.abs(b.gapDeg));
}

/** What spoils the rule of a planet that is lord of the year all the same. */
function conditionSteps({ chart }: Annual, planet: SevenPlanet, { band, value }: Bala): Condition[] {
  const { dignity, house, isCombust, isRetrograde } = chart.planets[planet];
  const lord = capitalised(named(planet));
  return [
    weakens('combust', `${lord}, lord of the year, is combust`, isCombust),
    weakens('powerless', `${lord} has less than 5 units`, band === 'nirbala', { bala: value }),
    weakens('debilitated', `${lord} is debilitated`, dignity === 'debilitated', { dignity }),
    weakens('dusthana', `${lord} stands in the 6th, 8th or 12th of the year`, isDusthana(house), { house }),
    weakens('retrograde', `${lord} is retrograde`, isRetrograde),
  ];
}

function alternativesOf(
  candidates: readonly Candidate[],
  bearers: readonly OfficeBearer[],
  isDayReturn: boolean,
): Alternative[] {
  const [strongest] = candidates;
  const { planet, place, bala } = strongest!;
  const light = isDayReturn ? 'Sun' : 'Moon';
  const { planet: lightLord } = bearers.find(({ office }) => office === 'dina_ratri_pati')!;
  return [
    {
      id: 'strongest_of_all',
      planet,
      reason: `${capitalised(named(planet))} has the most bala of the five (${bala.value.toFixed(2)}), whatever it aspects; the ascendant is in the ${ordinal(place)} from it.`,
    },
    {
      id: 'dina_ratri_pati',
      planet: lightLord,
      reason: `${capitalised(named(lightLord))} rules the sign of the ${light}; some give the year to it where none of the five aspects the ascendant.`,
    },
  ];
}
