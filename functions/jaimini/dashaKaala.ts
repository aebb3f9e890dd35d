/** Sandhya-kala dasha, counted from the hour of birth, as its wire record. */
import { openingAsked, TWO_LEVELS, type DashaContext, type Opening } from '../../lib/records/period/opening.ts';
import { both } from '../../lib/astro/bilingual.ts';
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
import { JAIMINI_DASHA } from '../../lib/words/subjects/jaiminiPeriods.ts';
import { MINUTES_PER_DAY } from '../../lib/astro/time.ts';

export function sandhyaKalaDasha(context: DashaContext): Warned {
  const { birth, chart, names } = context;
  const { isApproximate, ...day } = birthDay(context);
  const part = birthDayPart(birth.jdUT, day);
  const past = pastGhatikas(part, birth.jdUT);
  const turns = kaalaTurns(part.id, past);
  const life = kaalaPeriods(turns, birth.jdUT, chart.conventions.dashaYear);
  const wire = periodContext(context);
  const mahadasha = life.find((period) => isRunning(period, wire.nowJdUT));
  const path = mahadasha ? runningWithin<Period<Planet>>(mahadasha, kaalaSubPeriods, wire.nowJdUT) : [];
  const tree = (opening: Opening) => runningTree<Period<Planet>>(kaalaSubPeriods, life, wire, opening);
  const data: KaalaDasha = {
    system: sandhyaKala.id,
    name: names.of(sandhyaKala),
    purpose: names.text(PURPOSE),
    cycle_years: dashaYears(turnYears(turns.slice(0, PLANETS.length))),
    day_part: partRecord(context, part, isApproximate),
    unit_years: dashaYears(unitYears(part.id, past)),
    second_unit_years: dashaYears(unitYears(part.id, DAY_PARTS[part.id].ghatikas - past)),
    planets: planetRecords(context, turns),
    current: path.map((period) => periodRecord(period, wire)),
    periods: tree(openingAsked(context.query, TWO_LEVELS.levels)),
    rounds: roundRecords(context, turns),
    sub_periods: names.text(PARTS),
    notes: names.texts(isApproximate ? [...NOTES, POLAR_NOTE] : NOTES),
    sources: sandhyaKala.sources.map(citation),
    get alternatives() {
      return compared(alternatives(context, part, life), tree(TWO_LEVELS));
    },
  };
  return new Warned(data, outsideLife(context, life));
}

const PURPOSE = both(
  'How the hour of birth spreads the nine planets over a life.',
  'जन्म का समय नौ ग्रहों को जीवन में कैसे बाँटता है।',
);

const PARTS = both(
  'Nine parts from the Sun to Ketu, in proportion to their places 1 to 9.',
  'सूर्य से केतु तक नौ हिस्से, उनके क्रम 1 से 9 के अनुपात में।',
);

const NOTES = [
  both(
    'The text gives dawn and dusk ten ghatikas, day and night twenty, as on a day of equal light. Here a ghatika is that share of the part as it lasted at the birth place. Ghatikas of 24 minutes stand among the alternatives.',
    'ग्रंथ में भोर और शाम की दस-दस और दिन और रात की बीस-बीस घटियाँ हैं, जैसी बराबर दिन-रात में होती हैं। यहाँ घटी जन्म स्थान पर उस भाग की असली लंबाई का हिस्सा है; 24 मिनट की घटियाँ विकल्पों में हैं।',
  ),
  both(
    'The second round, from what was left of the part, is later practice. With it the periods fill 120 years of the dasha.',
    'दूसरा फेरा, जो भाग के बचे समय से बनता है, बाद की परंपरा है; उससे दशाएँ 120 साल पूरे करती हैं।',
  ),
];

const POLAR_NOTE = both(
  'The Sun did not rise or set on a day that this is counted from. The missing time is put as far from noon as the other, or six hours.',
  'जिस दिन से गिनती है, उस दिन सूर्य उदय या अस्त नहीं हुआ; वह मध्याह्न से दूसरे के बराबर दूरी पर, या छह घंटे की दूरी पर माना गया है।',
);

function planetRecords({ names }: BirthContext, turns: readonly KaalaTurn[]): KaalaDasha['planets'] {
  return PLANETS.map((planet, i) => ({
    planet: planetId(planet),
    name: names.planet(planet),
    serial: serialOf(planet),
    years: dashaYears(turns[i]!.years),
    second_years: dashaYears(turns[i + PLANETS.length]!.years),
  }));
}

const PART_NAMES: Readonly<Record<DayPart['id'], { name: string; sanskrit: string }>> = {
  khanda: { name: 'Khanda (dawn)', sanskrit: 'खंड (प्रातः संध्या)' },
  mugdha: { name: 'Mugdha (day)', sanskrit: 'मुग्ध (दिन)' },
  sudha: { name: 'Sudha (dusk)', sanskrit: 'सुधा (सायं संध्या)' },
  poorna: { name: 'Poorna (night)', sanskrit: 'पूर्ण (रात्रि)' },
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
    text: JAIMINI_DASHA[names.lang].past_of_part({ part: id, ghatikas, past, multiplier, unitYears: unit }),
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

const FROM_OWN_LORD = both('Antardashas begin with the lord of the mahadasha.', 'अंतर्दशाएँ महादशा के स्वामी से शुरू होती हैं।');

function alternatives(context: BirthContext, part: DayPart, life: readonly Period<Planet>[]): SignDashaReading[] {
  const { birth, chart, names } = context;
  const words = JAIMINI_DASHA[names.lang];
  const wire = periodContext(context);
  const byClockGhatikas = pastGhatikas(part, birth.jdUT, 'clock');
  const byClock = kaalaTurns(part.id, byClockGhatikas).slice(0, PLANETS.length);
  const running = life.find((period) => isRunning(period, wire.nowJdUT));
  const parent = running ?? life[0]!;
  const fromOwn = PLANETS.map((_, i) => PLANETS[(PLANETS.indexOf(parent.lord) + i) % PLANETS.length]!);
  return [
    {
      id: 'clock_ghatikas',
      text: words.past_by_clock({ past: byClockGhatikas, most: DAY_PARTS[part.id].ghatikas }),
      cycle_years: dashaYears(turnYears(byClock)),
      periods: kaalaPeriods(byClock, birth.jdUT, chart.conventions.dashaYear).map((period) =>
        periodRecord(period, wire),
      ),
      source: citation(practice('Another reading of BPHS 46')),
    },
    {
      id: 'parts_from_own_lord',
      text: `${names.text(FROM_OWN_LORD)} ${describedFor(running, names.lang)}`,
      cycle_years: null,
      periods: tiles(parent, fromOwn.map(serialOf)).map((tile, i) =>
        periodRecord({ ...tile, lord: fromOwn[i]! }, wire),
      ),
      source: citation(practice('Another reading of BPHS 46')),
    },
  ];
}
