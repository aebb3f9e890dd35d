/** A question at a place and an instant: what a function of a horary row receives. */
import { skyAt, type Sky } from '../../astro/chart/sky.ts';
import type { Conventions } from '../../astro/conventions.ts';
import { ttFromUt } from '../../astro/earth/deltaT.ts';
import { unixMsFromJd } from '../../astro/time.ts';
import type { HoraryInput } from '../../schemas/kp/inputs.ts';
import { clockedInstant, placeClock } from '../../time/civilTime.ts';
import { namesIn, type NameLanguage, type Names } from '../../words/names.ts';
import { instantTakenForNow, type BirthMoment, type Sources } from '../castBirth.ts';
import { conventionFields, conventionsOf } from '../conventions.ts';
import { KP_CONVENTIONS, type PlacedInstant } from './kpMoment.ts';

/** A question with its query. */
export interface QuestionContext<Query = unknown> extends PlacedInstant {
  readonly moment: BirthMoment;
  readonly conventions: Conventions;
  readonly sky: Sky;
  readonly names: Names;
  readonly input: HoraryInput;
  readonly query: Query;
}

/** Returns the context of a question whose fields are valid; it is asked at `as_of`, or now. */
export function questionContext<Query extends { readonly as_of?: string | null | undefined }>(
  { ephemeris, nowUnixMs }: Sources,
  input: HoraryInput,
  lang: NameLanguage,
  query: Query,
): QuestionContext<Query> {
  const clock = placeClock(input);
  const jdUT = instantTakenForNow(query.as_of, clock, nowUnixMs);
  const jdTT = ttFromUt(jdUT);
  const place = { latitudeDeg: input.latitude, longitudeDeg: input.longitude };
  const conventions = conventionsOf({ ...KP_CONVENTIONS, ...conventionFields(input), ...conventionFields(query) });
  return {
    jdUT,
    place,
    clock,
    moment: { jdUT, jdTT, time: clockedInstant(clock, unixMsFromJd(jdUT)), ...place },
    conventions,
    sky: skyAt(ephemeris, jdTT, conventions),
    names: namesIn(lang),
    input,
    query,
    ephemeris,
  };
}
