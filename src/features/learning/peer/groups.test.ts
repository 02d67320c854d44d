import { expect, test } from 'vitest'
import { homeworkApi } from '#src/features/learning/homework/contract.ts'
import { openHomework } from '#src/features/learning/homework/test-homework.ts'
import { settings } from '#src/features/learning/homework/test-settings.ts'
import { randomHex } from '#src/web/random-hex.ts'
import { expectAgreement } from '#tests/can.ts'
import { refusal } from '#tests/world.ts'
import { peerApi } from './contract.ts'
import { round } from './test-peer.ts'

const { newGroups, set } = await openHomework()
const inGroups = { inGroups: true } as const

test('work in groups has no peer round, whichever was chosen first', async () => {
  const { owner, classId } = await newGroups()
  const homeworkId = await set(owner, classId, inGroups)
  const { can } = await owner(peerApi.getRound, { homeworkId })
  expectAgreement(can.set, await owner.ask(peerApi.set, { homeworkId, round: round() }))

  const planned = await set(owner, classId, {}, { publish: false })
  await owner(peerApi.set, { homeworkId: planned, round: round() })
  const given = { classId, homeworkId: planned, key: randomHex(), publish: false }
  const both = owner(homeworkApi.save, { ...given, homework: settings(inGroups) })
  await expect(both).rejects.toMatchObject(refusal('homework.hasRound'))
})
