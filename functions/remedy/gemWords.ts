/** Sentences about gemstones, in both languages. */
import { both, type Bilingual } from '../../lib/astro/bilingual.ts';
import type { Chart } from '../../lib/astro/chart/chart.ts';
import type { GemClash } from '../../lib/astro/remedy/gemClashes.ts';
import type { GemAdvice } from '../../lib/astro/remedy/gemstones.ts';
import { ownedHouses } from '../../lib/astro/planet/lordship.ts';
import { named } from '../../lib/astro/planetWords.ts';
import type { PlanetStrengths } from '../../lib/astro/strength/planetStrength.ts';
import { GEMSTONES } from '../../lib/astro/tables/gemstones.ts';
import { PLANET_NAMES, type Planet } from '../../lib/astro/tables/planets.ts';
import { capitalised, hindiOrdinal, listed, ordinal } from '../../lib/astro/words.ts';
import { uncapitalised } from '../../lib/astro/judgement/phrases.ts';

/** What the verdict rests on: `Saturn, lord of the 9th and 10th, has a strength of 47.2: it is the yogakaraka ….` */
export function gemText(chart: Chart, advice: GemAdvice, strength: number): Bilingual {
  const subject = subjectText(chart, advice.planet, strength);
  const found = groundsOf(advice);
  const end = ENDS[endOf(advice)];
  if (found.length === 0) return both(`${subject.en}. ${end.en}`, `${subject.hi}। ${end.hi}`);
  return both(
    `${subject.en}: ${found.map(({ text }) => uncapitalised(text.en)).join('; ')}. ${end.en}`,
    `${subject.hi}: ${found.map(({ text }) => text.hi).join('; ')}। ${end.hi}`,
  );
}

function subjectText(chart: Chart, planet: Planet, strength: number): Bilingual {
  const houses = ownedHouses(chart, planet);
  const inHindi = PLANET_NAMES[planet].hi;
  const { house } = chart.planets[planet];
  const [en, hi] =
    houses.length > 0
      ? [`lord of the ${listed(houses.map(ordinal))}`, `${houses.map(hindiOrdinal).join(' और ')} भाव का स्वामी`]
      : [`in the ${ordinal(house)} house`, `${hindiOrdinal(house)} भाव में`];
  return both(
    `${capitalised(named(planet))}, ${en}, has a strength of ${strength} of 100`,
    `${inHindi} (${hi}, बल 100 में ${strength})`,
  );
}

/** For a forbidden stone only what forbids it; otherwise what speaks for it and what calls for caution. */
function groundsOf({ conditions, verdict }: GemAdvice): GemAdvice['conditions'] {
  const met = conditions.filter(({ effect, isMet }) => isMet && effect !== 'required');
  if (verdict === 'avoid') return met.filter(({ effect }) => effect === 'cancels');
  return verdict === 'not_called_for' ? [] : met;
}

type End = 'needed' | 'careful' | 'fine' | 'avoid' | 'uncalled' | 'node_at_rest';

function endOf({ conditions, priority, verdict }: GemAdvice): End {
  if (verdict === 'avoid') return 'avoid';
  if (verdict === 'not_called_for') {
    return conditions.some(({ effect }) => effect === 'required') ? 'node_at_rest' : 'uncalled';
  }
  if (priority.value === 0) return 'fine';
  return verdict === 'wear' ? 'needed' : 'careful';
}

