/** Sandhya-kala dasha, counted from the hour of birth, as its wire record. */
import { isRunning, runningWithin, tiles, type Period } from '../../lib/astro/dasha/period.ts';
import {
  birthDayPart,
  DAY_PARTS,
  kaalaPeriods,
  kaalaSubPeriods,
  kaalaTurns,
  pastGhatikas,
  sandhyaKala,
  serialOf,
  unitYears,
  type DayPart,
  type KaalaTurn,
} from '../../lib/astro/dasha/sandhyaKala.ts';
import { turnYears } from '../../lib/astro/dasha/sign.ts';
import { citation, practice } from '../../lib/astro/source.ts';
import { PLANETS, type Planet } from '../../lib/astro/tables/planets.ts';
import type { KaalaDasha } from '../../lib/schemas/jaimini/jaiminiDashas.ts';
import { birthDay } from '../../lib/birth/birthDay.ts';
import { formatJd } from '../../lib/time/civilTime.ts';
import { periodContext } from '../../lib/records/period/life.ts';
import { outsideLife } from '../../lib/birth/life.ts';
import { degrees } from '../../lib/astro/rounding.ts';
import { dashaYears, periodRecord, runningTree } from '../../lib/records/period/periodRecord.ts';
import { planetId } from '../../lib/schemas/common/planetId.ts';
import { Warned } from '../../lib/records/warned.ts';
import type { BirthContext } from '../../lib/birth/birthContext.ts';
import { compared, describedFor, type SignDashaReading } from '../../lib/records/period/signDasha.ts';
import { MINUTES_PER_DAY } from '../../lib/astro/time.ts';

/** Mahadashas and antardashas are listed for every planet. */
const OPEN_LEVELS = 2;

export function sandhyaKalaDasha(context: BirthContext): Warned {
  const { birth, chart, names } = context;
  const { isApproximate, ...day } = birthDay(context);
  const part = birthDayPart(birth.jdUT, day);
  const past = pastGhatikas(part, birth.jdUT);
  const turns = kaalaTurns(part.id, past);
  const life = kaalaPeriods(turns, birth.jdUT, chart.conventions.dashaYear);
  const wire = periodContext(context);
  const mahadasha = life.find((period) => isRunning(period, wire.nowJdUT));
  const path = mahadasha ? runningWithin<Period<Planet>>(mahadasha, kaalaSubPeriods, wire.nowJdUT) : [];
  const periods = runningTree<Period<Planet>>(kaalaSubPeriods, life, wire, OPEN_LEVELS);
  const data: KaalaDasha = {
    system: sandhyaKala.id,
    name: names.of(sandhyaKala),
    purpose: 'How the hour of birth spreads the nine planets over a life.',
    cycle_years: dashaYears(turnYears(turns.slice(0, PLANETS.length))),
    day_part: partRecord(context, part, isApproximate),
    unit_years: dashaYears(unitYears(part.id, past)),
    second_unit_years: dashaYears(unitYears(part.id, DAY_PARTS[part.id].ghatikas - past)),
    planets: planetRecords(context, turns),
    current: path.map((period) => periodRecord(period, wire)),
    periods,
    rounds: roundRecords(context, turns),
    sub_periods: 'Nine parts from the Sun to Ketu, in proportion to their places 1 to 9.',
    alternatives: compared(alternatives(context, part, life), periods),
    notes: isApproximate ? [...NOTES, POLAR_NOTE] : NOTES,
    sources: sandhyaKala.sources.map(citation),
  };
  return new Warned(data, outsideLife(context, life));
}

const NOTES = [
  'The text gives dawn and dusk ten ghatikas and day and night twenty, as on a day of equal light and dark. Here a ghatika is that share of the part as it lasted at the birth place; ghatikas of 24 minutes stand among the alternatives.',
  'The second round, from what was left of the part, is later practice; with it the periods fill 120 years of the dasha.',
];

const POLAR_NOTE =
  'The Sun did not rise or set on a day that this is counted from; as far from its noon as the other of the two, or six hours, stands for it.';

function planetRecords({ names }: BirthContext, turns: readonly KaalaTurn[]): KaalaDasha['planets'] {
  return PLANETS.map((planet, i) => ({
    planet: planetId(planet),
    name: names.planet(planet),
    serial: serialOf(planet),
    years: dashaYears(turns[i]!.years),
    second_years: dashaYears(turns[i + PLANETS.length]!.years),
  }));
}

