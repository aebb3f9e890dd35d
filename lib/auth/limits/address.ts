/** Addresses of callers, in the form by which they are counted. */

/** As gateways write them, in lower case and without leading zeros (RFC 5952): needs no parsing. */
const FOUR_GROUPS = /^(?:(?:0|[1-9a-f][0-9a-f]{0,3}):){3}(?:0|[1-9a-f][0-9a-f]{0,3})(?=:)/;

/** Returns what counts as one address: for IPv6 a /64 network, as every subscriber owns one. */
export function addressSubject(ip: string): string {
  if (!ip.includes(':') || ip.includes('.')) return ip;
  const usual = FOUR_GROUPS.exec(ip)?.[0];
  if (usual !== undefined) return usual;
  const [head = '', tail = ''] = ip.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const zeros = ip.includes('::') ? Array<string>(8 - left.length - right.length).fill('0') : [];
  return [...left, ...zeros, ...right]
    .slice(0, 4)
    .map((group) => parseInt(group, 16).toString(16))
    .join(':');
}
