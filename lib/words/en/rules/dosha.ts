/** Sentences about the doshas of a chart in English. */
import type { Severity } from '../../../astro/dosha/dosha.ts';
import { stagedPlanet } from '../../../astro/tables/stagePlanets.ts';
import { NADIS } from '../../../astro/tables/nakshatraQualities.ts';
import type { DoshaWords, SeenCondition } from '../../facts/rules/dosha.ts';
import { variantOf } from '../../phraseChoice.ts';
import type { Sentences } from '../../sentences.ts';
import { capitalised, listed, named, ordinal, uncapitalised } from '../grammar.ts';

const SEVERITIES: Readonly<Record<Severity, string>> = {
  none: 'none',
  mild: 'mild',
  moderate: 'moderate',
  severe: 'strong',
};

const RELIEVED: Readonly<Record<DoshaWords['relieved']['left'], string>> = {
  active: 'It stands, eased a little',
  reduced: 'It is reduced',
  cancelled: 'It is cancelled',
};

const seenTexts = (conditions: readonly SeenCondition[]) =>
  conditions
    .map(({ planets, text }) => {
      const said = uncapitalised(text.en);
      return planets.length > 0 ? `${said} (${planets.join(', ')})` : said;
    })
    .join('; ');

const withOthers = (names: readonly string[], others: number, more: string) =>
  listed(others > 0 ? [...names, `${others} ${more}`] : names);

export const DOSHA_EN: Sentences<DoshaWords> = {
  severity: ({ severity }) => capitalised(SEVERITIES[severity]),
  formed: ({ effects, name }) => `${name.en} is formed; it speaks of ${effects.en}.`,
  formed_by: ({ conditions }) => `What forms it: ${seenTexts(conditions)}.`,
  weighs_more: ({ conditions }) => `It weighs more: ${seenTexts(conditions)}.`,
  unrelieved: ({ score, severity }) =>
    `Nothing in the chart relieves it: ${score} of 100 points, ${SEVERITIES[severity]}.`,
  relieved: ({ conditions, left, score, severity }) => {
    const rest =
      score === 0 ? 'Nothing of it is left' : `What is left is ${score} of 100 points, ${SEVERITIES[severity]}`;
    return `${RELIEVED[left]}: ${seenTexts(conditions)}. ${rest}.`;
  },
  not_formed: ({ conditions }) => `Not formed. What does not hold: ${conditions.map(({ en }) => en).join('; ')}.`,
  formed_in_part: ({ conditions }) =>
    `Only a part of it is there, and the dosha is not formed. What is missing: ${conditions.map(({ en }) => en).join('; ')}.`,
  takes_two: ({ needs }) =>
    needs === 'partner'
      ? 'Whether the dosha is formed is not known: it takes the birth of the partner.'
      : 'Whether the dosha is formed is not known: it takes the birth of a near relative.',
  nothing_asked: () => 'The dosha is not in this chart, so no remedy is asked for.',
  nothing_for_a_part: () => 'Only a part of the dosha is there, so no remedy is asked for.',
  staged_advice: ({ name, planet, stage }) => {
    const advice = stagedPlanet(planet, stage)?.care.en ?? '';
    return variantOf([`For now, ${advice}.`, `In these years, ${advice}.`, `At this age, ${advice}.`], name.en, planet);
  },
  little_asked: () => 'The chart itself undoes it, so little is asked for.',
  nothing_from_one: ({ needs }) =>
    needs === 'partner'
      ? 'By itself this asks for nothing; in a match it is one point among many.'
      : 'By itself this asks for nothing; where a near relative has the same nakshatra, a rite of peace for both is the custom.',
  planet_remedy: ({ house, name, planet, score, severity }) =>
    `${capitalised(named(planet))} in your ${ordinal(house)} house takes part in ${name.en}, of which ${score} of 100 points are left (${SEVERITIES[severity]}).`,
  cancelled_remedy: ({ house, name, planet }) =>
    `${name.en} is cancelled in your chart; this is enough to honour ${named(planet)} in your ${ordinal(house)} house.`,
  rite: ({ house, isCancelled, name, planet }) =>
    `Tradition sets this rite against ${name.en}, in which ${named(planet)} in your ${ordinal(house)} house takes part${isCancelled ? '; as it is cancelled here, once is enough' : ''}.`,
  none_standing: ({ checked }) => `Of ${checked} doshas looked at none stands in this chart.`,
  standing: ({ checked, count, doshas, others }) => {
    const weighed = doshas.map(({ name, score, severity }) => `${name.en} (${score}, ${SEVERITIES[severity]})`);
    return `Of ${checked} doshas looked at ${count} ${count === 1 ? 'stands' : 'stand'} in this chart: ${withOthers(weighed, others, 'lighter ones')}.`;
  },
  gravest: ({ effects, name }) => `What asks for attention first is ${name.en}: ${effects.en}.`,
  running: ({ names, others }) => {
    const said = names.map(({ en }) => en);
    return `A mahadasha of its planets runs for ${withOthers(said, others, 'more')}.`;
  },
  undone: ({ names, others }) => {
    const said = names.map(({ en }) => en);
    return `Formed but undone by the chart itself: ${withOthers(said, others, 'more')}.`;
  },
  in_part: ({ names, others }) => {
    const said = names.map(({ en }) => en);
    return `There in part, and not formed: ${withOthers(said, others, 'more')}.`;
  },
  nadi: ({ nadi }) => `The nadi is ${NADIS[nadi].name}, which is judged only beside a partner’s chart.`,
};
