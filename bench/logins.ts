import { demoPassword } from '#demo/accounts.ts'
import { loginOf } from './account-cases.ts'
import type { Child } from './ipc.ts'
import type { Call } from './load.ts'
import type { Target } from './measure.ts'
import { table } from './report.ts'
import type { SignedIn } from './seed-account.ts'
import { compare, type Spread, spreadOf } from './two-samples.ts'

const kinds = ['right password', 'wrong password', 'unknown name'] as const
type Kind = (typeof kinds)[number]

export interface Logins {
  /** Milliseconds from the request to its answer. */
  spreads: Record<Kind, Spread>
  /** Compares a wrong password of a known name with an unknown name. */
  ratio: number
  auc: number
  p: number
}

/** Known and unknown names alternate, so that a slow moment of the machine affects both. */
export async function compareLogins(load: Child, target: Target, rounds: number): Promise<Logins> {
  const people = await target.child.ask<SignedIn[]>('people', { count: 2 * rounds + 4 })
  const next = () => people.pop()?.username ?? ''
  const callOf: Record<Kind, () => Call> = {
    'right password': () => loginOf(next(), demoPassword),
    'wrong password': () => loginOf(next(), 'Wrong-2026'),
    // As long as an existing name.
    'unknown name': () => loginOf(`nobody${Math.random().toString(36).slice(2, 11)}`, 'Wrong-2026'),
  }
  await load.ask('timeEach', { port: target.port, calls: [callOf['wrong password']()] })
  // The order is random, because a kind that always came second would meet the load of the first.
  const order = Array.from({ length: rounds }, () =>
    kinds.toSorted(() => Math.random() - 0.5),
  ).flat()
  const calls = order.map((kind) => callOf[kind]())
  const times = await load.ask<number[]>('timeEach', { port: target.port, calls })
  const timesOf = (kind: Kind) => times.filter((_, index) => order[index] === kind)
  const [wrong, unknown] = [timesOf('wrong password'), timesOf('unknown name')]
  const spreads = Object.fromEntries(
    kinds.map((kind) => [kind, spreadOf(timesOf(kind))]),
  ) as Logins['spreads']
  const ratio = spreads['unknown name'].p50 / spreads['wrong password'].p50
  return { spreads, ratio, ...compare(wrong, unknown) }
}

export function loginTable({ spreads, ratio, auc, p }: Logins): string {
  const rows = kinds.map((kind) => {
    const { count, p5, p50, p95 } = spreads[kind]
    return [kind, String(count), ...[p5, p50, p95].map((ms) => ms.toFixed(2))]
  })
  return `${table(['', 'tries', 'p5 ms', 'p50 ms', 'p95 ms'], rows)}
Unknown name against wrong password: medians ${ratio.toFixed(3)} : 1; an unknown name is the slower one in ${(auc * 100).toFixed(1)} % of pairs (50 % tells nothing), p = ${p.toFixed(2)}.`
}
