/** When a yoga or dosha acts. */
import * as v from 'valibot';
import { PlanetId, record, text, yes } from './records.ts';

const spanEntries = {
  lord: PlanetId,
  start: text('First instant of it; the period running at birth began before birth'),
  end: text('First instant after it'),
  is_current: yes('Whether it runs now, or at as_of'),
};

export const Ripening = record('Ripening', 'When it acts: the Vimshottari periods of the planets that form it', {
  is_lifelong: yes('It colours the whole life instead, as nabhasa yogas do (BPHS 35)'),
  is_current: yes('Whether a mahadasha told here runs now, or at as_of; true where it is lifelong'),
  periods: v.pipe(
    v.array(
      v.object({
        ...spanEntries,
        antardashas: v.pipe(
          v.array(v.object(spanEntries)),
          v.description('Within it those of the other planets; empty where more than three planets take part'),
        ),
      }),
    ),
    v.description(
      'Mahadashas, in time order; empty where it is lifelong, of childhood, touches on the span of life, or no planet forms it',
    ),
  ),
  text: text('The same in a sentence'),
});
export type Ripening = v.InferOutput<typeof Ripening>;