const PART_NAMES: Readonly<Record<DayPart['id'], { name: string; sanskrit: string; span: string }>> = {
  khanda: { name: 'Khanda (dawn)', sanskrit: 'खंड (प्रातः संध्या)', span: 'the dawn' },
  mugdha: { name: 'Mugdha (day)', sanskrit: 'मुग्ध (दिन)', span: 'the day' },
  sudha: { name: 'Sudha (dusk)', sanskrit: 'सुधा (सायं संध्या)', span: 'the dusk' },
  poorna: { name: 'Poorna (night)', sanskrit: 'पूर्ण (रात्रि)', span: 'the night' },
};

function partRecord({ birth, names }: BirthContext, part: DayPart, isApproximate: boolean): KaalaDasha['day_part'] {
  const { endJdUT, id, startJdUT } = part;
  const { clock } = birth.time;
  const { ghatikas, multiplier } = DAY_PARTS[id];
  const past = pastGhatikas(part, birth.jdUT);
  const unit = unitYears(id, past);
  const nearerDays = Math.min(birth.jdUT - startJdUT, endJdUT - birth.jdUT);
  return {
    id,
    name: names.of(PART_NAMES[id]),
    start: formatJd(clock, startJdUT),
    end: formatJd(clock, endJdUT),
    ghatikas,
    multiplier,
    past_ghatikas: degrees(past),
    past_clock_ghatikas: degrees(pastGhatikas(part, birth.jdUT, 'clock')),
    minutes_from_border: Math.floor(nearerDays * MINUTES_PER_DAY * 100) / 100,
    is_approximate: isApproximate,
    text: `Of the ${ghatikas} ghatikas of ${PART_NAMES[id].span}, ${past.toFixed(3)} had passed: ${past.toFixed(3)} x ${multiplier} / 15 is ${unit.toFixed(4)} years for the Sun, twice that for the Moon, and so on to nine times for Ketu.`,
  };
}

function roundRecords({ birth, chart }: BirthContext, turns: readonly KaalaTurn[]): KaalaDasha['rounds'] {
  const { clock } = birth.time;
  const at = (years: number) => formatJd(clock, birth.jdUT + years * chart.conventions.dashaYear);
  const firstYears = turnYears(turns.slice(0, PLANETS.length));
  const wholeYears = turnYears(turns);
  return [
    { number: 1, years: dashaYears(firstYears), start: at(0), end: at(firstYears) },
    { number: 2, years: dashaYears(wholeYears - firstYears), start: at(firstYears), end: at(wholeYears) },
  ];
}

function alternatives(context: BirthContext, part: DayPart, life: readonly Period<Planet>[]): SignDashaReading[] {
  const { birth, chart } = context;
  const wire = periodContext(context);
  const byClockGhatikas = pastGhatikas(part, birth.jdUT, 'clock');
  const byClock = kaalaTurns(part.id, byClockGhatikas).slice(0, PLANETS.length);
  const running = life.find((period) => isRunning(period, wire.nowJdUT));
  const parent = running ?? life[0]!;
  const fromOwn = PLANETS.map((_, i) => PLANETS[(PLANETS.indexOf(parent.lord) + i) % PLANETS.length]!);
  return [
    {
      id: 'clock_ghatikas',
      text: clockText(byClockGhatikas, DAY_PARTS[part.id].ghatikas),
      cycle_years: dashaYears(turnYears(byClock)),
      periods: kaalaPeriods(byClock, birth.jdUT, chart.conventions.dashaYear).map((period) =>
        periodRecord(period, wire),
      ),
      source: citation(practice('Another reading of BPHS 46')),
    },
    {
      id: 'parts_from_own_lord',
      text: `Antardashas begin with the lord of the mahadasha. ${describedFor(running)}`,
      cycle_years: null,
      periods: tiles(parent, fromOwn.map(serialOf)).map((tile, i) =>
        periodRecord({ ...tile, lord: fromOwn[i]! }, wire),
      ),
      source: citation(practice('Another reading of BPHS 46')),
    },
  ];
}

function clockText(past: number, most: number): string {
  const kind = 'A ghatika is 24 minutes of the clock, whatever the season';
  return past < most
    ? `${kind}: ${past.toFixed(3)} had passed.`
    : `${kind}. More than ${most} had passed of this long part, which has no more in the text: ${most} are counted.`;
}
