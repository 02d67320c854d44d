import { z } from 'zod'
import { pageAct, pageActs, type PagePost, type Sent } from '#src/server/pages/page-act.ts'
import { securityApi } from '../contract.ts'
import { securityPaths } from '../paths.ts'

const text = z.string()

const puzzleOf =
  (kind: 'picture' | 'question') =>
  ({ inputNumber = '' }: Sent) => ({ kind, inputNumber })

/** Recovering a password without script: the puzzle, the code behind it, and the new password. */
export const securityPosts: readonly PagePost[] = [
  {
    path: securityPaths.forget(),
    keep: { inputNumber: text, code: text },
    acts: {
      '': pageAct(
        securityApi.resetPassword,
        ({ inputNumber = '', code = '', password = '', confirmPassword = '' }) => ({
          ...{ inputNumber, code, password, confirmPassword },
        }),
      ),
      picture: pageAct(securityApi.getPuzzle, puzzleOf('picture')),
      question: pageAct(securityApi.getPuzzle, puzzleOf('question')),
      code: pageActs(
        [
          securityApi.solvePuzzle,
          ({ inputNumber = '', puzzleId = '', x, answer }) => ({
            ...{ inputNumber, puzzleId },
            ...(x !== undefined && { x: Number(x) }),
            ...(answer !== undefined && { answer }),
          }),
        ],
        [
          securityApi.getFindPwdCode,
          ({ inputNumber = '' }, { ticket }) => ({ inputNumber, ticket }),
        ],
      ),
    },
  },
]
