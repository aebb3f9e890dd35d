/** Sentences on the signs of a change of job and of promotion, in English. */
import { LEVEL_NAMES, type Level } from '../../../astro/dasha/period.ts';
import type {
  GainReference,
  GroundFacts,
  IndicatorFact,
  IndicatorFacts,
  IndicatorMatterId,
  PressingId,
} from '../../../astro/judgement/career/indicators/facts.ts';
import { isNode } from '../../../astro/tables/planets.ts';
import type { IndicatorWords } from '../../facts/career/indicators.ts';
import { sayIn } from '../../say.ts';
import type { Sentences } from '../../sentences.ts';
import { AREA_EN, officeEn } from '../area/areaWords.ts';
import { capitalised, countWord, dateEn, listed, named, ordinal, signEn } from '../grammar.ts';

const MATTERS: Readonly<Record<IndicatorMatterId, string>> = {
  change_of_job: 'a change of job',
  promotion: 'promotion',
};

const REFERENCES: Readonly<Record<GainReference, string>> = { ascendant: 'the ascendant', moon: 'the Moon' };

const PRESSING: Readonly<Record<PressingId, { readonly rule: string; readonly absent: string }>> = {
  saturn_over_tenth: {
    rule: 'Saturn passes the 10th house or the sign of its lord',
    absent: 'Saturn passes neither the 10th house nor the sign of its lord',
  },
  rahu_over_tenth_lord: {
    rule: 'Rahu passes the sign of the tenth lord',
    absent: 'Rahu does not pass the sign of the tenth lord',
  },
  nodes_on_axis: {
    rule: 'The nodes pass the axis of the 4th and 10th houses',
    absent: 'The nodes do not pass the axis of the 4th and 10th houses',
  },
};

/** What the time of a lord does, by the level of its period. */
const LORD_TIMES: Readonly<Record<Level, string>> = {
  1: 'The years of this mahadasha',
  2: 'The months of this antardasha',
  3: 'The weeks of this pratyantardasha',
  4: 'The days of this sookshma',
  5: 'The hours of this prana',
};

function meaningEn({ means, seen }: IndicatorFacts['meaning']): string {
  const time = 'level' in seen.args ? LORD_TIMES[seen.args.level] : 'These times';
  switch (means) {
    case 'loosens':
      return `${time} loosen what is settled`;
    case 'allows':
      return `${time} allow a change without urging one`;
    case 'brings_to_notice':
      return `${time} bring work to the notice of those who decide`;
    case 'saturn_over_tenth':
      return 'Duties grow, and what is hollow in the work falls away';
    case 'rahu_over_tenth_lord':
      return 'The wish for something new grows, and offers come from unusual sides';
    case 'nodes_on_axis':
      return 'Work and home pull against each other until one of them is rearranged';
    case 'stages':
      return 'Working life comes in stages, and one who expects this changes well';
    case 'goodwill':
      return 'Seniors show goodwill and leave room to grow';
    case 'opens_tenth':
      return 'The house of work is open, so what the periods promise can happen';
  }
}

const GROUNDS_EN: Sentences<GroundFacts> = {
  tenth_house: () => 'the 10th house',
  tenth_lord_sign: ({ lord, signIndex }) => `${signEn(signIndex)}, where the tenth lord ${lord} stands`,
  axis_end: ({ house }) => `the ${ordinal(house)} house, and Ketu the ${ordinal(house === 10 ? 4 : 10)}`,
  gain_place: ({ place, reference, signIndex }) =>
    `${signEn(signIndex)}, the ${ordinal(place)} from ${REFERENCES[reference]}`,
};

const levelEn = (level: Level) => LEVEL_NAMES[level - 1]!;

function changeLordEn({ insideHouse, level, lord, ownedHouses }: IndicatorFacts['change_lord']): string {
  const owns = isNode(lord) ? 'answers for' : 'owns';
  const does = [
    ...(ownedHouses.length > 0 ? [`${owns} the ${listed(ownedHouses.map(ordinal))}`] : []),
    ...(insideHouse === null ? [] : [`stands in the ${ordinal(insideHouse)}`]),
    ...(lord === 'Rahu' ? ['unsettles by nature'] : []),
  ];
  const who = `${capitalised(named(lord))}, lord of the ${levelEn(level)},`;
  return does.length > 0 ? `${who} ${listed(does)}` : `${who} has nothing to do with the houses of change`;
}

function riseLordEn({ agents, level, lord, offices }: IndicatorFacts['rise_lord']): string {
  const who = `${capitalised(named(lord))}, whose ${levelEn(level)} acts,`;
  if (offices.length > 0) return `${who} is ${listed(offices.map(officeEn))}`;
  if (agents.length === 0) return `${who} owns none of the houses of rise`;
  const whom = agents.map((agent) => `${named(agent.planet)}, ${listed(agent.offices.map(officeEn))}`);
  return `${who} acts for ${whom.join('; ')}`;
}

