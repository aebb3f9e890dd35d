/** Answer of /transit/combustion-calendar. */
import { both } from '../../../lib/astro/bilingual.ts';
import { COMBUSTIBLE, type CombustiblePlanet } from '../../../lib/astro/planet/combustion.ts';
import { degrees } from '../../../lib/astro/rounding.ts';
import { citation, practice, suryaSiddhanta } from '../../../lib/astro/source.ts';
import { dateAfter } from '../../../lib/astro/time.ts';
import { SIGN_ARC_DEG } from '../../../lib/astro/tables/signs.ts';
import {
  astaAges,
  astaSpells,
  BALA_VRIDDHA_SOURCE,
  MOST_AGE_DAYS,
  VENUS_AGE_DAYS,
  type AstaAges,
  type AstaSpell,
  type JupiterAgeDays,
} from '../../../lib/astro/transit/calendar/asta.ts';
import { BARRING_PLANETS, KALAMSHA_LIMITS, KALAMSHA_SOURCE } from '../../../lib/astro/transit/calendar/kalamsha.ts';
import {
  combustions,
  nearSun,
  type CombustionSpan,
  type SunwardCourse,
} from '../../../lib/astro/transit/combustionSpans.ts';
import { partAt } from '../../../lib/astro/transit/stays.ts';
import { trackOf } from '../../../lib/astro/transit/track.ts';
import type { CalendarContext } from '../../../lib/birth/calendar.ts';
import { planetHead, signRef } from '../../../lib/records/common.ts';
import { spanRecord } from '../../../lib/records/day/common.ts';
import { Warned } from '../../../lib/records/warned.ts';
import type { CombustionCalendar } from '../../../lib/schemas/transit/skyCalendar.ts';
import { TRANSIT_CALENDAR } from '../../../lib/words/subjects/transit.ts';
import { dateOf, datesOf, endsRecord, instantOrNull, timeOfQuery, type AskedTime } from './askedTime.ts';
import { localSky } from './localSky.ts';
import { astaPlanets, planetsAsked } from './skyCalendar.ts';

interface Query {
  readonly bodies?: readonly string[] | null | undefined;
  readonly jupiter_days?: `${JupiterAgeDays}` | null | undefined;
}

type Context = CalendarContext<Query>;

interface Found {
  readonly course: SunwardCourse;
  readonly span: CombustionSpan;
}

const USUAL = COMBUSTIBLE.filter((planet) => planet !== 'Moon');

export function combustionCalendar(context: Context): Warned {
  const { conventions, ephemeris, query, span } = context;
  const time = timeOfQuery(context);
  const planets = planetsAsked<CombustiblePlanet>(query.bodies, USUAL, COMBUSTIBLE);
  const sun = trackOf('Sun', ephemeris, conventions);
  const found = planets.flatMap((planet): Found[] => {
    const course = { planet, track: trackOf(planet, ephemeris, conventions), sun };
    return combustions(course, span).map((one) => ({ course, span: one }));
  });
  const inOrder = found.toSorted((a, b) => (a.span.startJdUT ?? -Infinity) - (b.span.startJdUT ?? -Infinity));
  const jupiterDays = Number(query.jupiter_days ?? '15') as JupiterAgeDays;
  const spells = spellsOf(jupiterDays, context);
  const data: CombustionCalendar = {
    from: time.from,
    to: time.to,
    spans: inOrder.map((one) => combustionRecord(one, time)),
    asta: spells && spells.map((spell) => astaRecord(spell, time)),
    summary: [combustionSummary(planets, found, time), astaSummary(planets, spells, time)].join(' ').trim(),
    notes: time.names.texts(NOTES),
    sources: SOURCES,
  };
  return new Warned(data, [], {}, { calendar: agesEchoed(jupiterDays) });
}

function agesEchoed(jupiterDays: JupiterAgeDays): Record<string, string> {
  const { bala, vriddha } = VENUS_AGE_DAYS;
  return {
    jupiter_bala_vriddha: `${jupiterDays} days`,
    venus_bala: `${bala.east} days in the east, ${bala.west} in the west`,
    venus_vriddha: `${vriddha.east} days in the east, ${vriddha.west} in the west`,
  };
}

/** Within so many degrees of the Sun a planet is called cazimi in the west. */
const CAZIMI_DEG = 17 / 60;

function combustionRecord({ course, span }: Found, time: AskedTime): CombustionCalendar['spans'][number] {
  const { names } = time;
  const { id, name } = planetHead(course.planet, names);
  const { conjunction, endJdUT, endLimitDeg, minSeparationDeg, startJdUT, startLimitDeg } = span;
  const cazimi = conjunction && nearSun(course, conjunction.jdUT, CAZIMI_DEG);
  const signAt = (jdUT: number | null) =>
    jdUT === null ? null : signRef(partAt(course.track, SIGN_ARC_DEG, jdUT), names);
  return {
    planet: id,
    planet_name: name,
    ...endsRecord(span, time),
    limit: startLimitDeg,
    end_limit: endLimitDeg,
    min_separation: degrees(minSeparationDeg),
    kind: conjunction && conjunction.kind,
    conjunction_at: instantOrNull(conjunction && conjunction.jdUT, time),
    from_sign: signAt(startJdUT),
    to_sign: signAt(endJdUT),
    cazimi: cazimi && spanRecord(cazimi, time),
    text: TRANSIT_CALENDAR[names.lang].is_combust({
      planet: course.planet,
      ...datesOf(span, time),
      conjunction: conjunction && { kind: conjunction.kind, date: dateOf(conjunction.jdUT, time) },
    }),
  };
}

