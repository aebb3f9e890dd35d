/** Lengths of time as people say them: years, months and days. */

const MONTHS_PER_YEAR = 12;
const DAYS_PER_MONTH = 30;

/** Returns a number of dasha years as whole years, months of a twelfth and days of a thirtieth, cut to the day. */
export function dashaSpan(years: number): [years: number, months: number, days: number] {
  // A hair below a whole day is that day.
  const wholeDays = Math.floor(years * MONTHS_PER_YEAR * DAYS_PER_MONTH + 1e-6);
  const wholeMonths = Math.floor(wholeDays / DAYS_PER_MONTH);
  return [Math.floor(wholeMonths / MONTHS_PER_YEAR), wholeMonths % MONTHS_PER_YEAR, wholeDays % DAYS_PER_MONTH];
}

/** Returns the completed years and months from one calendar day to a later one, both YYYY-MM-DD. */
export function ageAt(birthDate: string, date: string): [years: number, months: number] {
  const [birthYear, birthMonth, birthDay] = partsOf(birthDate);
  const [year, month, day] = partsOf(date);
  const months = (year - birthYear) * MONTHS_PER_YEAR + (month - birthMonth) - (day < birthDay ? 1 : 0);
  return [Math.floor(months / MONTHS_PER_YEAR), months % MONTHS_PER_YEAR];
}

function partsOf(date: string): [year: number, month: number, day: number] {
  return date.split('-').map(Number) as [number, number, number];
}
