/** What adds points to a time or takes them: yogas of the day, its parts, and customs of single purposes. */
import { wrapIndex } from '../../../angle.ts';
import { isDayYogaFormed, isRaviYoga } from '../../../panchang/dayYogas.ts';
import { panchakaRahita } from '../../../panchang/panchakaRahita.ts';
import { DAY_YOGAS, type DayYogaId } from '../../../tables/dayYogas.ts';
import { HORA_QUALITIES } from '../../../tables/dayParts.ts';
import type { BonusId, PenaltyId } from '../../../tables/muhurta/ids.ts';
import {
  AMRITA_EXCEPTIONS,
  BONUS_POINTS,
  FURTHER_POINTS,
  KALASHA_GOOD,
  PENALTY_POINTS,
  WORST_PANCHAKAS,
} from '../../../tables/muhurta/rules.ts';
import type { Choice } from '../ruleContext.ts';
import type { ShortTime } from '../closures.ts';
import { muhurtaFact as fact } from '../facts.ts';
import { pointsMark, shareMark, type Mark, type MomentRule, type Told } from '../marks.ts';
import { isCombustIn, isRunning, type Moment } from '../moments.ts';
import { isTowardSouth } from './journey.ts';

type PricedId = Exclude<BonusId | PenaltyId, 'holashtak' | 'soft_block'>;

function priced(id: PricedId): Mark {
  return pointsMark(id, id in BONUS_POINTS ? BONUS_POINTS[id as BonusId] : PENALTY_POINTS[id as PenaltyId]);
}

/** A rule of points that holds or does not. */
function pointsRule(mark: Mark, holds: (moment: Moment) => boolean, told: (moment: Moment) => Told): MomentRule {
  return { component: null, weight: null, mark: (moment) => (holds(moment) ? mark : null), told };
}

/** Returns whether a yoga of the day is formed, looked up by vara, tithi and nakshatra. */
function formedTable(id: DayYogaId): (moment: Moment) => boolean {
  const yoga = DAY_YOGAS.find((one) => one.id === id)!;
  const known = Array.from({ length: 7 * 31 * 28 }, (_, at) =>
    isDayYogaFormed(yoga, Math.floor(at / (31 * 28)), Math.floor(at / 28) % 31, at % 28),
  );
  return ({ day, nakshatra, tithi }) => known[(day.varaIndex * 31 + tithi) * 28 + nakshatra]!;
}

const isFormed = {
  amrita: formedTable('amrita_siddhi'),
  sarvartha: formedTable('sarvartha_siddhi'),
  raviPushya: formedTable('ravi_pushya'),
  guruPushya: formedTable('guru_pushya'),
  siddha: formedTable('siddha'),
  mrityuTithi: formedTable('mrityu_tithi'),
  mrityuStar: formedTable('mrityu_nakshatra'),
  dagdha: formedTable('dagdha'),
  yamaghanta: formedTable('yamaghanta'),
  utpata: formedTable('utpata'),
} as const;

const dayAndStar = ({ day, nakshatra }: Moment) => ({ weekdayIndex: day.varaIndex, nakshatraIndex: nakshatra - 1 });
const dayAndTithi = ({ day, tithi }: Moment) => ({ weekdayIndex: day.varaIndex, tithi });
const observedDay = ({ day, nakshatra, tithi }: Moment) => ({ weekday: day.varaIndex, tithi, nakshatra });

const ofStar =
  (id: 'amrita_siddhi' | 'sarvartha_siddhi' | 'yamaghanta' | 'utpata') =>
  (moment: Moment): Told => ({ fact: fact(id, dayAndStar(moment)), observed: observedDay(moment) });
const ofTithi =
  (id: 'siddha_yoga' | 'dagdha_weekday_tithi') =>
  (moment: Moment): Told => ({ fact: fact(id, dayAndTithi(moment)), observed: observedDay(moment) });
