import type { Call } from '#src/server/kernel.ts'
import { cleanBody } from '../../question/server/clean-body.ts'
import type { bankApi } from '../contract.ts'
import { saveQuestion } from './save-question.ts'
import { mustBeWithinLimits } from './within-limits.ts'

export const changeQuestion = (call: Call<typeof bankApi.saveQuestion>) => {
  mustBeWithinLimits(cleanBody(call.input.body))
  return call.db.transaction((tx) => saveQuestion(tx, call, call.input))
}
