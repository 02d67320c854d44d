import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Work } from '#src/features/people/guard/contract.ts'

/** Does a proof of work as an attacker's program does: at full speed, without a browser. */
export async function solveWork(work: Work): Promise<string> {
  const solution = await solveChallenge({ challenge: work, deriveKey })
  return Buffer.from(JSON.stringify({ challenge: work, solution })).toString('base64')
}
