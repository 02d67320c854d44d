import { defineErrors } from '#src/shared/errors.ts'

/** The refusals of the live connection. */
export const liveErrors = defineErrors('message', {
  foreign: { kind: 'forbidden', zh: '仅限本站页面使用', en: 'For pages of this site only' },
  tooManyPages: { kind: 'tooMany', zh: '打开的页面过多', en: 'Too many open pages' },
  full: { kind: 'unavailable', zh: '服务繁忙，请稍后再试', en: 'Busy, please try again later' },
})
