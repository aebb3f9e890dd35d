/** Sentences about the life areas that the day favours, and the one that needs care, with the reasons. */
import { DAY_CATEGORIES, DAY_CATEGORY_IDS, type DayCategoryId } from '../../astro/judgement/tables/dayCategories.ts';
import type { Planet } from '../../astro/tables/planets.ts';
import type { CategoryItem } from '../../astro/judgement/day/score/categories.ts';
import { PLANETS_HI, WEEKDAYS_HI } from '../../words/hi/vocabulary.ts';
import { isQuiet, planetOf, type DayFacts, type DescribedTransit } from '../day/words.ts';
import type { Sentence } from '../model/fitted.ts';
import type { Choose } from './phrasing.ts';
import { MATTERS_CARE, MATTERS_SAID } from './tables/reasons.ts';
import { EKADASHIS } from '../../astro/tables/panchang.ts';

/** Why a life area scores above or below the day as a whole, and the planets responsible. */
export interface MatterReason {
  readonly id: ReasonId;
  readonly planets: readonly Planet[];
}

export interface Matter {
  readonly id: DayCategoryId;
  readonly score: number;
  /** The largest positive contribution; null where there is none. */
  readonly helpedBy: MatterReason | null;
  /** The largest negative contribution. */
  readonly pressedBy: MatterReason | null;
}

type ReasonId = Exclude<CategoryItem['id'], 'day' | 'disha_shool'>;

/** Returns the eight life areas, the best first. */
export function mattersOf({ categories, transits }: DayFacts): Matter[] {
  return DAY_CATEGORY_IDS.map((id) => {
    const { components, score } = categories[id];
    const own = components
      .filter((item): item is typeof item & { readonly id: ReasonId } => item.id in REASONS)
      .sort((a, b) => b.points - a.points);
    const [most, least] = [own[0]!, own.at(-1)!];
    const reason = (item: typeof most, side: 1 | -1) => ({ id: item.id, planets: behind(item.id, id, transits, side) });
    return {
      id,
      score,
      helpedBy: most.points > 0 ? reason(most, 1) : null,
      pressedBy: least.points < 0 ? reason(least, -1) : null,
    };
  }).sort((a, b) => b.score - a.score);
}

/** The significator with the best transit, or with the worst. */
function behind(reason: ReasonId, matter: DayCategoryId, transits: DayFacts['transits'], side: 1 | -1): Planet[] {
  if (reason === 'double_transit') return ['Jupiter', 'Saturn'];
  if (reason !== 'karakas') return [];
  const weight = ({ effect }: DescribedTransit) => side * effect.score;
  const own = transits.filter(({ id }) => DAY_CATEGORIES[matter].karakas.includes(planetOf(id)));
  return [planetOf(own.reduce((most, found) => (weight(found) > weight(most) ? found : most)).id)];
}

/** Returns two Hindi sentences: the life areas that the day favours most, and the one that needs care. */
export function areas(facts: DayFacts, choose: Choose): Sentence[] {
  const matters = mattersOf(facts);
  return [bestSaid(matters, facts, choose), careSaid(matters.at(-1)!, facts, choose)];
}

function bestSaid([best, next]: readonly Matter[], facts: DayFacts, choose: Choose): Sentence {
  const [first, second] = [MATTERS_SAID[best!.id], MATTERS_SAID[next!.id]];
  const [points, more] = [`${best!.score} अंक`, `${next!.score} अंक`];
  const said = (why: string) =>
    choose('best_matter', [
      `सबसे ज़्यादा अंक ${first} में हैं (${best!.score})${why}; उसके बाद ${second} का स्थान है (${more})।`,
      `इस दिन सबसे ${isQuiet(facts) ? 'सहज' : 'अनुकूल'} पक्ष ${first} का है (${points})${why}; ${second} में भी दिन ठीक है (${more})।`,
      `दिन का सबसे ${isQuiet(facts) ? 'सहज' : 'अच्छा'} असर ${first} पर है (${points})${why}, और उसके बाद ${second} पर (${more})।`,
    ]);
  const reason = best!.helpedBy;
  if (!reason) return { text: said(''), rank: 0 };
  const why = `, क्योंकि ${agreeing(REASONS[reason.id](reason, best!.id, facts).helps, best!.id)}`;
  return { text: said(''), rank: 0, longer: { text: said(why), rank: 4 } };
}

