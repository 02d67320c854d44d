import { expect, test } from 'vitest'
import type { Phase, Transfer } from './file-item.ts'
import { inOrder } from './transfer-order.ts'

test('uploads that failed stand before those that move, wait and have ended', () => {
  const phases: Phase[] = ['done', 'queued', 'sending', 'done', 'failed', 'cut', 'wanted']
  const list = phases.map((phase, uid) => ({ uid, phase }) as Transfer)
  expect(inOrder(list).map(({ uid, phase }) => `${uid} ${phase}`)).toEqual([
    ...['4 failed', '6 wanted', '2 sending', '5 cut', '1 queued', '0 done', '3 done'],
  ])
})