const ofPushya =
  (id: 'guru_pushya' | 'ravi_pushya') =>
  (moment: Moment): Told => ({ fact: fact(id, {}), observed: observedDay(moment) });

/** Returns the rules of the yogas that weekday, tithi and star make; Pushya is never taken for a wedding. */
export function yogaRules({ purpose }: Choice): MomentRule[] {
  const exceptions = AMRITA_EXCEPTIONS.filter(({ purposes }) => purposes.includes(purpose.id));
  const isAmrita = (moment: Moment) =>
    isFormed.amrita(moment) &&
    !exceptions.some((row) => row.varaIndex === moment.day.varaIndex && row.nakshatra === moment.nakshatra);
  const pushyas = [
    pointsRule(priced('guru_pushya'), isFormed.guruPushya, ofPushya('guru_pushya')),
    pointsRule(priced('ravi_pushya'), isFormed.raviPushya, ofPushya('ravi_pushya')),
  ];
  return [
    pointsRule(priced('amrita_siddhi'), isAmrita, ofStar('amrita_siddhi')),
    pointsRule(priced('sarvartha_siddhi'), isFormed.sarvartha, ofStar('sarvartha_siddhi')),
    ...(purpose.id === 'marriage' ? [] : pushyas),
    pointsRule(priced('siddha_yoga'), isFormed.siddha, ofTithi('siddha_yoga')),
    pointsRule(
      priced('ravi_yoga'),
      ({ nakshatra, sunNakshatra }) => isRaviYoga(nakshatra, sunNakshatra),
      ({ nakshatra, sunNakshatra }) => ({
        fact: fact('ravi_yoga', {
          nakshatraIndex: nakshatra - 1,
          sunNakshatraIndex: sunNakshatra - 1,
          starCount: starCount(sunNakshatra, nakshatra),
        }),
        observed: { nakshatra, sun_nakshatra: sunNakshatra },
      }),
    ),
    pointsRule(
      priced('mrityu_yoga'),
      (moment) => isFormed.mrityuTithi(moment) || isFormed.mrityuStar(moment),
      (moment) => ({
        fact: isFormed.mrityuTithi(moment)
          ? fact('mrityu_yoga_tithi', dayAndTithi(moment))
          : fact('mrityu_yoga_nakshatra', dayAndStar(moment)),
        observed: observedDay(moment),
      }),
    ),
    pointsRule(priced('dagdha_weekday_tithi'), isFormed.dagdha, ofTithi('dagdha_weekday_tithi')),
    pointsRule(priced('yamaghanta'), isFormed.yamaghanta, ofStar('yamaghanta')),
    pointsRule(priced('utpata'), isFormed.utpata, ofStar('utpata')),
  ];
}

/** Counts stars from one to another, both included, 1 to 27. */
export function starCount(from: number, to: number): number {
  return wrapIndex(to - from, 27) + 1;
}

/** Returns the rules of the parts of the day, but for those that close it. */
export function dayPartRules({ options, purpose }: Choice): MomentRule[] {
  const isSouth = purpose.isDirected && options.direction !== null && isTowardSouth(options.direction);
  const ofPart = (id: 'abhijit' | 'durmuhurta' | 'yamaganda' | ('gulika' & ShortTime)) =>
    pointsRule(
      priced(id),
      (moment) => isRunning(moment, id),
      ({ day }) => ({ fact: fact(id, {}), observed: { weekday: day.varaIndex } }),
    );
  return [
    ...(isSouth ? [] : [ofPart('abhijit')]),
    ofPart('durmuhurta'),
    ofPart('yamaganda'),
    ofPart('gulika'),
    pointsRule(
      priced('benefic_hora'),
      ({ horaLord }) => horaLord !== null && HORA_QUALITIES[horaLord].nature === 'good',
      ({ horaLord }) => ({ fact: fact('benefic_hora', { planet: horaLord! }), observed: { hora: horaLord } }),
    ),
    choghadiyaRule('good_choghadiya', 'good'),
    choghadiyaRule('bad_choghadiya', 'bad'),
  ];
}