function careSaid({ id, pressedBy, score }: Matter, facts: DayFacts, choose: Choose): Sentence {
  const [matter, care] = [MATTERS_SAID[id], MATTERS_CARE[id]];
  if (pressedBy === null) return { text: `सबसे कम अंक ${matter} में हैं (${score}), इसलिए ${care}।`, rank: 0 };
  const why = agreeing(REASONS[pressedBy.id](pressedBy, id, facts).presses, id);
  const said = (counsel: string) =>
    choose('care', [
      `सबसे कम अंक ${matter} में हैं (${score}), क्योंकि ${why}${counsel}।`,
      `${matter} में सावधानी रखें (${score} अंक), क्योंकि ${why}${counsel}।`,
      `${matter} में दिन का साथ कम है (${score} अंक), क्योंकि ${why}${counsel}।`,
    ]);
  return { text: said(''), rank: 0, longer: { text: said(`; ${care}`), rank: 6 } };
}

const MANY: readonly DayCategoryId[] = ['finance', 'relationship', 'legal'];

/** Agreement for life areas in the plural: इनका, not इसका. */
function agreeing(reason: string, matter: DayCategoryId): string {
  return MANY.includes(matter) ? reason.replace('इसी ', 'इन्हीं ').replace(/इस(?=का|के)/u, 'इन') : reason;
}

interface Sides {
  readonly helps: string;
  readonly presses: string;
}
type Reason = (reason: MatterReason, matter: DayCategoryId, facts: DayFacts) => Sides;

/**
 * Each reason as it stands after क्योंकि; a reason that can only be negative, or only positive, has one phrase for
 * both.
 */
const REASONS: Readonly<Record<ReasonId, Reason>> = {
  karakas: ({ planets: [planet] }) => ({
    helps: `इसका कारक ${PLANETS_HI[planet!]} गोचर में बलवान है`,
    presses: `इसका कारक ${PLANETS_HI[planet!]} गोचर में कमज़ोर है`,
  }),
  moon_house: () => ({
    helps: 'चंद्रमा इसी के भाव से गुज़र रहा है',
    presses: 'चंद्रमा कुंडली के कठिन भाव में है',
  }),
  sarvashtakavarga: () => ({
    helps: 'अष्टकवर्ग में इसका बल अच्छा है',
    presses: 'अष्टकवर्ग में इसका बल कम है',
  }),
  double_transit: () => one('गुरु और शनि मिलकर इसके भाव को जगा रहे हैं'),
  dasha_lord: () => one('चल रही दशा इसी से जुड़ी है'),
  vara: (_reason, _matter, { panchang: { vara } }) => ({
    helps: `${WEEKDAYS_HI[vara.number - 1]!} इसके लिए शुभ है`,
    presses: `${WEEKDAYS_HI[vara.number - 1]!} इसके अनुकूल नहीं है`,
  }),
  nakshatra: (_reason, matter, { panchang: { tithi } }) =>
    DAY_CATEGORIES[matter].likesEkadashi && tithi.some(({ number }) => EKADASHIS.includes(number))
      ? one('एकादशी इसके लिए विशेष मानी जाती है')
      : one('दिन का नक्षत्र इसके अनुकूल है'),
  rikta: () => one('रिक्ता तिथि इसके लिए नहीं चुनी जाती'),
  new_moon: () => one('अमावस्या इसके लिए नहीं चुनी जाती'),
  vishti: () => one('भद्रा का समय बीच में आता है'),
  panchaka: () => one('पंचक चल रहा है'),
  fierce_star: () => one('नक्षत्र का स्वभाव उग्र है'),
  chandrashtama: () => one('चंद्रमा आपकी राशि से आठवें स्थान में है'),
  moon_in_twelfth: () => one('चंद्रमा आपकी राशि से बारहवें स्थान में है'),
  mrityu_yoga: () => one('वार और नक्षत्र का मेल अनुकूल नहीं है'),
};

function one(said: string): Sides {
  return { helps: said, presses: said };
}