const ENDS: Readonly<Record<End, Bilingual>> = {
  needed: both('The stone supports what is good in this chart.', 'यह रत्न कुंडली के शुभ पक्ष को बल देता है।'),
  careful: both(
    'Wear it only after a trial of some days, and lay it aside if it does not suit you.',
    'कुछ दिन परखकर ही धारण करें, और अनुकूल न लगे तो उतार दें।',
  ),
  fine: both(
    'It is strong enough without a stone, which may be worn but is not needed.',
    'यह रत्न के बिना भी पर्याप्त बली है; धारण किया जा सकता है, पर आवश्यक नहीं।',
  ),
  avoid: both('Its mantra and a gift serve in place of the stone.', 'रत्न के स्थान पर इसका मंत्र और दान करें।'),
  uncalled: both(
    'Nothing bars its stone and nothing asks for it: it rules neither the ascendant nor a trikona, and is no functional benefic that is weak or whose period runs.',
    'इसका रत्न वर्जित नहीं, पर आवश्यक भी नहीं: यह न लग्नेश है, न त्रिकोणेश, और न ऐसा शुभ ग्रह जो निर्बल हो या जिसकी दशा चल रही हो।',
  ),
  node_at_rest: both(
    'Its stone is thought of only while its own mahadasha or antardasha runs, which is not so now.',
    'इसका रत्न केवल इसकी महादशा या अंतर्दशा में विचारणीय है, जो अभी नहीं है।',
  ),
};

/**
 * @param clash between two stones, the one of higher priority first
 * @param isNeeded true where the chart speaks for the first and its planet needs it
 */
export function clashText({ conflict, planets: [first, second] }: GemClash, isNeeded: boolean): Bilingual {
  const [one, other] = [GEMSTONES[first].name, GEMSTONES[second].name];
  if (!isNeeded) {
    return both(
      `${one.en} and ${other.en} are not worn together; this chart needs neither.`,
      `${one.hi} और ${other.hi} साथ न पहनें; इस कुंडली में दोनों आवश्यक नहीं।`,
    );
  }
  return conflict === 'strong'
    ? both(
        `${one.en} and ${other.en} are not worn together; ${one.en} goes before in this chart.`,
        `${one.hi} और ${other.hi} साथ न पहनें; इस कुंडली में पहले ${one.hi}।`,
      )
    : both(
        `${one.en} and ${other.en} are better worn one after the other; ${one.en} first.`,
        `${one.hi} और ${other.hi} एक साथ न पहनना उत्तम है; पहले ${one.hi}।`,
      );
}

/** @param advices the recommended ones first */
export function gemSummary(advices: readonly GemAdvice[], strengths: PlanetStrengths): Bilingual {
  const recommended = advices.filter(({ priority }) => priority.value > 0);
  const avoided = advices.filter(({ verdict }) => verdict === 'avoid').map(({ planet }) => planet);
  const never = both(
    avoided.length > 0 ? ` Not to be worn: ${listed(avoided.map((id) => GEMSTONES[id].name.en))}.` : '',
    avoided.length > 0 ? ` धारण न करें: ${avoided.map((id) => GEMSTONES[id].name.hi).join(', ')}।` : '',
  );
  const [first, ...others] = recommended;
  if (!first) {
    return both(
      `No planet of this chart is in need of a stone.${never.en}`,
      `इस कुंडली में किसी ग्रह को रत्न की आवश्यकता नहीं।${never.hi}`,
    );
  }
  const { conditions, planet, priority, verdict } = first;
  const ground = conditions.find(({ effect, isMet }) => effect === 'strengthens' && isMet)!.text;
  const care = verdict === 'with_caution' ? both(', with caution', ', सावधानी से') : both('', '');
  const { name } = GEMSTONES[planet];
  const { value } = strengths[planet];
  const then = others.map(({ planet: id }) => GEMSTONES[id].name);
  return both(
    `${name.en} comes first (priority ${priority.value} of 100${care.en}), for ${named(planet)}, whose strength is ${value} of 100: ${uncapitalised(ground.en)}.${then.length > 0 ? ` After it: ${listed(then.map(({ en }) => en))}.` : ''}${never.en}`,
    `सबसे पहले ${name.hi} (प्राथमिकता 100 में ${priority.value}${care.hi}), ग्रह ${PLANET_NAMES[planet].hi}, बल 100 में ${value}: ${ground.hi}।${then.length > 0 ? ` इसके बाद: ${then.map(({ hi }) => hi).join(', ')}।` : ''}${never.hi}`,
  );
}
