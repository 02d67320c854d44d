import { LRUCache } from 'lru-cache'
import { pinyinOf } from '#src/server/text/pinyin.ts'

/** Names change rarely, and reading one takes longer than finding its row. */
const sounds = new LRUCache<string, string>({ max: 5000 })

/** Returns how a name is typed without an input method, whole and by its initials: 'guangdongsheng gds'. */
export function soundOf(name: string): string {
  const known = sounds.get(name)
  if (known !== undefined) return known
  const { whole, initials } = pinyinOf(name)
  const sound = `${whole} ${initials}`
  sounds.set(name, sound)
  return sound
}
