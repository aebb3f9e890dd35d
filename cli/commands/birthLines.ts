/** The lines that say whose chart it is, and by which clock and conventions. */
import type { Meta } from '../../lib/schemas/common/envelope.ts';
import { HINDI_AYANAMSAS } from '../../lib/words/report/conventionNames.ts';
import type { PlacedBirth } from '../command.ts';
import type { Given } from '../given.ts';
import type { Place } from '../placeGiven.ts';
import { line, type Line } from '../screen/lines.ts';

/** Returns `15 June 1990, 14:30 · Delhi, India`. */
export function birthText(
  { date, time }: Pick<PlacedBirth, 'date' | 'time'>,
  { text }: Place,
  { words }: Given,
): string {
  return `${words.date(date)}, ${time.endsWith(':00') ? time.slice(0, 5) : time} · ${text}`;
}

/** Returns the line of the place, its clock and the ayanamsa. */
export function basisLine(meta: Meta, { latitude, longitude }: Place, { lang, words }: Given): Line {
  const { ayanamsa, ayanamsa_degrees: degrees } = meta.conventions;
  const parts = [
    `${directed(latitude, 'N', 'S')} ${directed(longitude, 'E', 'W')}`,
    words.timeZone(meta.timezone.name, meta.timezone.utc_offset),
    words.ayanamsa(
      lang === 'hi' ? (HINDI_AYANAMSAS[ayanamsa as 'lahiri'] ?? spelt(ayanamsa)) : spelt(ayanamsa),
      dms(degrees),
    ),
  ];
  return line(parts.join(' · '), 'faint');
}

const directed = (degrees: number, positive: string, negative: string) =>
  `${Math.abs(degrees).toFixed(2)}° ${degrees < 0 ? negative : positive}`;

function spelt(id: string): string {
  return id
    .split('_')
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join(' ');
}

function dms(degrees: number): string {
  const minutes = Math.round(degrees * 60);
  return `${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, '0')}'`;
}
