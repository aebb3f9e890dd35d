export interface Turns {
  shared<T>(work: () => T | Promise<T>): Promise<T>;
  alone<T>(work: () => T | Promise<T>): Promise<T>;
}

export function turns(): Turns;
