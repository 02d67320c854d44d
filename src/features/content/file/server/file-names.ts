import { nameMax } from '../forms.ts'

/** Returns the ending of a name with its dot, in the case in which it is written; '' where it has none. */
export const endingOf = (name: string): string => /\.[A-Za-z0-9]{1,8}$/.exec(name)?.[0] ?? ''

/** Returns the name with an ending: its own is replaced where it is another one. */
export function withEnding(name: string, ending: string, former = endingOf(name)): string {
  const base = name.toLowerCase().endsWith(ending.toLowerCase())
    ? name.slice(0, name.length - ending.length)
    : name.slice(0, name.length - (name.endsWith(former) ? former.length : 0))
  return (
    Array.from(base)
      .slice(0, nameMax - ending.length)
      .join('') + ending
  )
}
