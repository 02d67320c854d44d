import { feature } from '#src/server/feature.ts'
import { guardApi } from './contract.ts'
import { getCaptcha } from './server/get-captcha.ts'
import { getPuzzle, solvePuzzle } from './server/puzzle.ts'
import { tidyGuardJob } from './server/tidy.ts'

/** Protection against guessing and abuse: captchas, puzzles, proofs of work, and limits of tries and codes. */
export const guardFeature = feature({
  name: 'people/guard',
  title: { zh: '安全验证', en: 'Security checks' },
  calls: [
    [guardApi.getCaptcha, getCaptcha],
    [guardApi.getPuzzle, getPuzzle],
    [guardApi.solvePuzzle, solvePuzzle],
  ],
  jobs: [tidyGuardJob],
})
