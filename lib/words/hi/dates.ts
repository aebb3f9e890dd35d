/** Dates in a Hindi sentence. */

const MONTHS = [
  'जनवरी',
  'फ़रवरी',
  'मार्च',
  'अप्रैल',
  'मई',
  'जून',
  'जुलाई',
  'अगस्त',
  'सितंबर',
  'अक्टूबर',
  'नवंबर',
  'दिसंबर',
] as const;

/** Returns 15 जून 1990, from 1990-06-15. */
export function dateHi(isoDate: string): string {
  const [, year, month, day] = /^(.+)-(\d\d)-(\d\d)$/.exec(isoDate)!;
  return `${Number(day)} ${MONTHS[Number(month) - 1]!} ${Number(year)}`;
}
