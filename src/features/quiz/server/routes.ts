import type { Kernel } from '#src/server/kernel.ts'
import { mount } from '#src/server/mount.ts'
import { quizApi } from '../contract.ts'
import { getAttempt } from './get-attempt.ts'
import { handIn } from './hand-in.ts'
import { quizParts } from './personal-data.ts'
import { saveAnswer } from './save-answer.ts'

export function quizRoutes(kernel: Kernel): void {
  mount(kernel, quizApi.getAttempt, getAttempt)
  mount(kernel, quizApi.saveAnswer, saveAnswer)
  mount(kernel, quizApi.handIn, handIn)
  kernel.personalData.add(...quizParts)
}
