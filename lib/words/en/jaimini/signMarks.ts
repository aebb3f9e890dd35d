/** Sentences on what the sign of a period is for the matter of its dasha, in English. */
import { NARAYANA_VARGAS } from '../../../astro/dasha/narayanaVargas.ts';
import type { MarkedMatter, SignMarkFacts } from '../../../astro/judgement/dasha/signMarks.ts';
import type { Sentences } from '../../sentences.ts';
import { capitalised, fewPlanets, named, ordinal, signEn } from '../grammar.ts';

const STANDINGS: Readonly<Record<SignMarkFacts['progressed_ascendant']['standing'], string>> = {
  strong: 'strong by sign, which lifts the whole time',
  fallen: 'debilitated, so build slowly and keep to what is proven',
  plain: 'neither strong nor weak by sign, so results follow your own effort',
};

/** Continues "matters of". */
const markedEn = (matter: MarkedMatter) => {
  if (matter === 'wealth') return 'money and status';
  return matter === 'spirit' ? 'inner practice' : NARAYANA_VARGAS[matter].matter.en;
};

type OfMatter = SignMarkFacts['matter_apart'];
const lordOf = ({ house, lord }: OfMatter) => `${capitalised(named(lord))}, lord of your ${ordinal(house)} house,`;
const chart = ({ varga }: Pick<OfMatter, 'varga'>) => `your ${varga.toUpperCase()}`;
const matterOf = ({ varga }: Pick<OfMatter, 'varga'>) => NARAYANA_VARGAS[varga].matter.en;

export const SIGN_MARKS_EN: Sentences<SignMarkFacts> = {
  progressed_ascendant: ({ isOpposite, lord, lordFromHouse, progressedSignIndex, standing }) => {
    const sign = signEn(progressedSignIndex);
    const acts = isOpposite
      ? `The dasha began with your seventh house, so the opposite sign, ${sign}, acts as the ascendant of these years.`
      : `${sign} acts as the ascendant of these years.`;
    const where = lordFromHouse === 1 ? 'stands in it' : `stands in the ${ordinal(lordFromHouse)} from it`;
    return `${acts} Its lord, ${named(lord)}, ${where}. ${capitalised(named(lord))} is ${STANDINGS[standing]}.`;
  },
  progressed_gains: ({ planets, progressedSignIndex }) =>
    `${capitalised(fewPlanets(planets))} in the eleventh from ${signEn(progressedSignIndex)} ${planets.length > 1 ? 'help' : 'helps'} your gains.`,
  varga_ascendant: ({ signIndex, varga }) =>
    `${signEn(signIndex)} rises in ${chart({ varga })}, so you yourself move matters of ${matterOf({ varga })} now.`,
  matter_lord_inside: (args) =>
    `${lordOf(args)} stands in ${signEn(args.signIndex)} in ${chart(args)}, so matters of ${matterOf(args)} come close now.`,
  matter_lord_aspects: (args) =>
    `${lordOf(args)} aspects ${signEn(args.signIndex)} by sign in ${chart(args)}, which moves matters of ${matterOf(args)}.`,
  matter_apart: (args) =>
    `${lordOf(args)} neither stands in ${signEn(args.signIndex)} nor aspects it in ${chart(args)}. Matters of ${matterOf(args)} stay quieter now.`,
  hora_ascendant: ({ signIndex }) =>
    `${signEn(signIndex)} holds your hora ascendant, so its time favours money matters most.`,
  seventh_from_hora: ({ signIndex }) =>
    `${signEn(signIndex)} is the seventh from your hora ascendant, which favours earning with partners.`,
  aspects_hora: ({ signIndex }) => `${signEn(signIndex)} aspects your hora ascendant, which favours money matters.`,
  lord_with_hora: ({ isInside, lord, signIndex }) => {
    const tie = isInside ? 'stands in the sign of' : 'aspects by sign';
    return `${capitalised(named(lord))}, lord of ${signEn(signIndex)}, ${tie} your hora ascendant, which adds to your means.`;
  },
  arudha_gains: ({ signIndex }) =>
    `${signEn(signIndex)} is the eleventh from the arudha of your ascendant, the best place for standing.`,
  arudha_growth: ({ fromHouse, signIndex }) =>
    `${signEn(signIndex)} is the ${ordinal(fromHouse)} from the arudha of your ascendant, where standing grows by effort.`,
  arudha_care: ({ fromHouse, signIndex }) =>
    `${signEn(signIndex)} is the ${ordinal(fromHouse)} from the arudha of your ascendant, so guard your name and keep a reserve.`,
  wealth_apart: ({ signIndex }) =>
    `${signEn(signIndex)} has no tie to your hora ascendant or your arudha. Your means stay much as they were.`,
  arudha_ascendant: ({ signIndex }) =>
    `${signEn(signIndex)} holds the arudha of your ascendant, so simple living comes easier now.`,
  aspects_arudha: ({ signIndex }) =>
    `${signEn(signIndex)} aspects the arudha of your ascendant, which favours outer acts such as pilgrimage or service.`,
  own_ascendant: ({ signIndex }) =>
    `${signEn(signIndex)} is your ascendant, which favours self-knowledge and sharing what you have learnt.`,
  own_seventh: ({ signIndex }) => `${signEn(signIndex)} is your seventh house, which favours an inner awakening.`,
  mantra_pada: ({ isAspect, signIndex }) =>
    `${signEn(signIndex)} ${isAspect ? 'aspects' : 'holds'} the pada of your fifth house, which favours a mantra and its regular practice.`,
  eighth_pada: ({ signIndex }) =>
    `${signEn(signIndex)} holds the pada of your eighth house, which favours yoga and quiet retreat.`,
  ketu_inside: ({ signIndex }) => `Ketu stands in ${signEn(signIndex)} and turns the mind towards letting go.`,
  rahu_inside: ({ signIndex }) =>
    `Rahu stands in ${signEn(signIndex)}, so progress comes after some unrest. Keep to one practice.`,
  spirit_apart: ({ signIndex }) =>
    `${signEn(signIndex)} has no tie to your ascendant, your padas or the nodes, so a plain daily practice is enough.`,
  of_other_years: ({ matter, time }) =>
    time === 'later_life'
      ? `Matters of ${markedEn(matter)} belong to later years and can wait.`
      : `Matters of ${markedEn(matter)} belonged to earlier years, so nothing new is asked of them now.`,
};
