/** What is worked out when it is first asked for, and ready from then on. */

/** Returns what makes a value once. */
export function memoized<T>(made: () => T): () => T {
  let known: { readonly value: T } | null = null;
  return () => (known ??= { value: made() }).value;
}

/** Returns what makes a value for each key once. */
export function memoizedEach<Key, T>(made: (key: Key) => T): (key: Key) => T {
  const known = new Map<Key, T>();
  return (key) => {
    const value = known.get(key) ?? made(key);
    known.set(key, value);
    return value;
  };
}
