import type { Kernel } from '#src/server/kernel.ts'
import type { Origin } from '#src/server/http/origin.ts'
import { widthOf } from '#src/server/net/networks.ts'
import { readTries } from './tries.ts'
import { addressSubject } from './subjects.ts'
import { type Limit, noLimit, workLevelOf } from './sign-in-limits.ts'

type Given = Pick<Kernel, 'config'> & { origin: Origin }

/** The puzzles that an address may try a day, right or wrong: few by the picture alone. */
export function puzzleLimits({ config, origin }: Given, hasWork: boolean): Limit[] {
  return [
    {
      subject: `puzzle:${addressSubject(origin.ip)}`,
      recent: noLimit,
      perDay: widthOf(config, origin.ip) * (hasWork ? 100 : 10),
      slowAfter: noLimit,
      longestPause: 0,
    },
  ]
}

/** How hard the proof of work is: the harder, the more puzzles the address has tried lately. */
export async function workLevel(given: Given & Pick<Kernel, 'db'>): Promise<number> {
  const [counted] = await readTries(given.db, puzzleLimits(given, true))
  return workLevelOf((counted?.failures ?? 0) / widthOf(given.config, given.origin.ip))
}
