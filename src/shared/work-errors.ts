import { defineErrors } from './errors.ts'

/** The refusals to begin a work on a file again. */
export const workErrors = /* @__PURE__ */ defineErrors('work', {
  unknown: { kind: 'notFound', zh: '该任务不存在', en: 'This task does not exist' },
  notFailed: {
    kind: 'conflict',
    zh: '该任务没有失败，无需重试',
    en: 'This task has not failed, so it cannot be tried again',
  },
})
