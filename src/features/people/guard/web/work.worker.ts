import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { quietly } from '#src/web/quietly.ts'
import type { Work } from '../contract.ts'

/** The number of steps done, now and then, and at last the solution, if there is one. */
export type WorkMessage = { steps: number } | { solution: string | undefined }

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- sent only to the worker's own page
const answer = (message: WorkMessage) => self.postMessage(message)

self.addEventListener('message', ({ data: work }: MessageEvent<Work>) => {
  void quietly(solve(work)).then((solution) => answer({ solution }))
})

async function solve(work: Work): Promise<string | undefined> {
  let steps = 0
  const solution = await solveChallenge({
    challenge: work,
    // As long as the proof itself is valid.
    timeout: 300_000,
    deriveKey(...given) {
      if (++steps % 50 === 0) answer({ steps })
      return deriveKey(...given)
    },
  })
  return solution ? btoa(JSON.stringify({ challenge: work, solution })) : undefined
}