/** A spell with childhood and old age. */
interface AgedSpell extends AstaSpell, AstaAges {}

/** The spells that touch the time, those with their childhood or old age in it too; null without a place. */
function spellsOf(ofJupiter: JupiterAgeDays, context: Context): AgedSpell[] | null {
  const sky = localSky(context);
  if (sky === null) return null;
  const { from, span, to } = context;
  const midnight = (date: string | null) => (date === null ? null : sky.dates.midnightJdUT(date));
  return astaPlanets(context.query.bodies)
    .flatMap((planet) => astaSpells(planet, dateAfter(from, -MOST_AGE_DAYS), dateAfter(to, MOST_AGE_DAYS), sky))
    .map((spell) => ({ ...spell, ...astaAges(spell, ofJupiter, sky.dates) }))
    .filter(({ astaDate, bala, udayaDate, vriddha }) => {
      const startJdUT = vriddha?.startJdUT ?? midnight(astaDate) ?? -Infinity;
      const endJdUT = bala?.endJdUT ?? midnight(udayaDate) ?? Infinity;
      return startJdUT < span.endJdUT && endJdUT > span.startJdUT;
    })
    .sort((a, b) => ((a.astaDate ?? '') < (b.astaDate ?? '') ? -1 : 1));
}

function astaRecord(spell: AgedSpell, time: AskedTime): NonNullable<CombustionCalendar['asta']>[number] {
  const { names } = time;
  const { astaDate, astaSide, bala, planet, reason, udayaDate, udayaSide, vriddha } = spell;
  const { id, name } = planetHead(planet, names);
  return {
    planet: id,
    planet_name: name,
    asta_on: astaDate,
    asta_side: astaSide,
    udaya_on: udayaDate,
    udaya_side: udayaSide,
    limits: KALAMSHA_LIMITS[planet],
    bala: bala && spanRecord(bala, time),
    vriddha: vriddha && spanRecord(vriddha, time),
    reason,
    text: TRANSIT_CALENDAR[names.lang].asta({ planet, astaDate, astaSide, udayaDate, udayaSide, reason }),
  };
}

function combustionSummary(planets: readonly CombustiblePlanet[], found: readonly Found[], time: AskedTime): string {
  const words = TRANSIT_CALENDAR[time.names.lang];
  const ofPlanet = (planet: CombustiblePlanet) => found.filter(({ course }) => course.planet === planet);
  const without = planets.filter((planet) => ofPlanet(planet).length === 0);
  return [
    ...planets
      .filter((planet) => !without.includes(planet))
      .map((planet) => words.are_combust({ planet, dates: ofPlanet(planet).map(({ span }) => datesOf(span, time)) })),
    ...(without.length > 0 ? [words.none_combust({ planets: without })] : []),
  ].join(' ');
}

function astaSummary(
  planets: readonly CombustiblePlanet[],
  spells: readonly AgedSpell[] | null,
  { from, names, to }: AskedTime,
): string {
  const words = TRANSIT_CALENDAR[names.lang];
  if (spells === null) return words.ask_place({});
  const asked = BARRING_PLANETS.filter((planet) => planets.includes(planet));
  const uncertain = asked.filter((planet) => spells.some((spell) => spell.planet === planet && isUncertain(spell)));
  const told = asked
    .filter((planet) => !uncertain.includes(planet))
    .flatMap((planet) => {
      const dates = spells
        .filter((spell) => spell.planet === planet)
        .map(({ astaDate, udayaDate }) => ({ from: astaDate, until: udayaDate && dateAfter(udayaDate, -1) }))
        .filter((spell) => (spell.from ?? from) <= to && (spell.until ?? to) >= from);
      return dates.length > 0 ? [words.not_seen({ planet, dates })] : [];
    });
  const partly = uncertain.length > 0 ? [words.asta_uncertain({ planets: uncertain })] : [];
  if (told.length > 0) return [...told, ...partly, words.asta_bars({})].join(' ');
  return [
    ...partly,
    ...(partly.length === 0 && asked.length === BARRING_PLANETS.length ? [words.always_seen({})] : []),
  ].join(' ');
}

/** Near the poles dates cannot be told. */
function isUncertain({ reason }: AstaSpell): boolean {
  return reason === 'sun_does_not_rise_or_set' || reason === 'not_seen_for_months';
}

const NOTES = [
  both(
    'Combustion: degrees of longitude from the Sun. Mercury and Venus take the limit of their motion at that instant.',
    'अस्त: सूर्य से अंशों की दूरी। बुध और शुक्र की सीमा उस समय की गति से है।',
  ),
  both(
    'Asta: degrees of time between the planet and the Sun at rising or setting (kalamsha). Printed almanacs differ by several days, for Venus behind the Sun by up to 12, as they use other limits.',
    'लोप: उदय या अस्त के समय ग्रह और सूर्य के बीच कालांश। छपे पंचांगों में कई दिनों का अंतर रहता है, सूर्य के पीछे के शुक्र में 12 दिन तक, क्योंकि उनकी सीमाएँ अलग हैं।',
  ),
];

const SOURCES = [
  suryaSiddhanta(9, '6-9'),
  KALAMSHA_SOURCE,
  BALA_VRIDDHA_SOURCE,
  practice('Cazimi is a western notion, told for those who use it'),
].map(citation);
