export const PASSWORD: string;
export const PASSWORD_HASH: string;
export function useQuickScrypt(): () => void;
