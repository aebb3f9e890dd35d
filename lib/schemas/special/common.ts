/** Fields that several records of /special share. */
import * as v from 'valibot';
import { count, HouseNumber, NakshatraRef, number, PlanetId, record, SignRef, text } from '../common/records.ts';

export const BodyId = v.pipe(
  v.picklist([...PlanetId.options, 'ascendant', 'mandi']),
  v.title('BodyId'),
  v.description('A planet, the degree rising, or the upagraha Mandi'),
);
export type BodyId = v.InferOutput<typeof BodyId>;

/** The fields that every record of a body in these lists begins with. */
export const bodyHead = {
  id: BodyId,
  name: text('In the language asked for'),
  sign: SignRef,
  degree: number('Degrees within the sign'),
  dms: text('The same as 12°34\'56"'),
  house: v.pipe(HouseNumber, v.description('Whole sign, from the ascendant')),
  nakshatra: NakshatraRef,
  pada: count('Quarter of the nakshatra', 1, 4),
};

/** When the significations of a planet act: its mahadasha. */
export const Mahadasha = record('BodyMahadasha', 'When the planet rules by Vimshottari, within 120 years of birth', {
  start: text('First instant of it; before birth for the one that runs at birth'),
  end: text('First instant after it'),
});

export const mahadasha = v.pipe(
  v.nullable(Mahadasha),
  v.description(
    'Of the planet itself, of the ascendant that of its lord; null where nothing was found that it would bring forward',
  ),
);

export const summaryText = text('What stands out in this chart, in one or two sentences');
export const notes = v.pipe(v.array(v.string()), v.description('What was chosen where practice differs'));