const FACTS_EN: Sentences<IndicatorFacts> = {
  ...AREA_EN,
  change_lord_rule: ({ level }) =>
    `The lord of the ${levelEn(level)} owns the 3rd, 5th, 8th, 9th or 12th, stands in one of them, or is Rahu`,
  pressing_rule: ({ sign }) => PRESSING[sign].rule,
  bound_lord_rule: () => 'The lord of the 10th is joined at birth to the lord of the 8th or of the 12th',
  rise_lord_rule: ({ level }) =>
    `The lord of the ${levelEn(level)} is lord of the 10th, 11th or 9th, or the yogakaraka`,
  jupiter_gain_rule: ({ reference }) => `Jupiter passes the 10th, 11th, 1st or 2nd from ${REFERENCES[reference]}`,
  pair_rule: () => 'Jupiter and Saturn both reach the 10th house or its lord',
  period_of: ({ level, lord }) => `The ${levelEn(level)} of ${named(lord)}`,
  passage: ({ grounds, planet }) =>
    `${planet} passes ${grounds.map((ground) => sayIn(GROUNDS_EN, ground)).join(' and ')}`,
  pair_reach: ({ signIndex }) => `Jupiter and Saturn reach ${signEn(signIndex)}, the 10th house, or its lord`,
  no_period: ({ level }) => `No ${levelEn(level)} acts at this time`,
  change_lord: changeLordEn,
  not_pressing: ({ sign }) => PRESSING[sign].absent,
  bound_lord: ({ others, tenthLord }) => {
    const who = `${capitalised(named(tenthLord))}, lord of the 10th,`;
    if (others.length === 0) return `${who} is not joined at birth to the lords of the 8th and 12th`;
    const lords = others.map(({ house, lord }) => `${named(lord)}, lord of the ${ordinal(house)}`);
    return `${who} is joined at birth to ${listed(lords)}`;
  },
  rise_lord: riseLordEn,
  jupiter_elsewhere: ({ reference, signIndex }) =>
    `Jupiter in ${signEn(signIndex)} is not in the 10th, 11th, 1st or 2nd from ${REFERENCES[reference]}`,
  pair_seen: ({ isOnHouse, isReached, jupiterSignIndex, lord, saturnSignIndex }) => {
    const both = `Jupiter in ${signEn(jupiterSignIndex)} and Saturn in ${signEn(saturnSignIndex)}`;
    const tenth = isOnHouse ? 'the 10th house' : `the 10th house or its lord ${named(lord)}`;
    return `${both} ${isReached ? 'reach' : 'do not reach'} ${tenth} together`;
  },
  meaning: (args) => `${factEn(args.seen)}. ${meaningEn(args)}.`,
};

function factEn(fact: IndicatorFact): string {
  return sayIn(FACTS_EN, fact);
}

function openSpanEn({ fromDate, untilDate }: IndicatorWords['holds']): string {
  const from = fromDate === null ? '' : `from ${dateEn(fromDate)} `;
  return untilDate === null ? `${from}on` : `${from}to ${dateEn(untilDate)}`;
}

const INDICATIONS = { strong: 'strong', moderate: 'fair', slight: 'slight' };

/** Why the indication is more or less than the count alone would make it. */
function weightEn({ count, indication, met }: IndicatorWords['group']): string {
  const isHalf = met * 2 >= count;
  if (indication === 'moderate' && !isHalf) return ', as the weightier ones are among them';
  return indication === 'slight' && isHalf ? ', as only the lighter ones hold' : '';
}

export const INDICATORS_EN: Sentences<IndicatorWords> = {
  ...FACTS_EN,
  span: ({ span }) => `${factEn(span)}.`,
  for_life: () => 'That holds for life.',
  absent_at_birth: () => 'It is not there at birth.',
  holds: (dates) => `It holds ${openSpanEn(dates)}.`,
  absent_in_period: () => 'It does not hold in the acting period.',
  next: ({ span, ...dates }) => `Next ${openSpanEn(dates)}: ${factEn(span)}.`,
  absent_in_years: () => 'It does not hold in the years searched.',
  group: (args) => {
    const { count, indication, matter, met } = args;
    const many = met === 0 ? 'None' : capitalised(countWord(met));
    const hold = met === 0 || met === 1 ? 'holds' : 'hold';
    return `${many} of ${countWord(count)} signs of ${MATTERS[matter]} ${hold} now. The indication is ${INDICATIONS[indication]}${weightEn(args)}.`;
  },
  yet_to_come: ({ span, ...dates }) => `${capitalised(openSpanEn(dates))} this comes: ${factEn(span)}.`,
};
