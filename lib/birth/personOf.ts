/** The person of a request: what it tells of gender and marriage, and the stage of life at the instant taken for now. */
import { lifeStage, type LifeStage, type MaritalStatus, type Person } from '../astro/stage.ts';
import { unixMsFromJd } from '../astro/time.ts';
import { genderOf, maritalStatusOf, marriageDateOf } from '../schemas/common/person.ts';
import { localDate } from '../time/placeClock.ts';
import { ageAt } from '../time/writtenDates.ts';
import type { CastBirth } from './castBirth.ts';

type Asked = Pick<CastBirth, 'birth' | 'input' | 'nowJdUT'>;

/** Returns the person of a request. */
export function personOf(asked: Asked): Person {
  const ageYears = ageYearsAt(asked, asked.nowJdUT);
  return {
    gender: genderOf(asked.input.gender),
    maritalStatus: statusOf(asked),
    ageYears,
    stage: lifeStage(ageYears),
  };
}

/** Returns the stage of life at an instant. */
export function stageAt(asked: Pick<CastBirth, 'birth'>, jdUT: number): LifeStage {
  return lifeStage(ageYearsAt(asked, jdUT));
}

/** Returns the completed years of age at an instant, by the calendar of the birth place; null before birth. */
export function ageYearsAt({ birth }: Pick<CastBirth, 'birth'>, jdUT: number): number | null {
  if (jdUT < birth.jdUT) return null;
  const date = (at: number) => localDate(birth.time.clock, unixMsFromJd(at));
  return ageAt(date(birth.jdUT), date(jdUT))[0];
}

/** The status goes before the date: a former marriage has a date too. Where only a date is told, it tells of a marriage. */
function statusOf({ birth, input, nowJdUT }: Asked): MaritalStatus | null {
  const status = maritalStatusOf(input.marital_status);
  if (status !== null) return status;
  const date = marriageDateOf(input.marriage_date);
  return date !== null && date <= localDate(birth.time.clock, unixMsFromJd(nowJdUT)) ? 'married' : null;
}
