/** Findings on the lord of a period: those in favour of the period, and those that burden it. */
import { influencesOn } from '../../chart/aspects.ts';
import { judgedCombustion } from '../../planet/combustionRelief.ts';
import { isStrongBySign, isWithEnemy } from '../../planet/dignity.ts';
import { isDusthana, isGoodForMalefics, isKendra, isTrikona } from '../../chart/houses.ts';
import { functionalNature, isMaraka, isYogakaraka } from '../../planet/lordship.ts';
import { isBenefic } from '../../planet/nature.ts';
import { isFallen } from '../../planet/neechaBhanga.ts';
import type { Verdict } from '../../rule.ts';
import { bphs, phaladeepika, suryaSiddhanta, type Source } from '../../source.ts';
import { isNode, type Planet } from '../../tables/planets.ts';
import { SIGNS } from '../../tables/signs.ts';
import { isVargottama } from '../../varga/position.ts';
import { ordinal } from '../../words.ts';
import { navamsaJudge, type DashaContext } from './lordEffect.ts';
import type { JudgedPeriod } from './periodScore.ts';
import { lordshipPhrase } from './themes.ts';
import { areaOf } from '../../tables/houses.ts';
import { dignityText, sentence } from '../phrases.ts';
import { spokenYogas } from '../relevantYogas.ts';
import { yogaBrief, yogaCalled, yogaFindingId } from '../yogaWords.ts';
import { named, namedList, placedBySign } from '../../planetWords.ts';

export interface PeriodFinding {
  readonly id: string;
  /** A whole sentence. */
  readonly text: string;
  /** The same in a few words. */
  readonly brief: string;
  /** Above 0 it carries the period, below 0 it burdens it. Interpretive. */
  readonly weight: number;
  readonly source: Source;
}

type Look = (context: DashaContext, judged: JudgedPeriod) => PeriodFinding[];

/** Lists what is found about the lord of a period, and about its relation to the lord of the period around it. */
export function periodFindings(context: DashaContext, judged: JudgedPeriod): PeriodFinding[] {
  return LOOKS.flatMap((look) => look(context, judged));
}

function found(id: string, text: string, brief: string, weight: number, source: Source): PeriodFinding[] {
  return [{ id, text: sentence(text), brief, weight, source }];
}

const dignity: Look = ({ chart }, { lord }) => {
  const grade = chart.planets[lord].dignity;
  const standing = `${named(lord)} ${dignityText(chart, lord)}`;
  const seen = `${named(lord)} stands ${dignityText(chart, lord)}`;
  const source = bphs(3, '49-58');
  if (isStrongBySign(grade)) return found('dignity', `${seen}: it gives from its own means`, standing, 0.8, source);
  if (grade === 'great_friend' || grade === 'friend') {
    return found('dignity', `${seen}: it is received well and finds helpers`, standing, 0.35, source);
  }
  if (grade === 'debilitated') {
    return isFallen(chart, lord)
      ? found('dignity', `${seen}: what it gives must be learned step by step`, standing, -0.8, source)
      : found('dignity', `${seen}: an early difficulty turns into skill`, standing, 0.2, source);
  }
  if (!isWithEnemy(grade)) return [];
  return found('dignity', `${seen}: it works among people of another mind and needs tact`, standing, -0.4, source);
};

/** The two planets that are malefic only in some charts. */
const MALEFIC_WORDS: Readonly<Partial<Record<Planet, string>>> = {
  Moon: 'in its dark phase and so counted with the malefics',
  Mercury: 'counted with the malefics for the company it keeps',
};

const place: Look = ({ chart }, { lord }) => {
  const { house } = chart.planets[lord];
  const where = `the ${ordinal(house)}, of ${areaOf(house)}`;
  const brief = `${named(lord)} in the ${ordinal(house)}`;
  const source = phaladeepika(20);
  if (isGoodForMalefics(house) && !isBenefic(chart, lord)) {
    const text = `${named(lord)}, ${MALEFIC_WORDS[lord] ?? 'a natural malefic'}, prospers in ${where}: effort is rewarded there`;
    return found('place', text, brief, 0.4, source);
  }
  if (isDusthana(house)) {
    const text = `${named(lord)} stands in ${where}: gain comes there by service, patience and letting go`;
    return found('place', text, brief, house === 8 ? -0.6 : -0.5, source);
  }
  if (!isKendra(house) && !isTrikona(house)) return [];
  const kind = isTrikona(house)
    ? 'a trikona, which lends the period good fortune'
    : 'a kendra, which lets the period act in plain sight';
  return found('place', `${named(lord)} stands in ${where}: ${kind}`, brief, 0.6, source);
};

