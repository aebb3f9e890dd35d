/** Wire record of moola dasha, what the past brought: periods of planets. */
import { both } from '../../lib/astro/bilingual.ts';
import type { Chart } from '../../lib/astro/chart/chart.ts';
import {
  moola,
  moolaPeriods,
  moolaSeed,
  moolaSubPeriods,
  moolaTurns,
  type MoolaSeed,
  type MoolaTurn,
} from '../../lib/astro/dasha/moola.ts';
import { isRunning, runningWithin, type Period } from '../../lib/astro/dasha/period.ts';
import { turnYears } from '../../lib/astro/dasha/sign.ts';
import { occupantsOfSign } from '../../lib/astro/jaimini/signHouses.ts';
import { isStrongBySign } from '../../lib/astro/planet/dignity.ts';
import { ownedHouses } from '../../lib/astro/planet/lordship.ts';
import { isBenefic } from '../../lib/astro/planet/nature.ts';
import { isFallen } from '../../lib/astro/planet/neechaBhanga.ts';
import { citation, practice } from '../../lib/astro/source.ts';
import type { Planet } from '../../lib/astro/tables/planets.ts';
import type { BirthContext } from '../../lib/birth/birthContext.ts';
import { outsideLife } from '../../lib/birth/life.ts';
import { signRef } from '../../lib/records/common.ts';
import { periodContext } from '../../lib/records/period/life.ts';
import { openingAsked, type DashaContext } from '../../lib/records/period/opening.ts';
import { dashaYears, periodRecord, runningTree } from '../../lib/records/period/periodRecord.ts';
import { compared, cycleRecords, houseOfSign, type SignDashaReading } from '../../lib/records/period/signDasha.ts';
import { comparisonRecords, comparisonText } from '../../lib/records/planet/comparison.ts';
import { Warned } from '../../lib/records/warned.ts';
import { planetId } from '../../lib/schemas/common/planetId.ts';
import type { SignDashaSeed } from '../../lib/schemas/common/signDasha.ts';
import type { MoolaDasha } from '../../lib/schemas/jaimini/countedDashas.ts';
import { writtenDate } from '../../lib/time/civilTime.ts';
import type { MoolaTone } from '../../lib/words/facts/jaiminiDashas/moola.ts';
import { MOOLA } from '../../lib/words/subjects/jaiminiDashas/moola.ts';
import { SIGN_DASHA } from '../../lib/words/subjects/signDasha.ts';

/** Levels that are read. */
const LEVELS_READ = 2;

export function moolaDasha(context: DashaContext): Warned {
  const { birth, chart, names, query } = context;
  const seed = moolaSeed(chart);
  const turns = moolaTurns(chart, seed.signIndex);
  const life = moolaPeriods(turns, birth.jdUT, chart.conventions.dashaYear);
  const wire = periodContext(context);
  const divide = (parent: Period<Planet>) => moolaSubPeriods(turns, parent);
  const mahadasha = life.find((period) => isRunning(period, wire.nowJdUT));
  const path = mahadasha ? runningWithin(mahadasha, divide, wire.nowJdUT) : [];
  const second = turnYears(turns.map(({ secondYears }) => ({ years: secondYears })));
  const data: MoolaDasha = {
    system: moola.id,
    name: names.of(moola),
    purpose: names.text(PURPOSE),
    cycle_years: dashaYears(turnYears(turns)),
    seed: seedRecord(context, seed),
    planets: turns.map((turn) => turnRecord(context, turn)),
    current: path.map((period) => periodRecord(period, wire)),
    readings: path.slice(0, LEVELS_READ).map((period, i) => reading(context, period, i + 1)),
    periods: runningTree(divide, life, wire, openingAsked(query, 1)),
    cycles: cycleRecords(context, [turnYears(turns), second], birth.jdUT),
    sub_periods: names.text(PARTS),
    notes: [...names.texts(NOTES), SIGN_DASHA[names.lang].node_exaltation({ nodes: chart.conventions.nodeExaltation })],
    sources: moola.sources.map(citation),
    confidence: 'interpretive',
    get alternatives() {
      return compared(
        [lessTwelve(context, seed)],
        life.map((period) => periodRecord(period, wire)),
      );
    },
  };
  return new Warned(data, outsideLife(context, life));
}

const PURPOSE = both(
  'What earlier deeds brought: when open duties return, and when merit helps.',
  'पहले के कर्मों का फल: अधूरे कर्तव्य कब लौटते हैं और पुण्य कब काम आता है।',
);

const PARTS = both(
  'Nine parts from the own planet on, in proportion to their years of the first cycle.',
  'अपने ग्रह से शुरू होकर नौ हिस्से, पहले फेरे के सालों के अनुपात में।',
);

