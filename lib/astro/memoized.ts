/** Memoized values: computed at the first call, remembered afterwards. */

/** Returns a function that computes a value at its first call and returns the same value at every later one. */
export function memoized<T>(made: () => T): () => T {
  let known: { readonly value: T } | null = null;
  return () => (known ??= { value: made() }).value;
}

/** Returns a function that computes the value of each key once; later calls with the key return the same value. */
export function memoizedEach<Key, T>(made: (key: Key) => T): (key: Key) => T {
  const known = new Map<Key, T>();
  return (key) => {
    const value = known.get(key) ?? made(key);
    known.set(key, value);
    return value;
  };
}

/** Returns what is remembered under a key, made at the first call with it. A key always names values of one type. */
export type Remembered = <T>(key: object, made: () => T) => T;

/** Returns an empty memory, for values of several types that belong to one thing. */
export function remembered(): Remembered {
  const known = new Map<object, { readonly value: unknown }>();
  return <T>(key: object, made: () => T) => {
    const entry = known.get(key) ?? { value: made() };
    known.set(key, entry);
    return entry.value as T;
  };
}

/** Returns the value of a key, made where it is not among those remembered. */
export type MemoizedLast<Key, T> = (key: Key, made: () => T) => T;

/** Remembers values across requests, so many at the most: the one asked for longest ago goes first. */
export function memoizedLast<Key, T>(most: number): MemoizedLast<Key, T> {
  const known = new Map<Key, { readonly value: T }>();
  return (key, made) => {
    const entry = known.get(key) ?? { value: made() };
    known.delete(key);
    known.set(key, entry);
    const [oldest] = known.keys();
    if (known.size > most) known.delete(oldest!);
    return entry.value;
  };
}
