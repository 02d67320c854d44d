import { compile } from '@fastify/proxy-addr'

/** Whether every entry is an address or a network ('10.0.0.0/8', 'loopback'). */
export function isNetworkList(entries: string[]): boolean {
  try {
    compile(entries)
    return true
  } catch {
    return false
  }
}

/** Compiled once for each list of the settings, because every request asks. */
const compiled = new WeakMap<readonly string[], (ip: string, hop: number) => boolean>()

export function holdsAddress(list: readonly string[], ip: string | undefined): boolean {
  if (ip === undefined || list.length === 0) return false
  let matches = compiled.get(list)
  if (!matches) compiled.set(list, (matches = compile([...list])))
  return matches(ip, 0)
}
