/**
 * Filter patterns of CloudWatch Logs, as its user guide describes them ("Filter pattern syntax for metric filters"): terms in
 * any text, and comparisons of properties in lines of JSON. Patterns of other kinds (space-delimited, regular expressions)
 * are refused, so that none passes unread.
 */

/** Returns whether a line of log is counted by a pattern. */
export function isMatch(pattern: string, line: string): boolean {
  const text = pattern.trim();
  if (text.startsWith('[') || /%/.test(text)) throw new Error(`Patterns like ${text} are not read here.`);
  return text.startsWith('{') ? isJsonMatch(text, line) : isTextMatch(text, line);
}

/** Every term must be there, none with a minus, and of those with a question mark any. */
function isTextMatch(pattern: string, line: string): boolean {
  const terms = [...pattern.matchAll(/([?-]?)(?:"([^"]*)"|(\S+))/g)].map(([, sign, quoted, plain]) => {
    if (quoted === undefined && !/^\w+$/.test(plain!)) throw new Error(`The term ${plain} must stand in quotes.`);
    return { sign, isThere: line.includes(quoted ?? plain!) };
  });
  const optional = terms.filter(({ sign }) => sign === '?');
  return (
    terms.every(({ sign, isThere }) => sign === '?' || isThere === (sign !== '-')) &&
    (optional.length === 0 || optional.some(({ isThere }) => isThere))
  );
}

type Test = (line: unknown) => boolean;

function isJsonMatch(pattern: string, line: string): boolean {
  const test = new Reader(pattern).pattern();
  const read = parsed(line);
  return typeof read === 'object' && read !== null && test(read);
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

const TOKEN = /\s*(&&|\|\||!=|<=|>=|[{}()=<>]|"(?:[^"\\]|\\.)*"|[^\s{}()=<>!&|"]+)/y;

class Reader {
  readonly #tokens: string[] = [];
  #at = 0;

  constructor(pattern: string) {
    TOKEN.lastIndex = 0;
    for (let found = TOKEN.exec(pattern); found; found = TOKEN.exec(pattern)) this.#tokens.push(found[1]!);
    const read = this.#tokens.join('').length;
    if (read !== pattern.replace(/\s+(?=(?:[^"]*"[^"]*")*[^"]*$)/g, '').length) throw new Error(`Unread: ${pattern}`);
  }

  pattern(): Test {
    this.#expect('{');
    const test = this.#either();
    this.#expect('}');
    if (this.#at < this.#tokens.length) throw new Error('There is more after the pattern.');
    return test;
  }

  #next(): string {
    const token = this.#tokens[this.#at++];
    if (token === undefined) throw new Error('The pattern ends too early.');
    return token;
  }

  #expect(token: string): void {
    const found = this.#next();
    if (found !== token) throw new Error(`${found} stands where ${token} must.`);
  }

  #isNext(token: string): boolean {
    if (this.#tokens[this.#at] !== token) return false;
    this.#at += 1;
    return true;
  }

  #either(): Test {
    const tests = [this.#all()];
    while (this.#isNext('||')) tests.push(this.#all());
    return (line) => tests.some((test) => test(line));
  }

  #all(): Test {
    const tests = [this.#one()];
    while (this.#isNext('&&')) tests.push(this.#one());
    return (line) => tests.every((test) => test(line));
  }

  #one(): Test {
    if (this.#isNext('(')) {
      const test = this.#either();
      this.#expect(')');
      return test;
    }
    const select = selector(this.#next());
    const operator = this.#next();
    if (operator === 'EXISTS') return (line) => select(line) !== undefined;
    const operand = this.#next();
    if (operator === 'NOT' && operand === 'EXISTS') return (line) => select(line) === undefined;
    const compare = operator === 'IS' ? stateTest(operand) : comparison(operator, operand);
    return (line) => compare(select(line));
  }
}

/** `$.message.code`, `$.frames[0]`. */
function selector(text: string): (line: unknown) => unknown {
  if (!/^\$(\.[\w-]+|\[\d+\])+$/.test(text)) throw new Error(`${text} selects nothing.`);
  const steps = [...text.matchAll(/[\w-]+/g)].map(([step]) => step);
  return (line) =>
    steps.reduce<unknown>(
      (part, step) =>
        typeof part === 'object' && part !== null && Object.hasOwn(part, step)
          ? (part as Record<string, unknown>)[step]
          : undefined,
      line,
    );
}

function stateTest(operand: string): (value: unknown) => boolean {
  const states: Record<string, unknown> = { NULL: null, TRUE: true, FALSE: false };
  if (!(operand in states)) throw new Error(`Nothing is ${operand}.`);
  return (value) => value === states[operand];
}

const NUMERIC: Readonly<Record<string, (value: number, other: number) => boolean>> = {
  '=': (value, other) => value === other,
  '!=': (value, other) => value !== other,
  '<': (value, other) => value < other,
  '<=': (value, other) => value <= other,
  '>': (value, other) => value > other,
  '>=': (value, other) => value >= other,
};

/** Of what is not there, is a list or is an object, nothing is compared. */
function comparison(operator: string, operand: string): (value: unknown) => boolean {
  const compare = NUMERIC[operator];
  if (!compare) throw new Error(`There is no operator ${operator}.`);
  if (/^-?\d+(\.\d+)?$/.test(operand)) {
    const other = Number(operand);
    return (value) => typeof value === 'number' && compare(value, other);
  }
  if (operator !== '=' && operator !== '!=') throw new Error(`Only numbers are compared by ${operator}.`);
  const wanted = wildcards(operand.startsWith('"') ? (JSON.parse(operand) as string) : operand);
  return (value) => typeof value === 'string' && wanted.test(value) === (operator === '=');
}

function wildcards(text: string): RegExp {
  const parts = text.split('*').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`, 's');
}
