import type { Call } from '#src/server/kernel.ts'
import type { bankApi } from '../contract.ts'
import { saveQuestion } from './save-question.ts'

export const changeQuestion = (call: Call<typeof bankApi.saveQuestion>) =>
  call.db.transaction((tx) => saveQuestion(tx, call, call.input))
