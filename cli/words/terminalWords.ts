/** What the command line says itself; names and sentences of astrology come with the answers. */
import type { CommandName } from '../options.ts';

type AnyCommand = CommandName | 'help';

/** The sentences and labels of one language. */
export interface Words {
  // Wrong arguments.
  unknownCommand(got: string, nearest: string | null): string;
  unknownOption(got: string, nearest: string | null): string;
  foreignOption(option: string, command: AnyCommand): string;
  valueMissing(option: string): string;
  noValue(option: string): string;
  oneOf(values: readonly string[]): string;
  seeHelp(command: AnyCommand): string;
  usage(command: AnyCommand): string;
  readonly dateMissing: string;
  readonly timeMissing: string;
  readonly placeMissing: string;
  // Places.
  placeUnknown(text: string): string;
  placeAmbiguous(text: string): string;
  readonly perhaps: string;
  readonly howToChoose: string;
  readonly orCoordinates: string;
  namesakes(chosen: string, names: readonly string[]): string;
  // Faults.
  readonly fault: string;
  // Help.
  help(command: AnyCommand): string;
  // Headings and labels.
  date(isoDate: string): string;
  /** A time of day: on another date than that of the table, with it. */
  clock(instant: string, isoDate: string): string;
  span(start: string, end: string, isoDate: string): string;
  until(text: string): string;
  ayanamsa(name: string, degrees: string): string;
  timeZone(name: string, offset: string): string;
  readonly note: string;
  readonly chart: ChartWords;
  readonly day: DayWords;
  readonly match: MatchWords;
  readonly panchang: PanchangWords;
}

export interface ChartWords {
  readonly columns: readonly [planet: string, sign: string, degree: string, star: string, house: string, state: string];
  readonly ascendant: string;
  readonly ascendantShort: string;
  readonly retrograde: string;
  readonly retrogradeMark: string;
  readonly combust: string;
  readonly legend: string;
  /** Short names of the planets, by id. */
  readonly short: Readonly<Record<string, string>>;
  dasha(name: string): string;
  /** Names of the five levels of a dasha. */
  readonly levels: readonly string[];
  readonly noDasha: string;
  readonly birthDay: string;
  readonly panchang: readonly [vara: string, tithi: string, nakshatra: string, yoga: string, karana: string];
  readonly avakahada: string;
  readonly avakahadaRows: readonly [
    varna: string,
    vashya: string,
    yoni: string,
    gana: string,
    nadi: string,
    paya: string,
  ];
  readonly periods: string;
}

export interface DayWords {
  born(text: string): string;
  score(name: string, score: number): string;
  readonly bestTimes: string;
  readonly avoid: string;
  readonly advice: string;
  readonly leave: string;
  readonly moon: string;
  tara(star: string, tara: string, nature: string): string;
  moonPlace(sign: string, house: number, nature: string): string;
  readonly dasha: string;
}

export interface MatchWords {
  readonly groom: string;
  readonly bride: string;
  readonly columns: readonly [koot: string, groom: string, bride: string, points: string];
  readonly total: string;
  readonly withExceptions: string;
  person(star: string, pada: number, sign: string): string;
}

export interface PanchangWords {
  readonly sun: string;
  readonly moon: string;
  rise(time: string): string;
  set(time: string): string;
  readonly none: string;
  readonly month: string;
  months(amanta: string, purnimanta: string, paksha: string, isAdhika: boolean): string;
  readonly year: string;
  years(vikram: number, shaka: number): string;
  readonly tithi: string;
  readonly nakshatra: string;
  readonly yoga: string;
  readonly karana: string;
  readonly moonSign: string;
  readonly sunSign: string;
  readonly ritu: string;
  readonly auspicious: string;
  readonly avoid: string;
  readonly durMuhurta: string;
  readonly varjyam: string;
  readonly amrita: string;
  readonly bhadra: string;
  readonly dayYogas: string;
  readonly shool: string;
}
