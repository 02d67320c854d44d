import type { Kernel } from '#src/server/kernel.ts'
import { mount } from '#src/server/http/mount.ts'
import { quizApi } from './contract.ts'
import { getAttempt } from './server/get-attempt.ts'
import { handIn } from './server/hand-in.ts'
import { quizParts } from './server/personal-data.ts'
import { saveAnswer } from './server/save-answer.ts'

export function quizRoutes(kernel: Kernel): void {
  mount(kernel, quizApi.getAttempt, getAttempt)
  mount(kernel, quizApi.saveAnswer, saveAnswer)
  mount(kernel, quizApi.handIn, handIn)
  kernel.personalData.add(...quizParts)
}
