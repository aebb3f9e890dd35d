/** Remedies that need a stone, a bead, a diagram or a priest. */
import { both, type Bilingual } from '../bilingual.ts';
import { weekdayName, MALA, remedyOf, type Remedy, type RemedyAct, type RemedyKind } from './planetRemedies.ts';
import { FINGERS, GEMSTONES } from '../tables/gemstones.ts';
import type { LifeStage } from '../stage.ts';
import type { Planet } from '../tables/planets.ts';
import { REMEDIES, type PlanetRemedies } from '../tables/remedies.ts';
import { rudrakshaOf } from '../tables/rudrakshas.ts';
import { SHANTIS } from '../tables/shantis.ts';
import { YANTRAS } from '../tables/yantras.ts';

/** A gemstone is for charts alone in which `gemAdvice` allows it. */
type AidedKind = 'gemstone' | 'rudraksha' | 'yantra' | 'puja';
export type AnyRemedyKind = RemedyKind | AidedKind;
export type AnyRemedy = Remedy<AnyRemedyKind>;

/**
 * Returns one remedy of a planet, of any kind; whether it suits the chart is judged elsewhere.
 *
 * @param stage of the person it is for
 */
export function anyRemedyOf(planet: Planet, kind: AnyRemedyKind, stage: LifeStage = 'adult'): AnyRemedy {
  return isAided(kind)
    ? { planet, kind, ...MAKERS[kind](planet, REMEDIES[planet], stage) }
    : remedyOf(planet, kind, stage);
}

/** Greatest weight of a stone that a youth wears, in ratti (prudence). */
export const YOUTH_RATTI = 1;

function isAided(kind: AnyRemedyKind): kind is AidedKind {
  return kind in MAKERS;
}

const MAKERS: Readonly<Record<AidedKind, (planet: Planet, row: PlanetRemedies, stage: LifeStage) => RemedyAct>> = {
  gemstone: (planet, { seedMantra, varaIndex }, stage) => {
    const gem = GEMSTONES[planet];
    const [metal, finger] = [gem.metals[0]!, FINGERS[gem.fingers[0]!]];
    const [least, most] = gem.ratti;
    const weight =
      stage === 'youth'
        ? both(`at most ${YOUTH_RATTI} ratti`, `ज़्यादा से ज़्यादा ${YOUTH_RATTI} रत्ती`)
        : both(`${least} to ${most} ratti`, `${least} से ${most} रत्ती`);
    return {
      title: gem.name,
      details: both(
        `Set in ${metal.en}, ${weight.en}, on the ${finger.en} of the right hand, after ${MALA} repetitions of “${seedMantra.en}”.${trialText(gem.trialDays).en}`,
        `धातु ${metal.hi}, वज़न ${weight.hi}, दाएँ हाथ की ${finger.hi}; धारण से पहले “${seedMantra.hi}” का ${MALA} बार जप करें।${trialText(gem.trialDays).hi}`,
      ),
      when: both(`On ${weekdayName(varaIndex).en} ${gem.time.en}`, `${weekdayName(varaIndex).hi} को ${gem.time.hi}`),
      count: null,
    };
  },
  rudraksha: (planet, { varaIndex }) => {
    const { mantra, name } = rudrakshaOf(planet);
    return {
      title: name,
      details: both(
        `Worn at the neck on a red or white thread, after ${MALA} repetitions of “${mantra.en}”.`,
        `लाल या सफ़ेद धागे में गले में, “${mantra.hi}” का ${MALA} बार जप करके धारण करें।`,
      ),
      when: beadDay(planet, varaIndex),
      count: null,
    };
  },
  yantra: (planet, { seedMantra, varaIndex }) => {
    const { name, sum } = YANTRAS[planet];
    return {
      title: name,
      details: both(
        `Draw its nine numbers on clean paper, or have them cut into copper; each row adds up to ${sum}. Keep it where you pray, with “${seedMantra.en}”.`,
        `इसके नौ अंक स्वच्छ कागज़ पर लिखें या ताम्रपत्र पर बनवाएँ; हर पंक्ति का योग ${sum} है। पूजा-स्थान में “${seedMantra.hi}” के साथ रखें।`,
      ),
      when: both(`Set up on ${weekdayName(varaIndex).en}`, `${weekdayName(varaIndex).hi} को स्थापित करें`),
      count: null,
    };
  },
  puja: (planet, { seedMantra, varaIndex }, stage) => {
    const { direction, grain, name, wood } = SHANTIS[planet];
    return {
      title: name,
      details: isAtHome(stage)
        ? both(
            `At home a lamp and “${seedMantra.en}” are enough; the family may say it for the person.`,
            `घर पर दीपक और “${seedMantra.hi}” काफ़ी हैं; परिवार के लोग भी यह जप कर सकते हैं।`,
          )
        : both(
            `A priest offers ${wood.en} to the fire ${MALA} times with “${seedMantra.en}”, over ${grain.en} laid in the ${direction.en}; at home a lamp and the same mantra serve.`,
            `पुरोहित ${direction.hi} दिशा में ${grain.hi} रखकर “${seedMantra.hi}” से ${MALA} बार ${wood.hi} की आहुति देते हैं; घर पर दीपक और यही मंत्र काफ़ी है।`,
          ),
      when: both(`On ${weekdayName(varaIndex).en}`, `${weekdayName(varaIndex).hi} को`),
      count: MALA,
    };
  },
};

/** The very young and the very old are spared long rites. */
function isAtHome(stage: LifeStage): boolean {
  return stage === 'child' || stage === 'old';
}

/** Monday is the day of Shiva, whose bead each is. */
function beadDay(planet: Planet, varaIndex: number): Bilingual {
  if (planet === 'Moon') return both('On Monday', 'सोमवार को');
  return both(`On Monday or on ${weekdayName(varaIndex).en}`, `सोमवार या ${weekdayName(varaIndex).hi} को`);
}

/** A sentence on the days of trial of a stone, to follow the text on wearing it; empty where no trial is needed. */
function trialText(trialDays: number | null): Bilingual {
  if (trialDays === null) return both('', '');
  return both(` Try it for ${trialDays} days first.`, ` पहले ${trialDays} दिन परखें।`);
}
