/** Findings for and against higher study and research, from the 9th and its lord (interpretive where marked). */
import { isAspecting, isInfluencing } from '../../chart/aspects.ts';
import { signOfHouse } from '../../chart/chart.ts';
import { isDusthana, isKendra, isTrikona } from '../../chart/houses.ts';
import { lordOfHouse } from '../../planet/lordship.ts';
import { named } from '../../planetWords.ts';
import { bphs, practice } from '../../source.ts';
import { capitalised, listed, ordinal } from '../../words.ts';
import type { AreaContext } from '../areaContext.ts';
import { finding, type Finding } from '../finding.ts';
import { dignityText } from '../phrases.ts';

/** Lists every finding about higher study, met or not. */
export function higherFindings(context: AreaContext): Finding[] {
  return [
    ninthLordPlaced(context),
    ninthLordHidden(context),
    jupiterOnNinth(context),
    research(context),
    longStudy(context),
  ];
}

function ninthLordPlaced({ chart }: AreaContext): Finding {
  const lord = lordOfHouse(chart, 9);
  const { house } = chart.planets[lord];
  return finding({
    id: 'lord_9_in_kendra_or_trikona',
    rule: 'The lord of the 9th stands in a kendra or a trikona',
    isMet: isKendra(house) || isTrikona(house),
    observed: { planets: [lord], house },
    tone: 'supports',
    meaning: `${capitalised(named(lord))}, lord of the 9th, ${dignityText(chart, lord)}, stands in the ${ordinal(house)}: the way to a degree is open, and teachers take an interest.`,
    source: bphs(24),
  });
}

function ninthLordHidden({ chart }: AreaContext): Finding {
  const lord = lordOfHouse(chart, 9);
  const { house } = chart.planets[lord];
  const by =
    house === 12 ? 'often far from home' : house === 8 ? 'after an interruption' : 'beside work, or by contest';
  return finding({
    id: 'lord_9_in_dusthana',
    rule: 'The lord of the 9th stands in the 6th, 8th or 12th',
    isMet: isDusthana(house),
    observed: { planets: [lord], house },
    tone: 'asks_care',
    meaning: `${capitalised(named(lord))}, lord of the 9th, stands in the ${ordinal(house)}: higher studies come by a detour, ${by}.`,
    source: bphs(24),
  });
}

function jupiterOnNinth({ chart }: AreaContext): Finding {
  const lord = lordOfHouse(chart, 9);
  const reached = [
    ...(chart.planets.Jupiter.house === 9 ? ['stands in the 9th'] : []),
    ...(isAspecting(chart, 'Jupiter', signOfHouse(chart, 9)) ? ['aspects the 9th'] : []),
    ...(isInfluencing(chart, 'Jupiter', lord) ? [`holds its lord ${named(lord)}`] : []),
  ];
  return finding({
    id: 'jupiter_on_9',
    rule: 'Jupiter stands in the 9th, aspects it, or holds its lord',
    isMet: reached.length > 0,
    observed: { house: chart.planets.Jupiter.house, lord },
    tone: 'supports',
    meaning: `Jupiter ${listed(reached)}: knowledge is sought for its own sake, and the higher degrees suit it.`,
    source: bphs(11, '14-16'),
  });
}

/** The 8th is the house of hidden things. */
function research({ chart }: AreaContext): Finding {
  const lord = lordOfHouse(chart, 5);
  const found = [...new Set([lord, 'Mercury', 'Ketu'] as const)].filter((id) => chart.planets[id].house === 8);
  const isBound = isInfluencing(chart, 'Ketu', lord) || isInfluencing(chart, 'Ketu', 'Mercury');
  const seen = [
    ...found.map((id) => `${named(id)} stands in the 8th`),
    ...(isBound
      ? [`Ketu holds ${isInfluencing(chart, 'Ketu', lord) ? `the lord of the 5th, ${named(lord)}` : 'Mercury'}`]
      : []),
  ];
  return finding({
    id: 'research',
    rule: 'The lord of the 5th, Mercury or Ketu stands in the 8th, or Ketu holds the lord of the 5th or Mercury',
    isMet: seen.length > 0,
    observed: { in_8: found, by_ketu: isBound },
    tone: 'describes',
    meaning: `${capitalised(listed(seen))}: the mind goes below the surface, which suits research and a doctorate.`,
    source: practice('Research by the 8th house and Ketu: common practice'),
    confidence: 'interpretive',
  });
}

function longStudy({ chart }: AreaContext): Finding {
  const lord = lordOfHouse(chart, 9);
  const isOnLord = lord === 'Saturn' || isInfluencing(chart, 'Saturn', lord);
  const isInside = chart.planets.Saturn.house === 9;
  const what = isInside
    ? 'stands in the 9th'
    : lord === 'Saturn'
      ? 'is lord of the 9th'
      : `holds ${named(lord)}, lord of the 9th`;
  return finding({
    id: 'long_study',
    rule: 'Saturn stands in the 9th, is its lord, or holds its lord',
    isMet: isOnLord || isInside,
    observed: { house: chart.planets.Saturn.house, lord },
    tone: 'describes',
    meaning: `Saturn ${what}: higher study takes its time, often in a technical or traditional subject, and is thorough.`,
    source: practice('Long study by Saturn on the 9th: common practice'),
    confidence: 'interpretive',
  });
}
