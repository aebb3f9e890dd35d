/** Records of the sign dashas of /jaimini, beside chara dasha. */
import * as v from 'valibot';
import { charaEndpoint, charaYearEntries } from '../common/charaDasha.ts';
import { kaalaEndpoint } from './kaalaDasha.ts';
import {
  Confidence,
  count,
  endpoint,
  HouseNumber,
  number,
  PlanetId,
  record,
  SignRef,
  text,
  yes,
  type Records,
} from '../common/records.ts';
import { shoolaEndpoint } from '../common/shoolaDasha.ts';
import { SECOND_CYCLE, signDashaEntries, signYearEntries, SignYears } from '../common/signDasha.ts';

const twelve = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.pipe(v.array(schema), v.length(12), v.description('In the order of the periods'));

const MandookaDasha = record('MandookaDasha', 'Mandooka dasha, told to the age of 120', {
  ...signDashaEntries,
  signs: twelve(SignYears),
  groups: v.pipe(
    v.array(
      record('MandookaGroup', 'Four signs of one kind', {
        kind: v.picklist(['movable', 'fixed', 'dual']),
        signs: v.pipe(v.array(SignRef), v.length(4)),
      }),
    ),
    v.length(3),
    v.description('The leaps, from kind to kind'),
  ),
});
export type MandookaDasha = v.InferOutput<typeof MandookaDasha>;

const ClassicalBrahma = record('ClassicalBrahma', 'Brahma as the Sutras word it', {
  planet: PlanetId,
  sign: SignRef,
  house: HouseNumber,
  reference_sign: v.pipe(
    SignRef,
    v.description('The stronger of ascendant and seventh, from which houses are counted'),
  ),
  reason: text('Why this planet'),
  candidates: v.array(
    record('ClassicalBrahmaCandidate', 'A lord of the sixth, eighth or twelfth from the reference sign', {
      planet: PlanetId,
      houses: v.pipe(v.array(v.number()), v.description('Houses it owns, counted from the reference sign')),
      sign: SignRef,
      degree: number('Degrees within the sign'),
      is_odd: yes('Whether it stands in an odd sign'),
      is_visible: yes('Whether it stands in the houses 7 to 12 from the reference sign'),
    }),
  ),
  handed_over_by: v.pipe(
    v.nullable(PlanetId),
    v.description('Saturn or the node that it stands in for; null where there is none'),
  ),
});

const SthiraDasha = record('SthiraDasha', 'Sthira dasha from the sign of Brahma, told to the age of 120', {
  ...signDashaEntries,
  brahma: PlanetId,
  signs: twelve(SignYears),
  classical_brahma: ClassicalBrahma,
});
export type SthiraDasha = v.InferOutput<typeof SthiraDasha>;

const HoraAscendant = record('HoraAscendant', 'The ascendant that crosses a sign in an hour', {
  longitude: number('Sidereal longitude, degrees'),
  sign: SignRef,
  house: HouseNumber,
  degree: number('Degrees within the sign'),
  sunrise: text('From which it is counted'),
  sun_longitude: number('Sidereal longitude of the Sun at that sunrise, degrees'),
  is_approximate: yes('Whether the Sun did not rise, and what stands for sunrise in the panchang was taken'),
});

const Varnada = record('Varnada', 'The sign in which ascendant and hora ascendant meet', {
  sign: SignRef,
  house: HouseNumber,
  degree: number('That of the ascendant, within the sign'),
  ascendant_count: count('Odd signs from Aries forward, even ones from Pisces backward', 1, 12),
  hora_count: count('Likewise', 1, 12),
  joined_by: v.picklist(['sum', 'difference']),
  number: count('Counted from Aries forward for an odd ascendant, from Pisces backward for an even one', 1, 12),
  text: text('The reckoning in words'),
});

const VarnadaTrine = record('VarnadaTrine', 'The varnada or one of its trines, which guard strength and vitality', {
  sign: SignRef,
  house: HouseNumber,
  periods: v.pipe(
    v.array(
      v.object({
        start: text('First instant of it'),
        end: text('First instant after it'),
        is_current: yes('Whether it runs now, or at as_of'),
      }),
    ),
    v.description('Mahadashas of the sign, in the order of time'),
  ),
  benefics: v.pipe(v.array(PlanetId), v.description('Natural benefics in it or aspecting it by sign')),
  malefics: v.pipe(v.array(PlanetId), v.description('Natural malefics in it or aspecting it by sign')),
  is_trident: yes('Whether it is a sign of the trident of Rudra'),
  is_guarded: yes('Whether a benefic stands in it or aspects it'),
  text: text('What follows for its period'),
  confidence: Confidence,
});

const VarnadaDasha = record('VarnadaDasha', 'Varnada dasha, told to the age of 120', {
  ...signDashaEntries,
  hora_ascendant: HoraAscendant,
  varnada: Varnada,
  signs: twelve(SignYears),
  trines: v.pipe(v.array(VarnadaTrine), v.length(3)),
  disclaimer: text('What the answer is no statement of'),
});
export type VarnadaDasha = v.InferOutput<typeof VarnadaDasha>;

const YogardhaSign = record('YogardhaSignYears', 'How many years a sign has by yogardha, and of what they are made', {
  ...signYearEntries,
  chara_years: number('Years by chara dasha'),
  sthira_years: number('Years by sthira dasha: movable 7, fixed 8, dual 9'),
  ...charaYearEntries,
});

const YogardhaDasha = record('YogardhaDasha', 'Yogardha dasha, told to the age of 120', {
  ...signDashaEntries,
  signs: twelve(YogardhaSign),
});
export type YogardhaDasha = v.InferOutput<typeof YogardhaDasha>;

/** By path: what /jaimini adds to its records. */
export const dashaEndpoints: Records = {
  '/jaimini/chara-dasa': charaEndpoint,
  '/jaimini/mandooka-dasa': endpoint(
    'Mandooka dasha',
    `Sign periods that leap like a frog: from the stronger of ascendant and seventh through the four signs of its kind, then through those of the next kinds. Movable signs last 7 years, fixed 8, dual 9. ${SECOND_CYCLE} Every comparison that chose the first sign is told.`,
    MandookaDasha,
  ),
  '/jaimini/sthira-brahma-dasa': endpoint(
    'Sthira dasha',
    `Twelve sign periods forward from the sign of Brahma, the one of the lords of 6, 8 and 12 with most degrees in its sign; a lord of the eighth in the eighth goes before. Movable signs last 7 years, fixed 8, dual 9. ${SECOND_CYCLE} Brahma as the Sutras word it stands beside, with the periods from there.`,
    SthiraDasha,
  ),
  '/jaimini/shoola-dasa': shoolaEndpoint,
  '/jaimini/varnada-dasa': endpoint(
    'Varnada dasha',
    `Sign periods from the stronger of ascendant and hora ascendant, each with as many years as it stands from the varnada, the sign in which those two meet. ${SECOND_CYCLE} Other ways to find the varnada and its years stand beside.`,
    VarnadaDasha,
  ),
  '/jaimini/yogardha-dasa': endpoint(
    'Yogardha dasha',
    `Sign periods from the stronger of ascendant and seventh, each the mean of its years by chara and by sthira dasha. ${SECOND_CYCLE}`,
    YogardhaDasha,
  ),
  '/jaimini/sandhya-kala-dasa': kaalaEndpoint,
};
