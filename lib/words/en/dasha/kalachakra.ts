/** Sentences on the Kalachakra dasha in English. */
import { areaOf } from '../../../astro/tables/houses.ts';
import type { Planet } from '../../../astro/tables/planets.ts';
import type { KalachakraWords } from '../../facts/dasha/kalachakra.ts';
import type { Sentences } from '../../sentences.ts';
import { lengthEn } from '../dasha.ts';
import { capitalised, dateEn, named, namedList, nakshatraEn, ordinal, signEn } from '../grammar.ts';

const POLES = { deha: 'The sign of the body (deha)', jiva: 'The sign of the inner life (jiva)' } as const;
const CARE = {
  deha: 'keep meals and rest regular in its periods',
  jiva: 'keep some quiet hours for yourself in its periods',
} as const;

const STEPS: Readonly<Record<KalachakraWords['gati']['gati'], string>> = {
  manduki: "by the frog's leap (manduki), one sign being passed over",
  markati: "by the monkey's step (markati), against the order of the row",
  simhavalokana: "by the lion's look (simhavalokana), a trine away",
};

export const KALACHAKRA_EN: Sentences<KalachakraWords> = {
  opening: ({ group, isSavya, nakshatraIndex, ofSignIndex, pada, passedYears, years }) => {
    const stood = `At birth the Moon stood in the ${ordinal(pada)} pada of ${nakshatraEn(nakshatraIndex)}.`;
    const belongs = `It has a row of the group of ${capitalised(group)}, ${isSavya ? 'direct (savya)' : 'reversed (apasavya)'}.`;
    const whose = ofSignIndex === null ? 'of the row' : `of ${signEn(ofSignIndex)}, its first sign`;
    return `${stood} ${belongs} Of the ${years} years ${whose}, ${lengthEn(passedYears)} had passed.`;
  },
  pole: ({ burdening, helping, house, lord, lordHouse, pole, running, signIndex }) => {
    const is = `${POLES[pole]} is ${signEn(signIndex)}, your ${ordinal(house)} house.`;
    const where = lordHouse === house ? 'is at home in it' : `stands in your ${ordinal(lordHouse)} house`;
    const company = companyEn(helping, burdening, CARE[pole]);
    return [is, `Its lord, ${named(lord)}, ${where}.`, company, ...(running ? [runningEn(running)] : [])].join(' ');
  },
  gati: ({ date, fromHouse, fromSignIndex, gati, hasCome, house, signIndex }) => {
    const follows = hasCome ? 'followed' : 'follows';
    const change = `On ${dateEn(date)} ${signEn(signIndex)} ${follows} ${signEn(fromSignIndex)} ${STEPS[gati]}.`;
    const turns = hasCome ? 'turned' : 'turns';
    return `${change} Attention ${turns} from matters of your ${ordinal(fromHouse)} house to ${areaOf(house)}.`;
  },
};

function companyEn(helping: readonly Planet[], burdening: readonly Planet[], care: string): string {
  if (helping.length + burdening.length === 0) return 'No planet stands in it.';
  const help = `${capitalised(namedList(helping))} ${helping.length > 1 ? 'stand in it and steady' : 'stands in it and steadies'} it.`;
  const burden = `${capitalised(namedList(burdening))} ${burdening.length > 1 ? 'press' : 'presses'} on it, so ${care}.`;
  return [...(helping.length > 0 ? [help] : []), ...(burdening.length > 0 ? [burden] : [])].join(' ');
}

function runningEn({ house, isEasy, signIndex }: NonNullable<KalachakraWords['pole']['running']>): string {
  if (house === 1) return 'Its own mahadasha runs now.';
  const way = isEasy ? 'The two work together.' : 'The two need adjusting to each other.';
  return `${signEn(signIndex)}, whose mahadasha runs, is the ${ordinal(house)} from it. ${way}`;
}
