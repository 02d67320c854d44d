import { expect, test } from 'vitest'
import { textOf } from '#src/web/i18n.tsx'
import { classErrors } from './errors.ts'
import { joinText } from './web/join-text.ts'
import { mineText } from './web/mine-text.ts'
import { overviewText } from './web/overview-text.ts'

test('a failure says the words of the specification, section 8, letter by letter', () => {
  const { archiveFailed, editFailed } = textOf(overviewText, 'en-US')
  expect([textOf(joinText, 'en-US').failed, classErrors.codeWrong.en]).toEqual([
    'Join class failed, check the class code',
    'Join class failed, check the class code',
  ])
  expect([archiveFailed, textOf(mineText, 'en-US').createFailed, editFailed]).toEqual([
    'Archive class failed',
    'Create class failed',
    'Edit class failed',
  ])
  expect(textOf(joinText, 'zh-CN').failed).toBe(classErrors.codeWrong.zh)
})
