import { test } from 'vitest'
import { expectAgreement } from '#tests/can.ts'
import { openWorld } from '#tests/world.ts'
import { profileApi } from './contract.ts'

const { newUser } = await openWorld()

test.each(['student', 'unverified', 'teacher', 'admin'] as const)(
  'the right to change the name matches the outcome of the call: %s',
  async (role) => {
    const person = await newUser(role)
    const { can } = await person(profileApi.getProfile, {})
    const act = await person.ask(profileApi.updateStudentInfo, { realName: '林大满' })
    expectAgreement(can.changeName, act)
  },
)
