/** Wire records of varnada and yogardha dasha. */
import { joined } from '../../lib/records/detail/joined.ts';
import type { DashaContext } from '../../lib/records/period/opening.ts';
import { both } from '../../lib/astro/bilingual.ts';
import { CHARA_READING } from '../../lib/astro/dasha/chara.ts';
import type { SeededPlan } from '../../lib/astro/dasha/mandooka.ts';
import { isRunning } from '../../lib/astro/dasha/period.ts';
import { houseVarnadaPlan, varnadaDasha as system, varnadaPlan } from '../../lib/astro/dasha/varnada.ts';
import { varnadaTrines, type VarnadaTrine } from '../../lib/astro/dasha/varnadaTrines.ts';
import { yogardha, yogardhaPlan } from '../../lib/astro/dasha/yogardha.ts';
import { varnada as varnadaOf, type Varnada } from '../../lib/astro/jaimini/varnada.ts';
import { bphs, practice } from '../../lib/astro/source.ts';
import type { VarnadaDasha, YogardhaDasha } from '../../lib/schemas/jaimini/jaiminiDashas.ts';
import { disclaimerIn } from '../../lib/words/disclaimers.ts';
import type { HoraAscendant } from '../../lib/birth/birthDay.ts';
import { charaYearParts, PARTS_FROM_NEXT } from '../../lib/records/period/charaDasha.ts';
import { formatJd } from '../../lib/time/civilTime.ts';
import { outsideLife } from '../../lib/birth/life.ts';
import { lifeJdUT } from '../../lib/birth/life.ts';
import { degrees } from '../../lib/astro/rounding.ts';
import { JAIMINI_DASHA } from '../../lib/words/subjects/jaiminiPeriods.ts';
import { SIGN_DASHA } from '../../lib/words/subjects/signDasha.ts';
import { signRef } from '../../lib/records/common.ts';
import { planetId } from '../../lib/schemas/common/planetId.ts';
import { Warned } from '../../lib/records/warned.ts';
import {
  alternativePlan,
  houseOfSign,
  PARTS_FORWARD,
  seededParts,
  signDashaBody,
  signLife,
  signYears,
  STRONGER_NOTE,
  type SignDashaReading,
  type SignDashaParts,
} from '../../lib/records/period/signDasha.ts';
import type { BirthContext } from '../../lib/birth/birthContext.ts';

export function varnadaDasha(context: DashaContext): Warned {
  const { chart } = context;
  const hora = context.horaAscendant();
  const horaSign = hora.place.signIndex;
  const found = varnadaOf(chart.ascendant.signIndex, horaSign);
  const plan = varnadaPlan(chart, horaSign, found.signIndex);
  const life = signLife(context, plan);
  const data: VarnadaDasha = joined(signDashaBody(context, varnadaParts(context, plan, hora), life), {
    hora_ascendant: horaRecord(context, hora),
    varnada: varnadaRecord(context, horaSign, found),
    signs: plan.turns.map((turn) => signYears(context, turn, countReason(context, found.signIndex, turn))),
    trines: varnadaTrines(chart, found.signIndex, life).map((trine) => trineRecord(context, trine)),
    disclaimer: disclaimerIn('shoola', context.names.lang),
  });
  return new Warned(data, outsideLife(context, life));
}

