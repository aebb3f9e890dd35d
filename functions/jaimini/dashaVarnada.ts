/** Wire records of varnada and yogardha dasha. */
import { namedList } from '../../lib/astro/planetWords.ts';
import { CHARA_READING } from '../../lib/astro/dasha/chara.ts';
import type { SeededPlan } from '../../lib/astro/dasha/mandooka.ts';
import { isRunning } from '../../lib/astro/dasha/period.ts';
import { houseVarnadaPlan, varnadaDasha as system, varnadaPlan } from '../../lib/astro/dasha/varnada.ts';
import { varnadaTrines, type VarnadaTrine } from '../../lib/astro/dasha/varnadaTrines.ts';
import { yogardha, yogardhaPlan, type YogardhaTurn } from '../../lib/astro/dasha/yogardha.ts';
import { varnada as varnadaOf, type Varnada } from '../../lib/astro/jaimini/varnada.ts';
import { bphs, practice } from '../../lib/astro/source.ts';
import { isOddSign, SIGNS } from '../../lib/astro/tables/signs.ts';
import type { VarnadaDasha, YogardhaDasha } from '../../lib/schemas/jaimini/jaiminiDashas.ts';
import { disclaimerIn } from '../../lib/words/disclaimers.ts';
import type { HoraAscendant } from '../../lib/birth/birthDay.ts';
import { charaReason, charaYearParts } from '../../lib/records/period/charaDasha.ts';
import { formatJd } from '../../lib/time/civilTime.ts';
import { outsideLife } from '../../lib/birth/life.ts';
import { lifeJdUT } from '../../lib/birth/life.ts';
import { degrees } from '../../lib/astro/rounding.ts';
import { signRef } from '../../lib/records/common.ts';
import { planetId } from '../../lib/schemas/common/planetId.ts';
import { Warned } from '../../lib/records/warned.ts';
import {
  alternativePlan,
  houseOfSign,
  seededParts,
  signDashaBody,
  signLife,
  signYears,
  STRONGER_NOTE,
  type SignDashaReading,
  type SignDashaParts,
} from '../../lib/records/period/signDasha.ts';
import type { BirthContext } from '../../lib/birth/birthContext.ts';

export function varnadaDasha(context: BirthContext): Warned {
  const { chart } = context;
  const hora = context.horaAscendant();
  const horaSign = hora.place.signIndex;
  const found = varnadaOf(chart.ascendant.signIndex, horaSign);
  const plan = varnadaPlan(chart, horaSign, found.signIndex);
  const life = signLife(context, plan);
  const data: VarnadaDasha = {
    ...signDashaBody(context, varnadaParts(context, plan, hora), life),
    hora_ascendant: horaRecord(context, hora),
    varnada: varnadaRecord(context, horaSign, found),
    signs: plan.turns.map((turn) => signYears(context, turn, countReason(found.signIndex, turn))),
    trines: varnadaTrines(chart, found.signIndex, life).map((trine) => trineRecord(context, trine)),
    disclaimer: disclaimerIn('shoola', context.names.lang),
  };
  return new Warned(data, outsideLife(context, life));
}

function varnadaParts(context: BirthContext, plan: SeededPlan, hora: HoraAscendant): SignDashaParts {
  return {
    system,
    ...seededParts(context, plan, ['ascendant', 'hora_ascendant']),
    purpose: 'Vitality, and the standing that birth and company give: when they hold, and when they ask for care.',
    subPeriods: 'Twelve equal parts, forward from the sign of the period itself.',
    alternatives: () => varnadaAlternatives(context, hora.place.signIndex),
    notes: [
      'The counts of ascendant and hora ascendant are added where both signs are odd or both even, else the lesser is taken from the greater; twelve are cast out.',
      ...(hora.isApproximate
        ? [
            'The Sun did not rise that day; as far before its noon as sunset is after it, or six hours, stands for sunrise.',
          ]
        : []),
      STRONGER_NOTE,
    ],
  };
}

function horaRecord({ birth, chart, names }: BirthContext, hora: HoraAscendant): VarnadaDasha['hora_ascendant'] {
  const { degreeInSign, longitudeDeg, signIndex } = hora.place;
  return {
    longitude: degrees(longitudeDeg),
    sign: signRef(signIndex, names),
    house: houseOfSign(chart, signIndex),
    degree: degrees(degreeInSign),
    sunrise: formatJd(birth.time.clock, hora.sunriseJdUT),
    sun_longitude: degrees(hora.sunAtSunriseDeg),
    is_approximate: hora.isApproximate,
  };
}

function varnadaRecord(
  { chart, names }: BirthContext,
  horaSign: number,
  { ascendantCount, horaCount, isSum, number, signIndex }: Varnada,
): VarnadaDasha['varnada'] {
  const first = chart.ascendant.signIndex;
  const joined = isSum ? ascendantCount + horaCount : Math.abs(ascendantCount - horaCount);
  const counted = (sign: number, count: number) =>
    `${SIGNS[sign]!}, counts ${count} ${isOddSign(sign) ? 'from Aries' : 'back from Pisces'}`;
  const way = isOddSign(first) ? 'from Aries' : 'back from Pisces';
  return {
    sign: signRef(signIndex, names),
    house: houseOfSign(chart, signIndex),
    degree: degrees(chart.ascendant.degreeInSign),
    ascendant_count: ascendantCount,
    hora_count: horaCount,
    joined_by: isSum ? 'sum' : 'difference',
    number,
    text: `The ascendant, ${counted(first, ascendantCount)}; the hora ascendant, ${counted(horaSign, horaCount)}. Their ${isSum ? 'sum' : 'difference'} is ${joinedText(joined, number)}, so the varnada is sign ${number} ${way}: ${SIGNS[signIndex]!}.`,
  };
}

