/** Answers of /varshphal about the lord of the year and the strengths that decide it. */
import { citation } from '../../lib/astro/source.ts';
import { SEVEN_PLANETS, type SevenPlanet } from '../../lib/astro/tables/planets.ts';
import type { YearLordChoices } from '../../lib/astro/varshphal/tajikaChoices.ts';
import { harshaBalas } from '../../lib/astro/varshphal/harsha.ts';
import type { Candidate } from '../../lib/astro/varshphal/election.ts';
import { panchaVargiyaPlace, panchaVargiyas, type PanchaVargiya } from '../../lib/astro/varshphal/panchaVargiya.ts';
import {
  BALA_SOURCE,
  DECANATES_SOURCE,
  HARSHA_SOURCE,
  OFFICES_SOURCE,
  RELATION_SOURCE,
  readingSource,
  STRONGEST_SOURCE,
} from '../../lib/astro/varshphal/tajikaSources.ts';
import { varshesha, type YearLordReading, type Varshesha } from '../../lib/astro/varshphal/varshesha.ts';
import { judgedYearLord, type JudgedYearLord } from '../../lib/astro/varshphal/yearLord.ts';
import type { AnnualPanchaVargiya, AnnualYearLord } from '../../lib/schemas/varshphal/yearLord.ts';
import type { Names } from '../../lib/words/names.ts';
import { evidenceRecord, placeRecord, planetHead, signRef } from '../../lib/records/common.ts';
import { planetId } from '../../lib/schemas/common/planetId.ts';
import { annualHead, type AnnualContext, type AnnualYear, type YearLordChoice } from '../../lib/records/year/annual.ts';
import { balaChoices, yearLordChoices } from '../../lib/records/year/echoedChoices.ts';
import {
  aspectRecord,
  bandRecord,
  officeRecords,
  placedRecord,
  pointsRecord,
  said,
  scoreRecord,
} from '../../lib/records/year/yearRecords.ts';
import { balaNotes, electionNotes, PLACE_NOTES, VARSHPHAL_NOTES } from '../../lib/records/year/notes.ts';

export function yearLord(year: AnnualYear, { input, names, query }: AnnualContext<YearLordChoice>): AnnualYearLord {
  const { annual } = year;
  const choices = yearLordChoices(input, query);
  const ruling = varshesha(annual, choices);
  const judged = judgedYearLord(annual, ruling);
  return {
    ...annualHead(year),
    ...chosenRecord(ruling, names),
    ...placements(year, ruling.planet, judged, names),
    office_bearers: officeRecords(ruling.bearers, names),
    candidates: ruling.candidates.map((candidate) => candidateRecord(candidate, names)),
    selection: ruling.steps.map((step) => evidenceRecord({ ...step, text: said(step.text, names) }, step.source)),
    readings: ruling.readings.map((reading) => readingRecord(reading, choices, names)),
    effects: judged.effects.map(({ id, text }) => ({ id, text: said(text, names) })),
    strength: scoreRecord(judged.score, names),
    confidence: 'interpretive',
    notes: names.texts([...electionNotes(choices), ...balaNotes(choices), PLACE_NOTES[year.returnPlace]]),
    sources: [OFFICES_SOURCE, STRONGEST_SOURCE, ...COUNTED_BY, HARSHA_SOURCE].map(citation),
  };
}

/** Sources of how strengths are counted in the annual chart. */
const COUNTED_BY = [BALA_SOURCE, RELATION_SOURCE, DECANATES_SOURCE];

function chosenRecord({ bala, decidedBy, moonOutcome, planet }: Varshesha, names: Names) {
  return {
    year_lord: planetId(planet),
    year_lord_name: names.planet(planet),
    decided_by: decidedBy,
    moon_outcome: moonOutcome,
    bala: bala.value,
    ...bandRecord(bala.band, names),
  };
}

function placements({ annual }: AnnualYear, planet: SevenPlanet, judged: JudgedYearLord, names: Names) {
  const { chart, natal } = annual;
  const { isCombust, isRetrograde } = chart.planets[planet];
  return {
    placement: { ...placedRecord(chart, planet, names), is_combust: isCombust, is_retrograde: isRetrograde },
    natal_placement: placedRecord(natal, planet, names),
    muntha_link: { place: judged.munthaPlace, ...aspectRecord(judged.munthaAspect, names) },
  };
}

function readingRecord(
  reading: YearLordReading,
  choices: YearLordChoices,
  names: Names,
): AnnualYearLord['readings'][number] {
  const { choice, planet, value } = reading;
  return {
    convention: choice === 'moon' ? 'moon' : 'none_aspects',
    value,
    year_lord: planetId(planet),
    year_lord_name: names.planet(planet),
    is_used: choices[choice] === value,
    source: citation(readingSource(value)),
  };
}

function candidateRecord(candidate: Candidate, names: Names): AnnualYearLord['candidates'][number] {
  const { aspect, bala, harsha, isAspecting, offices, place, planet, virupas } = candidate;
  return {
    ...planetHead(planet, names),
    offices: [...offices],
    place,
    ...aspectRecord(aspect, names),
    virupas,
    is_aspecting: isAspecting,
    bala: pointsRecord(bala, names),
    ...bandRecord(bala.band, names),
    harsha: pointsRecord(harsha, names),
  };
}

export function panchaVargiya(year: AnnualYear, { input, names }: AnnualContext): AnnualPanchaVargiya {
  const { chart, isDayReturn } = year.annual;
  const choices = balaChoices(input);
  const balas = panchaVargiyas(chart, choices);
  const harshas = harshaBalas(chart, isDayReturn);
  const strongest = (counting: keyof PanchaVargiya) =>
    planetId(SEVEN_PLANETS.reduce((best, id) => (balas[id][counting].value > balas[best][counting].value ? id : best)));
  return {
    ...annualHead(year),
    planets: SEVEN_PLANETS.map((planet) => ({
      ...planetHead(planet, names),
      ...fiveFold(balas[planet], 'specified', planet, names),
      classical: fiveFold(balas[planet], 'classical', planet, names),
      harsha: pointsRecord(harshas[planet], names),
    })),
    strongest: strongest('specified'),
    strongest_classical: strongest('classical'),
    notes: names.texts([VARSHPHAL_NOTES.twoCountings, ...balaNotes(choices), PLACE_NOTES[year.returnPlace]]),
    sources: [...COUNTED_BY, HARSHA_SOURCE].map(citation),
  };
}

function fiveFold(balas: PanchaVargiya, counting: keyof PanchaVargiya, planet: SevenPlanet, names: Names) {
  const { band, parts, value } = balas[counting];
  return {
    score: value,
    ...bandRecord(band, names),
    ...placeRecord(panchaVargiyaPlace(counting, planet, value)),
    components: parts.map(({ id, label, lord, max, points, signIndex, standing }) => ({
      id,
      label: said(label, names),
      points,
      max,
      sign: signIndex === null ? null : signRef(signIndex, names),
      lord: lord === null ? null : planetId(lord),
      standing,
    })),
  };
}