function varnadaParts(context: BirthContext, plan: SeededPlan, hora: HoraAscendant): SignDashaParts {
  return {
    system,
    ...seededParts(context, plan, ['ascendant', 'hora_ascendant']),
    purpose: both(
      'When vitality and the standing from birth and company hold, and when they need care.',
      'शरीर की ताकत और जन्म व संगति से मिला मान: कब टिकते हैं और कब सँभाल चाहिए।',
    ),
    subPeriods: PARTS_FORWARD,
    alternatives: () => varnadaAlternatives(context, hora.place.signIndex),
    notes: context.names.texts([
      both(
        'The counts of ascendant and hora ascendant are added where both signs are odd or both even. Else the lesser is taken from the greater. Twelve are cast out.',
        'लग्न और होरा लग्न दोनों विषम या दोनों सम हों तो उनकी गिनती जोड़ी जाती है, नहीं तो बड़ी में से छोटी घटाई जाती है; बारह से ज़्यादा हो तो बारह घटते हैं।',
      ),
      ...(hora.isApproximate
        ? [
            both(
              'The Sun did not rise that day. Sunrise is put as far before noon as sunset is after it, or six hours.',
              'उस दिन सूर्य उदय नहीं हुआ; सूर्योदय मध्याह्न से उतना पहले माना गया है जितना बाद में सूर्यास्त है, या छह घंटे पहले।',
            ),
          ]
        : []),
      STRONGER_NOTE,
    ]),
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
  return {
    sign: signRef(signIndex, names),
    house: houseOfSign(chart, signIndex),
    degree: degrees(chart.ascendant.degreeInSign),
    ascendant_count: ascendantCount,
    hora_count: horaCount,
    joined_by: isSum ? 'sum' : 'difference',
    number,
    text: JAIMINI_DASHA[names.lang].varnada({
      ascendantSignIndex: first,
      ascendantCount,
      horaSignIndex: horaSign,
      horaCount,
      isSum,
      number,
      signIndex,
    }),
  };
}

function countReason(
  { names }: BirthContext,
  varnadaSignIndex: number,
  { signIndex, years }: { signIndex: number; years: number },
): string {
  const words = JAIMINI_DASHA[names.lang];
  return signIndex === varnadaSignIndex
    ? words.varnada_itself({ signIndex })
    : words.years_from_varnada({ varnadaSignIndex, signIndex, years });
}

function varnadaAlternatives(context: BirthContext, horaSign: number): SignDashaReading[] {
  const { chart, names } = context;
  const added = varnadaOf(chart.ascendant.signIndex, horaSign, 'count_parity');
  return [
    alternativePlan(context, varnadaPlan(chart, horaSign, added.signIndex), {
      id: 'counts_added',
      text: JAIMINI_DASHA[names.lang].counts_added({ signIndex: added.signIndex }),
      source: bphs(5),
    }),
    alternativePlan(context, houseVarnadaPlan(chart, horaSign), {
      id: 'varnada_of_each_house',
      text: names.text(
        both(
          'Each sign has as many years as it stands from the varnada of its own house.',
          'हर राशि के उतने साल, जितनी वह अपने भाव के वर्णद से दूर है।',
        ),
      ),
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
    text: JAIMINI_DASHA[names.lang].varnada_trine({ signIndex, benefics, malefics, isTrident }),
    confidence: 'interpretive',
  };
}

export function yogardhaDasha(context: DashaContext): Warned {
  const plan = yogardhaPlan(context.chart);
  const life = signLife(context, plan);
  const data: YogardhaDasha = joined(signDashaBody(context, yogardhaParts(context, plan), life), {
    signs: plan.turns.map((turn) => ({
      ...signYears(context, turn, SIGN_DASHA[context.names.lang].yogardha_years(turn)),
      chara_years: turn.chara.years,
      sthira_years: turn.sthiraYears,
      ...charaYearParts(context, turn.chara),
    })),
  });
  return new Warned(data, outsideLife(context, life));
}

function yogardhaParts(context: BirthContext, plan: SeededPlan): SignDashaParts {
  const byLord = yogardhaPlan(context.chart, { ...CHARA_READING, adjustment: 'lord' });
  return {
    system: yogardha,
    ...seededParts(context, plan, ['ascendant', 'house_7']),
    purpose: both(
      'A middle way between chara and sthira: what moves in a life and what stays.',
      'चर और स्थिर दशा के बीच का रास्ता: जीवन में क्या बदलता है और क्या टिकता है।',
    ),
    subPeriods: PARTS_FROM_NEXT,
    alternatives: () => [
      alternativePlan(context, byLord, {
        id: 'year_of_the_lord',
        text: context.names.text(
          both(
            'In the years of chara dasha a year is added for an exalted lord of the sign. A year is taken for a debilitated one.',
            'चर दशा के साल राशि के स्वामी के अनुसार बढ़ते या घटते हैं, जहाँ वह उच्च या नीच का बैठा हो।',
          ),
        ),
        source: bphs(46),
      }),
    ],
    notes: context.names.texts([
      both(
        'The years of chara dasha are those of /jaimini/chara-dasa.',
        'चर दशा के साल वही हैं जो /jaimini/chara-dasa में हैं।',
      ),
      STRONGER_NOTE,
    ]),
  };
}
