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
