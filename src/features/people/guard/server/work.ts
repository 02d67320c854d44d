import { randomInt } from 'node:crypto'
import { createChallenge, type Payload, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { sign } from '#src/server/secrets/secret.ts'
import { codeMinutes, type Work } from '../contract.ts'
import type { Purpose } from '../purpose.ts'

/** PBKDF2 rounds of one step: the server makes one step for a challenge, and none for its check. */
const rounds = 5000
/** The most steps at each level, half of them on average: a laptop takes about 1, 4 and 15 seconds. */
const stepsOf = [2000, 10_000, 40_000] as const

const secretsOf = (secret: string) => ({
  hmacSignatureSecret: sign(secret, 'work', 'challenge'),
  hmacKeySignatureSecret: sign(secret, 'work', 'key'),
})

/**
 * Makes a proof of work for a browser, which solves it without its reader's help.
 * @param of the one thing that it is good for: a captcha's id. The caller uses that up, so that a proof serves once.
 */
export async function newWork(
  secret: string,
  purpose: Purpose,
  of: string,
  level: number,
): Promise<Work> {
  const most = stepsOf[level] ?? stepsOf[2]
  const { parameters, signature } = await createChallenge({
    ...secretsOf(secret),
    algorithm: 'PBKDF2/SHA-256',
    cost: rounds,
    deriveKey,
    counter: randomInt(most),
    expiresAt: new Date(Date.now() + codeMinutes * 60_000),
    data: { purpose, of, level, most },
  })
  return { parameters, signature: signature! } as Work
}

/**
 * Whether the solution of a proof of work holds for this purpose and thing.
 * @param given base64 of the challenge and its solution in JSON, as ALTCHA writes them
 * @param level a proof one level easier is accepted too: the failures may have grown since it was made
 */
export async function isWorkDone(
  secret: string,
  purpose: Purpose,
  of: string,
  level: number,
  given: string | undefined,
): Promise<boolean> {
  const payload = given === undefined ? undefined : parse(given)
  if (!payload) return false
  const { challenge, solution } = payload
  const { data } = challenge.parameters
  if (data?.purpose !== purpose || data['of'] !== of || Number(data['level']) < level - 1) {
    return false
  }
  const { verified } = await verifySolution({
    ...secretsOf(secret),
    challenge,
    solution,
    deriveKey,
  })
  return verified
}

function parse(given: string): Payload | undefined {
  try {
    const payload = JSON.parse(Buffer.from(given, 'base64').toString()) as Partial<Payload> | null
    const { challenge, solution } = payload ?? {}
    const isWhole =
      typeof challenge?.parameters === 'object' &&
      typeof challenge.parameters.keySignature === 'string' &&
      typeof challenge.signature === 'string'
    return isWhole && solution ? { challenge, solution } : undefined
  } catch {
    return undefined
  }
}