const office: Look = ({ chart }, { lord }) => {
  const rising = `${SIGNS[chart.ascendant.signIndex]!} rising`;
  const who = `${named(lord)}, ${lordshipPhrase(chart, lord)},`;
  const source = isNode(lord) ? bphs(34, '16') : bphs(34);
  if (isYogakaraka(chart, lord)) {
    const text = `${who} is the yogakaraka for ${rising}: its periods raise what it touches`;
    return found('office', text, `${named(lord)} as the yogakaraka for ${rising}`, 0.9, source);
  }
  const nature = functionalNature(chart, lord);
  if (nature === 'neutral') return [];
  const brief = `${named(lord)} as a functional ${nature} for ${rising}`;
  if (nature === 'benefic') {
    const text = `${who} is a functional benefic for ${rising}: what it brings serves the chart as a whole`;
    return found('office', text, brief, 0.6, source);
  }
  const also = isMaraka(chart, lord) ? '; named among the marakas, it asks one to keep a measured pace' : '';
  const text = `${who} is a functional malefic for ${rising}: it gives in return for effort${also}`;
  return found('office', text, brief, also ? -0.7 : -0.55, source);
};

const navamsaStanding: Look = ({ chart, navamsa }, { lord }) => {
  const judge = navamsaJudge(navamsa, lord);
  const grade = navamsa.planets[judge].dignity;
  const kept = isVargottama(chart, chart.planets[lord]) ? `; ${named(lord)} is vargottama` : '';
  const whose = judge === lord ? '' : `, the dispositor of ${lord} there,`;
  const seen = `in the navamsa ${named(judge)}${whose} stands ${placedBySign(navamsa, judge)}${kept}`;
  const brief = `the navamsa, with ${named(judge)} ${placedBySign(navamsa, judge)}`;
  const source = bphs(6, '12');
  if (isStrongBySign(grade) || kept) return found('navamsa', `${seen}: the promise holds`, brief, 0.35, source);
  if (!isWithEnemy(grade) && grade !== 'debilitated') return [];
  return found('navamsa', `${seen}: results need tending to last`, brief, -0.3, source);
};

const combustion: Look = ({ chart }, { lord }) => {
  const { effectiveGrade, separationDeg } = judgedCombustion(chart, chart.planets[lord]);
  if (effectiveGrade === 'none') return [];
  const seen = `${named(lord)} is combust, ${separationDeg.toFixed(1)} degrees from the Sun`;
  const text = `${seen}: its matters stand behind those of authority until they are given room`;
  return found('combustion', text, `${named(lord)} combust`, -0.45, suryaSiddhanta(9, '6-9'));
};

/** The nodes are opposite in every chart, so their aspects on each other are left out. */
const company: Look = ({ chart }, { lord }) => {
  const influences = influencesOn(chart, lord).filter((id) => !(isNode(id) && isNode(lord)));
  const helpers = influences.filter((id) => isBenefic(chart, id));
  const others = influences.filter((id) => !helpers.includes(id));
  const source = bphs(26, '2-5');
  if (helpers.length > others.length) {
    const by = namedList(helpers);
    const text = `${by} support${helpers.length > 1 ? '' : 's'} ${named(lord)} by company or aspect: help is at hand`;
    return found('company', text, `the support of ${by}`, 0.3 * (helpers.length - others.length), source);
  }
  if (others.length === helpers.length) return [];
  const by = namedList(others);
  const text = `${by} press${others.length > 1 ? '' : 'es'} on ${named(lord)} by company or aspect, which asks for patience`;
  return found('company', text, `the pressure of ${by}`, -0.25 * (others.length - helpers.length), source);
};

