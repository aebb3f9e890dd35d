/** Answer of /dasha/kalachakra: signs by the pada of the Moon. */
import { both, type Bilingual } from '../../lib/astro/bilingual.ts';
import {
  kalachakra as system,
  kalachakraBirth,
  kalachakraLife,
  type KalachakraBirth,
  type KalachakraChoices,
  type KalachakraPeriod,
} from '../../lib/astro/dasha/kalachakra/kalachakra.ts';
import type { Gati } from '../../lib/astro/dasha/kalachakra/gatis.ts';
import { isRunning, runningWithin } from '../../lib/astro/dasha/period.ts';
import { rowSubPeriods, type RowPeriod } from '../../lib/astro/dasha/sign.ts';
import { signRelation } from '../../lib/astro/jaimini/signRelation.ts';
import { signPeriodFindings } from '../../lib/astro/judgement/dasha/signPeriod.ts';
import { citation } from '../../lib/astro/source.ts';
import type { Planet } from '../../lib/astro/tables/planets.ts';
import type { PanchangName } from '../../lib/astro/tables/panchang.ts';
import { signLord } from '../../lib/astro/tables/signs.ts';
import { lifeJdUT, outsideLife } from '../../lib/birth/life.ts';
import type { NatalContext } from '../../lib/birth/natal.ts';
import { nakshatraRef, signRef } from '../../lib/records/common.ts';
import { periodContext } from '../../lib/records/period/life.ts';
import { isListed, openingAsked } from '../../lib/records/period/opening.ts';
import { dashaYears, periodRecord, runningTree } from '../../lib/records/period/periodRecord.ts';
import { houseOfSign } from '../../lib/records/period/signDasha.ts';
import { signReadings } from '../../lib/records/period/signReading.ts';
import { Warned } from '../../lib/records/warned.ts';
import type { PeriodsAsked } from '../../lib/schemas/common/asked/periodInputs.ts';
import { planetId } from '../../lib/schemas/common/planetId.ts';
import type {
  Kalachakra,
  KalachakraGati,
  KalachakraPeriodRecord,
  KalachakraPole,
} from '../../lib/schemas/dasha/kalachakra.ts';
import type { KalachakraInput } from '../../lib/schemas/dasha/startInputs.ts';
import { formatJd, writtenDate } from '../../lib/time/civilTime.ts';
import { KALACHAKRA } from '../../lib/words/subjects/dasha/kalachakra.ts';

type Context = NatalContext<PeriodsAsked, unknown, KalachakraInput>;

/** Levels that a standard answer lists of every period. */
const STANDARD_LEVELS = 1;
/** Levels that are read. */
const LEVELS_READ = 2;

const NOTES: readonly Bilingual[] = [
  both(
    'After the fourth pada the rows of the two groups of one way follow each other. The field continuation chooses.',
    'चौथे चरण के बाद एक ही दिशा के दोनों समूहों के चक्र बारी-बारी से चलते हैं; यह continuation से चुना जाता है।',
  ),
  both(
    'By tradition a change by gati needs time, so new plans are begun lightly about it.',
    'परंपरा में गति से आए बदलाव को समय दिया जाता है, इसलिए उसके आसपास नए काम छोटे रूप में शुरू करें।',
  ),
];
const REVATI_NOTE = both(
  'Texts put Revati with the group of Ashwini, some programs with Bharani. The field revati chooses.',
  'ग्रंथ रेवती को अश्विनी के समूह में रखते हैं, कुछ प्रोग्राम भरणी के; यह revati से चुना जाता है।',
);

const GATI_NAMES: Readonly<Record<Gati, PanchangName>> = {
  manduki: { name: 'Manduki', sanskrit: 'मंडूक गति' },
  markati: { name: 'Markati', sanskrit: 'मर्कट गति' },
  simhavalokana: { name: 'Simhavalokana', sanskrit: 'सिंहावलोकन गति' },
};

export function kalachakra(context: Context): Warned {
  const { birth, chart, names } = context;
  const choices = choicesOf(context.input);
  const born = kalachakraBirth(chart.planets.Moon.longitudeDeg, choices.revati);
  const life = kalachakraLife(born, choices, birth.jdUT, chart.conventions.dashaYear);
  const wire = periodContext(context);
  const running = life.find((period) => isRunning(period, wire.nowJdUT)) ?? null;
  const path = running ? runningWithin<RowPeriod>(running, rowSubPeriods, wire.nowJdUT) : [];
  const [first] = life;
  const data: Kalachakra = {
    system: system.id,
    name: names.of(system),
    nakshatra: nakshatraRef(born.nakshatraIndex, names),
    pada: born.pada,
    group: born.group,
    direction: born.isSavya ? 'savya' : 'apasavya',
    cycle: born.row.map(({ signIndex }) => signRef(signIndex, names)),
    paramayus: born.paramayusYears,
    opening: openingText(context, born, choices),
    balance_at_birth: {
      sign: signRef(first!.signIndex, names),
      years: dashaYears((first!.endJdUT - birth.jdUT) / chart.conventions.dashaYear),
    },
    deha: poleRecord(context, 'deha', born.dehaSignIndex, running),
    jiva: poleRecord(context, 'jiva', born.jivaSignIndex, running),
    current: path.map((period) => periodRecord(period, wire)),
    periods: periodRecords(context, life),
    notes: [...NOTES, ...(born.nakshatraIndex === REVATI ? [REVATI_NOTE] : [])].map((note) => names.text(note)),
    sources: system.sources.map(citation),
    get readings() {
      return signReadings(context, path.slice(0, LEVELS_READ));
    },
    get gatis() {
      return gatiRecords(context, life);
    },
  };
  return new Warned(data, outsideLife(context, life), {}, { dasha: { ...choices } });
}

