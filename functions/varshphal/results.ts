/** Answers of /varshphal about the annual chart and its Muntha. */
import { countFrom } from '../../lib/astro/angle.ts';
import { occupants, signOfHouse, type Chart } from '../../lib/astro/chart/chart.ts';
import { HOUSES } from '../../lib/astro/planet/lordship.ts';
import { varaDay } from '../../lib/astro/panchang/vara.ts';
import { citation } from '../../lib/astro/source.ts';
import { SEVEN_PLANETS } from '../../lib/astro/tables/planets.ts';
import { signLord } from '../../lib/astro/tables/signs.ts';
import { stageAt } from '../../lib/birth/personOf.ts';
import { yearTheme } from '../../lib/astro/varshphal/tables/stagedYears.ts';
import { judgedMuntha, munthaReading, type JudgedMuntha } from '../../lib/astro/varshphal/muntha.ts';
import { BALA_SOURCE, SAMJNA_TANTRA, VARSHA_TANTRA } from '../../lib/astro/varshphal/tajikaSources.ts';
import { munthaLeavesSignJdUT, solarMonths } from '../../lib/astro/varshphal/solarMonths.ts';
import { isTajikaAspecting } from '../../lib/astro/varshphal/tajikaAspects.ts';
import { tajikaContext, tajikaYogas } from '../../lib/astro/varshphal/tajikaYogas.ts';
import type { AnnualChart, AnnualMuntha } from '../../lib/schemas/varshphal/answers.ts';
import { localJd } from '../../lib/time/civilTime.ts';
import type { Names } from '../../lib/words/names.ts';
import { degrees } from '../../lib/astro/rounding.ts';
import { varaRef, type VaraRef } from '../../lib/records/day/birthPanchang.ts';
import { ascendantRecord, signRef } from '../../lib/records/common.ts';
import { planetId } from '../../lib/schemas/common/planetId.ts';
import { annualHead, type AnnualContext, type AnnualYear } from '../../lib/records/year/annual.ts';
import { balaChoices } from '../../lib/records/year/echoedChoices.ts';
import {
  annualPlanets,
  aspectRecord,
  bandRecord,
  conditionRecord,
  contactRecord,
  munthaPlace,
  placedRecord,
  said,
  scoreRecord,
  tajikaYogaRecord,
} from '../../lib/records/year/yearRecords.ts';
import { balaNotes, PLACE_NOTES, VARSHPHAL_NOTES } from '../../lib/records/year/notes.ts';
import { VERDICT_NAMES } from '../../lib/records/year/termNames.ts';

export function chart(year: AnnualYear, { ephemeris, names }: AnnualContext): AnnualChart {
  const { annual } = year;
  const { chart: annualChart, natal } = annual;
  const tajika = tajikaContext(annualChart);
  const risingHouse = countFrom(natal.ascendant.signIndex, annualChart.ascendant.signIndex);
  return {
    ...annualHead(year),
    weekday: weekdayOf(year, ephemeris, names),
    ascendant: ascendantRecord(annualChart.ascendant, names),
    natal_ascendant: signRef(natal.ascendant.signIndex, names),
    natal_house_rising: risingHouse,
    is_dvijanma: risingHouse === 1,
    planets: annualPlanets(annual, names),
    houses: housesOf(annualChart, names),
    muntha: munthaPlace(annual, names),
    aspects: tajika.contacts.map((contact) => contactRecord(contact, names)),
    yogas: tajikaYogas(annualChart, tajika).map((yoga) => tajikaYogaRecord(yoga, names)),
    notes: names.texts([
      VARSHPHAL_NOTES.return,
      PLACE_NOTES[year.returnPlace],
      VARSHPHAL_NOTES.houses,
      VARSHPHAL_NOTES.orb,
    ]),
    sources: [citation(VARSHA_TANTRA), citation(SAMJNA_TANTRA)],
  };
}

