import { z } from 'zod'
import { pageAct, pageActs, type PagePost, type Sent } from '#src/server/pages/page-act.ts'
import { guardApi } from '#src/features/people/guard/contract.ts'
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
    again: ['password', 'confirmPassword'],
    acts: {
      '': pageAct(
        securityApi.resetPassword,
        ({ inputNumber = '', code = '', password = '', confirmPassword = '' }) => ({
          ...{ inputNumber, code, password, confirmPassword },
        }),
      ),
      picture: pageAct(guardApi.getPuzzle, puzzleOf('picture')),
      question: pageAct(guardApi.getPuzzle, puzzleOf('question')),
      code: pageActs(
        [
          guardApi.solvePuzzle,
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
