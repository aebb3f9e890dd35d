/** Answers of /varshphal about the lord of the year and the strengths it is chosen by. */
import { citation } from '../../lib/astro/source.ts';
import { SEVEN_PLANETS, type SevenPlanet } from '../../lib/astro/tables/planets.ts';
import { harshaBalas } from '../../lib/astro/varshphal/harsha.ts';
import { VARSHA_TANTRA } from '../../lib/astro/varshphal/officeBearers.ts';
import { panchaVargiyas, type Bala, type PanchaVargiya } from '../../lib/astro/varshphal/panchaVargiya.ts';
import { SAMJNA_TANTRA } from '../../lib/astro/varshphal/tajikaAspects.ts';
import { varshesha, type Candidate, type Varshesha } from '../../lib/astro/varshphal/varshesha.ts';
import { judgedYearLord, type JudgedYearLord } from '../../lib/astro/varshphal/yearLord.ts';
import type { AnnualPanchaVargiya, AnnualYearLord } from '../../lib/schemas/varshphalLord.ts';
import type { Names } from '../_shell/names.ts';
import { evidenceRecord, planetHead, planetId, signRef, strengthRecord } from '../_shell/records.ts';
import { annualHead, type AnnualContext, type AnnualYear, type YearLordChoice } from './annual.ts';
import { aspectRecord, bandRecord, placedRecord, pointsRecord } from './parts.ts';
import { NOTES, OFFICE_NAMES, PLACE_NOTES } from './words.ts';

export function yearLord(year: AnnualYear, { names, query }: AnnualContext<YearLordChoice>): AnnualYearLord {
  const { annual } = year;
  const ruling = varshesha(annual, { counting: query.bala ?? 'classical', moon: query.moon ?? 'hand_on' });
  const judged = judgedYearLord(annual, ruling);
  return {
    ...annualHead(year),
    ...chosenRecord(ruling, names),
    ...placements(year, ruling.planet, judged, names),
    office_bearers: ruling.bearers.map(({ office, planet, reason, signIndex }) => ({
      office,
      office_name: names.of(OFFICE_NAMES[office]),
      planet: planetId(planet),
      planet_name: names.planet(planet),
      sign: signRef(signIndex, names),
      reason,
    })),
    candidates: ruling.candidates.map((candidate) => candidateRecord(candidate, names)),
    selection: ruling.steps.map((condition) => evidenceRecord(condition, VARSHA_TANTRA)),
    alternatives: ruling.alternatives.map(({ id, planet, reason }) => ({
      id,
      planet: planetId(planet),
      planet_name: names.planet(planet),
      reason,
    })),
    effects: judged.effects.map(({ id, text }) => ({ id, text })),
    strength: strengthRecord(judged.score, names),
    confidence: 'interpretive',
    notes: [
      query.bala === 'specified' ? NOTES.specifiedCounting : NOTES.classicalCounting,
      NOTES.noneClaims,
      NOTES.closeBala,
      query.moon === 'keep' ? NOTES.moonKept : NOTES.moon,
      NOTES.friendship,
      PLACE_NOTES[year.returnPlace],
    ],
    sources: [citation(VARSHA_TANTRA), citation(SAMJNA_TANTRA)],
  };
}

function chosenRecord({ bala, chosenBy, planet }: Varshesha, names: Names) {
  return {
    year_lord: planetId(planet),
    year_lord_name: names.planet(planet),
    chosen_by: chosenBy,
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

function candidateRecord(candidate: Candidate, names: Names): AnnualYearLord['candidates'][number] {
  const { aspect, bala, harsha, isAspecting, offices, place, planet } = candidate;
  return {
    ...planetHead(planet, names),
    offices: [...offices],
    place,
    ...aspectRecord(aspect, names),
    is_aspecting: isAspecting,
    bala: pointsRecord(bala),
    ...bandRecord(bala.band, names),
    harsha: pointsRecord(harsha),
  };
}

export function panchaVargiya(year: AnnualYear, { names }: AnnualContext): AnnualPanchaVargiya {
  const { chart, isDayReturn } = year.annual;
  const balas = panchaVargiyas(chart);
  const harshas = harshaBalas(chart, isDayReturn);
  const strongest = (counting: keyof PanchaVargiya) =>
    planetId(SEVEN_PLANETS.reduce((best, id) => (balas[id][counting].value > balas[best][counting].value ? id : best)));
  return {
    ...annualHead(year),
    planets: SEVEN_PLANETS.map((planet) => ({
      ...planetHead(planet, names),
      ...fiveFold(balas[planet].specified, names),
      classical: fiveFold(balas[planet].classical, names),
      harsha: pointsRecord(harshas[planet]),
    })),
    strongest: strongest('specified'),
    strongest_classical: strongest('classical'),
    notes: [NOTES.twoCountings, NOTES.friendship, NOTES.drekkana, PLACE_NOTES[year.returnPlace]],
    sources: [citation(SAMJNA_TANTRA)],
  };
}

function fiveFold({ band, parts, value }: Bala, names: Names) {
  return {
    score: value,
    ...bandRecord(band, names),
    components: parts.map(({ id, label, lord, max, points, signIndex, standing }) => ({
      id,
      label,
      points,
      max,
      sign: signIndex === null ? null : signRef(signIndex, names),
      lord: lord === null ? null : planetId(lord),
      standing,
    })),
  };
}
