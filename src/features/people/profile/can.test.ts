import { test } from 'vitest'
import { expectAgreement } from '#tests/can.ts'
import { openWorld } from '#tests/world.ts'
import { seedProvinces } from '#src/features/people/school/server/provinces.ts'
import { profileApi } from './contract.ts'

const { app, newUser } = await openWorld()
await seedProvinces(app.kernel.db)

test.each(['student', 'unverified', 'teacher', 'admin'] as const)(
  'the right to change the name matches the outcome of the call: %s',
  async (role) => {
    const person = await newUser(role)
    const { can } = await person(profileApi.getProfile, {})
    const act = await person.ask(profileApi.updateStudentInfo, { realName: '林大满' })
    expectAgreement(can.changeName, act)
    const speltAct = await person.ask(profileApi.updateStudentInfo, { realNameEn: 'Daman Lin' })
    expectAgreement(can.changeName, speltAct)
  },
)

test.each(['student', 'unverified', 'teacher', 'admin'] as const)(
  'the right to change the school matches the outcome of the call: %s',
  async (role) => {
    const person = await newUser(role)
    const { can } = await person(profileApi.getProfile, {})
    const school = { provinceId: 44, schoolName: `珠江外贸职业学院${role}` }
    const act = await person.ask(profileApi.updateStudentInfo, school)
    expectAgreement(can.changeSchool, act)
  },
)
