/** Answer of /varshphal/sahams. */
import { wrap360 } from '../../lib/astro/angle.ts';
import { citation } from '../../lib/astro/source.ts';
import { isSunUp } from '../../lib/astro/varshphal/annual.ts';
import { MUDDA_SOURCE, muddaPeriods, type MuddaPeriod } from '../../lib/astro/varshphal/mudda.ts';
import { panchaVargiyas } from '../../lib/astro/varshphal/panchaVargiya.ts';
import {
  PVR_SAHAMS_SOURCE,
  SAHAM_SOURCE,
  sahams as sahamsOf,
  type Saham,
  type SahamPoint,
} from '../../lib/astro/varshphal/sahams.ts';
import { sahamDayJdUT, sahamStandings, type SahamStanding } from '../../lib/astro/varshphal/sahamStanding.ts';
import { isPlanetTerm, type SahamTerm } from '../../lib/astro/varshphal/tables/sahams.ts';
import { yearStandings } from '../../lib/astro/varshphal/yearStanding.ts';
import type { AnnualSahams } from '../../lib/schemas/varshphal/year.ts';
import type { Names } from '../../lib/words/names.ts';
import { degrees } from '../../lib/astro/rounding.ts';
import { signRef } from '../../lib/records/common.ts';
import { planetId } from '../../lib/schemas/common/planetId.ts';
import { annualHead, type AnnualContext, type AnnualYear } from '../../lib/records/year/annual.ts';
import { balaChoices, sahamSetOf } from '../../lib/records/year/echoedChoices.ts';
import { VARSHPHAL } from '../../lib/words/subjects/varshphal.ts';
import { sahamSetNote } from '../../lib/records/year/furtherNotes.ts';
import { balaNotes, PLACE_NOTES, SAHAM_NOTES } from '../../lib/records/year/notes.ts';
import { VERDICT_NAMES } from '../../lib/records/year/termNames.ts';
import { aspectRecord, scoreRecord } from '../../lib/records/year/yearRecords.ts';

type SahamRecord = AnnualSahams['sahams'][number];

export function sahams(year: AnnualYear, { birth, ephemeris, input, names }: AnnualContext): AnnualSahams {
  const { annual } = year;
  const { chart, isDayReturn, natal } = annual;
  const isDayBirth = isSunUp(birth.jdUT, birth, natal.conventions, ephemeris);
  const choices = balaChoices(input);
  const set = sahamSetOf(input);
  const fares = yearStandings(chart, panchaVargiyas(chart, choices));
  const standings = sahamStandings(chart, sahamsOf(chart, isDayReturn, set), fares);
  const natalSahams = sahamsOf(natal, isDayBirth, set);
  const mudda = muddaPeriods(annual);
  const kind = standings.filter(({ saham }) => saham.row.nature === 'kind');
  const strongest = [...kind].sort((a, b) => b.score.value - a.score.value).slice(0, 3);
  return {
    ...annualHead(year),
    is_day_birth: isDayBirth,
    sahams: standings.map((standing, i) => sahamRecord(standing, natalSahams[i]!, { year, mudda, names })),
    strongest: strongest.map(({ saham }) => saham.row.id),
    to_support: standings.filter(({ tone }) => tone === 'demanding').map(({ saham }) => saham.row.id),
    notes: names.texts([sahamSetNote(set), ...SAHAM_NOTES, ...balaNotes(choices), PLACE_NOTES[year.returnPlace]]),
    sources: [SAHAM_SOURCE, ...(set === 'pvr' ? [PVR_SAHAMS_SOURCE] : []), MUDDA_SOURCE].map(citation),
  };
}

interface Description {
  readonly year: AnnualYear;
  readonly mudda: readonly MuddaPeriod[];
  readonly names: Names;
}

function sahamRecord(standing: SahamStanding, natal: Saham, { year, mudda, names }: Description): SahamRecord {
  const { burdens, lordAspect, lordHouse, saham, score, supporters, tone } = standing;
  const { lord, row } = saham;
  const place = placeRecord(saham, names);
  const dayJdUT = sahamDayJdUT(saham, year.annual.chart, year.annual);
  return {
    id: row.id,
    name: names.of(row),
    meaning: names.text(row.meaning),
    // Fields are written out: spreading a placement into an object this large is ten times slower.
    longitude: place.longitude,
    sign: place.sign,
    degree: place.degree,
    house: place.house,
    lord: place.lord,
    lord_name: names.planet(lord),
    matter: row.nature,
    is_secondary: row.isSecondary,
    formula: formulaRecord(saham, names),
    strength: scoreRecord(score, names),
    tone,
    tone_name: names.of(VERDICT_NAMES[tone]),
    lord_house: lordHouse,
    lord_aspect: aspectRecord(lordAspect, names),
    supporters: supporters.map(planetId),
    burdens: burdens.map(planetId),
    timing: timingRecord(saham, dayJdUT, { year, mudda, names }),
    natal: placeRecord(natal, names),
    reading: sahamReading(standing, dayJdUT === null ? null : year.day(dayJdUT), names),
    confidence: 'interpretive',
  };
}

function timingRecord(
  { lord, longitudeDeg, row }: Saham,
  dayJdUT: number | null,
  { year, mudda, names }: Description,
): SahamRecord['timing'] {
  const { annual, instant } = year;
  const periods = row.timing === 'none' ? [] : mudda.filter((period) => period.lord === lord);
  return {
    day: dayJdUT === null ? null : instant(dayJdUT),
    arc: dayJdUT === null ? null : degrees(wrap360(annual.chart.planets[lord].longitudeDeg - longitudeDeg)),
    lord_periods: periods.map(({ startJdUT, endJdUT }) => ({ start: instant(startJdUT), end: instant(endJdUT) })),
    reason: row.timing === 'day' ? null : VARSHPHAL[names.lang].saham_untimed({ timing: row.timing }),
  };
}

function placeRecord({ degreeInSign, house, longitudeDeg, lord, signIndex }: Saham, names: Names) {
  return {
    longitude: degrees(longitudeDeg),
    sign: signRef(signIndex, names),
    degree: degrees(degreeInSign),
    house,
    lord: planetId(lord),
  };
}

function formulaRecord(saham: Saham, { lang }: Names): SahamRecord['formula'] {
  const { a, b, c, isSignAdded, longitudeDeg } = saham;
  const term = ({ term: id, longitudeDeg }: SahamPoint) => ({ id: termId(id), longitude: degrees(longitudeDeg) });
  return {
    text: VARSHPHAL[lang].saham_formula({ a, c, b, isSignAdded, longitudeDeg }),
    a: term(a),
    c: term(c),
    b: term(b),
    is_by_night: saham.isByNight,
    is_sign_added: isSignAdded,
  };
}

/** Terms of a formula that are planets have planet ids. */
function termId(term: SahamTerm): string {
  return isPlanetTerm(term) ? term.toLowerCase() : term;
}

/** @param date on which its subject comes up; null where none is given */
function sahamReading(standing: SahamStanding, date: string | null, { lang }: Names): string {
  const { burdens, lordAspect, lordHouse, saham, supporters, tone } = standing;
  const { house, lord, row, signIndex } = saham;
  const words = VARSHPHAL[lang];
  return [
    words.saham_place({ saham: row.id, signIndex, house, lord, lordHouse, aspect: lordAspect.id }),
    ...(supporters.length + burdens.length > 0 ? [words.saham_influences({ supporters, burdens })] : []),
    words.saham_verdict({ saham: row.id, tone, date }),
  ].join(' ');
}
