/** Records of the sixteen yogas of matters in a year. */
import * as v from 'valibot';
import { HINDRANCES } from '../../astro/varshphal/sixteen/lordStates.ts';
import {
  Confidence,
  HouseNumber,
  list,
  localName,
  orNull,
  PlanetId,
  record,
  sources,
  text,
  Verdict,
  yes,
} from '../common/records.ts';
import { annualHead, notes } from './head.ts';
import { Bond } from './predictions.ts';

const houses = v.array(HouseNumber);

const MatterYoga = record('MatterYoga', 'One of the sixteen Tajika yogas, as a verdict', {
  ...v.object({ ...Verdict.entries }).entries,
  text: orNull(v.string(), 'Where it is formed: by which planets, and for which houses; null when absent'),
  instances: list(
    record('MatterYogaInstance', 'One place where it is formed', { planets: v.array(PlanetId), houses }),
    'Empty when absent',
  ),
});
export type MatterYoga = v.InferOutput<typeof MatterYoga>;

export const AnnualYogas = record('AnnualYogas', 'The sixteen Tajika yogas of a year, asked of matters', {
  ...annualHead,
  houses: v.pipe(houses, v.description('Whose matters are asked about')),
  ascendant_lord: PlanetId,
  yogas: list(MatterYoga, 'The sixteen, in the order of the text'),
  matters: list(
    record('YearMatter', 'A matter asked about', { house: HouseNumber, ...Bond.entries }),
    'How the lord of the ascendant and the lord of each house come together',
  ),
  lords: list(
    record('MatterLord', 'How the lord of a matter stands', {
      planet: PlanetId,
      planet_name: localName,
      houses: v.pipe(houses, v.description('That it owns, of those asked about; the ascendant too')),
      kuttha: yes('Firm: kendra or panaphara, dignity, benefics, direct and not combust'),
      duruhpha: yes('Hindered in some way'),
      hindrances: v.array(v.picklist(HINDRANCES)),
      text: text('The same in words'),
    }),
    'The lord of the ascendant first',
  ),
  bhavishyat: list(
    record('ComingBond', 'Two lords that join after a change of sign', {
      faster: PlanetId,
      slower: PlanetId,
      houses,
      text: text('What it means'),
    }),
    'Within orb only after the next change of sign of the faster',
  ),
  confidence: Confidence,
  notes,
  sources,
});
export type AnnualYogas = v.InferOutput<typeof AnnualYogas>;