function weekdayOf({ annual, clock }: AnnualYear, ephemeris: AnnualContext['ephemeris'], names: Names): VaraRef {
  const { place, returnJdUT } = annual;
  const onClock = (jdUT: number) => localJd(clock, jdUT);
  const { varaIndex } = varaDay(returnJdUT, place, annual.chart.conventions.sunrise, ephemeris, onClock);
  return varaRef(varaIndex, names);
}

function housesOf(annualChart: Chart, names: Names): AnnualChart['houses'] {
  return HOUSES.map((number) => {
    const signIndex = signOfHouse(annualChart, number);
    const lord = signLord(signIndex);
    const seers = SEVEN_PLANETS.filter((id) => isTajikaAspecting(annualChart.signs[id], signIndex));
    return {
      number,
      sign: signRef(signIndex, names),
      lord: planetId(lord),
      lord_house: annualChart.planets[lord].house,
      occupants: occupants(annualChart, number).map(planetId),
      aspected_by: seers.filter((id) => annualChart.signs[id] !== signIndex).map(planetId),
    };
  });
}

export function muntha(year: AnnualYear, context: AnnualContext): AnnualMuntha {
  const { ephemeris, input, names } = context;
  const { annual, instant } = year;
  const stage = stageAt(context, annual.returnJdUT);
  const choices = balaChoices(input);
  const judged = judgedMuntha(annual, choices);
  return {
    ...annualHead(year),
    ...munthaPlace(annual, names),
    place_quality: judged.theme.place,
    theme: names.text(yearTheme(annual.muntha.house, stage).theme),
    leaves_sign_at: instant(munthaLeavesSignJdUT(annual)),
    lord_condition: lordCondition(year, judged, names),
    aspects: judged.witnesses.map(({ aspect, isBenefic, isSupporting, planet }) => ({
      planet: planetId(planet),
      planet_name: names.planet(planet),
      ...aspectRecord(aspect, names),
      is_benefic: isBenefic,
      is_supporting: isSupporting,
    })),
    months: monthsOf(year, ephemeris, names),
    verdict: judged.verdict,
    verdict_name: names.of(VERDICT_NAMES[judged.verdict]),
    strength: scoreRecord(judged.score, names),
    evidence: judged.evidence.map((condition) => conditionRecord(condition, VARSHA_TANTRA, names)),
    reading: munthaReading(annual, judged, stage)
      .map((fact) => said(fact, names))
      .join(' '),
    confidence: 'interpretive',
    notes: names.texts([
      VARSHPHAL_NOTES.munthaPace,
      VARSHPHAL_NOTES.munthaPoints,
      ...balaNotes(choices),
      PLACE_NOTES[year.returnPlace],
      ...(annual.isEndEstimated ? [VARSHPHAL_NOTES.equalMonths] : []),
    ]),
    sources: [citation(VARSHA_TANTRA), citation(BALA_SOURCE)],
  };
}

function lordCondition({ annual }: AnnualYear, judged: JudgedMuntha, names: Names): AnnualMuntha['lord_condition'] {
  const { lord } = annual.muntha;
  const { isCombust, isRetrograde } = annual.chart.planets[lord];
  const { evidence, eighthLord, lordBala } = judged;
  return {
    ...placedRecord(annual.chart, lord, names),
    is_combust: isCombust,
    is_retrograde: isRetrograde,
    bala: lordBala.value,
    ...bandRecord(lordBala.band, names),
    eighth_lord: planetId(eighthLord),
    is_with_eighth_lord: evidence.some(({ id, isMet }) => id === 'lord_with_eighth_lord' && isMet),
  };
}

function monthsOf(
  { annual, instant }: AnnualYear,
  ephemeris: AnnualContext['ephemeris'],
  names: Names,
): AnnualMuntha['months'] {
  const { signIndex: ascendantSign } = annual.chart.ascendant;
  return solarMonths(annual, ephemeris).map(({ endJdUT, muntha: place, number, startJdUT }) => ({
    number,
    start: instant(startJdUT),
    end: instant(endJdUT),
    sign: signRef(place.signIndex, names),
    house: countFrom(ascendantSign, place.signIndex),
    degree: degrees(place.degreeInSign),
  }));
}