function choghadiyaRule(id: 'good_choghadiya' | 'bad_choghadiya', nature: 'good' | 'bad'): MomentRule {
  return pointsRule(
    priced(id),
    ({ choghadiya }) => choghadiya?.nature === nature,
    ({ choghadiya }) => ({
      fact: fact(id, { choghadiya: choghadiya!.id }),
      observed: { choghadiya: choghadiya!.id },
    }),
  );
}

/** The remainder by nine of tithi (1 to 15 of its half, as the verse counts), weekday, star and Lagna. */
export function panchakaRahitaRule({ purpose }: Choice): MomentRule {
  const found = ({ day, risingSignIndex, nakshatra, tithi }: Moment) =>
    panchakaRahita(wrapIndex(tithi - 1, 15) + 1, day.varaIndex, nakshatra, risingSignIndex);
  return pointsRule(
    priced('panchaka_rahita_bad'),
    (moment) => found(moment).fault !== null,
    (moment) => {
      const { fault, remainder } = found(moment);
      const isWorst = WORST_PANCHAKAS[fault!].includes(purpose.id);
      return {
        fact: fact('panchaka_rahita_bad', { purpose: purpose.id, panchaka: fault!, remainder, isWorst }),
        observed: { ...observedDay(moment), rising_sign: moment.risingSignIndex, remainder },
      };
    },
  );
}

/** A day that custom takes without looking further. */
export function selfSufficientRule(): MomentRule {
  return pointsRule(
    pointsMark('self_sufficient_day', FURTHER_POINTS.self_sufficient_day),
    ({ day }) => day.selfSufficient !== null,
    (moment) => ({
      fact: fact('self_sufficient_day', { day: moment.day.selfSufficient! }),
      observed: { day: moment.day.selfSufficient, month: moment.month.monthIndex, tithi: moment.tithi },
    }),
  );
}

/** The pitcher of a house entry, by the stars from that of the Sun to that of the Moon. */
export function kalashaRule({ purpose }: Choice): MomentRule[] {
  if (!purpose.hasKalashaChakra) return [];
  const good = pointsMark('kalasha_chakra', FURTHER_POINTS.kalasha_good);
  const bad = pointsMark('kalasha_chakra', FURTHER_POINTS.kalasha_bad);
  const countAt = ({ nakshatra, sunNakshatra }: Moment) => starCount(sunNakshatra, nakshatra);
  const isGood = (count: number) => KALASHA_GOOD.some(([from, to]) => from <= count && count <= to);
  return [
    {
      component: null,
      weight: null,
      mark: (moment) => (isGood(countAt(moment)) ? good : bad),
      told(moment) {
        const count = countAt(moment);
        return {
          fact: fact('kalasha_chakra', { starCount: count, isGood: isGood(count) }),
          observed: { nakshatra: moment.nakshatra, sun_nakshatra: moment.sunNakshatra, count },
        };
      },
    },
  ];
}

/** Mercury, who guards what is written. */
export function mercuryRule({ purpose }: Choice): MomentRule[] {
  if (!purpose.isMercuryAsked) return [];
  const against = pointsMark('mercury_for_signing', FURTHER_POINTS.mercury_for_signing);
  const fit = shareMark('mercury_for_signing', 'supports', 0);
  return [
    {
      component: null,
      weight: null,
      mark: ({ sky }) => (sky.isMercuryBackward || isCombustIn(sky, 'Mercury') ? against : fit),
      told({ sky }) {
        const isRetrograde = sky.isMercuryBackward;
        const isCombust = isCombustIn(sky, 'Mercury');
        return {
          fact: fact('mercury_for_signing', { isRetrograde, isCombust }),
          observed: { retrograde: isRetrograde, combust: isCombust },
        };
      },
    },
  ];
}