/** A sum beyond twelve signs is reduced by a full round: `14, less 12`. */
function joinedText(joined: number, number: number): string {
  if (joined === number) return String(joined);
  return joined === 0 ? '0, which counts as 12' : `${joined}, less 12`;
}

function countReason(varnadaSign: number, { signIndex, years }: { signIndex: number; years: number }): string {
  return signIndex === varnadaSign
    ? `${SIGNS[signIndex]!} is the varnada itself: 12 years.`
    : `From the varnada ${SIGNS[varnadaSign]!} forward to ${SIGNS[signIndex]!}: ${years} ${years === 1 ? 'year' : 'years'}.`;
}

function varnadaAlternatives(context: BirthContext, horaSign: number): SignDashaReading[] {
  const { chart } = context;
  const added = varnadaOf(chart.ascendant.signIndex, horaSign, 'count_parity');
  return [
    alternativePlan(context, varnadaPlan(chart, horaSign, added.signIndex), {
      id: 'counts_added',
      text: `The verse read of the counts, which are both odd and are added: the varnada is ${SIGNS[added.signIndex]!}.`,
      source: bphs(5),
    }),
    alternativePlan(context, houseVarnadaPlan(chart, horaSign), {
      id: 'varnada_of_each_house',
      text: 'Each sign has as many years as it stands from the varnada of its own house.',
      source: practice('Varnada of the twelve houses, a later practice'),
    }),
  ];
}

function trineRecord(context: BirthContext, trine: VarnadaTrine): VarnadaDasha['trines'][number] {
  const { birth, chart, names } = context;
  const { benefics, isTrident, malefics, periods, signIndex } = trine;
  const { clock } = birth.time;
  return {
    sign: signRef(signIndex, names),
    house: houseOfSign(chart, signIndex),
    periods: periods.map((period) => ({
      start: formatJd(clock, period.startJdUT),
      end: formatJd(clock, period.endJdUT),
      is_current: isRunning(period, lifeJdUT(context)),
    })),
    benefics: benefics.map(planetId),
    malefics: malefics.map(planetId),
    is_trident: isTrident,
    is_guarded: benefics.length > 0,
    text: trineText(trine),
    confidence: 'interpretive',
  };
}

function trineText({ benefics, isTrident, malefics, signIndex }: VarnadaTrine): string {
  const sign = SIGNS[signIndex]!;
  const guard = benefics.length > 0 ? `${namedList(benefics)} ${benefics.length > 1 ? 'guard' : 'guards'} it` : '';
  const why = [
    ...(isTrident ? ['it belongs to the trident of Rudra'] : []),
    ...(malefics.length > 0 ? [`${namedList(malefics)} ${malefics.length > 1 ? 'touch' : 'touches'} it`] : []),
  ].join(', and ');
  if (why && guard) return `The period of ${sign} asks for some care, as ${why}; but ${guard}.`;
  if (why) return `The period of ${sign} asks for care of health and rest, as ${why}.`;
  if (guard) return `The period of ${sign} is a steady one: ${guard}.`;
  return `No planet stands in ${sign} or aspects it: its period is what is made of it.`;
}

export function yogardhaDasha(context: BirthContext): Warned {
  const plan = yogardhaPlan(context.chart);
  const life = signLife(context, plan);
  const data: YogardhaDasha = {
    ...signDashaBody(context, yogardhaParts(context, plan), life),
    signs: plan.turns.map((turn) => ({
      ...signYears(context, turn, yogardhaReason(turn)),
      chara_years: turn.chara.years,
      sthira_years: turn.sthiraYears,
      ...charaYearParts(context, turn.chara),
    })),
  };
  return new Warned(data, outsideLife(context, life));
}

function yogardhaParts(context: BirthContext, plan: SeededPlan): SignDashaParts {
  const byLord = yogardhaPlan(context.chart, { ...CHARA_READING, adjustment: 'lord' });
  return {
    system: yogardha,
    ...seededParts(context, plan, ['ascendant', 'house_7']),
    purpose: 'A middle way between chara and sthira: what moves in a life and what stays.',
    subPeriods: `Twelve equal parts; the first is the sign after the period’s own in the direction of the dasha, the last its own.`,
    alternatives: () => [
      alternativePlan(context, byLord, {
        id: 'year_of_the_lord',
        text: 'In the years of chara dasha the year is added or taken for the lord of the sign, exalted or debilitated where it stands.',
        source: bphs(46),
      }),
    ],
    notes: ['The years of chara dasha are those of /jaimini/chara-dasa.', STRONGER_NOTE],
  };
}

function yogardhaReason({ chara, sthiraYears, years }: YogardhaTurn): string {
  return `Chara: ${charaReason(chara)} Sthira: ${sthiraYears} years. Half of their sum: ${years}.`;
}
