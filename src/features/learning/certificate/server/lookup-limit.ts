import { CostLimit } from '#src/server/http/cost-limit.ts'
import { TooMany } from '#src/server/http/too-many.ts'
import { type Kernel, oncePerApp } from '#src/server/kernel.ts'
import { addressKey } from '#src/server/net/address-key.ts'
import { widthOf } from '#src/server/net/networks.ts'

/** A lookup that finds nothing costs as much as so many that find something. */
const missCost = 4
/** The share of the ordinary allowance that lookups may spend: 120 a minute by default. */
const share = 0.1

const limitOf = oncePerApp(() => new CostLimit())

/**
 * Counts the lookups of codes by address, in pages and calls alike. Codes cannot be guessed; the limit keeps others
 * from trying, and from reading a list of stolen codes quickly.
 * @throws TooMany
 */
export function countLookup(
  kernel: Pick<Kernel, 'db' | 'events' | 'config'>,
  ip: string,
): { missed(): void } {
  const { config } = kernel
  const allowance = Math.max(30, config.RATE_PER_MINUTE * share * widthOf(config, ip))
  const pay = (cost: number) => limitOf(kernel).pay(addressKey(ip), cost, allowance)
  const wait = pay(1)
  if (wait > 0) throw new TooMany(wait)
  return { missed: () => void pay(missCost - 1) }
}
