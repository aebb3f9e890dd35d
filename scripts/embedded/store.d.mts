/** dynalite's; nobody outside looks into it. */
export type Store = Readonly<Record<string, unknown>>;

export function openStore(folder: string | null): Promise<Store>;
export function ensureTable(store: Store, tableName: string, description: object): Promise<void>;
export function closeStore(store: Store): Promise<void>;