const RELATION_TEXTS = {
  smooth: { text: 'the two periods work together', weight: 0.4 },
  mild: { text: 'the one spends what the other earns, so their aims are best kept apart', weight: -0.3 },
  strife: { text: 'their aims cross, and one thing at a time goes better than two', weight: -0.6 },
} as const;

const relation: Look = (_context, { relation: between }) => {
  if (between === null || between.kind === 'same_lord' || between.kind === 'opposite') return [];
  const { lord, parentLord, place: counted, kind } = between;
  const { text, weight } = RELATION_TEXTS[kind];
  const place =
    counted === 1 ? `the same sign as ${named(parentLord)}` : `the ${ordinal(counted)} from ${named(parentLord)}`;
  const brief = `its place in ${place}`;
  const seen = `${named(lord)} stands in ${place}`;
  // The chapters on the antardashas of each mahadasha count the one lord from the other.
  return found('relation', `${seen}: ${text}`, brief, weight, bphs('52-60'));
};

const friendship: Look = (_context, { relation: between }) => {
  if (between === null || between.kind === 'same_lord') return [];
  const { lord, parentLord, views } = between;
  const both = `${named(lord)} and ${named(parentLord)}`;
  const source = bphs(3, '55');
  if (views.every((view) => view === 'friend')) {
    return found(
      'friendship',
      `${both} are friends by nature: each helps what the other brings`,
      `the friendship of ${both}`,
      0.3,
      source,
    );
  }
  if (!views.every((view) => view === 'enemy')) return [];
  const text = `${both} are at odds by nature: give each its own time and place`;
  return found('friendship', text, `the enmity of ${both}`, -0.35, source);
};

const transit: Look = (_context, { transit: passed, transitJdUT, period }) => {
  if (passed === null) return [];
  const { planet, signIndex, houseFromMoon, isGood } = passed;
  const when = transitJdUT === period.startJdUT ? 'as the period begins, ' : '';
  const seen = `${when}${named(planet)} passes through ${SIGNS[signIndex]!}, the ${ordinal(houseFromMoon)} from the Moon of birth`;
  const text = isGood ? `${seen}, a good place` : `${seen}, which is not among its good places`;
  return found('transit', text, `its passage through ${SIGNS[signIndex]!}`, isGood ? 0.2 : -0.15, phaladeepika(26));
};

/** Lists the relevant yogas that a planet takes part in, the strongest first. */
export function lordYogas({ yogas }: DashaContext, lord: Planet): Verdict[] {
  return yogas.filter(({ planets }) => planets.includes(lord));
}

/** What a yoga does in the periods of its planets: one that gives, and one that strains. */
const RIPENING = {
  gives: {
    active: 'ripens in the periods of its planets',
    reduced: 'is weakened, and ripens in part in the periods of its planets',
  },
  strains: {
    active: 'calls for patience in the periods of its planets',
    reduced: 'is eased, and calls for a little patience in the periods of its planets',
  },
} as const;

const yogas: Look = (context, { lord }) => spokenYogas(lordYogas(context, lord)).flatMap(yogaFinding);

function yogaFinding({ rule, planets, strength, status }: Verdict): PeriodFinding[] {
  const { value } = strength!;
  const weight = { good: 1, mixed: 0, bad: -1 }[rule.polarity] * (value / 150);
  const seen = `${yogaCalled(rule)}, made by ${namedList(planets)}, with ${value} of 100`;
  const becomes = RIPENING[rule.polarity === 'bad' ? 'strains' : 'gives'][status === 'active' ? 'active' : 'reduced'];
  return found(yogaFindingId(rule), `${seen}, ${becomes}: ${rule.result.en}`, yogaBrief(rule), weight, rule.source);
}

const LOOKS: readonly Look[] = [
  dignity,
  place,
  office,
  navamsaStanding,
  combustion,
  company,
  relation,
  friendship,
  transit,
  yogas,
];

const JUNCTION_WEIGHT = -0.3;
const CHHIDRA_WEIGHT = -0.5;

/** Returns how much the end of a mahadasha burdens the periods in it; a chhidra is one of the three harder changes. */
export function junctionWeight(isChhidra: boolean): number {
  return isChhidra ? CHHIDRA_WEIGHT : JUNCTION_WEIGHT;
}