const REVATI = 26;

function choicesOf({ balance, continuation, revati }: KalachakraInput): KalachakraChoices {
  return {
    balance: balance ?? 'pada_fraction',
    revati: revati ?? 'ashwini',
    continuation: continuation ?? 'pair',
  };
}

function openingText({ names }: Context, born: KalachakraBirth, { balance }: KalachakraChoices): string {
  const { elapsedFraction, group, isSavya, nakshatraIndex, pada, paramayusYears, row } = born;
  const isOfRow = balance === 'pada_fraction';
  const years = isOfRow ? paramayusYears : row[0]!.years;
  return KALACHAKRA[names.lang].opening({
    nakshatraIndex,
    pada,
    group,
    isSavya,
    years,
    passedYears: elapsedFraction * years,
    ofSignIndex: isOfRow ? null : row[0]!.signIndex,
  });
}

function poleRecord(
  { chart, names }: Context,
  pole: 'deha' | 'jiva',
  signIndex: number,
  running: KalachakraPeriod | null,
): KalachakraPole {
  const lord = signLord(signIndex);
  const house = houseOfSign(chart, signIndex);
  const lordHouse = chart.planets[lord].house;
  const { influences, occupants } = signPeriodFindings(chart, signIndex);
  const inIt = influences.filter(({ planet }) => occupants.includes(planet));
  const [helping, burdening] = [true, false].map((isHelp) =>
    inIt.filter((influence) => influence.isHelp === isHelp).map(({ planet }) => planet),
  ) as [Planet[], Planet[]];
  const relation = running && { signIndex: running.signIndex, ...signRelation(signIndex, running.signIndex) };
  const words = KALACHAKRA[names.lang];
  return {
    sign: signRef(signIndex, names),
    house,
    lord: planetId(lord),
    lord_house: lordHouse,
    occupants: occupants.map(planetId),
    afflicted_by: burdening.map(planetId),
    text: words.pole({ pole, signIndex, house, lord, lordHouse, helping, burdening, running: relation }),
    confidence: 'interpretive',
  };
}

/** Names the gati that opened the running mahadasha, where one did after birth, and the next to come. */
function gatiRecords(context: Context, life: readonly KalachakraPeriod[]): KalachakraGati[] {
  const atJdUT = lifeJdUT(context);
  const isLived = ({ gati, startJdUT }: KalachakraPeriod) => gati !== null && startJdUT > context.birth.jdUT;
  const ahead = life.find((period) => isLived(period) && period.startJdUT > atJdUT);
  const running = life.find((period) => isLived(period) && isRunning(period, atJdUT));
  return [running, ahead].flatMap((period) => (period ? [gatiRecord(context, period, period === running)] : []));
}

function gatiRecord({ birth, chart, names }: Context, period: KalachakraPeriod, hasCome: boolean): KalachakraGati {
  const { place, row, signIndex, startJdUT } = period;
  const gati = period.gati!;
  const fromSignIndex = row[place - 1]!.signIndex;
  return {
    id: gati,
    name: names.of(GATI_NAMES[gati]),
    from: signRef(fromSignIndex, names),
    to: signRef(signIndex, names),
    start: formatJd(birth.time.clock, startJdUT),
    is_current: hasCome,
    text: KALACHAKRA[names.lang].gati({
      gati,
      fromSignIndex,
      signIndex,
      fromHouse: houseOfSign(chart, fromSignIndex),
      house: houseOfSign(chart, signIndex),
      date: writtenDate(birth.time.clock, startJdUT),
      hasCome,
    }),
    confidence: 'interpretive',
  };
}

function periodRecords(context: Context, life: readonly KalachakraPeriod[]): KalachakraPeriodRecord[] {
  const opening = openingAsked(context.query, STANDARD_LEVELS);
  const listed = life.filter((period) => isListed(period, opening));
  const records = runningTree<RowPeriod>(rowSubPeriods, listed, periodContext(context), opening);
  return records.map((record, i) => ({
    ...record,
    gati: listed[i]!.gati,
    continuation: listed[i]!.isContinuation,
  }));
}
