import { LRUCache } from 'lru-cache'

/**
 * Tries under way at each address, in this process. An honest crowd signs in at the same moment: where
 * only tries under way fill the allowance of their address, the next one waits for their result instead
 * of asking its person for a captcha.
 */
interface Address {
  /** Counted tries without a result. */
  underWay: number
  /** 1 while a try is being counted: it may stand in the row already. */
  beingCounted: 0 | 1
  /** The last count; counts of one address follow each other, as they would in its row. */
  counting: Promise<unknown>
  waiting: ((isTurn: boolean) => void)[]
}
// Bounded; an entry without tries costs nothing to make again.
const addresses = new LRUCache<string, Address>({ max: 20_000 })

/** No answer takes longer than this; later a captcha is asked for. */
const patienceMs = 20_000
const waitingMost = 600

/**
 * Counts a try at an address.
 * @returns what `count` returns, and `end` to be called once the try has a result; undefined if `count` refuses
 */
export async function beginTry<T>(
  address: string,
  count: () => Promise<T | undefined>,
): Promise<{ counted: T; end: () => void } | undefined> {
  const here = addresses.get(address) ?? {
    underWay: 0,
    beingCounted: 0,
    counting: Promise.resolve(),
    waiting: [],
  }
  addresses.set(address, here)
  const counting = here.counting.then(async () => {
    here.beingCounted = 1
    const counted = await count().finally(() => (here.beingCounted = 0))
    if (counted !== undefined) here.underWay++
    return counted
  })
  // A failed count concerns its own call only.
  here.counting = counting.catch(() => {})
  const counted = await counting
  return counted === undefined ? undefined : { counted, end: () => end(here) }
}

function end(here: Address): void {
  here.underWay--
  // A success frees its own place and, by its excuse, one more. After the last try all others are counted again.
  const next = here.underWay === 0 ? here.waiting.splice(0) : here.waiting.splice(0, 2)
  for (const turn of next) turn(true)
}

/** The most tries of an address that a row may count at this moment though they have no result. */
export function triesUnderWay(address: string): number {
  const here = addresses.get(address)
  return here ? here.underWay + here.beingCounted : 0
}

/** Waits until a try at this address has a result. @returns false if none is under way, or for too long */
export function waitForTurn(address: string): Promise<boolean> {
  const here = addresses.get(address)
  if (!here || here.underWay === 0 || here.waiting.length >= waitingMost) {
    return Promise.resolve(false)
  }
  return new Promise((resolve) => {
    const turn = (isTurn: boolean) => {
      clearTimeout(timer)
      resolve(isTurn)
    }
    const timer = setTimeout(() => {
      here.waiting = here.waiting.filter((one) => one !== turn)
      resolve(false)
    }, patienceMs)
    here.waiting.push(turn)
  })
}
