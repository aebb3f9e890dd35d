/** Formulas of CloudWatch alarms (metric math), as far as the template uses them: numbers, + - * /, comparisons, IF and FILL. */

/** Measurements of a period by their ids; null where nothing was measured. */
export type Measured = Readonly<Record<string, number | null>>;
type Value = number | null;

/** Returns what a formula gives for the measurements of one period; null where one is missing that it needs. */
export function mathResult(formula: string, measured: Measured): Value {
  const tokens = formula.match(/[A-Za-z]\w*|\d+(?:\.\d+)?|>=|<=|[()+\-*/,<>]/g) ?? [];
  if (tokens.join('') !== formula.replace(/\s/g, '')) throw new Error(`Unread: ${formula}`);
  const reader = new Formula(tokens, measured);
  return reader.whole();
}

const OPERATORS: Readonly<Record<string, (a: number, b: number) => number>> = {
  '+': (a, b) => a + b,
  '-': (a, b) => a - b,
  '*': (a, b) => a * b,
  '/': (a, b) => a / b,
  '>=': (a, b) => Number(a >= b),
  '<=': (a, b) => Number(a <= b),
  '>': (a, b) => Number(a > b),
  '<': (a, b) => Number(a < b),
};
/** The loosest first. */
const LEVELS = [
  ['>=', '<=', '>', '<'],
  ['+', '-'],
  ['*', '/'],
];

class Formula {
  readonly #tokens: readonly string[];
  readonly #measured: Measured;
  #at = 0;

  constructor(tokens: readonly string[], measured: Measured) {
    this.#tokens = tokens;
    this.#measured = measured;
  }

  whole(): Value {
    const value = this.#level(0);
    if (this.#at < this.#tokens.length) throw new Error(`${this.#tokens[this.#at]} is too much.`);
    return value;
  }

  #next(): string {
    const token = this.#tokens[this.#at++];
    if (token === undefined) throw new Error('The formula ends too early.');
    return token;
  }

  #level(level: number): Value {
    const operators = LEVELS[level];
    if (!operators) return this.#operand();
    let value = this.#level(level + 1);
    while (operators.includes(this.#tokens[this.#at] ?? '')) {
      const operate = OPERATORS[this.#next()]!;
      const other = this.#level(level + 1);
      value = value === null || other === null ? null : operate(value, other);
    }
    return value;
  }

  #operand(): Value {
    const token = this.#next();
    if (token === '(') {
      const value = this.#level(0);
      this.#expect(')');
      return value;
    }
    if (token === 'IF') {
      const [condition, then, otherwise] = this.#operands(3);
      return condition === null ? null : condition === 0 ? otherwise! : then!;
    }
    if (token === 'FILL') {
      const [value, missing] = this.#operands(2);
      return value ?? missing!;
    }
    if (/^\d/.test(token)) return Number(token);
    if (!(token in this.#measured)) throw new Error(`${token} is not measured.`);
    return this.#measured[token]!;
  }

  #operands(count: number): Value[] {
    this.#expect('(');
    const values = Array.from({ length: count }, (_, i) => {
      if (i > 0) this.#expect(',');
      return this.#level(0);
    });
    this.#expect(')');
    return values;
  }

  #expect(token: string): void {
    const found = this.#next();
    if (found !== token) throw new Error(`${found} stands where ${token} must.`);
  }
}