const NOTES = [
  both(
    'The reckoning rests on one teacher of our time. Older texts name the dasha without its rule.',
    'इसकी गणना हमारे समय के एक ही आचार्य से मिलती है; पुराने ग्रंथों में दशा का नाम है, नियम नहीं।',
  ),
  both(
    'Rahu is counted to Aquarius and Ketu to Scorpio. Where the count takes all years, they stay whole. Where it takes more, one is left.',
    'राहु कुंभ तक और केतु वृश्चिक तक गिना जाता है। गिनती पूरे साल ले ले तो साल पूरे रहते हैं; उससे ज़्यादा हो तो एक साल बचता है।',
  ),
  both(
    'Planets of one group follow each other by strength, in the order of P. V. R. Narasimha Rao.',
    'एक समूह के ग्रह बल के क्रम में आते हैं, जैसा पी. वी. आर. नरसिम्हा राव के तुलना-क्रम में है।',
  ),
];

function seedRecord({ chart, names }: BirthContext, seed: MoolaSeed): SignDashaSeed {
  const { comparisons, moonSignIndex, signIndex, sunSignIndex } = seed;
  const places = [
    { role: 'ascendant', signIndex: chart.ascendant.signIndex, planet: null },
    { role: 'sun', signIndex: sunSignIndex, planet: 'Sun' as const },
    { role: 'moon', signIndex: moonSignIndex, planet: 'Moon' as const },
  ];
  // Two of the three may share a sign: the one named first stands for it.
  const chosen = places.find((place) => place.signIndex === signIndex)!;
  return {
    sign: signRef(signIndex, names),
    house: houseOfSign(chart, signIndex),
    reason: comparisons.map((comparison) => comparisonText(comparison, names.lang)).join(' '),
    candidates: places.map((place) => ({
      role: place.role,
      sign: signRef(place.signIndex, names),
      house: houseOfSign(chart, place.signIndex),
      planet: place.planet && planetId(place.planet),
      degree: null,
      is_chosen: place === chosen,
    })),
    comparisons: comparisons.flatMap((comparison) => comparisonRecords(comparison, names)),
  };
}

function turnRecord({ names }: BirthContext, turn: MoolaTurn): MoolaDasha['planets'][number] {
  const { adjustment, counted, group, lord, moolatrikonaSignIndex, secondYears, vimshottariYears, years } = turn;
  return {
    planet: planetId(lord),
    name: names.planet(lord),
    group,
    vimshottari_years: vimshottariYears,
    counted_to: signRef(moolatrikonaSignIndex, names),
    counted,
    adjustment,
    years,
    second_years: secondYears,
    reason: MOOLA[names.lang].moola_years(turn),
  };
}

function reading(
  { birth, chart, names, person }: BirthContext,
  { endJdUT, lord, startJdUT }: Period<Planet>,
  level: number,
): MoolaDasha['readings'][number] {
  const { lang } = names;
  const { house, signIndex } = chart.planets[lord];
  const houses = ownedHouses(chart, lord);
  const company = occupantsOfSign(chart, signIndex).filter((planet) => planet !== lord);
  const tone = toneOf(chart, lord);
  const date = (jdUT: number) => writtenDate(birth.time.clock, jdUT);
  const text = [
    MOOLA[lang].moola_span({
      level: level === 1 ? 1 : 2,
      lord,
      fromDate: date(startJdUT),
      untilDate: date(endJdUT),
    }),
    MOOLA[lang].moola_place({ lord, houses, house }),
    ...(company.length > 0 ? [MOOLA[lang].moola_company({ lord, company })] : []),
    MOOLA[lang].moola_past({ lord, tone, stage: person().stage }),
  ];
  return {
    level,
    lord: planetId(lord),
    house,
    houses,
    company: company.map(planetId),
    tone,
    text: text.join(' '),
    confidence: 'interpretive',
  };
}

function toneOf(chart: Chart, lord: Planet): MoolaTone {
  if (isStrongBySign(chart.planets[lord].dignity)) return 'strong';
  if (isFallen(chart, lord)) return 'fallen';
  return isBenefic(chart, lord) ? 'benefic' : 'malefic';
}

function lessTwelve(context: BirthContext, { signIndex }: MoolaSeed): SignDashaReading {
  const { birth, chart, names } = context;
  const turns = moolaTurns(chart, signIndex, 'less_twelve');
  const periods = moolaPeriods(turns, birth.jdUT, chart.conventions.dashaYear).slice(0, turns.length);
  const wire = periodContext(context);
  return {
    id: 'twelve_at_moolatrikona',
    text: names.text(
      both(
        'A planet in the sign to which it is counted has twelve years taken away.',
        'जो ग्रह अपनी गिनती की राशि में ही हो, उसके बारह साल घटाए जाते हैं।',
      ),
    ),
    cycle_years: dashaYears(turnYears(turns)),
    periods: periods.map((period) => periodRecord(period, wire)),
    source: citation(practice('Programs of our time')),
  };
}
