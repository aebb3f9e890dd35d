/** Arguments for every sentence of a catalogue, made from the types of its facts. */
import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = join(root, 'lib/words/subjects');

/** The catalogue of a subject: the name of its constant, and for each id the samples of its arguments. */
export interface Subject {
  readonly file: string;
  readonly constant: string;
  readonly samples: ReadonlyMap<string, readonly unknown[]>;
}

/** How many samples each sentence gets; alternatives of a type are gone through in turn. */
const SAMPLES = 14;

/**
 * Texts that a caller wrote, that are names of their own, or clauses said already (a figure, which no script owns); all
 * other texts are dates and times.
 */
const FREE_TEXTS: Readonly<Record<string, string>> = {
  en: 'Gajakesari',
  hi: 'गजकेसरी',
  variant: '2',
  clause: '7',
  clauses: '7',
};

/** First and last values of numbers, by the end of their name. */
const RANGES: readonly (readonly [name: RegExp, first: number, last: number])[] = [
  [/signIndex$/i, 0, 11],
  [/nakshatraIndex$/i, 0, 26],
  [/weekdayIndex$/i, 0, 6],
  [/monthIndex$/i, 0, 11],
  [/houses?$|house(Of|From)/i, 1, 12],
  [/pada$/i, 1, 4],
  [/year$/i, 1990, 2030],
  [/level$/i, 1, 5],
];

/** Lists the catalogues of `lib/words/subjects` with samples of the arguments of each sentence. */
export function subjects(): Subject[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => join(folder, name));
  const config = ts.parseJsonConfigFileContent(
    ts.readConfigFile(join(root, 'tsconfig.json'), (path) => ts.sys.readFile(path)).config,
    ts.sys,
    root,
  );
  const program = ts.createProgram(files, { ...config.options, noEmit: true });
  return files.flatMap((file) => subjectsOf(program, file));
}

function subjectsOf(program: ts.Program, file: string): Subject[] {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file)!;
  const module = checker.getSymbolAtLocation(source);
  if (module === undefined) return [];
  return checker.getExportsOfModule(module).flatMap((symbol) => {
    const declaration = symbol.valueDeclaration;
    if (declaration === undefined || !ts.isVariableDeclaration(declaration) || declaration.type === undefined)
      return [];
    if (!/^Catalogues(In)?</.test(declaration.type.getText(source))) return [];
    const { typeArguments } = declaration.type as ts.TypeReferenceNode;
    const facts = checker.getTypeFromTypeNode(typeArguments!.at(-1)!);
    const maker = new ArgumentMaker(checker, declaration);
    const samples = facts.getProperties().map((property): [string, unknown[]] => {
      const type = checker.getTypeOfSymbolAtLocation(property, declaration);
      return [property.name, Array.from({ length: SAMPLES }, (_, turn) => maker.value(property.name, type, turn))];
    });
    return [{ file: relative(root, file), constant: symbol.name, samples: new Map(samples) }];
  });
}

class ArgumentMaker {
  readonly #checker: ts.TypeChecker;
  readonly #at: ts.Node;

  constructor(checker: ts.TypeChecker, at: ts.Node) {
    this.#checker = checker;
    this.#at = at;
  }

  /** Returns the value of a type whose alternatives are chosen by turn. */
  value(name: string, type: ts.Type, turn: number, depth = 0): unknown {
    if (type.isUnion()) return this.#oneOf(name, type, turn, depth);
    if (type.isStringLiteral() || type.isNumberLiteral()) return type.value;
    if (type.flags & ts.TypeFlags.BooleanLiteral) return this.#checker.typeToString(type) === 'true';
    if (type.flags & ts.TypeFlags.Null) return null;
    if (type.flags & ts.TypeFlags.Undefined) return undefined;
    if (type.flags & ts.TypeFlags.Number) return numberOf(name, turn);
    if (type.flags & ts.TypeFlags.StringLike) return textOf(name, turn);
    if (this.#checker.isTupleType(type)) {
      return this.#checker
        .getTypeArguments(type as ts.TypeReference)
        .map((item, i) => this.value(name, item, turn + i, depth + 1));
    }
    if (this.#checker.isArrayType(type)) return this.#listOf(name, type as ts.TypeReference, turn, depth);
    return Object.fromEntries(
      type
        .getProperties()
        .map((property, i) => [
          property.name,
          this.value(
            property.name,
            this.#checker.getTypeOfSymbolAtLocation(property, this.#at),
            turn + (depth > 0 ? i : i * 3),
            depth + 1,
          ),
        ]),
    );
  }

  /** Deep inside, alternatives that hold no further facts are preferred, so that the recursion ends. */
  #oneOf(name: string, { types }: ts.UnionType, turn: number, depth: number): unknown {
    const flat = types.filter((type) => !isNested(this.#checker, type, this.#at));
    const choice = depth > 3 && flat.length > 0 ? flat : types;
    return this.value(name, choice[turn % choice.length]!, Math.floor(turn / choice.length) + turn, depth + 1);
  }

  #listOf(name: string, type: ts.TypeReference, turn: number, depth: number): unknown[] {
    const item = this.#checker.getTypeArguments(type)[0]!;
    return Array.from({ length: 1 + (turn % 3) }, (_, i) => this.value(name, item, turn + i, depth + 1));
  }
}

function isNested(checker: ts.TypeChecker, type: ts.Type, at: ts.Node): boolean {
  const args = type.getProperty('args');
  if (args === undefined) return false;
  return checker
    .getTypeOfSymbolAtLocation(args, at)
    .getProperties()
    .some((property) => /args/.test(checker.typeToString(checker.getTypeOfSymbolAtLocation(property, at))));
}

function numberOf(name: string, turn: number): number {
  const range = RANGES.find(([pattern]) => pattern.test(name));
  if (range === undefined) return /Deg$/.test(name) ? 3.25 + turn : 1 + (turn % 7);
  const [, first, last] = range;
  return first + ((turn * 5) % (last - first + 1));
}

function textOf(name: string, turn: number): string {
  if (/time$/i.test(name)) return ['06:27', '12:05', '16:51', '21:10'][turn % 4]!;
  if (/date$|^from$|^until$|^since$/i.test(name)) return ['2027-06-12', '2027-11-03', '2028-02-28'][turn % 3]!;
  const text = FREE_TEXTS[name];
  if (text === undefined) throw new Error(`A text called ${name}: a sentence takes ids, numbers, dates and times`);
  return text;
}
